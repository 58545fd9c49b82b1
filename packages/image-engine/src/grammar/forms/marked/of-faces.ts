import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Parts of a face that are found where they are marked, and nowhere else. */
const PARTS =
  'hair|fringe|bangs|ponytail|eyes?|iris|irises|lips?|mouth|beard|mustache|moustache|eyebrows?|brows?';

/** Hair, eyes and lips are to have another colour. */
export const OF_FACES_FORMS: readonly Form[] = [
  // "Make her brown eyes blue", "change the hair colour to red"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|would you|just) )*(?:make|turn|paint|color|dye|recolor|change|tint) (?:the color of )?(?:(?:${WHOSE}|both|this|these) )?(?:(${COLOUR}) )?((?:(?:left|right) )?(?:${PARTS}))(?: color)?(?: (?:to|into|in|look|be))? (${COLOUR})(?! and ${COLOUR})${END}`,
    ),
    'make the $1 marked $2 $3',
  ],
];
