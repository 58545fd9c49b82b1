import { END, FIRST, START } from '../parts.ts';
import { SO_PLEASE } from '../pieces/politeness.ts';
import { IS, IT_OR_ANYONE, IT_OR_SHOT, RATHER, SEEMS, SOMEWHAT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** What is blurry and is to be sharper. */
export const BLURRY_FORMS: readonly Form[] = [
  // "A bit shaky and blurry": one fault, and no wish to blur
  [
    /\b(?:shaky|shakey|wobbly|jittery|unsteady)(?: and|,) (?=(?:blurry|blurred|unsharp|out of focus|fuzzy)\b)/,
    '',
  ],
  [
    new RegExp(
      `\\b(blurry|blurred|unsharp|fuzzy) and (?:shaky|shakey|wobbly|jittery|unsteady)${END}`,
    ),
    '$1',
  ],
  // "The photo is shaky"
  [
    /(?<=\b(?:is|was|came out|turned out|looks|s) (?:(?:a|bit|little|so|too|very|really|rather|pretty|quite) )*)(?:shaky|shakey|jittery)(?= ?$| [,.;!])/,
    'too blurry',
  ],
  // "The photo is blurred", and no blur for it
  [new RegExp(`${START}${IT_OR_SHOT}${IS}${SOMEWHAT} (?:blurred|fuzzy)${END}`), 'it is too blurry'],
  [
    new RegExp(
      `${START}(?:(?:it|this)${IS} )?not (?:very |really |quite )?sharp(?: enough)?${END}`,
    ),
    'it is too blurry',
  ],
  // "Slightly blurred, sharpen it", "very noisy", "too much fog"
  [
    new RegExp(
      `${FIRST}(?:(?:slightly|a bit|a little|bit|somewhat|very|really|so) )*(?:blurred|out of focus|soft) (?=, ${SO_PLEASE}(?:sharpen|fix|correct|deblur|repair|make it sharp|improve))`,
    ),
    'too blurry ',
  ],
  // "Fix the blur"
  [new RegExp(`${START}(?:fix|correct|repair) the blur${END}`), 'remove the blur'],
  // "Everything's mushy"
  [
    /\b(everythings?|it|its|all|this|the (?:photo|picture)) (?:(?:is|looks?|came out|all|so|a bit|rather|quite|s) )*(?:mushy|smeary|mush)\b/,
    '$1 is blurry',
  ],
  // "Camera shake has ruined it", "my hand wasn't steady"
  [
    /\b(?:the )?(?:camera|hand|hands|motion) (?:shake|wobble|blur)(?: has| have)? (?:ruined|spoiled|spoilt|wrecked|got|messed up|killed) (?:it|this|that|the \w+|my \w+)\b/,
    'it is too blurry',
  ],
  // "Everything's a little mushy"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT_OR_ANYONE}|its|\\w+s)(?: ?${SEEMS})? (?:a )?${RATHER}(?:mushy|mush|smudgy|smeary|out of whack focus wise)${END}`,
    ),
    'it is too blurry',
  ],
  // "Bring back some detail, it's so blurry"
  [
    new RegExp(
      `${START}(?:please )?(?:bring|get) back (?:some |the |more |a bit of |a bit more )*details? [,;–-] (?:because |as )?(?=(?:its|it is|it|this is|the picture is|everything is) [^,.;]*(?:blurry|blurred|unsharp|soft|fuzzy)\\b)`,
    ),
    '',
  ],
  // "The dog moved so it's a bit blurry": why
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:i|we|he|she|they|(?:my|our|the|his|her) \\w+) (?:moved|was moving|were moving|shook|ran|jumped|wriggled|fidgeted|turned|(?:would not|wouldnt|couldnt|did not|didnt) (?:sit|stay|keep|stand|hold) still)(?: (?:a bit|slightly|too fast|around|away|the camera|quickly))?(?: ,)? so (?=(?:its|it|the|hes|shes|he|she|everything|that)\\b)`,
    ),
    '',
  ],
];
