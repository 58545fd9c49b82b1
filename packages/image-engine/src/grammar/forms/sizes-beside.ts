import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Too wide for a border, and too high for letters, in px. */
const WIDTH = '(\\d{4,5}|[4-9]\\d\\d)';

/** How large the picture is to be, told behind other wishes: no size of letters. */
export const SIZE_BESIDE_FORMS: readonly Form[] = [
  // "…, and 1600 px wide"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|make it|it should be|should be|a|with|the) )*${WIDTH} (wide|high|tall)${END}`,
    ),
    'resize to $1px $2',
  ],
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|a|with|the|make it) )*(?:width|wide)(?: (?:of|:))? ${WIDTH}${END}`,
    ),
    'resize to $1px wide',
  ],
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|a|with|the|make it) )*(?:height|high|tall)(?: (?:of|:))? ${WIDTH}${END}`,
    ),
    'resize to $1px high',
  ],
];
