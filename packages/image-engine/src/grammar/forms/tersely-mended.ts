import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What lights are, as cameras have it: daylight is what a balanced picture is taken in. */
const DAYLIGHT = '(?:4[89]|5\\d|6[0-5])\\d\\d';
/** "K" is "que" to who writes Spanish in a hurry; of what is in no table nothing is left but that it says how. */
const KELVIN = '(?:k|kelvins?|that|decent)';

const SKY_COLOUR =
  '(?:(?:light|dark|pale|deep|bright) )?(?:purple|violet|lilac|lavender|turquoise|teal|green|red|mint|magenta)';

/** What is wrong, told in few words, and how it is mended. */
export const TERSELY_MENDED_FORMS: readonly Form[] = [
  // "It's upside down, set it straight": by half a turn
  [
    /(?<=\bupside down )(?:(?:,|and|so|please) )+(?:straighten|turn it the right way|set it straight|put it right)(?: (?:it|up|out))?(?= ?$| [,.;!])/,
    '',
  ],
  // "Elle est jaunâtre, remets normal"
  [
    new RegExp(
      `(?<=\\b(?:too|it is) (?:yellow|blue|green|red|orange|pink|purple|cold|warm|dark|bright) )(?:(?:,|and|so) )+(?:please )?(?:make it|put it|put the|put|decent|get it back to|set it to) (?:look )?normal(?: again)?${END}`,
    ),
    '',
  ],
  // "La cara muy roja, bájale"
  [
    new RegExp(
      `${START}(?:the |my |her |his )?(?:face|skin) (?:is |looks |came out )?(?:too |so |very )+red (?:(?:,|and|so) )+(?:reduce|fix|correct|calm|tone down|lower)(?: (?:it|that|this|down))*${END}`,
    ),
    'my skin is too red',
  ],
  // "Que el fondo se vea más lejos y borroso"
  [
    new RegExp(
      `${START}(?:make |only |have )?(?:that )?(?:the )?background (?:decent |look |should be |be )?(?:more |much )?(?:decent|farther|further|more distant)(?: away| back| off)? and (?:more )?(?:blurry|blurred|out of focus)${END}`,
    ),
    'blur the background',
  ],
  // "Une touche de rose"
  [
    new RegExp(
      `(?<=^(?:please )?(?:add )?)slightly (?!black|white|gray|dark|light)(${COLOUR})${END}`,
    ),
    'tint it slightly $1',
  ],
  // "Temperature 5500k": as daylight is; of any other it is not said whether the lamp is meant or the look
  [
    new RegExp(
      `${START}(?:set |put )?(?:the )?(?:colou?r |white )?(?:temperature|warmth|balance) (?:(?:at|to|of|in) )?${DAYLIGHT} ${KELVIN}${END}`,
    ),
    'white balance',
  ],
  [
    new RegExp(
      `${START}(?:set |put )?(?:the )?(?:colou?r |white )?(?:temperature|warmth|balance) (?:(?:at|to|of|in) )?(\\d{4,5}) ${KELVIN}${END}`,
    ),
    'kelvin $1',
  ],
  // "I don't like the sky, change it"
  [
    new RegExp(
      `${START}(?:i )?(?:dont like|do not like|love not|like not|hate|dislike) (?:the|this|that|my) sky (?:(?:,|and|so|please) )+(?:change|replace|swap|exchange)(?: (?:it|that))?${END}`,
    ),
    'replace the sky',
  ],
  // "Cielo morado": nothing else is said, and no sky of such a kind is there
  [
    new RegExp(`${FIRST}(?:an? |the )?(?:sky (${SKY_COLOUR})|(${SKY_COLOUR}) sky)${LAST}`),
    'make the sky $1 $2',
  ],
];
