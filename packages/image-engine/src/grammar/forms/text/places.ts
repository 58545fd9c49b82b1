import { TOLD } from '../marked/parts.ts';
import { COLOUR, colourAmong, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { WRITTEN } from './parts.ts';

const PLACED =
  '(?:running|stretching|spread|sprawled|tucked(?: away| in)?|nestled|nestling|sitting|sat|parked|perched|resting|floating|hovering|hanging|splash(?:ed)?|plastered|emblazoned|scrawled|stuck|slapped|pop(?:ped)?|plonked|set|laid|stretch(?:ed)?|going)';
const AT = '(?:in|into|along|at|on|onto|across|over|under|below|above|near|up|down|top|bottom)';
/** How and where letters stand. */
const SETTING = `(?:big|small|large|huge|tiny|bold|${colourAmong()}|in|at|the|center|middle|top|bottom|left|right|upper|lower|corner|centered|please)`;

/** Where words are to stand. */
export const PLACE_FORMS: readonly Form[] = [
  // "“DRAFT” across the whole picture": over its middle
  [
    /(?<=“” )(?:(?:large|big|huge|right) )?(?:across|all over|over) (?:the |my |this )?(?:whole|entire|full) (?:picture|photo|image|thing|page|screen)(?= ?$| [,.;]| and\b| in\b| with\b)/,
    'across the middle',
  ],
  // "“PARTY” in the area I marked": there, whatever else is told
  [
    new RegExp(
      `${WRITTEN}(?:(?:right|in|into|inside|onto|on|over|at|within|exactly|to) )*(?:of )?${TOLD}(?= ?$| [,.;!]| (?:in|with|and|please|big|small)\\b)`,
    ),
    'in the selection',
  ],
  // "A white frame, and the text “1962” in its bottom margin": on what is around the picture
  [
    /(?<=\b(?:frame|border|borders|edges?|margins?|polaroid|postcard)\b.*“”[^.;!?“]*)(?:in|on|at|onto|into) (?:the|its) (?:bottom|lower|white) (?:white )?(?:margin|border|rim|(?:part|edge) of the (?:frame|border))(?= ?$| [,.;!]| and\b)/,
    'below the picture',
  ],
  // "At the very bottom": where, and not how large
  [/\bvery (?=(?:top|bottom|left|right|middle|center|edge|upper|lower)\b)/, ''],
  // "Schreib X drauf, unten": on the picture, and there
  [
    /\bwrite top (“”) ((?:(?!top\b|and\b|then\b)[^,.;:!?“ ]+ )*?)(?:at the |in the |on the )?bottom (?!(?:(?!and\b)[^,.;!?“ ]+ )*“”)/,
    'write $1 $2 bottom ',
  ],
  // "“CLOSED”. Big, red, centre": how it is written, and no wishes of their own
  ...[1, 2, 3].map(
    (): Form => [
      new RegExp(`(?<=“” (?:${SETTING} )*)[,.;] (?=(?:${SETTING} )*${SETTING}(?: ?$| [,.;]))`),
      '',
    ],
  ),
  // "“Sale” big and white in the center": nothing there is painted white
  ...[1, 2].map(
    (): Form => [
      new RegExp(
        `(?<=“” (?:${SETTING} )*(?:big|small|large|huge|tiny|bold|${COLOUR}) )(?:and|n|\\+) (?=(?:(?:big|small|large|huge|tiny|bold|${colourAmong()}) )+(?:${SETTING}|$))`,
      ),
      '',
    ],
  ),
  // "“Hello” running along the bottom", "“Hello” should sit on a dark bar"
  [
    new RegExp(
      `(?<=“” )(?:(?:should|could|would|must|shall|can|to|needs to|has to) )?(?:sits?|runs?|goes|go|stands?|stretch(?:es)?|floats?|hovers?|lives?|nestles?|hangs?|appears?|rests?|be|is)(?: (?:placed|set|written|put|shown))? (?=(?:right |just |somewhere )?(?:${AT})\\b)`,
    ),
    '',
  ],
  [new RegExp(`${WRITTEN}${PLACED} (?:in )?(?=(?:right |just |somewhere )?${AT}\\b)`), ''],
  // "Right across the middle", "slap bang in the middle": no side
  [
    new RegExp(
      `${WRITTEN}(?<!\\b(?:the|hand|to|top|bottom|upper|lower|far) )(?:right|slap bang|slap|smack bang|smack dab|smack|bang|plumb|plum|dead|square|squarely|exactly|precisely|straight) (?=(?:across|through|along|over)\\b|(?:in|at|on) the (?:middle|center|top|bottom)|center\\b)`,
    ),
    '',
  ],
  [
    new RegExp(
      `${WRITTEN}(?:underneath|under|beneath|below) (?:everything|it all|the lot|all of it|the whole thing|us all|the scene)(?:${END}|(?= in\\b| with\\b))`,
    ),
    'at the bottom',
  ],
  // The sky is above.
  [
    new RegExp(
      `${WRITTEN}(?:up |floating |high )*(?:in|across|on|over) the (?:\\w+ )?sky(?= in\\b| with\\b| ,| \\.| ?$| please\\b)`,
    ),
    'at the top',
  ],
  // "“SALE” down at the bottom"
  [
    new RegExp(
      `${WRITTEN}(?:down|up|over) (?:in |at |on )?(?=the (?:very )?(?:bottom|top|lower|upper|left|right)\\b)`,
    ),
    'at ',
  ],
  [
    new RegExp(
      `${WRITTEN}(?:to )?(?:fill|fill(?:ing)?|fills|span|spanning|spans) the (?:whole |full |entire )?width`,
    ),
    'across the whole width',
  ],
];
