import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const FALLS = '(?:snow(?:ing)?|snowflakes|rain(?:ing)?|fog|mist)';
/** Places of which there are scenes, where it snows in the picture as it is. */
const PLACE =
  '(?:in|on|over|above|between|at|through) (?:the |these |those |my |our )?(?:mountains?|mountain tops|peaks?|hills?|forests?|woods|trees?|city|town|beach|streets?|lake)';

/** What falls from the sky where the picture was taken: that place is there, and no scene to be put behind. */
export const WEATHER_THERE_FORMS: readonly Form[] = [
  // "Put snow in the mountains", "it should be snowing in the forest"
  [
    new RegExp(
      `(?<=\\b(?:add|put|see|show|want|have|to be|should be|let it be|some|more|falling) )(${FALLS})(?: (?:falling|that falls|to fall|coming down))* ${PLACE}${END}`,
    ),
    '$1',
  ],
  [new RegExp(`\\b(?:should be )?(make it snow|add rain) ${PLACE}${END}`), '$1'],
  // "In the mountains there should be snow", as Spanish has it
  [
    new RegExp(
      `\\b(?:that )?${PLACE} (?:there )?(?:(?:should|be|to|have|has|is|are|it|seen) )+(?=(?:make it snow|add rain|${FALLS})\\b(?!.*\\b(?:remove|erase|clear|get rid|take|delete|less|away)\\b))`,
    ),
    '',
  ],
];
