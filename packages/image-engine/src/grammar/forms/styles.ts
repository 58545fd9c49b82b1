import { COLOUR } from './parts.ts';
import type { Form } from './rewrite.ts';

const INKS = '(?:inks?|colors?|tones?|shades?|hues?)';

/** Looks that are told by what they are made of. */
export const STYLE_FORMS: readonly Form[] = [
  // "Just navy and coral, two inks", "two inks: navy and coral"
  [
    new RegExp(
      `(?:spotify(?: cover)?(?: feel| look| style| vibe| cover)? [:,] )?(?:just |only |in |nothing but )*(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR}) , (?:only |just )?(?:two|2) ${INKS}\\b`,
    ),
    'a duotone in $1 and $2',
  ],
  [
    new RegExp(
      `\\b(?:spotify(?: cover)?(?: feel| look| style| vibe)? [:,]|(?:just |only )?(?:two|2) ${INKS} (?:only |just )?[:,–-]) (?:just |only |in )?(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})\\b`,
    ),
    'a duotone in $1 and $2',
  ],
];
