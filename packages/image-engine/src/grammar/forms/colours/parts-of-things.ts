import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** What of a thing has one of its colours. */
const PARTS =
  'parts?|bits?|areas?|pieces?|details?|stripes?|dots?|spots?|sections?|patches|panels?|trim|accents?|elements?';

/** Parts of a thing that are told by their colour: where they are need not be said. */
export const PART_OF_THING_FORMS: readonly Form[] = [
  // "Recolour the green parts of the shoe blue"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|just|only) )*(?:make|turn|paint|recolor|color|dye|change) (?:(?:all|only|just) )?(?:${WHOSE} )?(${COLOUR}) (${PARTS}) (?:of|on|in) ${WHOSE} (?:(?!${COLOUR})[^,.;:!?“ ]+ ){1,2}?(?:(?:to|into|in) )?(${COLOUR})(?! and ${COLOUR})${END}`,
    ),
    'make the $1 $2 $3',
  ],
];
