import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const TEETH = '(?:(?:the|my|her|his|our|their|these|those|this|all|of) )*(?:teeth|tooth|dents)';
const A_BIT = '(?: (?:just|a|an|little|bit|tad|touch|lot|slightly|much|some|please|here|up))*';
const WHITENED = 'reduce the yellow by 60% in the marked area and brighten the marked area by 10%';

/** Teeth, where they are marked: no others, but with less yellow and more light. */
export const WHITENED_TEETH_FORMS: readonly Form[] = [
  // "Whiten my teeth"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:whiten|bleach|brighten|lighten)(?: up)? ${TEETH}${A_BIT}${END}`,
    ),
    WHITENED,
  ],
  // "Make her teeth a bit whiter", "my teeth look too yellow"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:make|get|turn|have|want) )?${TEETH}(?: (?:look|appear|to be|be|are|is|should))*${A_BIT} (?:(?:more |in )?white|whiter|brighter|lighter|less yellow|(?:too|so|very) yellow)${A_BIT}${END}`,
    ),
    WHITENED,
  ],
  // "Less yellow on the teeth"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:less|reduce|remove|take out|get rid of)(?: the)? (?:yellow|stains?|discolou?ration)(?: tones?| tint)? (?:on|in|of|from) ${TEETH}${A_BIT}${END}`,
    ),
    WHITENED,
  ],
  [new RegExp(`${START}${PLEASE_ALSO}(?:teeth|tooth) whitening${A_BIT}${END}`), WHITENED],
];
