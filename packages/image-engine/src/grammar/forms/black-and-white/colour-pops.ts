import { COLOUR, END, FIRST, LAST, NAME, START, WHOSE } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { GREY, OF_FACE, SPREAD, TO_GRAY, VIVID } from './parts.ts';

const WHOSE_ONE = '(?:the|my|our|your|his|her|their|its|this|these|those)';
const KEEP = '(?:please |i want |want |to )*(?:keep|leave|let|make that|make|have) ';
const IN_COLOUR =
  '(?:(?:should|must|shall|to|stays?|remains?|keeps?|is|be|left|kept|all|alone|its) )*(?:in (?:full )?colou?rs?|colou?red|colou?rful)';
const DRAINED =
  '(?:black and white|b and w|bw|b w|grayscale|gray|monochrome|mono|desaturated|colorless)';
/** "And put everything else in grey" */
const REST_GREY = `(?: ,| and| but| while| then)* (?:(?:please|turn|put|make|set|convert|change|have|get|pass|switch|with|everything|all|the) )*(?:rest|else|others?)(?: of (?:it|the (?:picture|photo|image)))?(?: (?:in|is|to|into|be|goes|go|should|must|all|are|turn|turns))* ${DRAINED}${END}`;
const REST =
  '(?:all )?(?:the |everything )?(?:rest|else|others?|remainder|background|surroundings)';
/** Things that everybody knows the colour of. */
const KNOWN: readonly (readonly [hue: string, things: string])[] = [
  [
    'red',
    'strawberry|strawberries|tomato|tomatoes|cherry|cherries|raspberry|raspberries|ladybird|ladybug|post box|postbox|phone box|telephone box|fire engine|fire truck|lobster',
  ],
  ['yellow', 'banana|bananas|lemon|lemons|taxi|cab|school bus|canary|corn|rubber duck'],
  [
    'orange',
    'orange|oranges|carrot|carrots|pumpkin|pumpkins|mandarin|mandarins|tangerine|clownfish|basketball',
  ],
  ['green', 'frog|cucumber|lime|limes|grass|leaf|leaves|cactus|broccoli|avocado|fern|ivy'],
];
const GRAY =
  '(?:black and white|b \\/ w|b w|bw|b and w|gr[ae]y|grayscale|monochrome|mono|colorless)';

/** What alone stays in colour, told by itself. */
export const COLOUR_POP_FORMS: readonly Form[] = [
  // "Black and white with red only": all but that
  [
    new RegExp(
      `${START}((?:make (?:it|this|everything) |turn (?:it|this) )?(?:in )?black and white) (?:(?:,|and|but|with) )*(?:(?:only|just) (?:the )?(${COLOUR})|(?:the )?(${COLOUR}) (?:only|left))${END}`,
    ),
    '$1 except the $2 $3',
  ],
  // "Keep only the color blue"
  [new RegExp(`\\bkeep only the color (?=${COLOUR}${END})`), 'keep only the '],
  // "Nur Rot in Farbe"
  [
    new RegExp(`${START}only in color (${COLOUR})(?! (?:and|,) ${COLOUR})${END}`),
    'only in color the $1',
  ],
  // "Keep only the red tones"
  [
    new RegExp(
      `${FIRST}keep (?:only|just) (?:the )?(${COLOUR}) (?:tints?|tones?|hues?|things)(?: in color)?${LAST}`,
    ),
    'only the $1 in color',
  ],
  [
    new RegExp(
      `${FIRST}keep in color (?:only )?(?:the )?(${COLOUR}) (?:things?|parts?|objects?)${LAST}`,
    ),
    'only the $1 in color',
  ],
  // "Leave the umbrella in colour and lose the colour everywhere else"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:keep|leave) (?:((?:the|my|our|his|her) \\w+(?: \\w+)?) in colou?r|in colou?r ((?:the|my|our|his|her) \\w+(?: \\w+)?)) (?:(?:,|and|but|then) )+(?:lose|drop|remove|take out|take|drain|strip|kill|ditch|get rid of)(?: out| away)? (?:everywhere else (?:the |all )*colou?rs?|(?:(?:the|all|any) )*colou?rs?(?: out| away)? (?:everywhere else|from everything else|from the rest|elsewhere|in the rest|of the rest|around it|everywhere|in everything else|of everything else|from all else|everything else|for the rest))(?: (?:of the (?:picture|photo|image)))?${END}`,
    ),
    'keep $1 $2 in color and make everything else gray',
  ],
  // "Only the umbrella in colour, everything else grey"
  [
    new RegExp(
      `${START}(?:only|just) ((?:the|my|our|his|her) \\w+(?: \\w+)?) in colou?r (?:(?:,|and|with|but) )+(?:everything else|the rest|all else) (?:(?:in|is|be|stays|to) )*gray${END}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  // "Make just the balloons stay coloured"
  [
    new RegExp(
      `${START}(?:please )?(?:make|let|have|keep) (?:just|only) ((?:${WHOSE} )(?:\\w+ ){1,3}?)(?:stay |remain |be |keep )+(?:in )?(?:its |their )?(?:colou?r|colors|colored|colorful)${END}`,
    ),
    'only $1 in color',
  ],
  // "Let the red umbrella pop, rest b/w"
  [
    new RegExp(
      `${START}(?:please )?(?:make|let|have) (?:the |my |her |his |our )(${COLOUR}) (\\w+) (?:to )?(?:pop|stand out|shine|glow)(?: out)? (?:(?:and|,|with|while) )+(?:make |turn )?(?:the |all the )?(?:rest|everything else|all else|others?)(?: (?:in|is|be|goes|to|into))? ${GRAY}${END}`,
    ),
    'everything black and white except the $1 $2',
  ],
  // "Keep the umbrella red in colour and turn the rest grey", as Spanish and French have it
  [
    new RegExp(
      `${START}(?:${KEEP}|that )?(?:only |just )?(${WHOSE_ONE}) (${NAME}) (${COLOUR}) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep $1 $3 $2 in color , everything else black and white',
  ],
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?in colou?r (?:only |just )?(${WHOSE_ONE}) (${NAME}) (${COLOUR})${REST_GREY}`,
    ),
    'keep $1 $3 $2 in color , everything else black and white',
  ],
  // "Keep in colour the red umbrella", "keep the red umbrella coloured and put everything else in grey"
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?in colou?r (?:only |just )?(${WHOSE_ONE} (?:${COLOUR} ${NAME}))${REST_GREY}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?(${WHOSE_ONE} (?:${COLOUR} ${NAME})) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  // "Keep the umbrella in colour and turn the rest grey": it is what the picture is of
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?(${WHOSE_ONE} (?!(?:${COLOUR}))${NAME}) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep only $1 in color , everything else black and white',
  ],
  // "Keep only the umbrella in colour, everything else black and white"
  [
    new RegExp(
      `${START}(?:please )?(?:keep|leave|have|show|want) (?:only|just) ((?:the|my|his|her|our) (?!(?:sky|background|subject|rest|eyes?|lips?|mouth|hair|nails|teeth)\\b|${COLOUR})\\w+) (?:in colors?|colored|colorful)(?: (?:, |and |; )*(?:everything else|the rest|all else|all the rest)(?: (?:in|is|should be|goes|to))* (?:black and white|gr[ae]y|bw|b w|grayscale|monochrome))?${END}`,
    ),
    'everything black and white except the subject',
  ],
  // "Keep only the colour of the bouquet", "keep in colour only the dress"
  [
    new RegExp(
      `\\b(?:keep|leave) (?:only|just) (?:the )?colors? (?:of|in) (?:${WHOSE} )?(\\w+)(?: only)?${END}`,
    ),
    'keep only the $1 in color',
  ],
  [
    new RegExp(
      `\\b(?:keep|leave) (?:the )?colors? (?:of|in) (?:${WHOSE} )?(\\w+) (?:only|alone)${END}`,
    ),
    'keep only the $1 in color',
  ],
  [
    new RegExp(`\\b(?:keep|leave) (?:in )?colors? (?:only|just) (${WHOSE} (?:\\w+ )?\\w+)${END}`),
    'keep only $1 in color',
  ],
  [
    new RegExp(`^(?:that|than) (?:${WHOSE} )(\\w+) ((?:${COLOUR})?) ?in colors?${END}`),
    'only the $2 $1 in color',
  ],
  [
    /\ball else (?=(?:in |is |to |be |goes |turns |should be |into )*(?:gray|black and white|b and w|bw|monochrome|mono|colorless)\b)/,
    'the rest ',
  ],
  // "Selective colour: blue jacket"
  [
    /\b(selective color|color (?:pop|splash|isolation))(?:ing)? [:–-] (?=(?!only|just|keep|leave)\w)/,
    '$1 on ',
  ],
  // "Colour pop: only the orange leaves"
  [
    new RegExp(
      `\\b(?:color (?:pop|splash|isolation)|selective color(?:ing)?)(?: effect)? (?:[:,–-] )?(?:with |keep |leave |show )?(?:only|just) (?:the |my |our )?(${COLOUR})(?: \\w+)?(?: (?:in|stay|stays|remain|keep|keeps)(?: (?:their|its|in|full))*(?: color| colored)?)?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Only the red balloons in colour"
  [
    new RegExp(
      `${START}(?:please )?(?:i want |i would like )?(?:keep |leave |show |have |with )?(?:only|just|nothing but) (?:the |my |our |those |these )?(${COLOUR}) ${SPREAD} (?:should |shall |must |to |stay |stays |be |remain |are |is |keep |keeps |in |with |its |their |full |bright )*(?:color|colors|colored|colorful)(?:(?: ,| and| with| ;| but)+ (?:make |turn |have )?${REST}(?: (?:in|is|to|be|goes|should be|all|are|into))* ${TO_GRAY})?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "The strawberry stays colourful and the rest goes monochrome"
  ...KNOWN.map(
    ([hue, things]): Form => [
      new RegExp(
        `${START}(?:the|my|our|her|his) (${things}) (?:stays?|remains?|keeps?|is|in|should stay|should keep) (?:in )?(?:its |their |full )?(?:colorful|colou?rs?|colored|bright) (?:, |and |while |but )+(?:all |everything )?(?:the rest|else|the others?|around it)(?: [^,.;:!?“ ]+){0,4}${END}`,
      ),
      `everything black and white except the ${hue} $1`,
    ],
  ),
  // "Make the red dress pop and the rest grey", "keep only the red"
  [
    new RegExp(
      `${FIRST}(?:only (?:keep|leave|show)|just (?:keep|leave)|(?:keep|leave|show) (?:only|just)) (?:the )?(${COLOUR})(?: (?:tones?|parts?|color|ones))?${LAST}`,
    ),
    'everything black and white except $1',
  ],
  // "Only the red hair in colour"
  [
    new RegExp(
      `${FIRST}(?:(?:keep|leave|show|have) )?(?:only |just )?(?:${WHOSE} )?(${VIVID}) ${OF_FACE} (?:stays? |remains? |is |are )?(?:in color|colored)(?: (?:, |and )*(?:the |all the |everything |make the )*(?:rest|else|other) (?:is |in |should be )?${GREY})?${LAST}`,
    ),
    'everything black and white except $1',
  ],
];
