import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const BOX =
  '(?:box|frame|border|rectangle|square|field|area|space|spot|place|gap|marking|mark|selection|mask)';
const IN =
  '(?:(?:in|into|inside|within|onto|on|at|right|exactly) )+(?:the (?:middle|center) of )?(?:the|this|that|my|our) ';

/** Words that are to be written where something is marked. */
export const MARKED_TEXT_FORMS: readonly Form[] = [
  // "“PARTY” in the rectangle that I drew", as other languages have it
  [new RegExp(`(?<=“” )that i (?:marked|boxed|drew|selected)(?=${END})`), 'here'],
  // "Write “PARTY” in the middle of the box", as big as it is
  [
    new RegExp(
      `(?<=“” (?:[^.;!?“]*? )?)${IN}(?:(?:marked|drawn|selected|little|small|red|yellow) )?${BOX}(?: (?:there|here|i drew))?(?=(?:${END})| in\\b| with\\b)`,
    ),
    'here',
  ],
  [
    new RegExp(
      `(?<=“” (?:[^.;!?“]*? )?)(?:, )?(?:(?:as (?:big|large|wide|high) as|to fit|so (?:that )?it (?:fits|fills)|fitted (?:in)?to|fitting|filling|fills|to fill) )(?:(?:in|into|inside) )?(?:the|this|my) (?:whole )?${BOX}(?=(?:${END})| in\\b| with\\b)`,
    ),
    'here',
  ],
  [
    new RegExp(
      `(?:fill|label|caption) (?:the|this|my) (?:whole )?${BOX} with (?:the (?:text|words?|title) )?(?=“”)`,
    ),
    'here write ',
  ],
];
