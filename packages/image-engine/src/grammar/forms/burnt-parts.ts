import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and |then )*';
/** These can be made darker by themselves. */
const OWN_PART =
  '(?:background|backdrop|subject|foreground|photo|picture|image|shot|whole|rest|everything|room)';
const LITTLE = '((?:(?:a|bit|little|lot|slightly|somewhat|much|strongly) )*)';
const BURNT =
  '(?:overexposed|blown out|blown|burnt out|burned out|burnt|burned|clipped|bleached|washed out|pure white|all white)';
const STATE =
  '(?:(?:are|is|re|s|theyre|its|look|looks|come|comes|came|have|has|got|get|gets|turned|all|so|too|very|much|completely|totally|out|really|been|a|bit|little) )*';

/** What is burnt out in a part of a picture: its highlights, which nobody has to mark. */
export const BURNT_PART_FORMS: readonly Form[] = [
  // "Turn the glare of the lamps down, they are burnt": not all of the picture
  [
    new RegExp(
      `${START}${PLEASE}(?:turn down|turn|lower|reduce|decrease|bring down|tone down|dim|cut|tame|drop) ${LITTLE}(?:the )?(?:brightness|exposure|glare|light|lightness|intensity|luminosity) ${LITTLE}(?:of|in|on|at|from) (?:the|my|our|her|his|those|these) (?!${OWN_PART}\\b)[^,.;:!?“ ]+(?: (?!${OWN_PART}\\b)[^,.;:!?“ ]+)? (?:down )?${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}${BURNT}${END}`,
    ),
    'lower the highlights $1 $2 $3',
  ],
  // "Darken the panes, they are blown out"
  [
    new RegExp(
      `${START}${PLEASE}(?:darken|dim) ${LITTLE}(?:of )?(?:the|my|our|her|his|those|these) (?!${OWN_PART}\\b)[^,.;:!?“ ]+(?: (?!${OWN_PART}\\b)[^,.;:!?“ ]+)? ${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}${BURNT}${END}`,
    ),
    'lower the highlights $1 $2',
  ],
  // "Darken the lamps, they are too bright": of what shines that says no less
  [
    new RegExp(
      `${START}${PLEASE}(?:darken|dim|turn down|lower|reduce|tone down) ${LITTLE}(?:(?:of |the )*(?:brightness|light|glare) (?:of|in|on|from) )?(?:of )?(?:the |my |our )?(?:windows?|lamps?|lights|candles?|bulbs?|spotlights?|chandelier|neon signs?) ${LITTLE}(?:(?:[,.;]|because|as|since|which|that|and) )+(?:(?:they|it|those|which|that) )?${STATE}(?:too bright|too light|bright|glaring|dazzling)${END}`,
    ),
    'lower the highlights $1 $2',
  ],
  // "The lanterns are blown out, fix that"
  [
    new RegExp(
      `${START}(?:the|my|our|those|these) (?!${OWN_PART}\\b|sky\\b|windows?\\b|faces?\\b|skin\\b|forehead\\b|people\\b|candles?\\b|tyres?\\b|tires?\\b|fire\\b)[^,.;:!?“ ]+ (?:is|are|look|looks|came out|come out|comes out) (?:(?:all|so|too|very|completely|totally) )*(?:overexposed|blown out)(?: [,.;] (?:please |can you )*(?:fix|correct|repair|rescue|recover|lower|reduce|tone down|darken|fix it) ?(?:it|that|them|this|those)?)?${END}(?!.*\\b(?:too dark|shadows)\\b)`,
    ),
    'highlights too bright',
  ],
  // "Rescue the burnt patches on the tablecloth"
  [
    new RegExp(
      `${START}${PLEASE}(?:recover|rescue|save|bring back|get back|win back|fix|repair|restore|correct|reduce|tone down|tame|darken|lower|mend|catch|sort out) ${LITTLE}(?:(?:the|all|those|these|any|some|my|our) )*(?:too bright|${BURNT}) (?:areas?|zones?|parts?|bits?|spots?|patches|patch|regions?|places?|whites?|sections?|highlights|windows?)(?: (?:in|on|of|at|around|near|from) (?:(?:the|my|our|her|his) )?(?!${OWN_PART}\\b|carpet\\b|rug\\b|document\\b|paper\\b|skin\\b|toast\\b|bread\\b|wood\\b|table\\b|arm\\b|hand\\b)[^,.;:!?“ ]+(?: (?:of|in|on) (?:the|my|our|her|his) [^,.;:!?“ ]+)?)?${END}`,
    ),
    'lower the highlights $1',
  ],
];
