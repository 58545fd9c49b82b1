import { COLOUR, END, NAME, START, WHOSE } from '../parts.ts';
import { AND_WHILE } from '../pieces/joints.ts';
import { PLEASE, PLEASE_ALSO } from '../pieces/politeness.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const AND_ALSO = '(?:(?:,|;|and|then|also|please) )+';
const SAME =
  '(?:(?:do|make|have|want) )?(?:(?:exactly|just|please) )*(?:the same|same|likewise|ditto)(?: (?:thing|color|again|treatment))?(?: please)? (?:for|with|to|on|goes for|in|at)';
const TOO = '(?:too|also|as well|likewise|the same|the same way|the same color|in the same color)';
const PAINT =
  '(?:make|paint|turn|color|dye|recolou?r|(?:i|we) (?:want|need|would like)|id like|wed like)';
const CHANGE = '(?:brighten|darken|sharpen|blur|soften|desaturate|lighten|denoise|pixelate)';
/** Worn or painted, and known by its colour. */
const PAINTED =
  '(?:cars?|vans?|bikes?|jackets?|coats?|shirts?|tshirts?|blouses?|dress|dresses|skirts?|sweaters?|jumpers?|hoodies?|trousers|pants|jeans|suits?|ties?|scarf|socks|shoes|boots|hats?|caps?|bags?|sofas?|couch|chairs?|tables?|curtains?|cushions?|walls?|doors?)';
const GROUND = `(?:${WHOSE} )(?:background|backdrop)`;
const INTO = '(?:to |into |in )?(?:be )?(?:an? )?';
/** Parts of somebody that get no other colour. */
const ON_SOMEBODY = `(?:${WHOSE} )(?:hair|beard|eyes?|lips?|eyebrows|nails|skin)(?: colou?r)?`;
const SKY_LOOKS =
  '(?:cloudy|overcast|dramatic|stormy|sunny|starry|clear|bluer|blue|pink|orange|purple|more dramatic)';
const PART =
  '(?:wheels|rims|doors?|roof|handles?|handlebars|buttons|sleeves|collar|laces|soles?|legs|cushions|trim|seats?|shutters|lid|straps?|windows|frame|fork|hood|bonnet)';

/** Several things that get a colour each, or the same one. */
export const SEVERAL_THINGS_FORMS: readonly Form[] = [
  // "Make the sky purple, the grass less green, and the house white": each is a wish of its own
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color) ${WHOSE} (?:sky|${NAME}) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} \\w+ (?:(?:a bit|slightly|much|a little) )?(?:less|more) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} ${NAME} ${COLOUR})${END}`,
    ),
    '$1 , make $2 , make $3',
  ],
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color) ${WHOSE} (?:sky|${NAME}) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} \\w+ (?:(?:a bit|slightly|much|a little) )?(?:less|more) ${COLOUR})${END}`,
    ),
    '$1 , make $2',
  ],
  [
    /(?<=\w )(?<!\b(?:pictures?|photos?|images?|side|collage|row|grid|rows|stack\w*|other|text|write)\b.*)(?:[,.;:(–-] )*(?:and )?(?:do (?:it|that|all) )?(?:exactly )?in (?:that|this|exactly (?:this|that)|the same) (?:exact )?order(?: please)?(?= ?$| [.!])/,
    '',
  ],
  // "Make the car black, the rims red and keep the headlights": several things
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color|recolor) (?:the|my|our|his|her) ${NAME} (?:in |of )?${COLOUR}) (?:,|and|, and) ((?:the|my|our|his|her|its) (?!(?:hair|eyes?|lips?|skin|sky|background|rest|border|frame|text)\\b)(?!(?:\\w+ ){0,2}(?:stay|stays|remain|remains|decent|keep|keeps|kept|left)\\b)${NAME} (?:in |of )?${COLOUR})(?=${END.slice(3, -1)})`,
    ),
    '$1 , make $2',
  ],
  // "Turn the teal into coral and the sky peach": the sky is no colour that is turned
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO}(?:change|turn|make|recolou?r) (?:all )?(?:the |my )?${COLOUR} (?:parts? |bits? |areas? )?(?:to |into |in )?${COLOUR} ${AND_WHILE})(the (?:sky|background)) (?:to |into |in )?(${COLOUR})${END}`,
    ),
    'make $1 $2',
  ],
  // "Change my hair colour to red and the background to black"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:change|turn|make|dye|color|paint) ${ON_SOMEBODY} ${INTO}${COLOUR} )(?:(?:[,;]|and|then|but|please) )+(${GROUND}) ${INTO}(?:plain |solid )?(${COLOUR})${END}`,
    ),
    ', make $1 $2',
  ],
  // "Make the sky turquoise and the picture a bit brighter"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:make|turn|color|paint|tint) (?:the|my|our|that|this) sky (?:to |into |in )?(?:a (?:bit|little) |more |very )?(?:${COLOUR}|${SKY_LOOKS}) )(?:(?:,|and|but) )+(?:the|this|my) (?:whole |entire )?(picture|photo|image|pic|shot) (?=[^,.;:!?“]+(?: ?$|[,.;:!?“]))`,
    ),
    ', make the $1 ',
  ],
  // "Make the yellow car black and the sky cloudy"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:make|turn|paint|color) ${WHOSE} (?:\\w+ ){1,3}(?:to |into |in )?${COLOUR}(?: ,| and)+ )(the sky) ((?:a (?:bit|little) |more |very )?${SKY_LOOKS})${END}`,
    ),
    'make $1 $2',
  ],
  // "Red dress and black shoes please": both are wished for
  [
    new RegExp(
      `^${INK_OR_HEX} (${PAINTED}) (?:(?:,|and) )+${INK_OR_HEX} (${PAINTED}) (?=please ?[.!]? ?$)`,
    ),
    'make the $2 $1 and make the $4 $3 ',
  ],
  // "Make the dress red and sky blue": the sky is named without its article
  [
    new RegExp(
      `(?<=${START}(?:please )?make (?:the|my|her|his) (?!sky\\b)\\w+ ${COLOUR} )and (?:also )?sky blue${END}`,
    ),
    ', clear blue sky',
  ],
  // "Make the car blue on a white background"
  [
    new RegExp(
      `(?<=\\b(?:make|paint|turn|color|dye) (?:the|my|our|his|her) \\w+ ${COLOUR} )(?:on|against|in front of) (?=an? (?:plain )?${COLOUR} (?:background|backdrop)\\b)`,
    ),
    'with ',
  ],
  // "Make the sofa green, and the same for the chairs"
  [
    new RegExp(
      `${START}((?:please )?${PAINT}) ((?:${WHOSE} )?${NAME}) (?:in )?(${COLOUR}) ${AND_ALSO}${SAME} (${WHOSE} ${NAME})${END}`,
    ),
    '$1 $2 $3 , make $4 $3',
  ],
  // "… and the chairs too"
  [
    new RegExp(
      `${START}((?:please )?${PAINT}) (${WHOSE} ${NAME}) (?:in )?(${COLOUR}) ${AND_ALSO}(${WHOSE} ${NAME}) ${TOO}${END}`,
    ),
    '$1 $2 $3 , make $4 $3',
  ],
  // "The sofa green, the same for the chairs"
  [
    new RegExp(
      `${START}((?:${WHOSE} )?${NAME}) (?:in )?(${COLOUR}) (?:color |paint )?${AND_ALSO}${SAME} (${WHOSE} ${NAME})${END}`,
    ),
    'make $1 $2 , make $3 $2',
  ],
  // "Brighten the sky and do the same with the foreground"
  [
    new RegExp(`${START}(${CHANGE}) (${WHOSE} \\w+) ${AND_ALSO}${SAME} (${WHOSE} \\w+)${END}`),
    '$1 $2 , $1 $3',
  ],
  // Of what else was wished, it is told that this was not done.
  [
    new RegExp(
      `(?<=\\w )${AND_ALSO}(?:the same|same) (?:for|with|goes for) (${WHOSE} ${NAME})${END}`,
    ),
    ' , do the same with $1',
  ],
  // "The lake should be bluer that the trees look more autumnal", as it is dictated
  [
    /\b(should be (?:\w+ )?\w+) that (?=(?:the|my|our) \w+ (?:look|looks|should|be)\b)/,
    '$1 , make',
  ],
  // "Pink with green wheels"
  [
    new RegExp(
      `(?<=\\b(?:make|paint|be|recolor|color|turn|want)\\b[^,.;]* ${COLOUR} )with (${COLOUR}) (${PART})${END}`,
    ),
    ', make the $2 $1',
  ],
];
