import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const SITE =
  '(?:(?:the|my|our|this|their|that|your|his|her|some) )?(?:(?:school|company|application|upload|job|online|web|contact|club|work|dating|insurance) )?(?:websites?|sites?|blogs?|forms?|cms|shops?|portals?|pages?|apps?|platforms?|forums?|uploaders?|wordpress|theme|template|webshop|editor|server|system|newsletter)';
const WANTS =
  '(?:(?:only|just|really|always) )*(?:wants?|needs?|accepts?|allows?|takes?|requires?|asks for|demands?|expects?|likes|says|must have|will only take|is limited to|can only take|supports?)';
const IT =
  '(?:(?:it|them|this|that|pictures?|images?|photos?|pics|files?|to be|be|with|which are|that are|of|sized|a width of) )*';
const MOST =
  '(?:max|maximum|at most|no more than|not more than|not over|no wider than|not wider than|up to|no bigger than|nothing over|nothing wider than|a max of|a maximum of)';

/** How wide a picture may be where it goes. */
export const SITE_FORMS: readonly Form[] = [
  // "Website wants max 800 pixels across"
  [
    new RegExp(
      `${START}(?:because )?${SITE} ${WANTS} ${IT}(?:only |just )?${MOST} (\\d+) (?:(?:px|pixels?) )?(?:across|wide|in width|width|from side to side)${END}`,
    ),
    'max $1px wide',
  ],
  [
    new RegExp(
      `${START}(?:because )?${SITE} ${WANTS} ${IT}(?:only |just |exactly )?(\\d+) (?:(?:px|pixels?) )?(?:across|wide|in width|width|from side to side)(?: (?:at most|max|maximum|or less|tops))${END}`,
    ),
    'max $1px wide',
  ],
  [
    new RegExp(
      `${START}(?:because )?${SITE} ${WANTS} ${IT}(?:only |just |exactly )?(\\d+) (?:(?:px|pixels?) )?(?:across|wide|in width|width|from side to side)${END}`,
    ),
    'resize to $1px wide',
  ],
  // "No more than 800 pixels across"
  [
    new RegExp(
      `${START}(?:please |make it |resize (?:it )?(?:to )?|shrink (?:it )?(?:to )?)*${MOST} (\\d+) (?:(?:px|pixels?) )?(?:across|from side to side)${END}`,
    ),
    'max $1px wide',
  ],
];
