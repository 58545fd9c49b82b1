import { COLOUR, END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const IS_SO =
  '(?:(?:like|as|the way|how) (?:it|they|that|he|she|i|we|the \\w+)?(?: ?(?:really|actually|normally|truly|is|are|was|were|should|ought|to|be|do|does|look|looks|remember|in|real|life|reality|person))+|in (?:real life|reality))';
const NOT = '(?!(?:teeth|tooth|background|backdrop|wall behind|hair|skin)\\b)';
const CAST =
  '(?:yellow|orange|green|blue|pink|red|magenta|cream|beige|purple|yellowish|greenish|bluish)';
/** Where a cast comes from. */
const LAMPS =
  '(?: (?:because of|due to|from|under|thanks to|in|with|by) (?:the |our |my |that |those |these |their )?(?:\\w+ ){0,3}\\w+)?';

/** What is white in truth, and what is not so in the picture: the light was coloured. */
export const WHITE_FORMS: readonly Form[] = [
  // "Make the cake white like it really is", "the dress should be white as in real life"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like |you )*(?:make |get |have |turn |bring )?${WHOSE} ${NOT}(?:\\w+ ){1,2}?(?:(?:should|must|ought to|has to|have to|to) )?(?:be |look |come out |back to |back )*(?:an? )?(?:pure |real |proper |clean )?white (?:again )?${IS_SO}${END}`,
    ),
    'fix the white balance',
  ],
  // "… make it white again", where something has gone yellow
  [
    new RegExp(
      `(?:[,.;] |and )+(?:please |can you |could you |so |just )*(?:make|get|turn|have) (?:it|them|that|${WHOSE} ${NOT}\\w+) (?:look )?(?:pure |properly |really )?white(?: again| ${IS_SO}| once more)(?<=\\b(?:gone|too|looks?|turned|came out|all|so) (?:a bit |all |so |too |very )*${CAST}\\b[^:!?“]*)${END}`,
    ),
    ', fix the white balance',
  ],
  // "The colours have gone all yellow because of the kitchen lights"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:colors?|whites?|everything|whole (?:thing|picture|photo)|all)(?: (?:have|has|ve|s|is|are))? (?:gone|turned|become|went|came out|come out) (?:all |a bit |completely |quite |rather |very |too |so |really )*${CAST}${LAMPS}${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the paper white again, it looks yellow because of my lamp"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like |you )*(?:make|get|have|turn) (?:it|them|${WHOSE} (?:white )?${NOT}\\w+) (?:look |be )?(?:really |properly |pure |truly |completely |all |proper )*white(?: again| once more)? (?:[,.;?–-] |because |as |since )+(?:it|its|they|theyre|everything|that|this)(?: (?:has|have|is|are|all|a bit|so|too|very|gone|looks?|turned|came out|s|ve|kind of|rather|more))+ ${CAST}${LAMPS}${END}`,
    ),
    'fix the white balance',
  ],
  // "My dress is white but came out blue"
  [
    new RegExp(
      `${START}(?:because |as |since )?${WHOSE} ${NOT}(?:\\w+ ){1,2}?(?:is|are|was|were)(?: actually| really| in fact| of course)* (?:pure )?white(?: in real life| in reality| really)?(?: [,.;]| but| and| yet)+ (?:it |they |here it |here they )?(?:(?:is|are|came out|comes out|come out|looks?|turned out|appears?|has|have|went|gone|turned) )+(?:as |all |too |so |very |a bit |rather |quite )*${CAST}${LAMPS}(?: [,.;–-]| and| so)*(?: (?:please|can you|could you|so|and|fix|correct|change|mend|put|sort|that|it|this|right|out))*${END}`,
    ),
    'fix the white balance',
  ],
  // "The picture is too blue because of the snow, make it neutral"
  [
    new RegExp(
      `(?:[,.;] |and )+(?:please |can you |could you |so |just )*(?:make|get|turn|have) (?:it|them|that|everything|the colou?rs?) (?:look |more |all )*neutral(?: again)?(?<=\\b(?:gone|too|looks?|turned|came out|all|so) (?:a bit |all |so |too |very )*${CAST}\\b[^:!?“]*)${END}`,
    ),
    ', fix the white balance',
  ],
  // "…, the lamp turned them orange": why
  [
    new RegExp(
      `(?:[,.;–-] |because |as |since |and )+${WHOSE} (?:\\w+ ){1,3}?(?:turned|turns|turn|made|makes|make|colored|color|dyed|left) (?:it|them|everything|all of it|us|${WHOSE} \\w+) (?:all |so |too |completely |look )*${CAST}(?<=\\bwhite balance\\b.*)${END}`,
    ),
    '',
  ],
  // "Leave the pink roses pink": as they are in a true light
  [
    new RegExp(
      `(?:[,.;?!] |and |but )+(?:please )?(?:leave|keep) ${WHOSE} (?:${COLOUR} )?(?:\\w+ ){1,2}?${COLOUR}(?<=\\bwhite balance\\b.*)${END}`,
    ),
    '',
  ],
];
