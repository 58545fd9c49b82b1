import { COLOUR, END, LAST, PICTURE, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const BODY =
  '(?:nose|ears?|chin|forehead|belly|tummy|head|teeth|eyes|arms?|legs?|bum|butt|lips|feet|hands?|waist|hips|double chin|shoulders|mouth|cheeks|thighs)';
const LOOKS = '(?:is|are|looks?|seems?|came out|appears?|look)';
const ASK = '(?:so |and |please |can you |could you |just )*';
const NO_THING =
  '(?!(?:picture|photo|print|slide|image|scan|sky|background|hair|skin|teeth|faces?|eyes|everything|light|colou?rs?|whole|negative|it|this)\\b)';
const TREATS = '(blur|darken|brighten|soften|lighten|desaturate|defocus)';

/** "It", "them" and "there" of what was named before. */
export const NAMED_AGAIN_FORMS: readonly Form[] = [
  // "My nose looks big, make it smaller": the nose, and not the picture
  [
    new RegExp(
      `(?:^|(?<=[,.;:!?] |\\b(?:and|so|because|but) ))(?:[^,.;:!?“]*? (?:so|and|because|but) )?(my|his|her|our|their) (${BODY}) ${LOOKS} (?:so |too |very |really |quite |a bit |rather |much |way |all )*(?:big|huge|large|small|wide|fat|long|thin|short|tiny|enormous|massive|chubby|thick) (?:[,.;–-] |and |so )+${ASK}make (?:it|them) (?:a bit |a little |much |slightly |look )*(smaller|bigger|thinner|slimmer|shorter|longer|narrower|larger|wider)${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "The uniform has faded to purple, make it green again": the uniform, and not the picture
  [
    new RegExp(
      `${START}(?:${WHOSE} |\\w+s )${NO_THING}(\\w+) (?:is|are|has|have|was|were|got|looks?|went|came out|turned out)(?: been| all| now| completely| a bit| quite| rather| so| too)* (?:(?:faded?|fade|turned|turn|gone|bleached|become|went|discolored)(?: all| out| completely)* (?:to |into |from [a-z]+ to )?)?(?:all |a bit |so |too )*(${COLOUR}) (?:[,.;–-] |and |but |so )+${ASK}(?:make|turn|paint|dye|get|color|have) (?:it|them) (?!(?:white|gray|neutral|black and white)\\b)(${COLOUR})(?: again| back| instead| once more)?${END}`,
    ),
    'change the $1 from $2 to $3',
  ],
  // "Only touch the sky, make it bluer"
  [
    new RegExp(
      `\\b(?:only|just) (?:touch|change|edit|alter) (${WHOSE} \\w+) (?:[,:;–-] |and )+${ASK}(make|turn) it (?=\\w)`,
    ),
    '$2 $1 ',
  ],
  // "I don't like the green wall, paint it cream"
  [
    new RegExp(
      `${START}(?:i |we )?(?:really |just )?(?:dont like|hate|dislike|cant stand|dont want) (${WHOSE} (?:${COLOUR} )?\\w+)(?: any ?more| any longer)? (?:[,.;–-] |so |and )+${ASK}(paint|make|turn|color|dye|recolor) (?:it|them) (?=(?:in )?${COLOUR})`,
    ),
    '$2 $1 ',
  ],
  // "Make the strawberries redder"
  [
    new RegExp(
      `\\b(?:make|get|turn) ${WHOSE} (?!(?:lips?|cheeks?|face|faces|skin|hair|nose|eyes?|sky|sunset|picture|photo|image|colors?|light|background)\\b)\\w+ (?:look )?((?:a bit |a little |slightly |much |way |a lot )?)(?:redder|more red)${END}`,
    ),
    'make the reds $1 richer',
  ],
  // "Turn the hedge greener"
  [
    new RegExp(
      `\\bturn (${WHOSE} (?:\\w+ )?\\w+|it|them|everything) ((?:a bit |a little |slightly |much |way |a lot )?(?:brighter|darker|lighter|warmer|cooler|colder|greener|bluer|sharper|softer|paler|clearer))${END}`,
    ),
    'make $1 $2',
  ],
  // "Replace the shelf behind me by a plain light blue wall"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:replace|swap|exchange|change) (?:the |that |all the |my |this )(?:\\w+ ){1,3}behind (?:me|us|him|her|them|it|${WHOSE} \\w+) (?:by|with|for|to|into) (?:an? )?(?:plain |simple |clean |smooth |solid |nice )*(${COLOUR})(?: (?:wall|background|backdrop|curtain|color|surface|paper))?${END}`,
    ),
    'make the background $1',
  ],
  // "Put our names, Lea and Ben, at the bottom"
  [
    /\b(?:put|write|add) (?:our|the|their|his|her|my|both) (?:names?|title|motto|slogan) [,:] (\w+(?: (?:and|&) \w+)?) , (?=(?:at|in|on|along|across|under|below|top|bottom|big|small|white|black)\b)/,
    'write “$1” ',
  ],
  // "The print is scratched, make it like new"
  [
    new RegExp(
      `(?:[,.;–-] |and )+${ASK}(?:make|get) (?:it|this|them) (?:look )?(?:like|as good as|as) new(?: again)?(?<=\\b(?:scratched|yellowed|torn|creased|faded|damaged|stained|crack|old|bent|ripped|worn|restore)\\b[^“]*)${END}`,
    ),
    ', restore it',
  ],
  // "Use the second photo as background, but blur it": the background
  [
    new RegExp(
      `\\b((?:use|take|put|set|make|have) ${PICTURE} as (?:the |a |my )?(?:background|backdrop)) (?:, )?(?:and |but |then )+${ASK}${TREATS} (?:it|that)\\b`,
    ),
    '$1 and $2 the background',
  ],
  // "Rotate it so that the tower is upright"
  [
    new RegExp(
      `\\b(?:rotate|turn|tilt) (?:it|this|the (?:picture|photo|image)) (?:a bit |slightly |a little )?(?:so (?:that )?|until |till )(?:the|that|my|our) (?!(?:subject|person|people|man|woman|girl|boy|baby|kid|picture|photo|image)\\b)\\w+ (?:is|stands|looks|are|stand|look|runs|hangs|sits|lies) (?:really |perfect |more |completely )*(?:upright|straight|level|vertical|horizontal|even)${END}`,
    ),
    'straighten it',
  ],
  // "Can I have it without the watermark"
  [
    new RegExp(
      `${START}(?:can i |could i |may i |i want (?:to )?|i would like (?:to )?|id like (?:to )?|we want (?:to )?|i need |we need |give me |please )+(?:have |get |see )?(?:it|this|that|the (?:picture|photo|image)|this (?:picture|photo|image)) without (the|that|those|these|his|her|my|all the) (?!(?:crop|loss|quality)\\b)(?=\\w)`,
    ),
    'remove $1',
  ],
  // "… and “June 8” underneath, smaller": the letters, and not the picture
  ...(
    [
      ['smaller', 'small'],
      ['(?:bigger|larger)', 'big'],
    ] as const
  ).map(
    ([said, size]): Form => [
      new RegExp(
        `(“”(?: (?!(?:and|make|then|but|picture|photo|image|it|get|have|letters|text|twice|times|much)\\b)[^“.;:!?, ]+){0,6}?)(?: ,| but)*(?: a bit| a little| slightly| much)? ${said}${END}`,
      ),
      `$1 ${size}`,
    ],
  ),
  // "A dark see-through strip at the bottom with “Kitchen Sale”"
  ...(
    [
      ['(?:dark|darker|darkened|black)', 'black'],
      [`(${COLOUR})`, '$1'],
    ] as const
  ).map(([hue, bar], i): Form => {
    const [place, text] = i === 0 ? ['$1', '$2'] : ['$2', '$3'];
    return [
      new RegExp(
        `${START}(?:please |can you |could you )*(?:put|add|make|place|have|with|i want|draw|lay) (?:an? )?${hue} (?:(?:see through|seethrough|translucent|transparent|half transparent|semi transparent) )?(?:strip|bar|band|banner|box|stripe|ribbon) ((?:(?:at|along|across|on|over|in) (?:the )?(?:very )?(?:top|bottom|middle|center|left|right|top left|top right|bottom left|bottom right)(?: corner| edge| of (?:it|the picture))? )?)(?:with |saying |reading |that (?:says|reads) |and )+(?:the (?:text|words?|title) |on it |in it |it says )*(“”)`,
      ),
      `write ${text} ${place} on a ${bar} bar`,
    ];
  }),
  // "Text like old cameras did": no old look
  [
    /(?:, )?(?:just )?(?:like|as|the way) (?:the |on |in |an? )?(?:old|older|analogue|analog|vintage|nineties|90s|80s|eighties|retro) (?:digital |film )?(?:camera|camcorders?|photos|pictures|films?|prints)(?: (?:did|do|had|have|used to|does))*(?<=(?:“”|\b(?:write|text|caption|date|stamp)\b).*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "Both photos together in one, side by side"
  [
    /^(?:please |can you |put |combine |merge |join )*(?:both|the two|two|all|my two|these two)(?: of them)? ?(?:photos|pictures|images|pics)?(?: together)? (?:in|into|as|on) (?:one|a single|the same)(?: (?:picture|photo|image|frame))? [,:–-] (?=(?:side by side|next to each other|one above|above each other|stacked))/,
    'put both ',
  ],
  [
    /^(?:two|2|both) (?:photos|pictures|images|pics) [,:.–-] (?=(?:put |place |set )?(?:them )?(?:side by side|next to each other|one above|one below|above each other|stacked))/,
    '',
  ],
  // "Before over the first and After over the second", one above the other
  ...(
    [
      [
        '\\b(?:one (?:above|below|on top of)|above each other|stacked|on top of each other)\\b',
        'at the top',
        'at the bottom',
      ],
      ['\\b(?:side by side|next to|beside|each other|both)\\b', 'bottom left', 'bottom right'],
    ] as const
  ).map(
    ([how, first, second]): Form => [
      new RegExp(
        `(?:[,;] |and |with )+(?:the word )?(?!(?:the|a|an|my|our|it|them|this|one|and|with)\\b)(\\w+) (?:on|under|above|below|over|at|in|for) (?:the )?first(?: (?:one|picture|photo))? (?:and|,|and then) (?:the word )?(?!(?:the|a|an|my|our|it|them|this|one)\\b)(\\w+) (?:on|under|above|below|over|at|in|for) (?:the )?(?:second|other)(?: (?:one|picture|photo))?(?<=${how}.*)${LAST}`,
      ),
      `, write “$1” ${first} and write “$2” ${second}`,
    ],
  ),
];
