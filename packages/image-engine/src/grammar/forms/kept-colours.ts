import { COLOUR, END, FIRST, INK, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

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

/** Things that keep their colour while all others lose theirs. */
export const KEPT_COLOUR_FORMS: readonly Form[] = [
  // "Though the cupboards must remain white"
  [
    new RegExp(
      `(?<=[,;] |\\band )(?:though|although|while|whereas|only|however) ((?:the|my|our|his|her|their) (?:\\w+ )?\\w+) (?:must|should|shall|has to|have to|needs? to|is to|are to|may|can) (?:remain|stay|be kept|keep|be left)(?= (?:${COLOUR}|as|like|so|untouched|unchanged)\\b)`,
    ),
    '$1 stay',
  ],
  // "All grey apart from the umbrella, which stays scarlet"
  [
    new RegExp(
      `(?:except|but|besides|apart from|other than|save|aside from) (?:for )?(?:the|my|our|his|her|this) (\\w+) , (?:which|that|it|this) (?:stays?|remains?|keeps?|is to stay|should stay|shall stay|must stay) (?:its )?(?:in )?${INK}${END}`,
    ),
    'except the $2 $1',
  ],
  // "Only the red umbrella keeps its colour, the rest in grey"
  [
    new RegExp(
      `${START}(?:only|just|nothing but|solely) (?:the|my|our|his|her|this) (?:(\\w+) ${INK}|${INK} (\\w+)) (?:keeps?|retains?|stays?|remains?|in|has|having) (?:in )?(?:its|his|her|their)? ?(?:full )?(?:colors?|colored)(?: [,;] | and )(?:all |everything )?(?:the rest|else|the others?|around it)(?: [^,.;:!?“ ]+){0,4}${END}`,
    ),
    'everything black and white except the $2 $3 $1 $4',
  ],
  ...KNOWN.map(
    ([hue, things]): Form => [
      new RegExp(
        `(?<=\\b(?:keep|only|just|except|but|leave|apart from) (?:the |my |our |her |his )?)(${things})\\b(?=.*\\b(?:gr[ae]y|monochrome|mono|black and white|colorless|b and w|in color|colorful|its color)\\b)`,
      ),
      `${hue} $1`,
    ],
  ),
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
      `${START}make the (${COLOUR}) (\\w+) (?:pop|stand out|shine) (?:and|,|with) (?:the rest|everything else|all else)(?: (?:in|is|be|goes))? (?:gr[ae]y|black and white|monochrome|colorless)${END}`,
    ),
    'everything black and white except the $1 $2',
  ],
  [
    new RegExp(
      `${FIRST}(?:only (?:keep|leave|show)|just (?:keep|leave)|(?:keep|leave|show) (?:only|just)) (?:the )?(${COLOUR})(?: (?:tones?|parts?|color|ones))?${LAST}`,
    ),
    'everything black and white except $1',
  ],
];
