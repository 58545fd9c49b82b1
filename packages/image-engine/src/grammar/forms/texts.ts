import { COLOUR, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words that say where or how letters stand. */
const SET = `(?:(?:typewriter|handwritten|handwriting|cursive|script|serif|sans|poster|bold|thin|italic|italics|big|small|tiny|huge|large|little|block|capital|elegant|fancy|curly|font|letters|lettering|capitals|caps|type|dead|smack|right|in|at|the|of|top|bottom|left|center|middle|corner|upper|lower|across|along|picture|${COLOUR}) )`;

/** Words that are to be written, with how they are set before them. */
export const TEXT_FORMS: readonly Form[] = [
  [
    /\b(?:half|semi|partly|slightly) (?:see through|seethrough|transparent|translucent)\b(?=.{0,200}“”)/,
    'translucent',
  ],
  // "Tiny copyright line bottom right: “© Ana”", "watermark bottom left, tiny, white: “© Ana”"
  [
    new RegExp(
      `${START}(?:add |put |a |an |the |with )*((?:\\w+ ){0,4}(?:copyright|text|caption|line|credit|signature|title|watermark|slogan|headline|lettering|words|font|letters)(?: (?!saying|says|reading)\\w+){0,4}(?: , \\w+(?: \\w+){0,3}){0,4}) [:–-] (“”)`,
    ),
    'write $2 $1!',
  ],
  // "Typewriter font, dead centre, saying “hello” in white"
  [
    new RegExp(
      `${START}(${SET}{1,6}), (?:(${SET}{1,6}), )?(?:and )?(?:saying|reading|write|text|caption|title|with the (?:text|words)) (“”)`,
    ),
    'write $3 $1 $2',
  ],
  [/\b(?:along|at|across) the foot(?: of (?:the|my) (?:picture|photo|image))?\b/, 'at the bottom'],
  // Of letters nothing is to be straightened.
  [
    /\b(?:slanted|slanting|sloping|leaning|oblique) (?=(?:\w+ )?(?:letters|lettering|font|text|handwriting|type|script|writing|capitals|words)\b)/,
    'italic',
  ],
  [/\bdead center\b/, 'in the center'],
  [/\bhandwritten looking\b/, 'handwritten'],
];
