import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const ON = `(${COLOUR}) (?:in|on|over) (?:an? )?(${COLOUR})(?: (?:bar|background))?`;

/** A bar that is named, and its colour told behind that of the letters. */
export const INKED_BAR_FORMS: readonly Form[] = [
  // "Banner saying “SALE” in white on red"
  [
    new RegExp(
      `(?<=“”[^.;!?“]* )(?:on an? (?:black )?bar (?:, )?(?:in )?${ON}|(?:in )?${ON} on an? black bar)${END}`,
    ),
    'in $1 $3 on a $2 $4 bar',
  ],
];
