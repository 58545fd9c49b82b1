import { END, START } from '../parts.ts';
import { PLEASE_LETS } from '../pieces/politeness.ts';
import { CAME_OUT, HOW, MAYBE_IT, PICTURE, SHOT_OR_FILE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const PIXELS = '(?:pixelated|pixelly|pixely|pixellated|blocky|jaggy|jagged)';
const SOFT = '(?:(?:soft|blurry|fuzzy|small|low res|grainy|bad) (?:and|,) )?';
const WHEN =
  '(?:when|if|once|as soon as|after|on|in|at) (?!the (?:background|corner|left|right|sky|middle|face))[^,.;:!?“]+?';
const FIGURES = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const;

/** Larger or smaller by a factor, and what for. */
export const ENLARGING_FORMS: readonly Form[] = [
  // "Downscale by 2"
  ...(
    [
      ['2', '50%'],
      ['3', '33%'],
      ['4', '25%'],
    ] as const
  ).map(
    ([by, share]): Form => [
      new RegExp(`\\bdownscale${MAYBE_IT} by (?:a factor of )?${by}(?: times)?${END}`),
      `resize to ${share}`,
    ],
  ),
  // "Quadruple the size", and a wrong way to lie in one word
  [
    new RegExp(
      `${START}(?:please )?quadruple (?:the |its )?(?:size|resolution|dimensions|pixels)${END}`,
    ),
    'upscale it 4×',
  ],
  // "Bigger without it going blocky"
  [
    new RegExp(
      `(?<=\\b(?:big|bigger|larger|double|enlarge|upscale|resize|size|scale|blow it up)\\b[^.!?“]* )(?:, )?(?:but )?without (?:(?:it|them|this|the (?:picture|photo|image|result)) )?(?:going|getting|becoming|turning|looking|being|ending up|coming out) (?:all |too |so |really )*(?:blocky|pixelated|pixely|pixelly|blurry|fuzzy|jagged|mushy|soft|blurred)${END}`,
    ),
    ' without losing quality',
  ],
  // "Upscale 4×, right now it's only 900 px across"
  [
    /(?<=\b(?:upscale|enlarge|bigger|larger|resize|double|triple|blow)\b[^“]*)(?<= )(?:(?:,|and|because|as|since) )*(?:right now|currently|at the moment|now|at present) (?:its|it is|this is|thats|it has) (?:only |just |about )*\d+(?: (?:px|pixels?|wide|across|high|tall|dpi|in width))*(?= ?$| [,.;!])/,
    '',
  ],
  // "It is pixelated, make it bigger": no pixel art
  [
    new RegExp(
      `${START}(?:(?:but|because|as|since|and|so) )?(?:its|${PICTURE} (?:${CAME_OUT}|goes|becomes|turns|will be|will get|always gets)) ${HOW}${SOFT}${PIXELS}(?: ${WHEN})?${END}`,
    ),
    'upscale it',
  ],
  // "Twice as big but stay sharp"
  [
    /(?<=\b(?:big|bigger|larger|double|enlarge|upscale|resize|size|scale|blow it up)\b[^.!?“]*)(?:, |but |and |it )+(?:should |must |has to |please |to |let it |make it )*(?:stay|stays|remain|remains|keep|keeps|be still|still be|staying|keeping)(?: it)?(?: nice and| just as| perfectly)? (?:sharp|crisp|clear)(?= ?$| [,.;!?])/,
    ' without losing quality',
  ],
  // "Twice as big but not blurry"
  [
    new RegExp(
      `\\b(?:make it |i want it |it should be )?(?:twice|two times|double|2)(?: times)? (?:as big|as large|the size|bigger|larger) (?:(?:,|but|and|please) )+(?:(?:not|without)(?: (?:be|being|get|getting|become|becoming|all|too|going|it))* (?:blurry|pixelated|blurred|fuzzy|unsharp)|without losing (?:any )?(?:quality|sharpness|detail)|(?:still |keep it |it stays |stay |staying )+sharp)${END}`,
    ),
    'upscale it 2×',
  ],
  // "Blow this thumbnail up four times"
  [
    /\bblow (?:this|the|that|my|our) (?:tiny |little |small )?(?:thumbnail|picture|photo|image|pic|shot|scan) up\b/,
    'blow it up',
  ],
  // "Upscale this tiny thumbnail, it's all pixelated"
  [
    /\b(upscale|enlarge|enhance|sharpen|improve|fix|clean up|resize) (?:this|the|my|that) (?:tiny |little |small |old |blurry )*(?:thumbnail|avatar|icon)\b/,
    '$1 this picture',
  ],
  // "The printer guy says he needs it twice as big": who wants it, and no words to be written
  [
    /(?:(?:and|because|since|but) )?(?:the|my|our|their) (?:\w+ ){1,3}?(?:says?|said|tells? me|told me|insists|reckons|thinks) (?:that )?(?:he|she|they|we|i|it) (?:needs?|wants?|would like|has to have|must have|should have) (?:it|this|that|the (?:photo|picture|image|file)) (?=\w)/,
    'make it ',
  ],
  // "Could it be brought down to 50 percent"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT_OR_FILE}|the size|the dimensions) (?:be )?(?:brought|taken|shrunk|scaled|cut|reduced|knocked) down (?:in size )?to (?=\\d)`,
    ),
    'resize it to ',
  ],
  // "Bigger please, twice the pixels"
  [
    new RegExp(
      `(?:(?:make it )?(?:bigger|larger)(?: please)? [,;] )?(?:at |with |to |have |in )*(?:twice|double|two times) (?:the|as many) (?:number of )?(?:pixels|resolution|pixel count)${END}`,
    ),
    'upscale it 2×',
  ],
  ...FIGURES.map(
    ([word, times]): Form => [
      new RegExp(
        `\\b(?:upscale|enlarge|scale up|scale it up|blow it up)(?: (?:it|this|the ${SHOT_OR_FILE}))? (?:by )?(?:a factor of )?${word}(?: times)?${END}`,
      ),
      `upscale it ${times}×`,
    ],
  ),
  // "The file's dinky, can you blow it up"
  [
    new RegExp(
      `${START}(?:the |its |my |this |it )(?:${SHOT_OR_FILE}s? )?(?:is |s |looks |so |a bit |really |rather |way |too )*(?:dinky|titchy|piddly|weeny|minuscule|teensy|tiny|puny|small|little|minute|diddy) [,.;–-] (?=${PLEASE_LETS}(?:blow|upscale|enlarge|double|triple|scale|make it (?:bigger|larger))\\b)`,
    ),
    '',
  ],
];
