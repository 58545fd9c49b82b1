import { COLOUR, END, GONE, MARKED, START, WHOSE } from '../parts.ts';
import { PLEASE_WOULD } from '../pieces/politeness.ts';
import { ERASE, GOES } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Says of what was marked that it is to go, and of nothing else. */
const WISH =
  '(?:(?:please|pls|can|could|you|so|now|then|and|just|it|he|she|they|that|this|him|her|them|should|must|has|have|needs?|is|to|be|make|get|take|let|really|the|thing|one) ){0,6}';
/** No comma, no full stop. */
const CLAUSE = '(?:[^,.;:!?“ ]+ )';
const HUE = '(?:red|green|blue|yellow|pink|orange|purple|white|black)';
/** "In red", "with a blue circle": what a mark looks like. */
const INKED = `(?:in|with) (?:the |an? |my )?(?:bright |dark |light |thick )?${HUE}(?: (?:pen|box|boxes|circle|markers?|brush|lines?|paint|ink|rectangles?|cross|crosses|color))?`;
const I_MARKED = `(?:(?:i|we|ive|weve)(?: have| just| already| also)* |which (?:i|ive) |(?:is |are |its |theyre |both |all )+)?${MARKED}(?: (?:it|them|both|all|him|her|that|those|each|of|one|two|over|up|for|you|the|place|spot))*`;
const REMOVE =
  '(?:please |can you |could you |pls |kindly )*(?:remove|erase|delete|get rid of|take (?:out|away|off)|edit out|lose|clean up|clear|wipe out|cut out|zap|get|take)';

/** What somebody says that they boxed, circled or painted over, and that is to go. */
export const MARKED_THING_FORMS: readonly Form[] = [
  // "The power pole, which I marked"
  [
    /(?<=\w ), (?:the|that|which) i (?:have )?(marked|painted|circled|drew|boxed|encircled)\b/,
    'i $1',
  ],
  // "Remove the cone in the box I drew"
  [
    new RegExp(
      `\\b(?:remove|erase|delete|take out|get rid of) ${WHOSE} (?:\\w+ )?\\w+ (?:(?:that )?is )?(?:in|inside|within) (?:the|my) (?:box|frame|rectangle|circle|square|selection)(?: (?:that )?(?:i|ive|i have|weve|we) ${MARKED})${END}`,
    ),
    'erase what i marked',
  ],
  // "What I've scribbled on shouldn't be there"
  [
    new RegExp(
      `\\b(?:what|whatever|the (?:\\w+ )?(?:thing|bit|part|stuff|bits|area)|anything|everything)(?: that)? (?:i|ive|i have|we|weve) ${MARKED}(?: on| over| in| around| round)? (?:shouldnt|should not|mustnt|doesnt need to|isnt supposed to|isnt meant to|has no business) ?(?:be|being)?(?: (?:there|here|in (?:it|this|the (?:photo|picture))))?${END}`,
    ),
    'erase what i marked',
  ],
  // "That thing within my box should disappear"
  [
    new RegExp(
      `${START}${PLEASE_WOULD}(?:(?:remove|erase|delete|lose|zap|get rid of) )?(?:the|that|this|whatever|everything|anything|what)(?: (?:thing|stuff|bit|object|person|is|s|thats|that is|blob|man|woman|guy|one))* (?:within|inside|inside of|in) my (?:box|circle|marking|selection|rectangle|lasso|scribble|outline|square)(?: (?:should|has to|must|needs to|can|ought to|could|is to))?(?: (?:be ${GONE}|${GONE}))?${END}`,
    ),
    'erase what i marked',
  ],
  // "The clothesline and the bin I marked, erase both"
  [
    new RegExp(
      `${START}(?:the|that|my|those|these|all|both) (?:[^.;:!?“ ]+ ){1,12}?i(?: have|ve)? (?:just |already )?${MARKED}(?: (?:over|up|there|here|in \\w+))* [,.;:–-] (?:(?:please|pls|can|could|you|so|now|then|and|just|should|must|has|have|to|be|make|get|take) ){0,4}${GONE}(?: (?:both|all|it|them|those|these|the two|three|two|of|please|now|away|out))*${END}`,
    ),
    'erase what i marked',
  ],
  // "I've drawn a box round the bin, make it vanish", "the bit I scribbled over is a tourist, lose him"
  [
    new RegExp(
      `${START}${CLAUSE}{0,6}\\b(?:i(?: have|ve)?|have i) (?:\\w+ )?(?:${MARKED}|(?:put|placed|made|set|laid) an? (?:box|circle|ring|rectangle|square|mask))\\b ?${CLAUSE}{0,9}[,.;:!–-] ${WISH}\\b${GONE}\\b(?: (?:it|him|her|them|that|this|please|now|there|completely|entirely|all))*${END}`,
    ),
    ERASE,
  ],
  // "What I circled should disappear"
  [
    new RegExp(
      `${START}${CLAUSE}{0,5}\\bi(?: have|ve)? (?:\\w+ )?${MARKED}\\b ?${CLAUSE}{0,6}(?:should|shall|must|has to|have to|needs to|can|to|please|be|make) (?:be |it |them |please )?${GONE}\\b${END}`,
    ),
    ERASE,
  ],
  // "Take away the marked lamp post"
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|lose|ditch|take (?:away|out|off)|get rid of|cut out|edit out|clear) (?:the |that |my )?(?:marked|circled|boxed|highlighted|selected|masked|outlined)(?: (?:in )?(?:red|green|blue|yellow))?(?: \\w+){0,2}${END}`,
    ),
    ERASE,
  ],
  // "Power line marked, delete it"
  [
    new RegExp(
      `${START}(?:the |a |my )?(?:\\w+ ){1,2}(?:is |are |has been )?(?:marked|circled|boxed|highlighted|selected|masked) [,.;:–-] ${CLAUSE}{0,3}${GONE}\\b(?: (?:it|him|her|them|that|this|please|now))*${END}`,
    ),
    ERASE,
  ],
  // "Clear out everything I've painted over", "get rid of the bin I drew the box round"
  [
    new RegExp(
      `${START}(?:please )?(?:clear(?: out| away| up)?|remove|erase|wipe(?: out| away)?|delete|lose|get rid of|take (?:out|away|off)|zap|clean up|edit out|cut out) (?:[^,.;:!?“ ]+ ){1,4}?(?:that |which )?i(?: have|ve)? (?:just |already )?(?:${MARKED}|put|made|placed)(?: (?:over|across|up|around|round|in \\w+|(?:an?|the) (?:box|circle|line|ring)(?: on)?|(?:in|at|on) the (?:background|back|front|left|right|top|bottom|corner)|behind))*(?: with (?:the )?(?:\\w+ ){1,2})?${END}`,
    ),
    ERASE,
  ],
  // "Remove the stain on the tablecloth that I painted over"
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|wipe(?: out| away)?|delete|lose|get rid of|take (?:out|away|off)|zap|clean up|edit out) (?:the|that|this|those|these) (?:\\w+ )?\\w+ (?:on|in|at|near|by|behind|above|below) (?:the|my|our|his|her|their) (?:\\w+ )?\\w+ (?:that |which )?i(?: have|ve)? (?:just )?(?:marked|circled|boxed|selected|outlined|masked|painted over|brushed over)${END}`,
    ),
    ERASE,
  ],
  // "Get the leash off", "replace the gum with nothing"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:get (?!(?:\\w+ ){1,2}(?:${COLOUR}|monochrome|sepia))${GOES} (?:off|out of (?:there|here|it|the (?:picture|photo|shot|frame|way)))|replace ${GOES}(?: (?:in|on|at|near|behind|from) (?:the|my|his|her) \\w+)? (?:with|by) nothing)${END}`,
    ),
    ERASE,
  ],
  // "Paint what I marked"
  [
    new RegExp(
      `${START}((?:please )?(?:color|recolor|paint)) (?:only |just )?(?:what|whatever|everything|all|the (?:bits?|parts?|areas?|things?|regions?|spots?)) (?:that |which )?i(?: have|ve)? ${MARKED}(?: (?:over|in \\w+))*`,
    ),
    '$1 the marked area',
  ],
  // "Take out the lamppost in the box": it is in the box.
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|take out|take away|get rid of|lose) (?:the |that |this )(?:\\w+ ){1,2}?(?:in|inside|within) (?:the|my) (?:box|circle|frame|marking|selection|marked area)(?: (?:on|at) the (?:left|right|top|bottom)(?: hand)?(?: side)?)?${END}`,
    ),
    ERASE,
  ],
  // "Remove the bin, I've marked it in red", "… (circled in blue)"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |and |because |as )*${I_MARKED} ${INKED}(?: \\))?${END}`,
    ),
    'erase what i marked',
  ],
  // "Remove the writing, I boxed it", "I marked the stain in black, get rid of it"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |because |as )+(?:i|ive|we|weve)(?: have| just| already| also)* ${MARKED}(?: (?:it|them|both|all|him|her|that|those|over|for|you|the|place|spot))+${END}`,
    ),
    'erase what i marked',
  ],
  // "I've put a red box round the bin, remove it", "the guy with the red circle around him has to go"
  [
    new RegExp(
      `${START}(?:(?:i|we|ive|weve)(?: have)? (?:put|drawn|drew|made|placed) |(?:please )?(?:remove|erase|delete) )(?:an? |the )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?: (?:a?round|on|over|across) (?:the |my |that )?(?:\\w+ ){0,3}?\\w+)?(?: (?:[,.;:–-] |and )*(?:please |can you |so )*(?:remove|erase|delete|get rid of|take out|lose) (?:it|them|him|her|that|both))?${END}`,
    ),
    'erase what i marked',
  ],
  [
    new RegExp(
      `${START}(?:the |that |those )(?:\\w+ ){1,3}?with (?:the |an? )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?:es)? (?:a?round|on|over|across) (?:it|them|him|her) (?:has to|have to|should|must|needs to|can) (?:be )?(?:go|remove|erase|disappear|vanish|delete)${END}`,
    ),
    'erase what i marked',
  ],
  // "Blur the plate, I circled it in yellow": what is marked, and not what is yellow
  [
    new RegExp(`(\\bi(?: have|ve)? (?:\\w+ )?${MARKED}(?: (?:it|them|both|all))*) ${INKED}${END}`),
    '$1',
  ],
];
