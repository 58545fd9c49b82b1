import { END, FIRST, PICTURE, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { FIRST_PICTURE, SHOT } from './parts.ts';

const OVER = '\\b(?:blend|fade|fades|dissolve|morph|merge|melt|transition|crossfade)\\b';
const SECOND = '(?:the )?(?:second (?:picture|photo|image)|(?:picture|photo|image) (?:2|two))';
/** Whichever of the two comes first, the result is the same. */
const FIRST_TWO =
  '(?:the )?(?:(?:first|second)(?: (?:picture|photo|image|pic|one|shot))?|(?:picture|photo|image|pic|shot) (?:one|two|[12]))';
const PHOTO = '(?:picture|photo|image|pic|shot)';
const HOW =
  '(?:softly |gently |smoothly |nicely |slowly |slightly |seamlessly |subtle |not too much )*';
const COUNT = '(three|four|five|six|[3-9])';

/** Pictures that are blended into each other. */
export const BLENDED_FORMS: readonly Form[] = [
  // "Blend both half transparent over each other": each is
  [
    /(?<=\b(?:blend|overlay|lay|merge|mix|put|dissolve)\b[^,.;!?“]* )(?:(?:half|semi|50%|partly) )*(?:transparent|translucent|see through) (?=(?:over|on|on top of|upon|into) (?:one another|each other|the other)(?= ?$| [,.;!?]| and\b))/,
    '',
  ],
  // "Blend one picture into the other"
  [
    /\b(?:blend|merge|fade|dissolve) one (?:picture |photo )?into the other(?: one)?(?= ?$| [,.;!])/,
    'blend the pictures',
  ],
  [/^blend (?:her|it) with (\d+)(?= ?$)/, 'blend them at $1'],
  [/^overlay (?:it|them)(?= ?$)/, 'blend the pictures'],
  // "Double exposure, transparent"
  [
    /\bdouble exposure , (?:translucent|transparent|half transparent|halbtransparent|semi transparent)\b(?! background)/,
    'blend the pictures',
  ],
  // "Lay them over each other"
  [
    /\b(?:lay|put|place) (?:them|both|the two|both (?:pictures|photos)|the (?:pictures|photos)) over (?:each other|one another)\b(?!.*\b(?:gap|gaps|space|line|border|margin|top|bottom|vertically)\b)/,
    'blend the pictures',
  ],
  [
    /\b(?:overlay|blend|merge) (?:all )?(?:the |of them )?(three|four|five|3|4|5)(?= ?$| [,.;!])/,
    'blend all $1 pictures',
  ],
  [
    /\boverlay all (three|four|five|3|4|5)(?: (?:pictures|photos|images))?\b/,
    'blend all $1 pictures',
  ],
  [/(?<=^(?:please )?)(?:with )?(?:overlay|blend) (?:with )?(\d+)(?= ?$)/, 'blend them at $1'],
  [
    /\boverlay (?:the )?(?:picture 2|second picture|second) (?:with|at) (\d+)/,
    'overlay the second picture at $1',
  ],
  // "The two should flow into one another"
  [
    new RegExp(
      `${START}(?:(?:the|both|these|my|two|2|of) )*(?:both|two|2|pictures|photos|images|they) should (?:(?:softly|gently|smoothly|slowly) )?(?:flow|merge|fade|blend|melt|dissolve|bleed|pass) into (?:each other|one another)${END}`,
    ),
    'blend the two pictures into each other',
  ],
  [
    /(?<=\b(?:superimpose|overlay|blend)\b[^.;!?“]* )(?:fifty fifty|half and half|50 50)(?= ?$| [,.;:!?]| (?:like|as)\b)/,
    '50%',
  ],
  // "Blend these together into one picture": that is what blending does
  [
    /(?<=\b(?:blend|merge|mix|dissolve|melt|fade) (?:all (?:of )?)?(?:these|those|them)(?: all)?(?: together)? )(?:in|into|to|as) (?:one|a single)(?: (?:picture|photo|image|shot))?(?= ?$| [,.;!?]| (?:and|please)\b)/,
    '',
  ],
  // "Überblenden": of several pictures both
  [/^(?:please )?overlay(?= (?:please )?[.!]? ?$)/, 'overlay both pictures'],
  // "Blend these three softly into each other"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:blend|fade|dissolve|merge|melt|mix) (?:all )?(?:these|those|this|the|my|our|all) ${COUNT}(?: of (?:them|these))? ${HOW}(?:into (?:each other|one another)|together)(?= )`,
    ),
    'blend all $1 pictures',
  ],
  [
    new RegExp(`${FIRST}(?:these|this|those) ${COUNT} ${HOW}(?:blend|merge) together${END}`),
    'blend all $1 pictures',
  ],
  // "Blend the two, mostly the first"
  ...(
    [
      ['first|1st', 'at 30%'],
      ['second|2nd|other|last', 'at 70%'],
    ] as const
  ).map(
    ([which, meant]): Form => [
      new RegExp(
        `(?<=\\b(?:blend|merge|mix|overlay|dissolve|double exposure|superimpose)\\b.* )(?:(?:,|and|but|with|show|showing|keep|so that|make) )*(?:(?:mostly|mainly|more of|more|much|stronger|predominantly|primarily|rather|you see more of) )+(?:of )?(?:the )?(?:${which})(?: (?:one|picture|photo|image))?(?: (?:visible|shows|showing|stronger|dominant))*${END}`,
      ),
      meant,
    ],
  ),
  // "Double exposure, the first one stronger"
  ...(
    [
      ['first|1st|picture 1', 'at 30%'],
      ['second|2nd|other|last|picture 2', 'at 70%'],
    ] as const
  ).map(
    ([which, meant]): Form => [
      new RegExp(
        `(?<=\\b(?:blend|merge|mix|overlay|dissolve|double exposure|superimpose)\\b.* )(?:(?:,|and|but|with) )*(?:the )?(?:${which})(?: (?:one|picture|photo|image))? (?:(?:is|should be|a bit|a little|much|more) )*(?:stronger|more much|more visible|more strongly|dominant|clearer|in front)${END}`,
      ),
      meant,
    ],
  ),
  // Several pictures
  [
    new RegExp(`\\blet (${PICTURE}) (?:shine|show|come|glow|peek) through (${PICTURE})`),
    'blend $1 over $2',
  ],
  // "Blend my three photos into one picture"
  [
    /(?<=\b(?:blend|fade|dissolve|melt) (?:all )?(?:(?:my|our|the|these|those|all) )?(?:\w+ )?(?:photos|pictures|images|pics) (?:together )?)(?:in|into) (?:one|a single) (?:picture|photo|image)\b/,
    '',
  ],
  // "Fade the first photo into the second", "let one picture melt into the other"
  [
    new RegExp(
      `${START}(?:please )?(?:let |have |make )?(?:softly |slowly |gently |smoothly )?(?:cross ?)?(?:fade |melt |dissolve )(?:softly |slowly |gently |smoothly )?(?:${FIRST_TWO}|one(?: ${PHOTO})?) (?:softly |slowly |gently |smoothly )?(?:over )?(?:in|into|to|over|onto) (?:${FIRST_TWO}|the other(?: ${PHOTO})?)${END}`,
    ),
    'blend both pictures',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:let|have|make) (?:${FIRST_TWO}|one(?: ${PHOTO})?) (?:softly |slowly |gently |smoothly )?(?:fade|blend|melt|dissolve|merge|run|flow|go|pass)(?: softly| slowly| gently| smoothly| over)* (?:in|into|to) (?:${FIRST_TWO}|the other(?: ${PHOTO})?)${END}`,
    ),
    'blend both pictures',
  ],
  // "A smooth transition between both pictures"
  [
    new RegExp(
      `${START}(?:please )?(?:make |do |give me |create |i want |add )?(?:an? )?(?:(?:soft|smooth|gentle|slow|gradual|nice) )?(?:transition|cross ?fade|crossfade|fade|dissolve) (?:between|of|from) (?:(?:the|these|my|our) )*(?:both|two|2) (?:of )?(?:(?:the|these|my|our) )*(?:${PHOTO}s|them)${END}`,
    ),
    'blend both pictures',
  ],
  // "Lay picture 2 with 50 % over the first", "overlay picture 2 on picture 1, 30 %"
  [
    new RegExp(
      `${START}(?:please )?(?:put|lay|place|overlay|superimpose|layer|blend|fade) ${SECOND} (?:with|at|in) (\\d+) (?:over|on|onto|on top of|into) ${FIRST_PICTURE}${END}`,
    ),
    'blend both pictures at $1',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:overlay|superimpose|layer|blend|fade|dissolve) ${SECOND} (?:over|on|onto|on top of|in|into) ${FIRST_PICTURE}(?:(?: ,| at| in| the| with| of)* (\\d+))?${END}`,
    ),
    'blend both pictures at $1',
  ],
  // "Fade one into the other, left to right": all over is how they are blended.
  [
    new RegExp(
      `\\b(?:fade|blend|merge|dissolve|melt|run|morph) (?:one|the first|the one|the left)(?: ${SHOT})? (?:softly |slowly |gradually |gently )?(?:over )?(?:into|in|to) (?:the other|another|the second|the right)(?: ${SHOT})?(?: ,)? (?:(?:going|running|from|slowly|softly|gradually) )*((?:left to right|right to left|top to bottom|bottom to top|left to the right|horizontally|vertically|diagonally))${END}`,
    ),
    'blend the two pictures , transition $1',
  ],
  // "… the old barn should slowly become the renovated one": what is blended into what
  [
    new RegExp(
      `(?=, |\\. |; |so )(?<=${OVER}.*)(?:, |\\. |; |so |that ){1,4}(?:the|my|our) (?:\\w+ ){1,3}(?:should |shall |to |is to |must |has to )?(?:slowly |gradually |softly |gently |smoothly )+(?:become|becomes|turns? into|goes? (?:over )?into|changes? into|melts? into|fades? into|dissolves? into) (?:the|my|our) [^,.;:!?“]*?${END}`,
    ),
    '',
  ],
  // "Half me, half my mum, split down the middle": told as one
  [
    /^((?:make |show |do |i want )?(?:it |one |a face )?half (?:of )?(?:me|him|her|us|(?:my|our|his|her|the) \w+)(?: ,)? (?:and )?half (?:of )?(?:me|him|her|us|(?:my|our|his|her|the) \w+))(?: (?:at|in|of) [^,.;:!?“]*?)?(?:(?: ,| and| but)* (?:split|cut|divided|joined|down|no|without|not|dont) [^.;:!?“]*?)?(?= ?$| ?\.)/,
    '$1!',
  ],
  // "Blend these together so her face fades into the ocean"
  [
    new RegExp(
      `(?<=\\b(?:blend|merge|dissolve|melt|overlay) (?:these|both|them|those|the)(?: (?:two|three|photos|pictures|images|pics|of them|together|into one))* )(?:, )?so (?:that )?(?:[^,.;:!?“ ]+ ){1,4}?(?:fades?|melts?|dissolves?|blends?|flows?|merges?) (?:softly |slowly |gently )?(?:over )?into(?: (?!background|backdrop|white|black|corner)[^,.;:!?“ ]+){1,3}?${END}`,
    ),
    '',
  ],
  // "Blend these so one fades into the other in the middle": all over is how they are blended.
  [
    new RegExp(
      `${START}(?:please )?(?:blend|merge|mix|join|combine|fade|melt|put|stitch) (?:(?:these|those|both|the|my|our|them|two|2|photos|pictures|images|pics|together) )+so (?:that )?(?:one|they|the one|the first|the left|it)(?: (?:one|picture|photo|side))? (?:softly |slowly |gradually |gently |smoothly )*(?:fades?|blends?|melts?|goes|runs?|flows?|dissolve|turns?|change|merge) (?:softly |slowly |gradually |gently |smoothly )*(?:over )?(?:in|into|to) (?:the other|each other|one another|the second|the right)(?: (?:one|picture|photo|side))?(?: (in the middle|in the center|from left to right|across the middle|halfway))?${END}`,
    ),
    'blend the two pictures , transition $1',
  ],
  // "Blend both photos softly together"
  [
    /\b((?:blend|merge|dissolve|fade|melt|mix) [^,.;:!?]*?)\b(?:softly|gently|smoothly|seamlessly|nicely|beautifully|gradually)\b ?/,
    '$1',
  ],
  // "Overlay picture 1 translucent over picture 2"
  [
    new RegExp(
      `${START}(?:overlay|lay|put|place|superimpose) ${PICTURE} (?:translucent|transparent|see through|half transparent|semi transparent|faintly)(?:ly)? (?:over|on|onto|above|on top of) ${PICTURE}`,
    ),
    'blend the two pictures',
  ],
  // "Overlay both pictures 50:50"
  [
    /\b(blend|overlay|merge|mix|dissolve) ((?:both|the|two|these|my|pictures?|photos?|images?|them|together) ?)+(?:,|at|in)? ?50:50(?= ?$| [,.;!?]| and\b)/,
    '$1 both pictures at 50%',
  ],
];
