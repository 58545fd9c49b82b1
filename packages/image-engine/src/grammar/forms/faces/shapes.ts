import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const WHOSE = '(?:my|her|his|our|their|your|moms|mums|dads|the|a)';
/** Parts of a face that are told by their shape: nobody asks to see them in focus. */
const PART =
  '(?:jaw ?lines?|jaws?|cheek ?bones?|chins?|brow ?lines?|bone structure|facial features)';
const RATHER =
  '(?:(?:a|bit|little|much|more|slightly|way|look|be|lot|touch|tad|really|nice|nicely) )*';
const SHARPER =
  '(?:sharper|sharp|crisper|crisp|defined|chiseled|chiselled|pronounced|angular|stronger|strong|cleaner|snatched|pointier|pop)';

/** Jaws and cheekbones that are to be "sharper": of another shape. */
export const SHAPE_FORMS: readonly Form[] = [
  // "… and my jaw sharper", "make her cheekbones sharper"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:make|get|have|give|want) )?${WHOSE} ${PART} (?:to )?${RATHER}${SHARPER}(?: looking)?${END}`,
    ),
    'make my jaw slimmer',
  ],
  // "Give me a sharper jawline", "sharpen my jawline"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:give|want|have|get|make|like|need) )?(?:(?:me|him|her|us|them|my \\w+) )?(?:an? |some )?${RATHER}${SHARPER} (?:and (?:stronger|slimmer|defined) )?${PART}${END}`,
    ),
    'make my jaw slimmer',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:sharpen|define|chisel|sculpt|contour|snatch)(?: up| out)? ${WHOSE} ${PART}(?: (?:up|out|a bit|a little|slightly|more))*${END}`,
    ),
    'make my jaw slimmer',
  ],
];
