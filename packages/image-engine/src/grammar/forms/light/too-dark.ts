import { END, FIRST, LAST, START } from '../parts.ts';
import { AND_WHILE } from '../pieces/joints.ts';
import { PLEASE_ALSO, PLEASE_WOULD } from '../pieces/politeness.ts';
import { SHOT, WHOM, WHOM_OR_WHOSE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { FACE } from './parts.ts';

/** The whole picture, and no thing in it. */
const ALL =
  '(?:(?:it|its|this|that|is|s|far|way|much|a bit|really|looks|so|came out|the photo|the picture|the image|photo|picture) )*';
const FACES = '(?:(?:my|her|his|our|their|the) )?(?:face|faces)';
const I = '(?:i|we|im|were|i am|we are|me|(?:my|our) faces?)';
const TOO = '(?:(?:is|are|look|looks|way|much|far|just|so) )*too';
const WHO = '(?:we|i|he|she|they|everyone|everybody|(?:the|my|our|his|her) \\w+)';
const BRIGHT =
  '(?:sunset|sunrise|sun|window|windows|sky|light|lamp|lamps|sea|snow|fire|screen|stage|fireworks|sunlight|glass door|door)';

/** What is too dark, and against the light. */
export const TOO_DARK_FORMS: readonly Form[] = [
  // "It has too little light"
  [/\b(?:(?:has|have|with|got|is|was|there is|theres|had) )?too little light\b/, 'too dark'],
  // "Bit dark", and no darker
  [
    new RegExp(
      `${FIRST}(?:(?:a|bit|little|slightly|somewhat|rather|kinda|kind of|quite) )+dark${LAST}`,
    ),
    'too dark',
  ],
  [
    new RegExp(
      `${START}(?:(?:it is|its|it was|the ${SHOT} is|this is) )?(?:poorly|badly|dimly) (?:lit|illuminated|exposed)${END}`,
    ),
    'too dark',
  ],
  [
    new RegExp(
      `${FIRST}(?:it was |its |it is |i was )?(?:(?:shot|taken|photographed|a photo) )?(?:against|into) the (?:light|sun)(?: (?:, )?(?:so )?(?:too dark|very dark|dark))?${LAST}`,
    ),
    'backlit',
  ],
  // "What can you do about the ugly shadow on half my face?"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:what can (?:you|be|one|i|we) (?:do|done)|(?:can|could) (?:anything|something|you|we) (?:be )?(?:done|do)(?: (?:anything|something))?|is there anything (?:you|to|we) (?:can )?do|do something|fix|reduce|soften|lighten|brighten|improve|(?:get rid of|remove)(?! (?:the|that|this|those|a) shadows? on (?:my|her|his|our|their|the) face)|correct|what can we make|make slightly|can you fix it in)(?: (?:about|against|with))? (?:(?:the|that|this|those|a|ugly|hard|harsh|dark|deep|strong|nasty|horrible|awful|big|lift) )*shadows? (?:(?:on|across|over|in|of|from|at) )?(?:(?:half|one|the left|the right|side|part|of|all) )*${FACES}(?: \\?)?(?=$|${END.slice(3, -1)})`,
    ),
    'my face is too dark',
  ],
  // "The window behind me is too bright and I'm too dark"
  [
    new RegExp(
      `${START}(?:(?:the|that|this) )?(?:window|light|sun|lamp|sky|background|backdrop|sunset)(?: (?:is |thats |right )?behind (?:me|us))? ${TOO} (?:bright|light|white|strong) ${AND_WHILE}${I} ${TOO} dark${END}`,
    ),
    'my face is too dark',
  ],
  [
    new RegExp(
      `${START}${I} ${TOO} dark (?:against|in front of|before) (?:the|that|this|a) (?:\\w+ )?(?:window|light|sun|lamp|sky|background|backdrop|sunset)${END}`,
    ),
    'my face is too dark',
  ],
  // "Way too dark, lift it": what is said of it is the wish already
  [
    new RegExp(
      `(?<=^${ALL}too (?:dark|dim|gloomy|black)(?: \\w+)? )(?:[,.;–-] |and |so )+(?:please )?(?:just )?(?:lift|raise|boost|brighten|lighten) (?:it|this|that)(?: up)?${END}`,
    ),
    '',
  ],
  // "Her face got lost in the shade of the hat"
  [
    new RegExp(
      `${START}(?:because |as )?((?:the|my|our|his|her|their) faces?) (?:is|are|got|was|were|gets|has been)(?: all| completely| half)? (?:lost|hidden|buried|swallowed|drowned) (?:in|by|under) (?:the |all the |deep )?(?:shade|shadows?|dark|darkness)(?: (?:of|from|under) (?:the|my|his|her|a) (?:\\w+ )?\\w+)?(?: [,.;–-] ${PLEASE_WOULD}(?:sort|fix|rescue|save) (?:it|that)(?: out)?)?${END}`,
    ),
    '$1 is too dark',
  ],
  [
    /\b(?:lighting|light) (?:to be |be |should be |could be |needs to be )?(?:a bit |a little |much )?(softer|gentler|less harsh)(?= ?$| [,.;!?]| and\b| please\b)/,
    'less contrast',
  ],
  // "I'm too dark, and behind me it's burnt out"
  [
    new RegExp(
      `${START}(?:i am|im|i look|i came out|we are|were|we look|he is|she is) (?:far |way |much )?(?:too|so) dark (?:, |and |but )+(?:the )?(?:background|behind ${WHOM_OR_WHOSE}|in the back)(?: it)?(?: is| s| its| it is)? (?:all |so |too |totally |completely )*(?:burnt out|blown out|overexposed|bright|white|washed out)${END}`,
    ),
    'brighten the subject , darken the background',
  ],
  // "We are all dark in front of the sunset": it is there, and nobody wishes for one.
  [
    new RegExp(
      `${START}(${WHO})(?: (?:are|is|am|look|looks|came out|come out|turned out|re|m|s|were|was))+ (?:all |both |just |a bit |much |way )*((?:too |so |very |really |quite |pretty )?)(?:dark|black|silhouette|in shadow|underexposed|only silhouette) (?:in front of|against|before|because of|with) (?:the |that |a |this )?(?:\\w+ )?${BRIGHT}(?: behind ${WHOM})?${END}`,
    ),
    '$1 is too dark',
  ],
  // "The sun was behind us and we came out as silhouettes"
  [
    new RegExp(
      `${START}(?:(?:because |as |since )?(?:the )?(?:sun|light|window|lamp|sunset) (?:was|is|were) (?:right |directly )?behind ${WHOM} (?:, )?(?:and|so) (?:now )?)?(${WHO}) (?:are|is|am|look|looks|came out|come out|turned out|ended up|appear|m|re|s)(?: (?:as|like|just|only|all|nothing but|an?|black|dark))* silhouette${END}`,
    ),
    '$1 is too dark',
  ],
  // "We stood against the light so all you see is dark shapes"
  [
    new RegExp(
      `${START}(${WHO}) (?:stood|sat|was|were|am|are|is|stand|sit)(?: right| directly| standing| sitting)* (?:against|in front of|before) (?:the |a )?(?:\\w+ )?${BRIGHT}(?: ,)? (?:so |and |but )?(?:that )?(?:(?:all |now |only )?(?:you|one|we|i)(?: can| could)?(?: only| just)? see(?: is| are)?|it is all|its all|there are|we are|we re|theres|everything is|nothing but)? ?(?:only |just |all |nothing but )*(?:dark |black )(?:shapes|shadows|silhouette|figures|outlines|blobs)${END}`,
    ),
    '$1 is too dark',
  ],
  // "Too dark can't see his face", typed without a comma
  [
    /^((?:way |much |far |its )*too dark) (?=(?:and |so |you |i |we |one )*(?:cant|cannot|can hardly|can barely|couldnt|hardly|barely) (?:even )?(?:see|make out|recogni[sz]e))/,
    '$1 , ',
  ],
  // "Too dark to see his face"
  [
    new RegExp(
      `${START}(?:its |it is |it was |is |way |much |far |a bit |just |so )*too dark to (?:even )?(?:see|make out|recogni[sz]e|tell) ${FACE}(?: properly| clearly| at all)?${END}`,
    ),
    'brighten the face',
  ],
  [
    new RegExp(
      `${START}(?:its |it is |it was |is |just )*so dark (?:that )?(?:(?:you |i |we |one )(?:cant|cannot|can hardly|can barely|couldnt)|(?:nobody |no one |noone )(?:can|could)) (?:even )?(?:see|make out|recogni[sz]e) ${FACE}(?: properly| clearly| at all)?${END}`,
    ),
    'brighten the face',
  ],
  // "The window was behind us so we're too dark"
  [
    /(?<=^|[,.;] |\band )(?:because |as |since )?(?:the )?(?:sun|light|window|lamp) (?:was|is|were) (?:right |directly )?behind (?:me|us|him|her|them|it|(?:the|my|our) \w+)(?: ,| and)* so (?=\w)/,
    '',
  ],
];
