import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Sizes by one side: "1920 pixels of large", as French has it. */
export const SIDE_TOLD_FORMS: readonly Form[] = (
  [
    ['(?:large|largeness|width|wide|broad|largo|ancho)', 'wide'],
    ['(?:height|high|tall|hauteur|alto)', 'high'],
  ] as const
).map(
  ([side, meant]): Form => [
    new RegExp(
      `(?:${START}(?:(?:i (?:need|want|would like)|id like|it is necessary) (?:that )?)?(?:(?:it|this|the (?:picture|photo|image)) )?(?:(?:must|should|to|have|has|having|be|is|of|in|with|make it|exactly|precisely) )*)?(\\d{3,5}) (?:(?:px|pixels?) )?of ${side}${END}`,
    ),
    `resize to $1 px ${meant}`,
  ],
);
