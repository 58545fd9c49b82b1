import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const INK = `(#[0-9a-f]{6}|${COLOUR})`;
/** Things that are painted, dyed or bought in a colour, and are nothing else in a picture. */
const PAINTED =
  '(?:cars?|vans?|trucks?|bus|bikes?|bicycles?|motorbikes?|scooters?|boats?|jackets?|coats?|shirts?|tshirts?|blouses?|dress|dresses|skirts?|sweaters?|jumpers?|hoodies?|trousers|pants|jeans|suits?|ties?|scarf|scarves|gloves|socks|shoes|boots|hats?|caps?|beanies?|helmets?|bags?|backpacks?|umbrellas?|sofas?|couch|chairs?|armchairs?|tables?|desks?|benches|bench|curtains?|cushions?|carpets?|rugs?|lampshades?|cups?|mugs?|vases?|walls?|doors?|gates?|fences?|shutters|cabinets?|cupboards?|flowers?|tulips?)';
/** Shapes that a picture is cut to, and no time of day. */
const SHAPE = '(16:9|9:16|4:3|3:4|3:2|2:3|1:1|4:5|5:4|21:9|2:1)';
const STORY =
  '(?:(?:an?|my|our|the) )?(?:(?:insta|instagram|facebook|whatsapp) (?:story|stories)|(?<=\\b(?:an?|my|our|the) )story)';
const JOINED = '(?:(?:,|and|then|also|plus|please) )';

/** Wishes of few words, alone or beside another. */
export const PLAIN_WISH_FORMS: readonly Form[] = [
  // "The sky clear and blue": how it is to be, and no colour of something
  [
    new RegExp(
      `${START}(?:the )?sky (?:: )?(?:(?:clear|sunny|bright) (?:and )?blue|blue and (?:clear|sunny|bright))${END}`,
    ),
    'clear blue sky',
  ],
  // "Blue sky without clouds, and more contrast"
  [
    new RegExp(
      `\\b(?:(?:clear|bright) )?(?:blue|clear) sky without (?:any |a single |the )?clouds?${END}`,
    ),
    'clear blue sky',
  ],
  // "Nur Rot in Farbe"
  [
    new RegExp(`${START}only in color (${COLOUR})(?! (?:and|,) ${COLOUR})${END}`),
    'only in color the $1',
  ],
  // "Black car please": nothing else is said of it
  [new RegExp(`^(?:a )?${INK} (${PAINTED}) (?=please ?[.!]? ?$)`), 'make the $2 $1 '],
  [new RegExp(`${FIRST}(?:(?:the|my|our) )?(${PAINTED}) : ${INK}${LAST}`), 'make the $1 $2'],
  // "Flip it by 180 degrees"
  [
    /\bflip (?:(?:it|this|that|the (?:photo|picture|image)) )?(?:(?:by|in|of|to|at) )?180(?: degrees)?(?= ?$| [,.;:!?]| (?:and|then|but|please)\b)/,
    'rotate 180°',
  ],
  // "A duotone of red and black"
  [
    new RegExp(`\\bduotone (?:of|from|out of) (${COLOUR}) and (${COLOUR})${END}`),
    'duotone in $1 and $2',
  ],
  // "For an Instagram story and colour the dress blue"
  [
    new RegExp(
      `(?<=^(?:please )?|\\b(?:and|then|also) |, )for ${STORY}(?: (?:[,.]|and|then|also))+ (?=\\w)`,
    ),
    'story format , ',
  ],
  [new RegExp(`(?<=\\b(?:then|also) |[.] )for ${STORY}${LAST}`), 'story format'],
  // "Make the sky blue and a bit brighter"
  [
    new RegExp(
      `${START}(?:please )?make the sky (?:(?:clear|bright) )?blue(?= (?:,|and|then) (?:(?:and|then|also|please) )*(?!(?:the|my|our|${COLOUR})\\b)\\w)`,
    ),
    'clear blue sky',
  ],
  // "Add the text “Hello”, also 16:9": the shape is the picture's, where nothing else has one
  [
    new RegExp(
      `(?<=^(?!.*\\b(?:side by side|collage|crop|format|frame|border|polaroid|row|stack\\w*|grid)\\b).*“” [^“]*)(?:, ?)?${JOINED}+(?:in )?${SHAPE}${LAST}`,
    ),
    ', crop to $1',
  ],
  // "Text “Hello” top left and then 800 px wide": so is the picture
  [
    new RegExp(
      `(?<=“” [^“]*)${JOINED}*(?:and|then|also) ${JOINED}*(\\d{3,4}) (px |pixels )?(wide|high|tall)${LAST}`,
    ),
    ', resize to $1 $2 $3',
  ],
  // "Überblenden": of several pictures both
  [/^(?:please )?overlay(?= (?:please )?[.!]? ?$)/, 'overlay both pictures'],
  // "Make it look like the second one in colour"
  [
    /\bmake (?:it|this|mine|the first(?: one)?) look like (the (?:second|other)(?: (?:one|photo|picture|image))?|picture 2) in (?:terms of )?(?:its )?(?:colors?|tones?|coloring)(?= ?$| [,.;!])/,
    'use the colors of $1',
  ],
];

/** Where something is marked, a colour that is said alone is that thing's: but grey, as the picture may be. */
export const MARKED_PLAIN_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${FIRST}(?:in|make the(?: color)?|the color) (?!(?:(?:light|dark|pale) )?gray\\b)${INK}${LAST}`,
    ),
    'make the marked area $1',
  ],
];
