import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Behind what is to be written, in the same sentence. */
const WRITTEN = '(?<=“” (?:[^.;!?]*? )?)';
const PLACED =
  '(?:running|stretching|spread|sprawled|tucked(?: away| in)?|nestled|nestling|sitting|sat|parked|perched|resting|floating|hovering|hanging|splash(?:ed)?|plastered|emblazoned|scrawled|stuck|slapped|pop(?:ped)?|plonked|set|laid|stretch(?:ed)?|going)';
const AT = '(?:in|into|along|at|on|onto|across|over|under|below|above|near|up|down|top|bottom)';
const HOW = '(?:and |but |also |really |very |pretty |quite |rather |all |nice and |just )*';
const TRANSPARENT = '(?:transparent|see through|translucent|ghostly|ghost(?:ed)?)';

/** Texts as people tell of them: where they run, how large they are, what they are called. */
export const LAYOUT_TOLD_FORMS: readonly Form[] = [
  // "I want that it stands “Open” above"
  [
    /\b(?:that )?(?:it|there|on it) (?:stands|shall stand|should stand|is standing|is written|gets written)(?: there| on it)? (?=“”)/,
    'to write ',
  ],
  // "Two captions please, “Dawn” on the left and “Dusk” on the right"
  [
    /^(?:i want |i need |add |put |write |make )?(?:two|three|four|2|3|4|a couple of|a few|both) (?:separate |different |short |small )?(?:captions|texts|labels|titles|lines|bits of text|lines of text|words|names)(?: (?:on it|on the (?:photo|picture)|please))* [,:;] (?=.*“”)/,
    'write ',
  ],
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
  // "Very transparent": the letters
  [
    new RegExp(
      `${WRITTEN}(?:make it |its )?(?:(?:really|very|super|quite|extremely|nearly|almost|highly|ultra) )+${TRANSPARENT}${END}(?<!background.*)`,
    ),
    'at 20% opacity',
  ],
  [
    /\b(watermark (?:[^,.;:!?“]*? )?“”) (?:right )?(?:over|across|all over|on) (?:the |all of |all )*(?:whole|entire|full|complete) (?:thing|picture|photo|image|lot|frame)/,
    '$1 in the middle across the whole picture',
  ],
  // "In bold red": letters, and not the reds
  [
    new RegExp(`${WRITTEN}((?:in|with) (?:an? )?(?:\\w+ ){0,2}?(?:${COLOUR} )?)letter${END}`),
    '$1 letters',
  ],
  // "…, roughly 40 px"
  [
    new RegExp(
      `${WRITTEN}(?:, )?(?:roughly|about|around|approximately|approx|circa|something like|say|maybe) (\\d+)(?= ,| \\.| ?$| and\\b| high\\b| tall\\b| in\\b| at\\b)`,
    ),
    '$1',
  ],
  // "Old-timey font", "brush script", "small print"
  [
    new RegExp(
      `${WRITTEN}((?:in |with )?(?:an? )?)(?:old timey|old fashioned|old school|old time|antique|victorian|western) (?:font|letters|lettering|type|script)`,
    ),
    '$1 vintage font',
  ],
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
  // "“Hi” above and “Bye” below, both in red"
  [
    new RegExp(`(“” (?:[^.;!?“]*? )?)and (“” [^.;!?“]*?) (?:, )?both in (${COLOUR})`),
    '$1 in $3 and $2 in $3',
  ],
  // What letters are for, and what they are not
  [
    /(?:so |and |because )*(?:the|it|its) ?(?:text|writing|words|letters|caption)? (?:has to|have to|needs? to|must|should|ought to) be (?:readable|legible|easy to read|clear|visible)(?: , so| so|,)? (?:, )?(?=.*“”)/,
    '',
  ],
  // "I'd quite like": no amount
  [
    /\b(id|i would|wed|we would) (?:quite|rather|really|very much|so) (like|love|want|fancy)\b/,
    '$1 $2',
  ],
  // "…, in italics, thin letters", "…, in the centre, huge": how and where the same words are
  [
    new RegExp(
      `${WRITTEN}, ${HOW}(?:huge|enormous|massive|giant|gigantic|ginormous|humongous|big|large|supersized|whopping)${END}`,
    ),
    'in big letters',
  ],
  [
    new RegExp(
      `${WRITTEN}, ${HOW}(?:(?:not|nothing) (?:too|so|that|overly|very) (?:big|large|huge|loud|prominent))${END}`,
    ),
    'in small letters',
  ],
];
