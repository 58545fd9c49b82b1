import { END, MARKED, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const HUE = '(?:red|green|blue|yellow|pink|orange|purple|white|black)';
/** "In red", "with a blue circle": what a mark looks like. */
const INKED = `(?:in|with) (?:the |an? |my )?(?:bright |dark |light |thick )?${HUE}(?: (?:pen|box|boxes|circle|markers?|brush|lines?|paint|ink|rectangles?|cross|crosses|color))?`;
const I_MARKED = `(?:(?:i|we|ive|weve)(?: have| just| already| also)* |which (?:i|ive) |(?:is |are |its |theyre |both |all )+)?${MARKED}(?: (?:it|them|both|all|him|her|that|those|each|of|one|two|over|up|for|you|the|place|spot))*`;
const REMOVE =
  '(?:please |can you |could you |pls |kindly )*(?:remove|erase|delete|get rid of|take (?:out|away|off)|edit out|lose|clean up|clear|wipe out|cut out|zap|get|take)';

/** The colour of a mark is no colour that the picture is to have. */
export const COLOUR_MARK_FORMS: readonly Form[] = [
  // "Get the finger out of the corner, I've drawn over it": a mark, and no drawing
  [
    /(?<=[,.;:(–-] |\b(?:and|because|as|which) )(i|ive|we|weve)(?: have)?(?: just| already)? (?:drawn|drew|painted|scribbled|brushed|colored|gone|went) (?:over|on|around|round|across) (it|them|him|her|that|those|both)\b/,
    '$1 marked $2',
  ],
  // "Remove the bin, I've marked it in red", "… (circled in blue)"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |and |because |as )*${I_MARKED} ${INKED}(?: \\))?${END}`,
    ),
    'erase what i marked',
  ],
  // "Remove the writing, I boxed it", "I marked the stain in black, get rid of it"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |because |as )+(?:i|ive|we|weve)(?: have| just| already| also)* ${MARKED}(?: (?:it|them|both|all|him|her|that|those|over|for|you|the|place|spot))+${END}`,
    ),
    'erase what i marked',
  ],
  [
    new RegExp(
      `${START}(?:i|ive|we|weve)(?: have| just| already)* ${MARKED} (?:the |that |my |those |a )?(?:[^,.;:!?“ ]+ ){1,4}?${INKED} (?:[,.;:–-] |and |so )+(?:please |can you |could you )*(?:remove|erase|delete|get rid of|take out|lose|take away) (?:it|them|him|her|that|both|those)${END}`,
    ),
    'erase what i marked',
  ],
  // "The two bins are marked in red, remove them"
  [
    new RegExp(
      `${START}(?:the |a |that |those |my |these )?(?:\\w+ ){1,4}?${I_MARKED} ${INKED} [,.;:–-] (?:so |and |please |can you |could you )*(?:(?:remove|erase|delete|get rid of|take out|lose|take away) (?:it|them|him|her|that|both|those)|(?:take|get|edit) (?:it|them|him|her|that|both) (?:out|away|off))(?: both| all| please)*${END}`,
    ),
    'erase what i marked',
  ],
  // "I've put a red box round the bin, remove it", "the guy with the red circle around him has to go"
  [
    new RegExp(
      `${START}(?:(?:i|we|ive|weve)(?: have)? (?:put|drawn|drew|made|placed) |(?:please )?(?:remove|erase|delete) )(?:an? |the )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?: (?:a?round|on|over|across) (?:the |my |that )?(?:\\w+ ){0,3}?\\w+)?(?: (?:[,.;:–-] |and )*(?:please |can you |so )*(?:remove|erase|delete|get rid of|take out|lose) (?:it|them|him|her|that|both))?${END}`,
    ),
    'erase what i marked',
  ],
  [
    new RegExp(
      `${START}(?:the |that |those )(?:\\w+ ){1,3}?with (?:the |an? )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?:es)? (?:a?round|on|over|across) (?:it|them|him|her) (?:has to|have to|should|must|needs to|can) (?:be )?(?:go|remove|erase|disappear|vanish|delete)${END}`,
    ),
    'erase what i marked',
  ],
  // "Blur the plate, I circled it in yellow": what is marked, and not what is yellow
  [
    new RegExp(`(\\bi(?: have|ve)? (?:\\w+ )?${MARKED}(?: (?:it|them|both|all))*) ${INKED}${END}`),
    '$1',
  ],
];
