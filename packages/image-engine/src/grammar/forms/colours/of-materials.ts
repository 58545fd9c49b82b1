import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** What things are made of, and cannot be made of by a colour. */
const STUFF =
  '(?:velvet|leather|silk|satin|denim|suede|lace|linen|wool|wood|marble|metal|chrome|corduroy|plaid|tartan|glitter|sequins?)';

/** A colour that is wished for with a stuff: the thing gets the colour, and the stuff is named as left out. */
export const MATERIAL_COLOUR_FORMS: readonly Form[] = [
  // "Change the sofa to dark green velvet"
  [
    new RegExp(
      `(${START}(?:please )?(?:make|turn|paint|recolor|color|dye|change) ${WHOSE} (?:\\w+ ){1,2}?(?:(?:to|into|in|look|be|an?) )*${COLOUR}) ${STUFF}${END}`,
    ),
    '$1 , own detail',
  ],
  // As languages put it that have the colour behind the stuff
  [
    new RegExp(
      `(${START}(?:please )?(?:make|turn|paint|recolor|color|dye|change) ${WHOSE} \\w+ (?:(?:to|into|in|of) )+)${STUFF} (${COLOUR})${END}`,
    ),
    '$1 $2 , own detail',
  ],
];
