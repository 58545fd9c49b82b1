import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LOOK =
  '((?:black and white|grayscale|sepia|watercolou?r|comic|cartoon|caricature|vintage|retro|oil painting|pencil sketch|pencil drawing|sketch|anime|manga|pop art|pixel art|neon|hdr|cinematic)(?: (?:style|look))?)';
const COPY = '(?:versions?|cop(?:y|ies)|photo|picture|image|variant|edition)';
const ASKED =
  '(?:(?:please|can you|could you|make|give|do|create|want|i|id|like|would|need|me|it|two|both|with|of|in|versions|copies|variants|,|:) )*';
const SECOND =
  '(?:, |and |plus |then |as well as )+(?:one|another|a second|second|the second|the other|an?)(?: (?:one|of it))?';

/** A second picture of the same wish: only the first is made, and both looks at once were neither. */
export const SECOND_VERSION_FORMS: readonly Form[] = [
  // "A version in sepia and one in pencil"
  [
    new RegExp(
      `${START}${ASKED}(?:one|an?|the first|first) ${COPY} (?:in|as|like) (?:an? )?${LOOK} ${SECOND}(?: ${COPY})?(?: (?:in|as|like))?(?: an?)? ${LOOK}(?: (?:one|${COPY}))?${END}`,
    ),
    '$1 , produce another result',
  ],
  // "A sepia version and a pencil one", "one in sepia and one in pencil"
  [
    new RegExp(
      `${START}${ASKED}(?:one|an?|the first) ${LOOK} (?:one|versions?|cop(?:y|ies)|variant|edition) ${SECOND} ${LOOK}(?: (?:one|${COPY}))?${END}`,
    ),
    '$1 , produce another result',
  ],
  [
    new RegExp(
      `${START}${ASKED}(?:one|an?) (?:in|as) (?:an? )?${LOOK} ${SECOND} (?:(?:in|as) )?(?:an? )?${LOOK}${END}`,
    ),
    '$1 , produce another result',
  ],
];
