import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { PART, TOLD, toldOfPart } from './parts.ts';

/** What is marked as a part of the picture, however it is called. */
export const SELECTION_FORMS: readonly Form[] = [
  // "Keep only the marked area": a part of the picture, and no thing that is freed
  [
    new RegExp(
      `${START}(?:please )?(?:keep|leave) (?:only|just) (?:the |this |that |my )?(?:(?:marked|selected|boxed|outlined) ${PART}|box|rectangle)${END}(?!.*\\b(?:rest|else|others?|colou?r|black|gray|blur\\w*)\\b)`,
    ),
    'crop to selection',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:only|just) (?:keep|leave) (?:the |this |that |my )?(?:(?:marked|selected|boxed|outlined) ${PART}|box|rectangle)${END}(?!.*\\b(?:rest|else|others?|colou?r|black|gray|blur\\w*)\\b)`,
    ),
    'crop to selection',
  ],
  // What is marked as a part of the picture, however it is called.
  ...toldOfPart(TOLD),
];
