import { END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = '(?:me|us|him|her|them|it)';
const SECOND = '(?:the )?(?:second (?:picture|photo|image)|(?:picture|photo|image) (?:2|two))';
const FIRST =
  '(?:the )?(?:first(?: (?:picture|photo|image|one))?|(?:picture|photo|image) (?:1|one))';
/** Whichever of the two comes first, the result is the same. */
const FIRST_TWO =
  '(?:the )?(?:(?:first|second)(?: (?:picture|photo|image|pic|one|shot))?|(?:picture|photo|image|pic|shot) (?:one|two|[12]))';
const SHOT = '(?:picture|photo|image|pic|shot)';
const PLACE = '(left|right|bottom|top|middle)';

/** What becomes of several pictures: one behind, over or in another, or above it. */
export const PICTURE_JOINED_FORMS: readonly Form[] = [
  // "Blend my three photos into one picture"
  [
    /(?<=\b(?:blend|fade|dissolve|melt) (?:all )?(?:(?:my|our|the|these|those|all) )?(?:\w+ )?(?:photos|pictures|images|pics) (?:together )?)(?:in|into) (?:one|a single) (?:picture|photo|image)\b/,
    '',
  ],
  // "Fade the first photo into the second", "let one picture melt into the other"
  [
    new RegExp(
      `${START}(?:please )?(?:let |have |make )?(?:softly |slowly |gently |smoothly )?(?:cross ?)?(?:fade |melt |dissolve )(?:softly |slowly |gently |smoothly )?(?:${FIRST_TWO}|one(?: ${SHOT})?) (?:softly |slowly |gently |smoothly )?(?:over )?(?:in|into|to|over|onto) (?:${FIRST_TWO}|the other(?: ${SHOT})?)${END}`,
    ),
    'blend both pictures',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:let|have|make) (?:${FIRST_TWO}|one(?: ${SHOT})?) (?:softly |slowly |gently |smoothly )?(?:fade|blend|melt|dissolve|merge|run|flow|go|pass)(?: softly| slowly| gently| smoothly| over)* (?:in|into|to) (?:${FIRST_TWO}|the other(?: ${SHOT})?)${END}`,
    ),
    'blend both pictures',
  ],
  // "A smooth transition between both pictures"
  [
    new RegExp(
      `${START}(?:please )?(?:make |do |give me |create |i want |add )?(?:an? )?(?:(?:soft|smooth|gentle|slow|gradual|nice) )?(?:transition|cross ?fade|crossfade|fade|dissolve) (?:between|of|from) (?:(?:the|these|my|our) )*(?:both|two|2) (?:of )?(?:(?:the|these|my|our) )*(?:${SHOT}s|them)${END}`,
    ),
    'blend both pictures',
  ],
  // "Picture 2 behind me"
  [
    new RegExp(
      `${START}(${PICTURE}) behind (?:${WHO}|(?:the|my|our|his|her) (?:subject|person|people|dog|cat|product))${END}`,
    ),
    'use $1 as the background',
  ],
  // "Lay picture 2 with 50 % over the first", "overlay picture 2 on picture 1, 30 %"
  [
    new RegExp(
      `${START}(?:please )?(?:put|lay|place|overlay|superimpose|layer|blend|fade) ${SECOND} (?:with|at|in) (\\d+) (?:over|on|onto|on top of|into) ${FIRST}${END}`,
    ),
    'blend both pictures at $1',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:overlay|superimpose|layer|blend|fade|dissolve) ${SECOND} (?:over|on|onto|on top of|in|into) ${FIRST}(?:(?: ,| at| in| the| with| of)* (\\d+))?${END}`,
    ),
    'blend both pictures at $1',
  ],
  // "Take me out of the first picture and put me into the second"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|remove|get|cut|lift)(?: ${WHO})? (?:out )?(?:of|from) (${PICTURE}) (?:, )?and (?:then )?(?:put|set|place|paste) ${WHO} (?:of (?:${PICTURE}) )?(?:in|into|on|onto) (${PICTURE})${END}`,
    ),
    'put the subject of $1 into $2',
  ],
  // "The person of photo 1 on photo 2, left"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (?:\\w+ ){1,2}(?:of|from) (${PICTURE}) (?:(?:on the )?${PLACE} )?(?:in|on|into|onto) (${PICTURE})(?: ,? ?(?:(?:on|at|to) the )?${PLACE})?${END}`,
    ),
    'put the subject of $1 into $3 , $2 $4',
  ],
  // "Stack the two pictures"
  [
    new RegExp(
      `${START}(?:please )?stack (?:(?:the|my|these|both|all|two|three|four|of) )*(?:pictures|photos|images|them)(?: (?:vertically|up))?${END}`,
    ),
    'put the pictures one above the other',
  ],
];
