import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const WIDE =
  '(?:(?:some|the|a|an|snowy|high|tall|big|huge|blue|green|rolling|misty|snow capped|snowcapped|beautiful|majestic|dramatic|rocky) )*';
const SCENERY =
  '(?:mountains?|mountain range|alps|peaks|forest|woods|city|city skyline|skyline|beach|desert)';
const WISHED =
  '(?:(?:please|can you|could you|just|with|add|put|give (?:me|us|it|him|her)|have|want|i want|i would like|i need|id like|id love|we want|like|love|maybe|and with|plus) )*';
const WHO =
  '(?:me|us|him|her|them|it|myself|(?:my|the|our|his|her|this) (?:(?!is\\b|are\\b|was\\b)\\w+ ){0,1}\\w+)';
const FLOATING =
  '(?:floating|float|floats|drifting|drift|drifts|flying|fly|flies|hovering|hover|tumbling|soaring|swimming|zooming|gliding|wandering|lost|walking|sailing|travelling|traveling)';
const SPACE =
  '(?:(?:the |all the |a |some )?(?:stars|galaxy|galaxies|outer space|space|cosmos|universe|milky way|planets|stars and planets|planets and stars|nebula|nebulas))';
/** Places that may be put behind somebody. */
const PLACE =
  '(?:office|workplace|kitchen|beach|forest|woods|city|street|studio|mountains|park|garden|library|cafe|room|living room|desert|jungle|skyline|sea|sunset|setting|scene|place|background|scenery|location|space)';
const ENDS = '(?=$|[,.;:!?] |(?:and|then|but|plus|please)\\b)';
const MUCH =
  '((?:(?:a|bit|little|touch|tad|lot|slightly|somewhat|softly|gently|strongly|heavily|nicely) )*)';

/** What is far behind somebody, and what is done to the place that was just wished for. */
export const DISTANCE_FORMS: readonly Form[] = [
  // "With mountains in the distance"
  [
    new RegExp(
      `(?<!\\b(?:remove|erase|delete|sharpen|brighten|darken|blur|dehaze|haze|fog|mist|keep|leave|recolor|lose|without|no|on|see)\\b[^,.;!?“]*)${START}${WISHED}${WIDE}(${SCENERY}) (?:(?:far|way|off|out|away|seen|visible|rising) )*(?:in|into|at) (?:the |a )?(?:far )?distance${END}`,
    ),
    'put $1 in the background',
  ],
  // "My cat floating around among the stars"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|just|make|let|have|show|put|i want|i want to see|id like|id love|as if|like|get|picture|imagine) )*(${WHO}) (?:is |are |was )?${FLOATING}(?: (?:around|about|away|off|freely|alone|happily|peacefully|weightless|weightlessly))* (?:among|amongst|between|through|in|across|amid|amidst|past|inside) ${SPACE}${END}`,
    ),
    'put $1 in outer space',
  ],
  // "… look like I'm in a modern workplace, and blur that workplace"
  [
    new RegExp(
      `(?<=\\b(?:in|on|at|into|to|with|by|background|behind|backdrop)\\b[^.;!?“]*\\b${PLACE} )(?:, |and |then |but |plus )+(?:please |also |just )*(?:blur|defocus|soften)(?: out)? (?:that|this|said) (?:(?:whole|new) )?${PLACE} ${MUCH}${ENDS}`,
    ),
    ', blur the background $1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:in|on|at|into|to|with|by|background|behind|backdrop)\\b[^.;!?“]*\\b${PLACE} )(?:, |and |then |but |plus )+(?:please |also |just )*(?:(?:make|have|keep|get) )?(?:that|this|said) (?:(?:whole|new) )?${PLACE} (?:(?:should |to )?(?:be )?)?((?:(?:a|bit|little|slightly|softly) )*)(?:blurry|blurred|out of focus)${END}`,
    ),
    ', blur the background $1',
  ],
];
