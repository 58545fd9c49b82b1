import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PHOTO = '(?:photo|picture|image|pic|photograph|shot|print|scan)';
const LIMBS =
  '(?:feet|foot|heads?|hands?|faces?|legs?|arms?|ears?|tail|paws?|hair|shoes?|hats?|people|anyone|anybody|someone|anything)';
const UNITS =
  '(?:temperature|temp|warmth|exposure|brightness|contrast|saturation|vibrance|highlights|shadows|tint)';

/** What is easily taken for something else: blocks for a size, a table's wood for a forest, a reason for a wish. */
export const MEANT_OTHERWISE_FORMS: readonly Form[] = [
  // "Pixel art, 64 by 64"
  [
    /(?<=\bpixel art\b[^;.!?“]*)(?<= )(?:, )(?:(?:at|in|of|on|with|size|resolution) )*(?=\d{2,3}(?:x|×|by)\d{2,3}\b)/,
    '',
  ],
  // "4:5 without cutting off feet"
  [
    new RegExp(
      `(?<!\\bzoom\\b.*)(?<= )(?:, |but )?without (?:cutting|chopping|cropping|slicing|losing) (?:off |out |away )?(?:(?:the|my|our|his|her|their|any|anyones?|anybodys?) )?(${LIMBS})(?= ?$| [,.;!]| and\\b)`,
    ),
    ', but dont cut off the $1',
  ],
  // "Repair it, but don't change how they look": as every repair
  [
    new RegExp(
      `(?<=\\b(?:restore|repair|fix|mend)\\b[^“]*)(?<= )(?:(?:,|but|and|just|please) )*(?:dont|do not|without|never) (?:him |her |them )?(?:change|changing|alter|altering|touch|touching) (?:how (?:they|he|she|it|we|i) (?:looks?|looked)|(?:their|his|her|our|the|my) (?:faces?|features|likeness|looks|expressions?|identity|decent|characters?))(?: at all| too much| please)*${END}`,
    ),
    '',
  ],
  // "Put it on pale wood": a table top, and no forest
  [
    new RegExp(
      `(\\b(?:put|place|set|stand|lay|show) (?:it|them|this|${WHOSE} \\w+) (?:on|onto|upon) )(?:(?:an?|some|the|nice|pale|light|dark|white|old|rustic|oak|walnut|pine|weathered) )*wood(?:en)?(?: (?:surface|boards?|floor|planks?|table ?top|grain))?${END}`,
    ),
    '$1 a wooden table',
  ],
  // "Change the brown wooden table to green": its colour, and no kitchen
  [
    new RegExp(
      `(?<=\\b(?:change|turn|paint|make|dye|recolor|repaint|color|switch|of) (?:the|this|that|my|our) (?:\\w+ )?)(?:wooden|wood|kitchen) (?=(?:table|counter) (?:to |into |in |from )?(?:an? )?${COLOUR}(?: |$))`,
    ),
    '',
  ],
  // "My best friend": nothing that is to be made better
  [/\bbest (?=(?:friends?|mates?|budd(?:y|ies)|pals?|man)\b)/, ''],
  // "Put a heart sticker over his face": a new thing, and nothing that is cut out
  [
    new RegExp(
      `\\b(?:(?:put|add|stick|place|glue) )+(?:(?:an?|some|little|big|cute|funny) )+(?:\\w+ )?stickers? (?:over|on (?!(?:an? )?(?:\\w+ )?background)|onto|covering|of (?!(?:me|us|him|her|it|them|${WHOSE})\\b))(?: [^,.;:!?“ ]+)*?${END}`,
    ),
    'add furniture',
  ],
  // "Soft edges, nothing too bright": how it is not to be
  [
    /(?<= )(?:(?:,|and|but|just|please) )*nothing (?:too|overly|super|very|that) (?:bright|dark|garish|loud|strong|crazy|heavy|fancy|flashy|colorful|sharp|harsh|kitschy|exaggerated|over the top|extreme|saturated)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "I need to look clever on LinkedIn": what for
  [
    /(?<= )(?:[,.;–-] |because |as |so )+(?:i|we|he|she|they) (?:need|needs|want|wants|have|has|would like|wanna) to (?:look|seem|appear|come across|sound) (?:as |more |all |really |so |very )*(?:clever|smart|professional|presentable|good|nice|cool|serious|important|respectable|decent|rich|busy|competent|sophisticated) (?:on|in|for|at|to) [^,.;:!?“]*(?= ?$| ?[.!])/,
    '',
  ],
  // "Like Van Gogh's starry night"
  [
    /\bvan goghs? (?:the )?(?:starry night|sunflowers|paintings?|style|art|brushwork|pictures?|work)\b/,
    'van gogh',
  ],
  // "Less saturated, maybe -20"
  [
    new RegExp(
      `(?<=\\b(?:less|more) (?:\\w+ )|\\b(?:brighter|darker|warmer|cooler|sharper|lighter|contrast|saturation|brightness|exposure|warmth) )(?:[,;–-] )*(?:maybe|say|like|about|around|roughly|perhaps|something like|approximately|by) (\\d{1,2})(?: percent)?${END}`,
    ),
    'by $1',
  ],
  // "Get rid of the curtain behind my daughter, plain light grey instead"
  [
    new RegExp(
      `${START}(?:please )?(?:get rid of|remove|lose|delete|take (?:out|away)|ditch|swap|replace|change|exchange) (?:the |that |this |all |everything )(?:[^,.;:!?“ ]+ ){0,4}?behind (?:me|us|him|her|them|it|${WHOSE} (?:\\w+ )?\\w+)(?: (?:,|and|with|for|to|by|put|use|make it|have|just|an?|i want|id like|give me) )*(?:(?:plain|solid|just|simple|neutral|a|an|some|flat|only) )*(${COLOUR})(?: (?:one|background|wall|color))?(?: (?:instead|there|please|in its place))*${END}`,
    ),
    'make the background $1',
  ],
  // "Remove the background, I'd like very light grey instead"
  [
    new RegExp(
      `\\b(?:remove|change|replace|swap|delete|lose|get rid of) (?:the |my )?background (?:,|and|for|with|to|by) (?:(?:i|we|id|please|want|need|would|like|have|use|put|a|an|just|some|in|very|plain|of) )*(${COLOUR})(?! and (?:white|${COLOUR}))(?: (?:one|background|color))?(?: (?:instead|there|please|in its place))*${END}`,
    ),
    'make the background $1',
  ],
  // "Swap the car park behind us for a beach in Greece"
  [
    new RegExp(
      `\\b(?:swap|replace|change|exchange|trade) (?:the |that |this |all |everything )?(?:[^,.;:!?“ ]+ ){0,3}?behind (?:me|us|him|her|them|it|${WHOSE} \\w+) (?:for|with|by|to|into) (an? |the )(?!.*\\b(?:one|blur|frame|border)\\b)`,
    ),
    'change the background to $1',
  ],
  // "Before and after with labels"
  [
    /\b(before and after)((?: [^,.;:!?“ ]+)*?)(?: ,)? with (?:labels?|captions?|titles?|text|texts)(?: (?:on|under|below|in|for) (?:each|both|them|it))?(?= ?$| please\b| ?[,.;!])/,
    'side by side , write “Before” bottom left and write “After” bottom right',
  ],
  // "The dress is burgundy, not brown: fix only the dress"
  [
    new RegExp(
      `${START}(?:the|my|her|his|our|that) (${NAME}) (?:is|was|are|were) (?:really |actually |in fact )?(${COLOUR})(?: in (?:real life|reality|fact|truth))? (?:, )?(?:and )?not (${COLOUR})(?: (?:[:,.;–-]|and|so))+ (?:please |just |only |can you |could you )*(?:fix|correct|change|adjust|mend|put right|repair)(?: (?:only|just|please))* (?:the|that|my|her|his|it)(?: \\w+)?(?: (?:only|please))*${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Mend it but don't add colour"
  [
    /(?<=\b(?:restore|repair|mend|fix|sharpen|clean)\b[^“]*)(?<= )(?:(?:,|but|and|just|please) )*(?:dont|do not|without|no) (?:add|adding|put|invent|give it)(?: any| in)? (?:colors?|colour)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Minus 10 on temperature"
  [
    new RegExp(`\\bminus (\\d+)(?: percent)? (?:on|in|for|at|of) (?:the )?(${UNITS})${END}`),
    'decrease $2 by $1',
  ],
  [
    new RegExp(`\\bplus (\\d+)(?: percent)? (?:on|in|for|at|of) (?:the )?(${UNITS})${END}`),
    'increase $2 by $1',
  ],
  // "Pull the shadows up about 30"
  [
    /\b(?:pull|push|bring|drag|take|move|slide) (?:the )?(shadows|highlights|blacks|whites|exposure|contrast|saturation) up(?: (?:by|about|around|roughly|to|some|maybe))* (\d+)/,
    'raise the $1 by $2',
  ],
  [
    /\b(?:pull|push|bring|drag|take|move|slide) (?:the )?(shadows|highlights|blacks|whites|exposure|contrast|saturation) (?:down|back)(?: (?:by|about|around|roughly|to|some|maybe))* (\d+)/,
    'lower the $1 by $2',
  ],
  // "Upscale 4×, right now it's only 900 px across"
  [
    /(?<=\b(?:upscale|enlarge|bigger|larger|resize|double|triple|blow)\b[^“]*)(?<= )(?:(?:,|and|because|as|since) )*(?:right now|currently|at the moment|now|at present) (?:its|it is|this is|thats|it has) (?:only |just |about )*\d+(?: (?:px|pixels?|wide|across|high|tall|dpi|in width))*(?= ?$| [,.;!])/,
    '',
  ],
  // "I need this under 600 px wide"
  [
    new RegExp(
      `${START}(?:i|we) (?:need|want|require|would like) (?:it|this|that|the ${PHOTO}|this ${PHOTO}) (?:to be )?(?:under|below|less than|a maximum of|max|at most|no more than|not more than|up to) (\\d{2,5})(?: ?(?:px|pixels?))? (wide|across|in width|high|tall)`,
    ),
    'make it no wider than $1 px $2',
  ],
  // "Transparent PNG of our logo"
  [
    new RegExp(
      `${START}(?:(?:please|i|we|need|want|make|me|give|get|an?|the) )*(?:transparent|see through|cut ?out) (?:png|version|file|copy) (?:of|from|for) (?:${WHOSE}|an?) (?:\\w+ )?\\w+${END}`,
    ),
    'remove the background',
  ],
  // "Make the cabinets sage green rather than brown"
  [
    new RegExp(
      `\\bmake ((?:${WHOSE} )?)(${NAME}) (${COLOUR}) (?:rather than|instead of) (?:(?:that|the|this|an?|such) )?(?:(?!${COLOUR})\\w+ )?(${COLOUR})${END}`,
    ),
    'make $1 $4 $2 $3',
  ],
  // "Make everything behind me solid #FFD166"
  [
    new RegExp(
      `\\b(?:make|turn|paint|fill|have) (?:(?:all|everything|whatever is) (?:behind|around)|(?:the (?:area|space|part) )?behind) (?:me|us|him|her|them|it|${WHOSE} (?!(?:photo|picture|image|window|eyes?|mouth|lips?|face|frame|border|text|title)\\b)\\w+) (?:(?:in|to|into|with|an?|one|all|completely|just|plain|solid|flat|pure) )*(?!gray\\b)(#[\\da-f]{6}|${COLOUR})(?: color(?:ed)?)?(?! and (?:white|${COLOUR}))${END}`,
    ),
    'make the background $1',
  ],
  [new RegExp(`\\bsolid (?=#[\\da-f]{6}|${COLOUR})`), ''],
  // "Make the front door painted #2F4F4F"
  [
    new RegExp(
      `\\bmake ((?:${WHOSE} )?${NAME}) (?:painted|coloured|colored|dyed|repainted) (?:in |to )?(#[\\da-f]{6}|${COLOUR})${END}`,
    ),
    'make $1 $2',
  ],
  // "Mirror it, the selfie camera flipped the text": why
  [
    /(?<=\b(?:mirror|flip)\b[^“]*)(?<= )(?:(?:,|because|as|since|cause|cos) )+(?:[^,.;:!?“ ]+ ){1,4}?(?:flipped|mirrored|reversed|swapped|turned|mirror|flip) (?:[^,.;:!?“ ]+ ){0,4}?(?:text|writing|letters|words|logo|print|around|round|it|everything|shirt|sign)(?: (?:backwards|around|round))?(?= ?$| [,.;!])/,
    '',
  ],
  // "Her school wants a 35x45 mm passport picture"
  [
    /(?<=^|[.,;:!?] )(?:(?:the|my|our|their|his|her) )?(?:\w+ ){0,2}\w+ (?:wants|needs|requires|demands|insists on|asks for|asked for|wanted) (?:an? |the )?(?=(?:[^,.;:!?“ ]+ ){0,4}?(?:passport|visa|id|biometric) (?:photo|picture|pic|image)\b)/,
    'make it a ',
  ],
  [
    /(?<= )(?:[,.;] )*(?:can|could|may) (?:this|it|that|mine)(?: (?:one|photo|picture|image))? be (?:turned|made|changed|cut) (?:into|in|to) (?:that|one|it|such)(?: please)?(?= ?$| ?[?.,!])/,
    '',
  ],
  // "My passport scan": no format for a passport
  [/\bpassport (?=(?:scans?|copy|copies|pages?)\b)/, ''],
  // "The sky's boring, give me sunset"
  [
    /(?<=^|[.,;:!?] )(?:the |that |this )?(?:sky|skys|skies) ?(?:is |looks? |was )?(?:(?:so|too|very|just|really|a bit|rather|quite|kind of|all) )*(?:boring|dull|gray|flat|empty|bland|blah|meh|ugly|sad|dreary|white|blank)(?: [,.;–-]| and| so)+ (?:please |so |just |can you |could you )*(?:give (?:me|us|it)|make it|put in|put|i want|id like|want|add|use|how about|lets have|get|swap it for|replace it with|change it to) (?:an? |the |some )?((?:dramatic |nice |warm |orange |pink |red |stormy |blue |clear |beautiful )*)(sunset|sunrise|blue sky|storm|stars|clouds|blue)(?: sky| one)?(?= ?$| [,.;!]| please\b| and\b)/,
    'replace the sky with a $1 $2 sky',
  ],
];
