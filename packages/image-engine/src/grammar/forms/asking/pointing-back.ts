import { COLOUR, END, MARKED, START, WHOSE } from '../parts.ts';
import { SO_PLEASE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const LEFT =
  '(?:(?:what|whatever|all that|all|everything that|the (?:part|bit|piece|picture)(?: that)?)(?:s| is| has been|ll be)? (?:left|remaining|remains|over|kept|still there|still left)(?: over| behind| standing)?(?: (?:of|from) (?:it|that|the (?:picture|photo|image)))?|what remains|whatever remains|the (?:remaining|leftover|left over) (?:part|bit|piece|picture|photo|image|area|section)|the remainder)';
/** Is done to all of the picture, so that what is left of it is the picture. */
const IS_CUT =
  '\\b(?:crop|cropped|cropping|cut|trim|chop|slice|snip|lop|shave|remove|removed|erase|erased|take|get rid of|delete|square|rotate|straighten|background|cutout)\\b';
const BODY =
  '(?:nose|ears?|chin|forehead|belly|tummy|head|teeth|eyes|arms?|legs?|bum|butt|lips|feet|hands?|waist|hips|double chin|shoulders|mouth|cheeks|thighs)';
const LOOKS = '(?:is|are|looks?|seems?|came out|appears?|look)';
const NO_THING =
  '(?!(?:picture|photo|print|slide|image|scan|sky|background|hair|skin|teeth|faces?|eyes|everything|light|colou?rs?|whole|negative|it|this)\\b)';
const ASK = '(?:please |so |can you |could you |would you |just |pls |and |then |maybe )*';
const ONE = '(?:it|him|her|them|that|those|this)';
/** Of these each has a reading of its own, or "it" is the whole picture beside them. */
const WHOLE =
  '(?:photo|picture|image|pic|shot|selfie|background|backdrop|sky|colou?rs?|light|lighting|look|way|filter|style|mood|vibe|quality|crop|angle|contrast|exposure|tones?|skin|shadows?|fact|result|edit|version|scene|format|size|ratio)s?';

/** "It", "them" and "the rest" of what was named before. */
export const POINTING_BACK_FORMS: readonly Form[] = [
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
  // "Remove what I marked and sharpen the rest"
  [
    new RegExp(
      `(?=\\b\\w+ (?:the |all |everything )*(?:rest|else|remainder)\\b)(?<=\\bi(?: have|ve)? (?:just |already )?${MARKED}\\b[^“]*)\\b(sharpen|brighten|darken|lighten|enhance|denoise|straighten|crop|saturate|restore) (?:the |all the |everything )?(?:rest|else|remainder)(?: of (?:it|the (?:photo|picture|image)))?${END}`,
    ),
    '$1 it',
  ],
  // "Erase this and blur the rest"
  [
    /(?<=\b(?:erase|remove|delete) (?:this|it|that|what i marked|the \w+)(?: i marked)? (?:and|then|,) (?:then )?blur )the rest\b/,
    'the picture',
  ],
  // "Crop the top and make what is left brighter"
  [
    new RegExp(
      `(?<=${IS_CUT}[^:!?“]* (?:and|then|,|\\.|;|to|of|in|on|for) [^,.;:!?“]*)\\b${LEFT}(?=${END.slice(3, -1)}| (?:a|to|in|into|slightly|black|brighter|darker|warmer|cooler|sharper|lighter|more|less|by|gray|with|up|down|look|as|square|somewhat|lightly|gently|properly|well)\\b)`,
    ),
    'it',
  ],
  // "… and put the rest in black and white", behind a cut
  [
    /(?<=\b(?:crop|trim|cut (?:off|away)|chop|slice|lop|shave|remove the background|cut out the background|erase|erased)\b[^:!?“]*(?:and|then|,|\.) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|make|turn|put|convert|warm|cool|enlarge|resize|upscale|scale|rotate|flip|mirror|straighten|enhance|desaturate|soften|denoise|frame|show|do) )the rest(?: of (?:it|the (?:picture|photo|image)))?\b/,
    'it',
  ],
  // "Blur the background and sharpen the rest"
  [
    /(?<=\b(?:blur|darken|brighten|lighten|desaturate|soften|dim|mute|gray out|fade)(?: out)? the (?:background|backdrop)\b[^.:!?“]*(?:and|then|,|but) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|warm up|cool down|desaturate|warm|cool|saturate) )(?:the rest|everything else|all the rest|what is left|whats left)\b/,
    'the subject',
  ],
  // "My nose looks big, make it smaller": the nose, and not the picture
  [
    new RegExp(
      `(?:^|(?<=[,.;:!?] |\\b(?:and|so|because|but) ))(?:[^,.;:!?“]*? (?:so|and|because|but) )?(my|his|her|our|their) (${BODY}) ${LOOKS} (?:so |too |very |really |quite |a bit |rather |much |way |all )*(?:big|huge|large|small|wide|fat|long|thin|short|tiny|enormous|massive|chubby|thick) (?:[,.;–-] |and |so )+${SO_PLEASE}make (?:it|them) (?:a bit |a little |much |slightly |look )*(smaller|bigger|thinner|slimmer|shorter|longer|narrower|larger|wider)${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "The uniform has faded to purple, make it green again": the uniform, and not the picture
  [
    new RegExp(
      `${START}(?:${WHOSE} |\\w+s )${NO_THING}(\\w+) (?:is|are|has|have|was|were|got|looks?|went|came out|turned out)(?: been| all| now| completely| a bit| quite| rather| so| too)* (?:(?:faded?|fade|turned|turn|gone|bleached|become|went|discolored)(?: all| out| completely)* (?:to |into |from [a-z]+ to )?)?(?:all |a bit |so |too )*(${COLOUR}) (?:[,.;–-] |and |but |so )+${SO_PLEASE}(?:make|turn|paint|dye|get|color|have) (?:it|them) (?!(?:white|gray|neutral|black and white)\\b)(${COLOUR})(?: again| back| instead| once more)?${END}`,
    ),
    'change the $1 from $2 to $3',
  ],
  // "I don't like the green wall, paint it cream"
  [
    new RegExp(
      `${START}(?:i |we )?(?:really |just )?(?:dont like|hate|dislike|cant stand|dont want) (${WHOSE} (?:${COLOUR} )?\\w+)(?: any ?more| any longer)? (?:[,.;–-] |so |and )+${SO_PLEASE}(paint|make|turn|color|dye|recolor) (?:it|them) (?=(?:in )?${COLOUR})`,
    ),
    '$2 $1 ',
  ],
];
