import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const LINE = '(?:signature|watermark|credit|byline|watermark (?:line|text))';
const COPYRIGHT =
  '(?:copyright(?: (?:line|notice|note|mark|text|zeile|vermerk|hinweis|sign|watermark|info))?)';
const SMALL = '((?:(?:small|tiny|discreet|little|subtle|big|large|white|black|gray) )*)';
const PLACE =
  '((?:(?:in|at|on|into) )?(?:the |a )?(?:(?:bottom|top|lower|upper|left|right|hand|corner|side|edge) ?){1,4})?';
/** How somebody says what the name is. */
const IS =
  '(?:[,:;.–(-] |its |it is |which is |my name is |the name is |thats |i am |im |namely |name )+';
const NAME =
  '((?!(?:please|thanks|thank|and|make|also)\\b)[^ ,.;:!?“()]+(?: (?!(?:please|thanks|and|on|in)\\b)[^ ,.;:!?“()]+){0,3})';

/** Whose picture it is, and how faintly that is written. */
export const SIGNED_TEXT_FORMS: readonly Form[] = [
  // "A small copyright line with my name in the corner, it's …"
  ...(
    [
      [COPYRIGHT, '“©$3”'],
      [LINE, '“$3”'],
    ] as const
  ).map(
    ([line, name]): Form => [
      new RegExp(
        `(?<=^|[,.;:!?] |\\b(?:and|then|also|please|add|put|place|want|have|write|need) )(?:an? |the |my )*${SMALL}${line} (?:with|of|in|showing|saying|containing) (?:my|our|the) (?:full )?name ?${PLACE} ?${IS}${NAME}${END}`,
      ),
      `watermark ${name} $1 $2`,
    ],
  ),
  // "Watermark “…” bottom right, white and 40 % transparent"
  [
    new RegExp(
      `(?<=“” [^.;!?“]*?)(?<!\\b(?:background|backdrop|logo|picture|photo|frame)\\b[^,.;]*)(?:(?:,|and|in|of) )*(${COLOUR}) (?:(?:,|and|but|with|in|letters|color) )*(?:(?:to|at|about|around|by|roughly) )*(\\d+) (?:percent |% )?(?:transparent|see through|translucent|transparency)${END}`,
    ),
    'in $1 with $2% transparency',
  ],
  [
    new RegExp(
      `(?<=“” (?:(?!background|backdrop|logo|picture|photo)[^.;!?“])*?)(?:(?:,|and|with|but) )+(?:(?:to|at|about|around|by|roughly) )*(\\d+) (?:percent |% )?(?:transparent|see through|translucent)${END}`,
    ),
    'with $1% transparency',
  ],
  [
    /(?<=“” )(\d+) (?:percent |% )?(?:transparent|see through|translucent)(?= ?$| [,.;!])/,
    'with $1% transparency',
  ],
];
