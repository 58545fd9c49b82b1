import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const IT = '(?:it|its|this|that|the (?:\\w+ )?\\w+|everything|my (?:\\w+ )?\\w+)';
const CROOKED =
  '(?:crooked|tilted|slanted|wonky|skewed|sloping|leaning|tilting|askew|off|out of level|out|leans|slopes|tilts|hangs)';
const ABOUT = '(?:by )?(?:about |around |roughly |some |maybe |approximately |ca )*';
const MEND =
  '(?: (?:[,.;–-] |and |so )+(?:please |can you |could you )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*)?';
const DEGREES =
  '(?:\\d+(?:\\.\\d+)?(?: ?°)?(?: degrees?)?|(?:an?|one|two|three|four|five|six|half a|a few|a couple of) degrees?)';
const STRAIGHT = '(?:straighten|level|upright|straight|rotate)';

/** How far something leans, and why. */
export const LEANING_FORMS: readonly Form[] = [
  // "It is crooked by about 4 degrees": by how much, the picture tells.
  [
    new RegExp(
      `${START}${IT} (?:is |looks |was |s |hangs )*(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)?${MEND}${END}`,
    ),
    'straighten it',
  ],
  // "Tilted about two degrees to the left, fix please"
  [
    new RegExp(
      `${START}(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)? (?:[,.;–-] |and |so )+(?:please |can you |could you |just )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*${END}`,
    ),
    'straighten it',
  ],
  // "She is leaning to the right because I held the camera wrong", beside a wish to straighten it
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:she|he|they|we|i|everyone|everybody|everything|(?:my|our|the) \\w+)(?: (?:is|are|am|all|looks?|seems?|a bit|a little|slightly|kind of|m|re|s))* (?:hangs crooked|crooked|wonky|askew|hanging crooked|hangs wonky|leaning|leans|leaning over|tilted|tilting|sloping|slanting|falling over|sliding)(?: (?:over|off|down|a bit|a little|slightly))*(?: (?:to|towards) (?:the |one )?(?:left|right|side)(?: side)?)?(?: because [^,.;:!?“]*?)? [,.;] (?=[^“]*\\b${STRAIGHT}\\b)`,
    ),
    '',
  ],
];
