import { COLOUR, END, FIRST, LAST, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const INK = `(#[0-9a-f]{6}|${COLOUR})`;
/** Stand where they are in a picture, and nobody wishes for one that is not there. */
const STANDING =
  '(?:cars?|vans?|trucks?|bus|walls?|doors?|gates?|fences?|facade|roof|house|sofa|couch|carpet|curtains|shutters|cabinets)';
/** Worn or painted, and known by its colour. */
const PAINTED =
  '(?:cars?|vans?|bikes?|jackets?|coats?|shirts?|tshirts?|blouses?|dress|dresses|skirts?|sweaters?|jumpers?|hoodies?|trousers|pants|jeans|suits?|ties?|scarf|socks|shoes|boots|hats?|caps?|bags?|sofas?|couch|chairs?|tables?|curtains?|cushions?|walls?|doors?)';
/** Have colours by other wishes, or none that can be chosen. */
const OTHER =
  '(?!(?:(?:the|my|our|his|her|their) )?(?:\\w+ )?(?:backgrounds?|backdrop|text|letters|letter|font|title|caption|border|frame|sky|hair|eyes?|skin|lips?|picture|photo|image|light|shadows?|favou?rite|liked|loved|preferred|logo|vignette|tint)\\b)';
const PAINTS = '(?:make|paint|repaint|turn|color|recolor|dye|change|put)';
/** One of two, by its side. */
const AT_SIDE = '(?:(?:on|at|to|of) )?(?:the )?(?:(left|right)(?: hand)?(?: side)?)';
const ONE = `(?!left\\b|right\\b|other\\b|color\\b|shadow\\b)${NAME}`;

/** Things that are to have another colour, and how people name them and it. */
export const THING_COLOURED_FORMS: readonly Form[] = [
  // "I want a turquoise door", "give me a green car": it is there, in another colour
  [
    new RegExp(
      `${START}(?:(?:please|can|could|you) )*(?:(?:i|we) (?:want|need|would like|would love|d like)|id like|id love|give(?: (?:me|us))?|show me|can i have|can i get) an? ${INK} (${STANDING})${END}`,
    ),
    'make the $2 $1',
  ],
  // "It would be nice if the boat was bright yellow"
  [
    new RegExp(
      `${START}(?:(?:it|that) )?(?:(?:would|d) be |itd be )?(?:(?:so|really|much) )?(?:(?:nice|nicer|great|cool|good|better|lovely|awesome) )?if (${WHOSE} ${NAME}) (?:was|were|would be|could be) (?:in )?${INK}${LAST}`,
    ),
    'make $1 $2',
  ],
  // "What would the tie look like in #ff8800": a colour by its number
  [
    new RegExp(
      `${FIRST}(?:what|how) (?:would|does|do|will|might) (${WHOSE} ${NAME}) look (?:like )?in (#[0-9a-f]{6})(?= ?[?.!]? ?$)`,
    ),
    'make $1 $2',
  ],
  // "Colour of the wall: turquoise"
  [
    new RegExp(`${START}(?:the )?color (?:of|for) ${OTHER}(${WHOSE} ${NAME}) : ${INK}${LAST}`),
    'make $1 $2',
  ],
  [
    new RegExp(`${START}(?:the )?color (?:of|for) ${OTHER}(${NAME}) : ${INK}${LAST}`),
    'make the $1 $2',
  ],
  // "Paint the door on the left blue", "the car of left in black", as French has it
  [
    new RegExp(
      `${START}(?:please )?${PAINTS} (?:the color of )?(?:the )?(${ONE}) ${AT_SIDE} (?:(?:to|in|into|be) )?${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:want|need|would like) |id like )?(?:the )?(${ONE}) ${AT_SIDE} (?:(?:to|in|into|be|:|should be) )*${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "On the left the cup should be red"
  [
    new RegExp(
      `${START}(?:make )?(?:(?:on|at) )?(?:the )?(left|right) the (${ONE}) (?:(?:in|should be|to) )?${INK}${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "Red dress and black shoes please": both are wished for
  [
    new RegExp(`^${INK} (${PAINTED}) (?:(?:,|and) )+${INK} (${PAINTED}) (?=please ?[.!]? ?$)`),
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
  // "Den Schal #ff8800 färben", as German has it
  [new RegExp(`${START}(${WHOSE} ${NAME}) (#[0-9a-f]{6}) color${END}`), 'make $1 $2'],
  [
    new RegExp(`\\b(?:put|make) (${WHOSE} ${NAME}) color (#[0-9a-f]{6})(?= ?$| [,.;!?]| and\\b)`),
    'make $1 $2',
  ],
  // "Auto in #1E90FF": too few words to tell the language by
  [/^auto in (#[0-9a-f]{6})(?= ?[.!]? ?$)/, 'make the car $1'],
];

/** Where something is marked: "green please", "das grün färben". */
export const MARKED_COLOURED_FORMS: readonly Form[] = [
  [
    new RegExp(
      `^(?:(?:please|the) )*(?!(?:(?:light|dark|pale) )?gray\\b|black and\\b)${INK}(?: (?:color|please))+(?= ?[.!]? ?$)`,
    ),
    'make the marked area $1',
  ],
  // "Mach das unscharf", "verpixel das", as other languages have it
  [/\b(pixelate|blur|brighten|darken|sharpen) the(?= ?[.!]? ?$)/, '$1 this'],
  [
    /\bmake the (?=(?:(?:much|very|slightly|a bit) )?(?:blurry|blurred|pixelated|black and white|sepia)\b)/,
    'make the selection ',
  ],
  [/\bpixel art (?:this|that|it)(?= ?[.!]? ?$)/, 'pixelate this'],
];
