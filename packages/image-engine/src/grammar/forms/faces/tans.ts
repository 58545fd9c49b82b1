import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** A tan is of the skin, and no colour for the picture. */
export const TAN_FORMS: readonly Form[] = [
  // "Make my tan look natural", "less fake tan"
  [
    new RegExp(
      `${START}((?:please |can you |make |fix |give |reduce |remove |improve |even out )*)(?:my|his|her|our|their) (?:(?:fake|spray|ugly|orange|real) )*tan(?= (?:lines?|look|looks|more|less|darker|lighter|stronger|deeper|is|stand|pop|natural)\\b|${END})`,
    ),
    '$1 my complexion',
  ],
];
