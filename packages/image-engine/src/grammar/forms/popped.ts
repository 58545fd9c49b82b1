import { COLOUR, END, LAST, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Flowers that everybody knows the colour of. */
const BLOSSOMS: readonly (readonly [hue: string, things: string])[] = [
  ['orange', 'marigold|marigolds|marigold garlands?'],
  ['yellow', 'daffodil|daffodils|buttercups?|canola|mimosa'],
  ['purple', 'lavender|lilacs?|wisteria|violets?|crocuses'],
];
/** Things of which there are many, or that somebody sits on: they are no subject by themselves, but have one colour. */
const SPREAD =
  '(?:balloons|lanterns|umbrellas|cars|buses|taxis|chairs|doors|windows|boats|flags|lights|candles|ribbons|apples|bricks|roofs|kites|dresses|shirts|jackets|coats|boots|shoes|hats|scarves|helmets|bicycles?|bikes?|scooters?|motorbikes?)';
const GRAY = '(?:gray|black and white|b and w|bw|monochrome|mono|colorless)';
const ALL =
  '(?:everything|all|all of it|the whole (?:picture|photo|thing)|the picture|the photo|it)';
const REST =
  '(?:all )?(?:the |everything )?(?:rest|else|others?|remainder|background|surroundings)';

/** What alone keeps its colour. */
export const POPPED_FORMS: readonly Form[] = [
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
  // "Black and white, not the blue bike though"
  [
    new RegExp(
      `\\b(${GRAY})(?: [,;]| but| and)* not (?=(?:the|my|our|his|her|this) )([^,.;:!?“]+?)(?: though| please)?${END}`,
    ),
    '$1 , but keep $2',
  ],
  // "Selective colour: blue jacket"
  [
    /\b(selective color|color (?:pop|splash|isolation))(?:ing)? [:–-] (?=(?!only|just|keep|leave)\w)/,
    '$1 on ',
  ],
  [
    /\b(?:sin city|schindlers list)(?: style| effect| look| like)* (?:[:,] )?(?=only|just|black and white|the|a )/,
    '',
  ],
  [
    new RegExp(
      `${START}(?:please |make it |in |turn it )*black and white with (?:only |just |some |a bit of )?(${COLOUR})${LAST}`,
    ),
    'everything black and white except $1',
  ],
  [/\b(in color) please (?=,|and\b)/, '$1 '],
  // "Colour pop: only the orange leaves"
  [
    new RegExp(
      `\\b(?:color (?:pop|splash|isolation)|selective color(?:ing)?)(?: effect)? (?:[:,–-] )?(?:with |keep |leave |show )?(?:only|just) (?:the |my |our )?(${COLOUR})(?: \\w+)?(?: (?:in|stay|stays|remain|keep|keeps)(?: (?:their|its|in|full))*(?: color| colored)?)?${END}`,
    ),
    'everything black and white except $1',
  ],
  ...BLOSSOMS.map(
    ([hue, things]): Form => [
      new RegExp(
        `(?<=\\b(?:keep|only|just|except|but|leave|apart from) (?:the |my |our |her |his )?)(${things})\\b(?=.*\\b(?:gr[ae]y|monochrome|mono|black and white|colorless|b and w|in color|colorful|its color)\\b)`,
      ),
      `${hue} $1`,
    ],
  ),
  // "Only the red balloons in colour"
  [
    new RegExp(
      `${START}(?:please )?(?:i want |i would like )?(?:keep |leave |show |have |with )?(?:only|just|nothing but) (?:the |my |our |those |these )?(${COLOUR}) ${SPREAD} (?:should |shall |must |to |stay |stays |be |remain |are |is |keep |keeps |in |with |its |their |full |bright )*(?:color|colors|colored|colorful)(?:(?: ,| and| with| ;| but)+ (?:make |turn |have )?${REST}(?: (?:in|is|to|be|goes|should be|all|are|into))* ${GRAY})?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Everything grey but keep the green bicycle green"
  [
    new RegExp(
      `${START}(?:please )?(?:make |turn |have |get )?${ALL} (?:in |to |be |into |is )?${GRAY} (?:, |but |and |only |just |except |apart from |while )+(?:keep |leave |keeping |leaving |for )*(?:the |my |our |those |these |that )?(${COLOUR}) ${SPREAD}(?: (?:${COLOUR}|in color|in (?:its|their) color|colored|as (?:it )?(?:is|are)|as they are|alone))?${END}`,
    ),
    'everything black and white except $1',
  ],
];
