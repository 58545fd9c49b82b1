import { COLOUR, END, FIRST, INK, LAST, NAME, START, WHOSE } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const PERSON =
  '(?:bride|groom|bridesmaid|bridesmaids|groomsman|witness|neighbor|mother|father|mom|mum|dad|sister|brother|aunt|uncle|grandma|grandpa|girl|boy|woman|man|lady|child|kid|baby|daughter|son|wife|husband|friend|teacher|boss|dancer|singer|guest|hostess|dog|cat)';
const PAINTS = '(?:make|paint|repaint|turn|color|recolor|dye|change|put)';
/** One of two, by its side. */
const AT_SIDE = '(?:(?:on|at|to|of) )?(?:the )?(?:(left|right)(?: hand)?(?: side)?)';
const ONE = `(?!left\\b|right\\b|other\\b|color\\b|shadow\\b)${NAME}`;

/** Things and their colours in the order of other languages. */
export const WORD_ORDER_FORMS: readonly Form[] = [
  // "The green jacket, put it in #8B0000": what was named first
  [
    new RegExp(
      `(?<=(?:^|[.;!?] )(?:please )?${WHOSE} ${COLOUR} ${NAME} )(?:[,:] )(?:please )?(?:put|have|do|get) (?:it|them) in (?=(?:${COLOUR}(?! and white)|#[0-9a-f]{6})(?: |$))`,
    ),
    ', make it ',
  ],
  // "The car left in black", as French has it
  [
    new RegExp(`\\bpaint the (\\w+) (left|right) (?:in|of) ${INK_OR_HEX}${END}`),
    'paint the $2 $1 $3',
  ],
  // "The green jacket, put it in #8B0000"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) ${COLOUR} \\w+) , (?:please )?(?:put|make|paint|color|turn|change|recolor) it (?:(?:in|into|to) )?(?=(?:${COLOUR}|#[0-9a-f]{3,8})${END})`,
    ),
    'recolor $1 to ',
  ],
  // "Paint the door on the left blue", "the car of left in black", as French has it
  [
    new RegExp(
      `${START}(?:please )?${PAINTS} (?:the color of )?(?:the )?(${ONE}) ${AT_SIDE} (?:(?:to|in|into|be) )?${INK_OR_HEX}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:want|need|would like) |id like )?(?:the )?(${ONE}) ${AT_SIDE} (?:(?:to|in|into|be|:|should be) )*${INK_OR_HEX}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "On the left the cup should be red"
  [
    new RegExp(
      `${START}(?:make )?(?:(?:on|at) )?(?:the )?(left|right) the (${ONE}) (?:(?:in|should be|to) )?${INK_OR_HEX}${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "Den Schal #ff8800 färben", as German has it
  [new RegExp(`${START}(${WHOSE} ${NAME}) (#[0-9a-f]{6}) color${END}`), 'make $1 $2'],
  [
    new RegExp(`\\b(?:put|make) (${WHOSE} ${NAME}) color (#[0-9a-f]{6})(?= ?$| [,.;!?]| and\\b)`),
    'make $1 $2',
  ],
  // "Auto in #1E90FF": too few words to tell the language by
  [/^auto in (#[0-9a-f]{6})(?= ?[.!]? ?$)/, 'make the car $1'],
  // "La veste, en rouge plutôt"
  [
    new RegExp(
      `${START}((?:the|my|her|his|our) (?!sky|background|backdrop|border|frame|text|picture|photo)\\w+) (?:, )?(?:(?:rather|better|preferably) in (?:an? )?(${COLOUR})|in (?:an? )?(${COLOUR}) (?:rather|better|preferably|instead))${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "Pinta esto de rojo"
  [
    new RegExp(
      `${START}(?:paint|color|dye|put) (this|that) (?:(?<=(?:paint|color|dye) (?:this|that) )(?:of|in) )?(${COLOUR})${END}`,
    ),
    'paint $1 $2',
  ],
  // "Píntalo de verde oliva"
  [
    new RegExp(`${FIRST}(?:(?:paint|color|dye|put) it|paint|color|dye) of (${COLOUR})${LAST}`),
    'paint it $1',
  ],
  // "Color the dress the bride lilac", as German has it: whose it is
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:paint|color|dye|recolou?r|make)) ((?:the|my|our) \\w+) (?:the|my|our|of) ${PERSON} (?:in )?(${COLOUR})${END}`,
    ),
    '$1 $2 $3',
  ],
  // "The t-shirt that is white in blue", as Spanish puts it
  [
    new RegExp(
      `${START}(?:make )?the (\\w+(?: (?!(?:from|of|in|is|are|was|were|with)\\b)\\w+)?) (${COLOUR}) (?:in|to|into) (#[0-9a-f]{6}|${COLOUR})(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'make the $2 $1 $3',
  ],
  // "Change the color of the car on white", "make want the car blue", as other languages put it
  [new RegExp(`\\bchange the color of (the \\w+(?: \\w+)?) on (${COLOUR})${END}`), 'make $1 $2'],
  [/\bmake (?:want|colorful) (?=the |my |our |his |her )/, 'make '],
  [new RegExp(`\\bmake the color from (the \\w+(?: \\w+)?) (${COLOUR})${END}`), 'make $1 $2'],
  // "The t shirt of the child make it light blue"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (\\w+(?: shirt)?) of (?:the|my|our|his|her) \\w+ (?:, )?(?:make|paint|color|turn|put|want) (?:it|them) (?:in |to )?${INK}${END}`,
    ),
    'make the $1 $2',
  ],
  // "Paint my motorcycle is in the picture orange in black", as German runs on
  [
    new RegExp(
      `${START}(?:paint|make|color|recolor) (?:my|the|our) (\\w+) is (?:in|on) (?:the|this) (?:picture|photo) ${INK} (?:please )?in ${INK}`,
    ),
    'make the $2 $1 $3',
  ],
  // "The blue sofa, I want it in sage green", as French and Spanish have it: "the sofa blue"
  [
    new RegExp(
      `${START}(?:make )?(?:the|my|our) (${NAME}) (${COLOUR})(?: ,)? (?:it |i )?(?:should be|want|want it|would like it|make it) (?:in )?(${COLOUR})${END}`,
    ),
    'make the $2 $1 $3',
  ],
];
