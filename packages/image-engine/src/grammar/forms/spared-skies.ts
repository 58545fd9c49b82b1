import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const BURN =
  '(?:blow|blown|blowing|burn|burnt|burned|burning|overexpose|overexposed|overexposing|clip|clipped|clipping|bleach|bleached|wash|washed|scorch|fry|fried|too bright|white)(?: out)?';
const SLIGHTLY = '(?:a bit|a little|slightly|a touch|a tad|somewhat)';
const LINKED = '(?:(?:,|but|and|that|while|although|though|just|please) )+';
const BRIGHTER = `(?:(?:too dark|underexposed) , (?:so |please )*)?(?:(?:make|let|get) (?:it|this|us|me|everything|the (?:picture|photo|image|whole thing)) )?(?:(${SLIGHTLY}) )?(?:brighten|brighter|lighten|lighter)(?: (?:it|this|us|me|up|everything|please|the|picture|photo|image|whole thing))*(?: (${SLIGHTLY}))?`;

/** What is made lighter, but for the sky, which would be white then: it is the shadows that are lifted. */
export const SPARED_SKY_FORMS: readonly Form[] = [
  // "Brighten it but don't blow out the sky", "without overexposing the sky"
  [
    new RegExp(
      `\\b${BRIGHTER} (?:${LINKED})?(?:dont|do not|not|never|no|without) (?:(?:let|have|make|making|letting) )?(?:to )?(?:${BURN} )?(?:the )?(?:sky|clouds)(?: (?:get|gets|be|to be|getting|go|going|become|too))*(?: ?${BURN})?${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "Brighter, but the sky must not burn out"
  [
    new RegExp(
      `\\b${BRIGHTER} ${LINKED}(?:the )?(?:sky|clouds) (?:(?:should|must|may|shall|can|has|is|are|do|does|to|not|nt|never|cant|mustnt|shouldnt|wont|doesnt|get|be|go|become) )+${BURN}${END}`,
    ),
    'lift the shadows $1 $2',
  ],
];
