import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const SHOTS = '(?:pictures?|photos?|images?|pics?|shots?)';
const THEM = `(?:(?:these|them|both|all|the|my|two|three|four|of) )*(?:these|them|both|all|${SHOTS}|two|three|four)`;
const ORDINALS = [
  ['second', '(?:2nd|2 nd|second|(?:picture|photo|image|pic|number) (?:two|2))'],
  ['third', '(?:3rd|3 rd|third|(?:picture|photo|image|pic|number) (?:three|3))'],
  ['first', '(?:1st|1 st|first|(?:picture|photo|image|pic|number) (?:one|1))'],
] as const;

/** Several pictures, with hardly a word about what becomes of them. */
export const SEVERAL_IN_FEW_WORDS_FORMS: readonly Form[] = [
  // "Make it look like we are in the same photo"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:make|have|let) (?:it|this|us|(?:(?:me|my|our|and|the) )*\\w+(?: and (?:me|my \\w+))?) look (?:like|as if|as though) (?:we|they) (?:are|were|was)(?: both)?(?: photographed| standing| taken| shown| shot)? (?:together|(?:together )?in (?:the same|one) (?:picture|photo|image|shot))${END}`,
    ),
    'put the subject of the second picture into the first',
  ],
  // "Put us both in the same picture", "so that we are both on one photo"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:(?:put|show|place|get|bring|have|let|make|want|i want|id like|should|that|so that) )*(?:(?:we|us)(?: (?:are|is|should|can|be|both|all|the|two|to|appear|stand|together|of))* )?(?:in|into|on|onto) the same (?:picture|photo|image|shot)(?: is)?${END}`,
    ),
    'put the subject of the second picture into the first',
  ],
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:(?:that|so that|i want|id like|the) )*(?:we|us|both of us)(?: (?:are|is|should|can|be|both|all|the|two|to|appear|stand|together|of))* (?:in|on) (?:an?|one) (?:single )?(?:picture|photo|image|shot)(?: together)?${END}`,
    ),
    'put the subject of the second picture into the first',
  ],
  // "I should stand next to my grandma": who is in the first picture comes into the second
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:that |so that |as if )?i (?:(?:want|would like|should|must|shall|to|like) )+(?:be |stand |sit |appear )?(?:next to|beside) (?:him|her|them|(?:my|our|the) \\w+)(?: (?:standing|stand|be|sitting|sit|appear))?${END}`,
    ),
    'put the subject of the first picture into the second',
  ],
  // "Person from pic 1 into pic 2"
  [
    new RegExp(
      `${FIRST}((?:the |my )?(?:person|man|woman|guy|girl|boy|kid|child|baby|dog|cat|people) (?:from|in|of|on) (?:the )?(?:${SHOTS} \\d|(?:first|second|third)(?: (?:one|${SHOTS}))?) (?:in|into|onto|to) (?:the )?(?:${SHOTS} \\d|(?:first|second|third)(?: (?:one|${SHOTS}))?))${LAST}`,
    ),
    'put $1',
  ],
  // "Stack"
  [new RegExp(`${FIRST}stack(?: up)?${LAST}`), 'stack them vertically'],
  [
    new RegExp(
      `${FIRST}stack(?: (?:them|these|both|up))* (?:horizontally|sideways|left to right)${LAST}`,
    ),
    'put them side by side',
  ],
  // "Blend the first with the second, half half"
  [
    new RegExp(
      `(?<=\\b(?:blend|merge|dissolve|mix|overlay|superimpose|crossfade|double exposure)\\b.*)(?:, |and )*half half${LAST}`,
    ),
    '',
  ],
  // "Half half 1200x800": each a half of it
  [
    new RegExp(
      `${FIRST}(?:(?:one )?half (?:and |, |\\/ |- )?(?:one )?half|split ?screen|50 (?:\\/|-) 50|fifty fifty) (?:(?:,|in|at|as|to|size) )*(\\d{3,4}x\\d{3,4})(?: ?(?:px|pixels?))?${LAST}`,
    ),
    'collage without gap , resize to $1',
  ],
  [
    new RegExp(
      `${FIRST}(?:(?:make|do|an?) )*(?:half (?:, |\\/ |- )?half|split ?screen)(?: (?:picture|photo|image|collage))?${LAST}`,
    ),
    'put them side by side without gap',
  ],
  // "2x2"
  [new RegExp(`${FIRST}(?:(?:in|as|an?) )*([23])(?:x| by )\\1${LAST}`), 'make a grid'],
  // "Left right", "one left one right"
  [
    new RegExp(
      `${FIRST}(?:put (?:them |these )?)?(?:one )?(?:on the |to the )?left(?: (?:and|,|\\/))*(?: one)?(?: on the| to the)? right${LAST}`,
    ),
    'put them side by side',
  ],
  // "Combine", "make one pic out of these"
  [new RegExp(`${FIRST}(?:combine|join|connect)${LAST}`), 'put them side by side'],
  [
    new RegExp(
      `${FIRST}(?:(?:make|create|do|i want|give me) )?(?:(?:it|them|these|both) )?(?:(?:in|into) )?(?:one|a single|1) (?:(?:single|big) )?(?:picture|photo|image|pic) (?:out of|of|from|with) ${THEM}${LAST}`,
    ),
    'put them side by side',
  ],
  // "Same filter as second", "make it like the second one"
  [
    new RegExp(
      `${FIRST}(?:(?:use|give it|put|apply|add|with|i want|do) )?(?:the )?(?:same|exact) (?:filters?|edits?|editing|style|vibes?|color filter|presets?|look|effect)(?: on it)? (?:as|like|of|from)(?: (?:in|on))? (?:the )?(?:second|2nd|other)(?: (?:one|picture|photo|image|pic))?${LAST}`,
    ),
    'use the colors of the second picture',
  ],
  [
    new RegExp(
      `${FIRST}(?:make|edit|do|have) (?:it|this|mine|the first(?: one)?) (?:(?:look|be|exactly|just) )*(?:like|as|similar to) (?:the )?(?:second|2nd|other)(?: (?:one|picture|photo|image|pic))?${LAST}`,
    ),
    'use the colors of the second picture',
  ],
  // "Use 2nd as background", "photo two as bg"
  ...ORDINALS.map(
    ([which, said]): Form => [
      new RegExp(
        `${FIRST}(?:(?:use|take|put|make|set|have|can you use) )?(?:the |my )?${said}(?: (?:one|picture|photo|image|pic|shot))? (?:as|for|to be|be|is|in)(?: (?:the|a|my|new))* (?:background|backdrop)${LAST}`,
      ),
      `use the ${which} picture as background`,
    ],
  ),
  // "Merge me and my wife into one picture side by side"
  [
    new RegExp(
      `${START}(?:(?:please|can|could|you|i|want|like|id|to|decent|merge|combine|put|join|bring|add|unite|place|get|make|blend) )*(?:me|him|her|(?:my|our|his) \\w+) (?:and|with) (?:(?:my|our|his|the) \\w+|me|him|her)(?= [^.;!?“]*\\b(?:side by side|next to each other|together|(?:one|same|single) (?:picture|photo|image))\\b)(?: (?:,|together|in|into|on|onto|one|a|the|same|single|picture|photo|image|(?:right )?next to each other|side by side))+${END}`,
    ),
    'put the subject of the second picture into the first',
  ],
];
