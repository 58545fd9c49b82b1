import { END, FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const GOOD =
  'warm|cosy|cozy|bright|sharp|crisp|vivid|colorful|punchy|vibrant|vintage|cinematic|dramatic|contrasty';
const QUALITY = `${GOOD}|dark|light|cold|cool|saturated|moody|soft|clear|icy|chilly|frosty|foggy|misty|snowy|rainy|grainy|blurry|blurred|golden|big|large|retro|yellow|blue`;
const IT =
  '(?:it|this|that|everything|all|(?:the|my|this|our) (?:whole |overall )?(?:photo|picture|pic|image|shot|thing|look|light|lighting|colors?|tones?|result))';
const NOT =
  '(?:(?:is|are|was|were|looks?|feels?|came out|just|still|simply|sadly) )*(?:not|isnt|arent|wasnt|aint|doesnt|does not|dont|do not|didnt)(?: (?:look|looking|feel|seem|come out|be|nearly|quite|really|anywhere near|near|at all|yet))*';

/** What is not so enough is to be more so, and no complaint that it is so. */
export const NOT_ENOUGH_FORMS: readonly Form[] = [
  [new RegExp(`${START}(?:its ${NOT}|${IT} ${NOT}) (${QUALITY}) enough${END}`), 'make it more $1'],
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|their) (?:\\w+ )??\\w+) ${NOT} (?!blurr)(${QUALITY}) enough${END}`,
    ),
    'make $1 more $2',
  ],
  // "It doesn't look warm"
  [
    new RegExp(
      `${START}${IT} (?:just )?(?:doesnt|does not|dont|do not) (?:(?:really|quite|even) )*(?:look|feel|seem) (?:(?:very|really|all that|that|particularly|so|quite) )*(${GOOD})${END}`,
    ),
    'make it more $1',
  ],
  // "It's bright enough, just sharpen it": nothing of it is wished
  ...[
    [START, END, ''],
    [FIRST, LAST, 'it is fine'],
  ].map(
    ([from, to, meant = '']): Form => [
      new RegExp(
        `${from}(?:its|${IT} (?:is|are|looks?|feels?|was|s)) (?:(?:already|quite|just|more than|surely) )*(?:${QUALITY}) enough(?: already| now| as it is| for me)*${to}`,
      ),
      meant,
    ],
  ),
];
