import { COLOUR, END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_LETS } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const WHOM = '(?:me|us|him|her|them|it|(?:the|my|our|his|her|this) (?:\\w+ )?\\w+)';
const BUSY = '(?:busy|messy|cluttered|distracting|crowded|chaotic|untidy|a mess|too much|annoying)';
const SO = '(?:(?:is|s|looks|was|are|just|so|too|way|very|really|super|a|bit|kinda|all|pretty) )*';

const CLEANS = '(?:clean|cleanup|tidy|declutter|neaten|clear)(?: up)?';
const GROUND = '(?:(?:the|my|our|this) )?(?:background|backdrop)(?: up)?';

/** A background that draws the eye, complained about and no more, and one that is not wanted at all. */
export const TOO_BUSY_FORMS: readonly Form[] = [
  // "Too much going on behind her"
  [
    new RegExp(
      `${FIRST}(?:(?:theres|there is|its|there are|way|far|so|just) )*(?:too much|too many|so much|a lot of) (?:(?:going on|happening|stuff|things|people|clutter|mess|junk) )+(?:behind ${WHOM}|in (?:the )?(?:back|background))${LAST}`,
    ),
    'blur the background',
  ],
  // "Busy background", "the background is distracting"
  [
    new RegExp(
      `${FIRST}(?:(?:its|it is|very|too|really|such|so|what|a|the) )*${BUSY} (?:background|backdrop)${LAST}`,
    ),
    'blur the background',
  ],
  [
    new RegExp(
      `${FIRST}(?:(?:the|my|this) )?(?:background|backdrop|stuff behind ${WHOM}|everything behind ${WHOM}) ${SO}${BUSY}${LAST}`,
    ),
    'blur the background',
  ],
  [
    new RegExp(`${FIRST}(?:its|it is|it) ${SO}${BUSY} (?:behind ${WHOM}|in the back)${LAST}`),
    'blur the background',
  ],
  // "Nothing behind me please"
  [
    new RegExp(
      `${FIRST}(?:(?:i|we) )?(?:(?:want|need|dont want|do not want|would like|just|with|there should be) )*(?:nothing|anything)(?: (?:else|at all|to be seen|visible))* behind ${WHOM}${LAST}`,
    ),
    'remove the background',
  ],
  // "Busy background, blur it strongly": the background
  [
    new RegExp(
      `${START}(?:(?:its|it is|this|very|too|really|such|so|what|a|the) )*${BUSY} (?:background|backdrop) (?:[,.;–-] |and |so )+(?=${PLEASE_LETS}(?:[^,.;:!?“ ]+ ){1,3}?(?:it|that)\\b)`,
    ),
    'the background is messy , ',
  ],
  // "Clean up the background and make it light beige": of one colour nothing is left to be tidied
  [
    new RegExp(
      `${START}${PLEASE_LETS}(?:${CLEANS} ${GROUND}|(?:clean|tidy) (?:background|backdrop)|(?:background|backdrop) (?:cleaned up|tidied up|cleaned|tidied))(?: (?:,|and|then|in|with|make it|turn it|have it|put it|paint it|be|just|a|plain))* (${COLOUR})${END}(?! and white\\b)`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(`${START}(${PLEASE_LETS})(?:tidy up|tidy|declutter|neaten) ${GROUND}${END}`),
    '$1 clean the background',
  ],
];
