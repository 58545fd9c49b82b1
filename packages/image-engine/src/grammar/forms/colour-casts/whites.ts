import { END, START, WHOSE } from '../parts.ts';
import { HOW, RATHER } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { CAST, LAMPS, POLITE } from './parts.ts';

const IS_SO =
  '(?:(?:like|as|the way|how) (?:it|they|that|he|she|i|we|the \\w+)?(?: ?(?:really|actually|normally|truly|is|are|was|were|should|ought|to|be|do|does|look|looks|remember|in|real|life|reality|person))+|in (?:real life|reality))';
const NOT = '(?!(?:teeth|tooth|background|backdrop|wall behind|hair|skin)\\b)';

/** Whites that are not white. */
export const WHITE_FORMS: readonly Form[] = [
  // "The snow looks blue, make it white"
  [
    new RegExp(
      `${START}(?:(?:the|my|our) )?snow (?:looks?|is|seems|came out|turned out) (?:(?:a|bit|little|too|so|very|all|way) )*(?:blue|bluish|yellow|gray|purple|pink|cyan)(?:ish)? (?:(?:,|;|\\.|and|so|but|please|can|you) )*(?:make|turn|get) (?:it|the snow) (?:really |properly |pure )?white${END}`,
    ),
    'make the snow white',
  ],
  // "Get the whites properly white rather than cream"
  [
    new RegExp(
      `${START}${POLITE}(?:make|get|have|turn) (?:the |my |all |all the )?(?:whites|white (?:parts|bits|things|areas|stuff)) (?:(?:be|look|come out|really|actually|properly|truly|pure|proper|real|all|nice|and|clean) )*white(?: again)? (?:(?:,|and) )*(?:not|instead of|rather than) (?:so |that )?(?:yellow|blue|gray|orange|green|pink|cream|beige|ivory|yellowish|bluish|dingy|dirty)${END}`,
    ),
    'fix the white balance',
  ],
  // "…, can that be neutral"
  [
    new RegExp(
      `(?<=\\b(?:blue|yellow|orange|green|red|pink|cast|warm|cold|colors?)\\b[^“]*)(?<= )(?:please |can you |could you |id like |i want |just |and |so )*(?:(?:can|could|should) (?:it|that|this|the colors?|the whites?) be|(?:make|get|have|turn) (?:it|that|this|the colors?|the whites?)(?: look)?) (?:more |a bit more |rather |completely |nice and )*neutral${END}`,
    ),
    'fix the white balance',
  ],
  // "Only the whites look pinkish"
  [
    new RegExp(
      `${START}(?:only |just |sadly )*(?:the |all the |my )?(?:whites?|white (?:parts|bits|areas)) (?:(?:have|has|gone|are|is|look|looks|went|turned|come out|came out|all) )+${HOW}(?:pink|pinkish|magenta|purple|purplish|greenish|cyan)(?: ,? ?(?:please |can you )?(?:fix|correct) (?:it|that|them))?${END}`,
    ),
    'fix the white balance',
  ],
  // "The dress came out grey, it was white"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (?:\\w+ ){1,2}(?:came out|looks?|turned|went|has come out|turned out|is) ${RATHER}(?:gray|yellow|yellowish|blue|bluish|cream|pink|orange|greenish|green) (?:, |but |and |when |although )+(?:it|they) (?:was|were|is|are|should be|s)(?: actually| really| meant to be| supposed to be)* (?:pure |bright |snow )?white${END}`,
    ),
    'fix the white balance',
  ],
  // "The wall is supposed to be white but it's yellow": light of another colour
  [
    new RegExp(
      `${START}(?:the|my|our|his|her|these|those) (?:\\w+ )?\\w+ (?:is|was|are|were) (?:meant|supposed) to be (?:pure |all )?white (?:, )?(?:but|and|not) (?:(?:its|it is|theyre|they are|it was|it came out|it looks|came out|looks?) )?(?:all |a bit |so )?(?:blue|bluish|yellow|yellowish|orange|gray|green|greenish|pink)(?: (?:in|on) (?:the|this|my) \\w+| here| instead| now)?${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the snow whiter, it looks blue": it lies there
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|get|turn) (?:the |this |our )snow (?:look )?(?:a bit |much |more |really |properly |pure )*(?:whiter|white|white again|less (?:blue|gray|yellow))${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the cake white like it really is", "the dress should be white as in real life"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like |you )*(?:make |get |have |turn |bring )?${WHOSE} ${NOT}(?:\\w+ ){1,2}?(?:(?:should|must|ought to|has to|have to|to) )?(?:be |look |come out |back to |back )*(?:an? )?(?:pure |real |proper |clean )?white (?:again )?${IS_SO}${END}`,
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
  // "The white should be white", "the white isn't white"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|i want|make|get|have) )*(?:the |my |all |all the )?(?:whites?|white (?:parts|bits|things|areas|stuff))(?: (?:should|must|shall|has to|have to|needs to|need to|ought to|can|to))*(?: (?:be|look|come out|become|appear|is|are|isnt|arent|is not|are not|doesnt look|dont look|stay|also))* (?:really |actually |properly |truly |pure |real |all |quite |like )*(?:white|whites)(?: (?:again|really|please|instead))*(?: ?,? (?:and )?(?:not|instead of|rather than) (?:so )?(?:yellow|blue|gray|orange|green|pink|cream|yellowish|bluish|beige)(?:ish)?)?${END}`,
    ),
    'fix the white balance',
  ],
  // "My white mug looks yellow, fix the white balance": what the balance is wanted for
  [
    new RegExp(
      `${START}(?:my|the|our|this|that|his|her|these|those) (?:pure |plain )?white (?:[^,.;:!?“ ]+ ){1,2}?(?:looks?|is|are|came out|turned out|comes out|seems?|has gone|went) ${RATHER}${CAST}${LAMPS} (?:(?:,|\\.|;|–|-|so|and) )+(?=fix the white balance${END})`,
    ),
    '',
  ],
];
