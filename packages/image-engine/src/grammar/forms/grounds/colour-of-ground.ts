import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Another colour of the background: it is another background. */
export const COLOUR_OF_GROUND_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|i want to|just) )*(?:change|make|turn|switch|set) (?:the )?colou?r of (?:(?:the|my|our) )?(?:background|backdrop) (?:(?:to|into|in|be|for|from|,|:|a|an) )*(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
];
