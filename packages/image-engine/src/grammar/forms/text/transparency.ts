import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { SET, TEXT, WRITTEN } from './parts.ts';

const TRANSPARENT = '(?:transparent|see through|translucent|ghostly|ghost(?:ed)?)';

/** Words that are seen through. */
export const TRANSPARENCY_FORMS: readonly Form[] = [
  // "Watermark “…”, very light": it hardly shows
  [
    /(?<=\bwatermark\b[^.;!?]*“”[^.;!?]*)(?:(?:,|and|but|in) )*(?:very|really|super|quite|extremely|much) (?:light|lightly|faint|subtle|subtly|pale|discreet|discreetly|fine|soft)(?= ?$| [,.;!]| and\b)/,
    'at 25% opacity',
  ],
  [/\bslightly (watermark (?:[^,.;:!?“]*? )?“”)/, '$1 at 40% opacity '],
  [
    /(\bwatermark (?:[^,.;:!?“]*? )?“”(?: [^.;:!?“]*)?) (?:and |, |very )*slightly(?= ?$| [,.;!])/,
    '$1 at 40% opacity',
  ],
  // "A transparent watermark “…”": letters, and no ground
  [
    new RegExp(
      `\\b(?:(?:half|semi|slightly|partly) )?(?:transparent|see through|translucent|faint) (${TEXT} )?(“”)`,
    ),
    '$1 $2 translucent',
  ],
  // "“…” half transparent"
  [
    new RegExp(
      `(“” ${SET}{0,6})(?:half |semi |partly |slightly |a bit |somewhat )*(?:transparent|see through|translucent|faint)(?:${END}|(?= (?:in|at|on|bottom|top|left|right|center|middle|over|across)\\b))`,
    ),
    '$1 translucent',
  ],
  // "“SOLD” across the picture, 50% transparent": of the letters
  [
    /(?<=“” (?:(?:diagonally|right|straight|all) )?(?:across|over|on|onto) (?:the |my )?(?:whole |entire )?(?:picture|photo|image)\b[^.;!?“]*?)(?:(?:,|and|but|with) )+(\d+) (?:percent |% )?(?:transparent|see through|translucent|transparency)(?= ?$| [,.;!])/,
    'with $1% transparency',
  ],
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
  // "“© Jana” bottom left, hardly visible": the ground shows through
  [
    new RegExp(
      `(?<=“”[^“]* )[,;–-] (?:but |and )?(?:very |really |so )*(?:hardly|barely|scarcely|only just|not too|not very|almost not) (?:visible|noticeable|readable|prominent|obvious)${END}`,
    ),
    'really see through',
  ],
  // "Very transparent": the letters
  [
    new RegExp(
      `${WRITTEN}(?:make it |its )?(?:(?:really|very|super|quite|extremely|nearly|almost|highly|ultra) )+${TRANSPARENT}${END}(?<!background.*)`,
    ),
    'at 20% opacity',
  ],
  // "A watermark all over it saying “Draft”"
  [
    /\b(watermark) (?:all over|across|over all of) (?:the |my |this )?(?:whole |entire )?(?:it|picture|photo|image|everything) (?:(?:saying|that says|reading|with|which says|the|word|text|:) )*(“”)/,
    '$1 $2 across the whole picture',
  ],
  [
    /\b(watermark (?:[^,.;:!?“]*? )?“”) (?:right )?(?:over|across|all over|on) (?:the |all of |all )*(?:whole|entire|full|complete) (?:thing|picture|photo|image|lot|frame)/,
    '$1 in the middle across the whole picture',
  ],
  // "…, white, see through a bit"
  [
    /(?<=“”[^:!?“]*? )(?:see through|seethrough|transparent|translucent) (?:a (?:bit|little)|slightly|somewhat)(?= ?$| [,.;!])/,
    'translucent',
  ],
  // "Write © Huber 2024 very small"
  [
    /\b(?:half|semi|partly|slightly) (?:see through|seethrough|transparent|translucent)\b(?=.{0,200}“”)/,
    'translucent',
  ],
  // "“X” small in the corner, half see-through like a watermark"
  [
    /(“”[^.;:!?“]*?) (?:, |and |but )+(?:with )?(?:half|semi|partly|slightly|very|a bit|rather|almost)? ?(?:see through|seethrough|transparent|translucent|faint|pale)(?: (?:like|as) (?:an? )?(?:watermark|stamp|ghost))?(?= ?$| [,.;]| and\b| please\b)/,
    '$1 translucent',
  ],
];
