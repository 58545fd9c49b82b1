import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const BURN =
  '(?:blow|blown|blowing|burn|burnt|burned|burning|overexpose|overexposed|overexposing|clip|clipped|clipping|bleach|bleached|wash|washed|scorch|fry|fried|white)(?: out)?';
const SLIGHTLY = '(?:a bit|a little|slightly|a touch|a tad|somewhat)';
const LINKED = '(?:(?:,|but|and|that|while|although|though|just|please) )+';
const NOT = '(?:dont|do not|not|never|without)';
const BRIGHTER = `(?:(?:too dark|underexposed) , (?:so |please )*)?(?:(?:make|let|get) (?:it|this|everything|the (?:picture|photo|image|whole thing)) )?(?:(${SLIGHTLY}) )?(?:brighten|brighter|lighten|lighter)(?: (?:it|this|up|everything|please|the|picture|photo|image|whole thing))*(?: (${SLIGHTLY}))?`;

/** What is made lighter, but for the sky, which would be white then: it is the shadows that are lifted. */
export const SPARED_SKY_FORMS: readonly Form[] = [
  // "Brighten it but don't blow out the sky", "without overexposing the sky"
  [
    new RegExp(
      `\\b${BRIGHTER} (?:${LINKED})?${NOT} (?:(?:let|have|make|making|letting) )?(?:to )?${BURN} (?:the )?(?:sky|clouds)${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "… but don't let the sky burn out"
  [
    new RegExp(
      `\\b${BRIGHTER} (?:${LINKED})?${NOT} (?:let|have|make|making|letting|getting) (?:the )?(?:sky|clouds) (?:(?:get|be|to|go|become) )*${BURN}${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "Brighter, but the sky must not burn out"
  [
    new RegExp(
      `\\b${BRIGHTER} ${LINKED}(?:the )?(?:sky|clouds) (?:(?:should|must|may|shall|can|has|do|does|is) (?:to )?(?:not|never)|cant|cannot|mustnt|shouldnt|wont|doesnt|dont|not|never)(?: (?:to|get|be|go|become|allowed))* ${BURN}${END}`,
    ),
    'lift the shadows $1 $2',
  ],
];
