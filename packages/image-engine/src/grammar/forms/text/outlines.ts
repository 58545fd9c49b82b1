import { COLOUR, colourAmong, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { SET_IN_TYPE } from './parts.ts';

const READ =
  '(?:(?: that)? (?:it|they|the (?:text|words|letters)|you|one|people|everyone|everybody) (?:can (?:be |also )?)?(?:is |are )?(?:read|reads|readable|legible|seen|well|easily|better)(?: (?:well|easily|better|it|from afar))*)?';
const EDGE = '(?:border|edge|rim|contour|outlines?)';

/** Outlines and shadows of letters. */
export const OUTLINE_FORMS: readonly Form[] = [
  // "A white stroke around the text": as programs call it
  [
    /\bstroke (?=(?:around|on) (?:the |its |my )?(?:text|letters|lettering|words|it|them)\b)/,
    'outline ',
  ],
  // "“…” with a thick white outline at the top": theirs, wherever they stand
  [
    new RegExp(
      `(?<=“” (?:[^.;!?“]*? )?)(?:, )?((?:(?:bold|large|big|small|huge) )?)(?:(?:,|and) )*with (?:an? )?(?:(?:thin|thick|fine|bold|little|small) )?(${COLOUR}) outlines?(?: (?:around|round) (?:it|them|the (?:letters|text|words)))?(?=${END}| (?:in|at|on|across|over|near|top|bottom|left|right)\\b)`,
    ),
    '$1 outlined in $2',
  ],
  [
    /(?<=“” (?:[^.;!?“]*? )?)with an? (?:(?:thin|thick|fine|bold) )?outline(?= (?:in|at|on|across) the\b)/,
    'with outline',
  ],
  // "“…” con borde negro", right behind the letters: theirs
  [
    new RegExp(`(“”) with (?:an? )?(?:border|edge|rim|contour|outline) ${COLOUR}${END}`),
    '$1 with outline',
  ],
  // "Yellow text “A” and black border", of which no article makes a frame: around the letters
  [
    new RegExp(
      `(?<=(?:${COLOUR}) (?:(?:big|large|small|bold|text|letters|title|caption) )*“” |(?:text|letters|title|caption) (?:(?:big|large|small|bold) )*(?:${COLOUR}) (?:(?:big|large|small|bold) )*“” |“” (?:(?:big|large|small|bold) )*(?:${COLOUR}) )and (?:(?:thin|thick) )?(?:(${COLOUR}) (?:border|edge|outline|rim)|(?:border|edge|outline|rim) (${COLOUR}))(?= ?[.!]? ?$)`,
    ),
    'outlined in $1 $2',
  ],
  // "Yellow letters with black stroke": around them
  [
    new RegExp(
      `(?<=“”[^.;!?]*)\\b(?:with |and )?(?:an? )?(?:(?:thin|thick) )?(?:${COLOUR} )?(?<!\\b(?:brush|paint) )(?:stroke|outline stroke)(?= ?$| [,.;!]| and\\b| at\\b| in\\b)`,
    ),
    'with outline',
  ],
  // "Add a drop shadow to the text"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:add|put|give)) (?:an? )?(?:(?:soft|drop|little) )*shadow (?:to|on|under|behind|beneath) (?:the|my|this) (?:text|caption|title|words|letters|lettering)${END}(?!.*“)`,
    ),
    '$1 text',
  ],
  // "Large, yellow with a black border": behind the colour of letters it is theirs
  [
    new RegExp(
      `(?<=“” [^.;!?“]*\\b(?:${COLOUR}) (?:letters |text |writing )?)with (?:an? )?(?:(?:thin|thick|fine|small|little) )?(?:(?:border|edge|rim)s? (?:in )?(?:${COLOUR})|(?:${COLOUR}) (?:border|edge|rim)s?)(?: (?:around|round) (?:it|them|the (?:letters|text|words)))?${END}`,
    ),
    'with outline',
  ],
  // "…, with a white border so that it can be read": around the letters
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and) )*(?:with|in) (?:an? )?(?:(?:thin|thick|fine) )?(?:${COLOUR} )?${EDGE}(?: ${COLOUR})? so${READ}${END}`,
    ),
    '$1 with outline',
  ],
  // "Letters white outline black", as French and Spanish have it
  [
    new RegExp(`(?<=“”.*)\\b(letters|text|writing) (${COLOUR}) outline (?:${COLOUR})${END}`),
    '$2 $1 with outline',
  ],
  [
    new RegExp(`(?<=“”.*)\\b(?:with )?(?:an? )?outline (?:black|white|dark|gray)${END}`),
    'with outline',
  ],
  // "“Sale” in white with shadow": of letters, not of the subject.
  [
    new RegExp(
      `(“”(?: [^,.;:!?“ ]+){0,8}?(?: ,(?= ${SET_IN_TYPE}{1,4}with)(?: [^,.;:!?“ ]+){1,6}?)?)(?: ,)? (?:and )?with (?:an? )?(?:(?:drop|soft|dark|black|slight|subtle) )*shadow\\b`,
    ),
    '$1 , letters embossed',
  ],
  // "“Carpe diem” in the middle, white, with shadow": of letters, too
  [
    new RegExp(
      `(“” (?:(?:,|big|small|large|huge|tiny|bold|${colourAmong()}|in|at|on|the|center|middle|top|bottom|left|right|upper|lower|corner|centered|and|letters|font) )*)(?:with |plus |add )?(?:an? )?(?:(?:drop|soft|dark|black|slight|subtle) )*shadow(?: (?:behind|under|below|on|around) (?:it|the (?:letters|text|words)))?${END}`,
    ),
    '$1 , letters embossed',
  ],
  // "“a” in yellow with a black border"
  [
    new RegExp(
      `(“”(?: (?!with)[^,.;:!?“ ]+){0,6}?) with (?:an? )?(?:thin |thick |fine )?(?:${COLOUR} )?(?:border|edge|rim|contour|outlines?)(?: around (?:it|the letters))?${END}`,
    ),
    '$1 with outline',
  ],
];
