import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const AND = '(?:(?:,|;|and|then|also|please) )+';
const SAME =
  '(?:(?:do|make|have|want) )?(?:(?:exactly|just|please) )*(?:the same|same|likewise|ditto)(?: (?:thing|color|again|treatment))?(?: please)? (?:for|with|to|on|goes for|in|at)';
const TOO = '(?:too|also|as well|likewise|the same|the same way|the same color|in the same color)';
const PAINT =
  '(?:make|paint|turn|color|dye|recolou?r|(?:i|we) (?:want|need|would like)|id like|wed like)';
const CHANGE = '(?:brighten|darken|sharpen|blur|soften|desaturate|lighten|denoise|pixelate)';

/** What was wished for one thing, and is for another one, too. */
export const SAME_AGAIN_FORMS: readonly Form[] = [
  // "Make the sofa green, and the same for the chairs"
  [
    new RegExp(
      `${START}((?:please )?${PAINT}) ((?:${WHOSE} )?${NAME}) (?:in )?(${COLOUR}) ${AND}${SAME} (${WHOSE} ${NAME})${END}`,
    ),
    '$1 $2 $3 , make $4 $3',
  ],
  // "… and the chairs too"
  [
    new RegExp(
      `${START}((?:please )?${PAINT}) (${WHOSE} ${NAME}) (?:in )?(${COLOUR}) ${AND}(${WHOSE} ${NAME}) ${TOO}${END}`,
    ),
    '$1 $2 $3 , make $4 $3',
  ],
  // "The sofa green, the same for the chairs"
  [
    new RegExp(
      `${START}((?:${WHOSE} )?${NAME}) (?:in )?(${COLOUR}) (?:color |paint )?${AND}${SAME} (${WHOSE} ${NAME})${END}`,
    ),
    'make $1 $2 , make $3 $2',
  ],
  // "Brighten the sky and do the same with the foreground"
  [
    new RegExp(`${START}(${CHANGE}) (${WHOSE} \\w+) ${AND}${SAME} (${WHOSE} \\w+)${END}`),
    '$1 $2 , $1 $3',
  ],
  // Of what else was wished, it is told that this was not done.
  [
    new RegExp(`(?<=\\w )${AND}(?:the same|same) (?:for|with|goes for) (${WHOSE} ${NAME})${END}`),
    ' , do the same with $1',
  ],
];
