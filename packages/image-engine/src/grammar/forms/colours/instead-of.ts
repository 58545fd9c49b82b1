import { COLOUR, END, FIRST, INK, NAME, START, THING, WHOSE } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { OWN } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** What a thing is of now, that is no colour. */
const NO_LONGER = `instead of (?:(?:the|this|that|old) )?(?!${COLOUR})(?:\\w+ )?\\w+`;

/** One colour rather than another, and a thing whose colour is told by both. */
export const INSTEAD_OF_FORMS: readonly Form[] = [
  // "Turn her dress navy blue, not black": what it shall not become
  [
    new RegExp(
      `(?<=${START}(?:please )?(?:turn|make|paint|color|dye|change|recolor|repaint) (?!${OWN}(?:it|this|that|them|background|text|light|border|frame)\\b)${OWN}\\w+(?: \\w+){0,2} (?:(?:to|into|in|of) )?${COLOUR} )(?:(?:,|but|and) )*not (?:(?:in|to|into|of|an?) )*${COLOUR}${END}`,
    ),
    '',
  ],
  // "Swap the colours red and blue"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:swap|exchange|switch)) (?:the )?colors? (?:of )?(?=(?:the )?${COLOUR} (?:and|with|for) (?:the )?${COLOUR}${END})`,
    ),
    '$1 ',
  ],
  // "Change the blue jacket to a red jacket": the same one in another colour
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:change|turn|convert)) (?:(?:the|my|her|his|our|this|that) )?(${COLOUR}) (\\w+) (?:to|into|for) (?:(?:an?|the) )?(${COLOUR}) \\3${END}`,
    ),
    '$1 the $2 $3 into $4',
  ],
  // "The kitchen fronts instead of oak in anthracite", "in anthracite instead of oak"
  [new RegExp(`${FIRST}(${THING}) ${NO_LONGER} (?:in|into) (${COLOUR})${END}`), 'make $1 $2'],
  [new RegExp(`${FIRST}(${THING}) (?:in|into) (${COLOUR}) ${NO_LONGER}${END}`), 'make $1 $2'],
  // "The dress in the window is burgundy in reality, not tomato red, correct only that"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) ${NAME})(?: (?:of|in|on|at) (?:(?:the|my|our) )?\\w+(?: \\w+)?)? (?:is|are|was) (?:(?:actually|really|in reality) )?(${COLOUR})(?: (?:in reality|in real life|in truth|really|actually|irl))?(?: ,| and| but)* (?:and )?not (${COLOUR})(?: ,| ;| so| please| can you)* (?:fix|correct|change|adjust) (?:only |just )?(?:it|that|this|her|them)(?: (?:only|alone))?(?:(?: ,| and)* (?:dont|do not|without) (?:change|changing|touch|touching|alter) [^.;!?“]*?)?(?= ?$| [.;!?])`,
    ),
    'change $1 from $3 to $2',
  ],
  // "The dress is burgundy, not brown: fix only the dress"
  [
    new RegExp(
      `${START}(?:the|my|her|his|our|that) (${NAME}) (?:is|was|are|were) (?:really |actually |in fact )?(${COLOUR})(?: in (?:real life|reality|fact|truth))? (?:, )?(?:and )?not (${COLOUR})(?: (?:[:,.;–-]|and|so))+ (?:please |just |only |can you |could you )*(?:fix|correct|change|adjust|mend|put right|repair)(?: (?:only|just|please))* (?:the|that|my|her|his|it)(?: \\w+)?(?: (?:only|please))*${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Make the cabinets sage green rather than brown"
  [
    new RegExp(
      `\\bmake ((?:${WHOSE} )?)(${NAME}) (${COLOUR}) (?:rather than|instead of) (?:(?:that|the|this|an?|such) )?(?:(?!${COLOUR})\\w+ )?(${COLOUR})${END}`,
    ),
    'make $1 $4 $2 $3',
  ],
  // "Make my hoodie purple, not the trousers", "just the hoodie": nothing else is touched anyway.
  [
    new RegExp(
      `(?<=\\b(?:make|turn|paint|dye|recolor|color|change) (?:${WHOSE} )?(?:${NAME}) (?:to |into |in )?${COLOUR} )(?:(?:,|and|but|please) )*(?:not|dont touch|dont change|never)(?: also)? ${WHOSE} (?!(?:${COLOUR}))${NAME}(?: (?:as (?:it|they) (?:is|are)|alone|please|though))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `\\b((?:make|turn|paint|dye|recolor|color|change) ${WHOSE} (?!(?:sky|background)\\b)(\\w+) (?:to |into |in )?${COLOUR}) (?:, |and |but )*(?:just|only|but only|but just) (?:${WHOSE} )?\\2(?: please| nothing else)*${END}`,
    ),
    '$1',
  ],
  // "The sofa should no longer be grey but mustard yellow"
  [
    new RegExp(
      `(?:\\bi want , )?(?:\\bthat )?(?:\\bmake )?\\b${WHOSE} (\\w+) (?:(?:should|must|shall|is|be|ought|to|supposed) )*(?:shouldnt|mustnt|isnt|no longer|not(?: should| must)?|nothing else|instead of)(?: to)?(?: be| standing)* (${COLOUR})(?: is| be| standing| any ?more| any longer)*(?: ,)? but (?:rather |instead |an? |in |so |such )*(?=#|${COLOUR})`,
    ),
    'make the $1 from $2 to ',
  ],
  // "Change the blue of the door to green"
  [
    new RegExp(
      `${START}(change|turn|make|switch|swap) the (${COLOUR}) (?:of )?((?:the|my|our|his|her|that|this) \\w+) (?:to|into|for) (?=#|${COLOUR})`,
    ),
    '$1 $3 from $2 to ',
  ],
  // "White roses rather than red ones"
  [
    new RegExp(
      `(?:\\b(?:id|wed|i|we|she|he|they)(?: would| d)?(?: really| rather| much)? )?\\b(?:want|prefer|like|have|love) (${COLOUR}) (\\w+) (?:rather than|and not|over|instead of) (?:the )?(${COLOUR})(?: ones?)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  // "The shirts should've been claret, not blue"
  [
    new RegExp(
      `\\b(?:the|my|our|his|her|their|make the) ((?:(?!background|sky|text)\\w+ )?(?!background|backdrop|sky|text|border|frame)\\w+) (?:(?:should|shouldve|shoulda|ought to)(?: have)?(?: been| be) )?(?:in )?(${COLOUR}) , not (${COLOUR})(?<=\\b(?:should|shouldve|shoulda|make|ought)\\b.*)${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "The car was meant to be silver but it's red"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her|these|those) ((?:(?!background|sky)\\w+ )?(?!background|backdrop|sky)\\w+) (?:is|was|are|were) (?:meant|supposed) to be (${COLOUR}) (?:, )?(?:but|and|not) (?:(?:its|it is|theyre|they are|it was|it came out|it looks|came out|looks?|is|are) )?(${COLOUR})(?: (?:in|on) (?:the|this|my) \\w+| here| instead| now)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Turn all the blue in this to green"
  [
    new RegExp(
      `\\b(?:turn|change|swap|switch|make) (?:all (?:of )?)?(?:the )?(${COLOUR})(?: (?:in|on) (?:this|it|here|the (?:photo|picture|image))| bits| parts| areas)+ (?:to|into|for|with) (${COLOUR})${END}`,
    ),
    'change $1 to $2',
  ],
  // "Her dress is purple in reality but looks blue, fix that"
  [
    new RegExp(
      `${START}(?:my |our |the |these |those |this |his |her )(\\w+) (?:is|are|was|were) (?:actually |really )?(${COLOUR}) (?:in real life|in reality|irl|actually|really) (?:, )?(?:but|and|yet) (?:they |it )?(?:came out|comes out|come out|turned out|looks?|appears?|is|are|ended up)(?: as| too| all| so| rather)? (${COLOUR})(?: (?:here|in this|in the (?:photo|picture)))?(?: [,;.–-] (?:please |can you |could you )*(?:fix|correct|change|put|mend|sort|make)(?: (?:it|that|this|them))?(?: right)?)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "I wish my car was green instead of silver"
  [
    new RegExp(
      `\\bi (?:really )?wish ((?:my|the|our|his|her|their) \\w+(?: \\w+)?) (?:was|were|could be|would be) (?=(?:matte |glossy |shiny |bright |a |in )*${COLOUR})`,
    ),
    'make $1 ',
  ],
  // "Bridesmaid dresses are peach in real life, came out orange"
  [
    new RegExp(
      `${START}(?:my |our |the |these |those |this )?(\\w+(?: \\w+)?) (?:is|are|was|were) (?:actually |really )?(${COLOUR})(?: in real life| in reality| irl| actually| really)? [,;–-] (?:but |and )?(?:they |it )?(?:came out|comes out|come out|turned out|looks?|appears?|photographed|ended up)(?: as| too| all| so| rather)? (${COLOUR})(?: here| in the (?:photo|picture))?(?: [,;.–-] [^,.;:!?“]*?(?:fix|correct|change|put|mend|sort)[^,.;:!?“]*)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Make of the yellow raincoat a red one"
  [
    new RegExp(
      `${START}make (?:in|out of|of|from) (?:the |my |our |this )?${INK} (\\w+(?: \\w+)?) (?:some )?${INK}(?: one)?${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "I'd love the frocks in dusty rose rather than that mint"
  [
    new RegExp(
      `${START}(?:(?:id|i would|we would|wed|i|we|please|can you|could you) )*(?:love|want|like|have|prefer|see|make|need|get|do)? ?(?:${WHOSE} )?(?:${COLOUR} )?(${NAME}) (?:(?:in|to be|be) )?${INK} (?:rather than|instead of|not|over|and not) (?:that |the |this |their |its )?${INK}(?: tone| shade| color)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "… , burgundy tie instead of green"
  [
    new RegExp(
      `${START}(?:${WHOSE} |an? )?(${COLOUR}) (${NAME}) (?:instead of|rather than) (?:the )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  // "Swap the blue of the car for red"
  [
    new RegExp(
      `${START}(?:please )?(?:swap|change|exchange|replace|turn|switch) the ${INK} (?:of|on|in) (?:${WHOSE} )?(${NAME}) (?:for|to|with|in|into|by) ${INK}(?: decent)?${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "Change the colour of the car, from red to silver"
  [
    new RegExp(
      `${START}(?:please )?(?:change|turn|switch) the colors? of (?:${WHOSE} )?(${NAME})(?: ,)? from ${INK} (?:to|into) ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Make the wall behind her beige instead of blue"
  [
    new RegExp(
      `${START}(?:please )?(?:make|paint|turn|color) the (?:wall|walls)(?: behind \\w+(?: \\w+)?)? ${INK} (?:instead of|rather than|not) ${INK}${END}`,
    ),
    'recolor the $2 wall $1',
  ],
  // "My sofa in navy instead of beige", as French has it: "my navy sofa"
  [
    new RegExp(`${START}make (?:my|the|our|his|her) (${COLOUR}) (\\w+) instead of (${COLOUR})\\b`),
    'make the $3 $2 $1',
  ],
  // "I want the blue car instead of the red one"
  [
    new RegExp(
      `${START}(?:i |we |id )?(?:want|need|would like|like|prefer|have|rather have) (?:the|my|our|his|her|an?) (${COLOUR}) (${NAME}) (?:instead of|rather than|and not|not) (?:the |an? )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  // "Replace the red with blue"
  [
    new RegExp(
      `${START}(?:please )?(?:replace|swap|exchange) (?:the |all the |all )?(${COLOUR}) (?:with|by|for) (?:some )?(${COLOUR})${END}`,
    ),
    'change $1 to $2',
  ],
];
