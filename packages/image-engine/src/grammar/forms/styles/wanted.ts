import { FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const MADE =
  '(?:(?:make|turn|it|this|me|him|her|us|the photo|my photo|into|as|like|look|a|an|old|western|wild west|create|in|the|style|vintage) )*';

/** Bills of the Wild West, and prints of many pictures in one. */
export const WANTED_FORMS: readonly Form[] = [
  // "Wanted poster": brown, with that word on it, where no other is told
  [
    new RegExp(`${FIRST}${MADE}(wanted) poster(?: style| look)?${LAST}`),
    'sepia , “$1” at the top , big',
  ],
  [
    new RegExp(
      `${START}${MADE}wanted poster(?: style| look)?(?: (?:with|that says|saying|:))*(?= [,.;:“])(?=.*“”)`,
    ),
    'sepia ,',
  ],
  // "Mosaic of 4 pop art cats": no picture of coarse squares
  [
    /\b(?:an? )?(?:mosaic|grid) (?:of|with) (4|6|9|four|six|nine) (?:(?:different|colorful|identical|copies of|times the) )*(pop art|warhol)(?: (?:cats?|dogs?|faces?|portraits?|pictures|photos|versions|copies|images|panels|tiles))?(?: (?:of|from) (?:me|it|him|her|this))?(?= ?$| [,.;!?])/,
    '$2 , $1 times in a grid',
  ],
];
