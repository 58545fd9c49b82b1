import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |i want to |and )*';
const PICTURES =
  '(?:(?:the|these|those|my|our|both|all|two|three|four|\\d) )*(?:of )?(?:(?:the|these|those|my|our) )?(?:pictures?|photos?|images?|pics|shots|them|both)';
const AS_ONE =
  '(?: (?:in|into|on|as|to) (?:one|a single|the same)(?: (?:picture|photo|image|one))?)';
const TOP = '(?:above|over|over of|on top of|atop)';
const SECOND =
  '(?:the )?(?:second(?: (?:picture|photo|image|one))?|(?:picture|photo|image) (?:2|two))';
const FIRST =
  '(?:the )?(?:first(?: (?:picture|photo|image|one))?|(?:picture|photo|image) (?:1|one))';

/** Several pictures that become one, whichever way. */
export const PICTURE_TOGETHER_FORMS: readonly Form[] = [
  // "Join the two photos: my father from the first next to my mother": how is told behind it
  [
    new RegExp(
      `${START}${PLEASE}(?:join the two (?:photos|pictures)|put together photos|put the (?:two )?(?:photos|pictures) together)(?: (?:with|in|as|into|to|an?|[,:;])|(?= superimposed))* (?=[^“]*\\b(?:double exposure|superimposed|superimpose|overlay|overlaid|blend|collage|(?:from|of|in|into) (?:the )?(?:first|second))\\b)`,
    ),
    '',
  ],
  // "Put the two photos together"
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|bring|set|paste|stick|glue|get|add) (?:${PICTURES} together|together ${PICTURES})${AS_ONE}?(?! (?:side|next|one above|above|vertically|horizontally|in a|like|as a))${END}`,
    ),
    'put the pictures side by side',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|bring|get) (?:(?:the|these|my|our|both|two) )+(?:of )?(?:(?:the|these|my|our) )?(?:pictures|photos|images|pics)${AS_ONE}${END}`,
    ),
    'put the pictures side by side',
  ],
  // "Put the second above the first"
  [
    new RegExp(`${START}${PLEASE}(?:put|place|lay|set|stack) ${SECOND} ${TOP} ${FIRST}${END}`),
    'pictures in reverse order',
  ],
  [
    new RegExp(
      `${START}(?:the )?(?:one|a) (?:at the |on )?top (?:(?:,|and) )+the other (?:one )?(?:(?:at|on) the )?(?:bottom|below)${END}`,
    ),
    'stacked vertically',
  ],
  // "Join the two photos in a mosaic"
  [
    /\bjoin the two photos (?:in|into|as|to) (?:an? )?(?:collage|mosaic|grid|montage)\b/,
    'make a collage of the photos',
  ],
];
