import { END, FIRST } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const TOO = '(?:(?:very|too|so|pretty|rather|really|quite|super|a bit) )*';
const FAULT =
  '(?:dark|underexposed|blurry|blurred|fuzzy|noisy|grainy|dull|flat|faded|hazy|yellowish|bluish|greenish|pale|washed out|crooked|overexposed)';
const FAULTS = `(${FAULT}(?: (?:(?:,|and) )*${TOO}${FAULT})*)`;
const LED =
  '(?:(?:this is|its|it is|i have|i got|here is|theres|an|a|my|the|this|old|only|sorry) )*';
const PHOTO = '(?:photo|picture|image|pic|shot|selfie|snap|scan|photograph)';
const THEN = '(?:[,.;:–-]|and|so)';
/** What makes a picture better, without saying how. */
const BETTER =
  '(?=(?:(?:please|can you|could you|so|just|pls|try to|i need you to) )*(?:improve|enhance|fix|correct|rescue|save|repair|mend|help|sort|better|restore|do something|make it (?:better|good|nice|look (?:better|good|nice|right)))\\b)';

/** Pictures that are called by what is wrong with them: nobody asks for a dark and noisy one. */
export const FAULTY_PICTURE_FORMS: readonly Form[] = [
  // "Grainy and gloomy shot, rescue it": no mood is asked for
  [
    new RegExp(
      `\\b(?:gloomy|dim|murky)(?= (?:(?:(?:and|,) )*${TOO}${FAULT} )*${PHOTO} (?:and ${TOO}${FAULT} )?${THEN} ${BETTER})`,
    ),
    'dark',
  ],
  // "Dark picture and grainy, improve it", as French puts it
  [
    new RegExp(`${FIRST}${LED}${TOO}${FAULTS} (${PHOTO}) and (${TOO}${FAULT}) ${THEN} ${BETTER}`),
    'the $2 is $1 and $3 , ',
  ],
  // "Dark and noisy photo, improve it"
  [new RegExp(`${FIRST}${LED}${TOO}${FAULTS} (${PHOTO}) ${THEN} ${BETTER}`), 'the $2 is $1 , '],
  // "Dark and blurry photo", "a dark picture and blurry"
  [
    new RegExp(
      `${FIRST}${LED}${TOO}(${FAULT}) (?:(?:and|,) )*${TOO}((?!flat|pale|faded)${FAULT}) (${PHOTO})${END}`,
    ),
    'the $3 is $1 and $2',
  ],
  [
    new RegExp(
      `${FIRST}${LED}${TOO}(${FAULT}) (${PHOTO}) and ${TOO}((?!flat|pale|faded)${FAULT})${END}`,
    ),
    'the $2 is $1 and $3',
  ],
];
