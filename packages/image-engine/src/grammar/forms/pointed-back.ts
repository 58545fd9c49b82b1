import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const ASK = '(?:please |so |can you |could you |would you |just |pls |and |then |maybe )*';
const ONE = '(?:it|him|her|them|that|those|this)';
/** Of these each has a reading of its own, or "it" is the whole picture beside them. */
const WHOLE =
  '(?:photo|picture|image|pic|shot|selfie|background|backdrop|sky|colou?rs?|light|lighting|look|way|filter|style|mood|vibe|quality|crop|angle|contrast|exposure|tones?|skin|shadows?|fact|result|edit|version|scene|format|size|ratio)s?';

/** "It" is what was named before, and not the whole picture. */
export const POINTED_BACK_FORMS: readonly Form[] = [
  // "I hate my nose, make it smaller"
  [
    new RegExp(
      `${START}(?:(?:i|we) )?(?:(?:really|just|kind of|kinda|do) )*(?:hate|dislike|dont like|do not like|cant stand|cannot stand|am not happy with|am not a fan of|am fed up with) ((?:my|his|her|our|the|this|that|their) (?!${WHOLE}\\b|darkness\\b|weather\\b|glare\\b|noise\\b|grain\\b|haze\\b|blur\\b)\\w+) (?:[,.;!–-] |so |and )+${ASK}(make(?! \\w+ (?:a bit |a little |much )?(?:brighter|darker|lighter|sharper|warmer|cooler|sunny|colou?rful))|turn|paint|remove|erase|blur|hide|change|delete|shrink|reduce|fix) ${ONE}(?= )(?! (?:look|into|to)\\b)`,
    ),
    '$2 $1 ',
  ],
  // "There is a man behind us, can you blur him"
  ...[
    '(blur|darken|brighten|recolor|get rid of|take out)(?: out)? (?:it|him|her|them)',
    '(pixelate|hide|cover|remove|erase|delete|blur out)(?: (?:it|him|her|them))?',
  ].map(
    (does): Form => [
      new RegExp(
        `${START}(?:there is|theres|there are|you can see|i can see|you see|one can see|we can see) (an? |the |some |two |three |my |our |his |her )((?!${WHOLE}\\b)(?![^,.;:!?“]*\\b(?:borders?|frames?|bars?|margins?|edges?)\\b)[^,.;:!?“ ]+(?: [^,.;:!?“ ]+){0,6}?) (?:[,.;!–-] |so |and )+${ASK}${does}(?: out| away| please)*${END}`,
      ),
      '$3 $1 $2 ',
    ],
  ),
];
