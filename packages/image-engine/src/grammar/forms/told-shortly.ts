import { KIN, PERSONS } from '../words/lexicon.ts';
import { COLOUR, END, FIRST, PICTURE, START, THING, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |and )*';
const HOW =
  '(?:softly |gently |smoothly |nicely |slowly |slightly |seamlessly |subtle |not too much )*';
const COUNT = '(three|four|five|six|[3-9])';
/** Whoever has a face. */
const SOMEBODY = `(?:(?:${[...KIN.trim().split(/\s+/), 'daughter', 'son', 'mother', 'father', 'mum', 'mom', 'dad', 'sister', 'brother', 'wife', 'husband', 'girlfriend', 'boyfriend', 'friend', 'boss', 'grandma', 'grandpa', 'grandmother', 'grandfather', 'baby', 'child', 'children', 'kids?', 'boy', 'girl', 'man', 'woman', 'bride', 'groom'].join('|')})|${[...PERSONS].join('|')}|i|we)`;
/** It is to stay so. */
const AS_IT_IS =
  '(?:as it is|as they are|unchanged|alone|stays?|untouched|should stay|the same|like that|so)';
/** What a thing is of now, that is no colour. */
const NO_LONGER = `instead of (?:(?:the|this|that|old) )?(?!${COLOUR})(?:\\w+ )?\\w+`;
const OTHER_HUES = {
  red: 'oranges , yellows , greens , cyans , blues , purples , magentas',
  orange: 'reds , yellows , greens , cyans , blues , purples , magentas',
  yellow: 'reds , oranges , greens , cyans , blues , purples , magentas',
  green: 'reds , oranges , yellows , cyans , blues , purples , magentas',
  blue: 'reds , oranges , yellows , greens , cyans , purples , magentas',
  purple: 'reds , oranges , yellows , greens , cyans , blues , magentas',
};

/** Wishes said in few words, in those of the others. */
export const SHORTLY_TOLD_FORMS: readonly Form[] = [
  // "Same picture only a bit colder"
  [
    /(?<=^(?:please )?)(?:the )?(?:exact |very )?same (?:picture|photo|image|pic|shot)(?: (?:,|but|only|just))* (?=(?:(?:a bit|a little|slightly|much|a lot|way|a touch) )?(?:colder|cooler|warmer|brighter|darker|lighter|sharper|softer|bigger|larger|smaller|clearer)\b)/,
    '',
  ],
  // "One long strip out of these, same height, no gaps"
  [
    new RegExp(
      `${START}${PLEASE}(?:make |do |create |i want |give me )?(?:me )?(?:an?|one|a single) (?:(?:long|wide|horizontal|single) )*(?:strip|row|band) (?:out of|from|of|with) (?:(?:all|these|those|the|my|our|of|them|two|three|four|five|six|\\d|pictures|photos|images|pics) ?)+${END}`,
    ),
    'put them in a row',
  ],
  [
    new RegExp(
      `(?<=\\b(?:in a row|side by side|next to each other)\\b[^“]* )(?:(?:,|and|with|all|at|of|in|the) )+same (?:height|high)${END}`,
    ),
    '',
  ],
  // "Almost no colour left": it is wished for, where nothing is to bring it back
  [
    new RegExp(
      `${START}(?:with )?(?:almost|nearly|hardly|barely|next to) (?:no|any) colors?(?: (?:left|at all|anymore|any more|in it|remaining))+${END}(?![^“]*\\b(?:fix|restore|bring|revive|boost|repair|back|save|rescue|more)\\b)`,
    ),
    'much less saturated',
  ],
  // "Blend these three softly into each other"
  [
    new RegExp(
      `${START}${PLEASE}(?:blend|fade|dissolve|merge|melt|mix) (?:all )?(?:these|those|this|the|my|our|all) ${COUNT}(?: of (?:them|these))? ${HOW}(?:into (?:each other|one another)|together)(?= )`,
    ),
    'blend all $1 pictures',
  ],
  [
    new RegExp(`${FIRST}(?:these|this|those) ${COUNT} ${HOW}(?:blend|merge) together${END}`),
    'blend all $1 pictures',
  ],
  // "The sky cleaner and bluer": clear is what a bluer one is
  [
    new RegExp(
      `\\b(make the sky|the sky|sky) (?:(?:more|look|looking) )*(?:clean|decent|clear|cleaner|clearer) and (?:more )?(?:blue|bluer)${END}(?<=\\b(?:more|cleaner|clearer) [^“]*)`,
    ),
    '$1 bluer',
  ],
  // "Two on top and two below": a colour behind the title is its own
  ...(
    [
      ['(?:with|saying|title|titled|and|,| )+(?=“)', 'make a collage , write '],
      ['(?= ?$| [,.;]| (?:and|with|saying|together) )', 'make a collage'],
    ] as const
  ).map(
    ([behind, meant]): Form => [
      new RegExp(
        `${FIRST}(?:two|2) (?:(?:at|on|in|above|up) )?(?:the )?(?:top|above) (?:, |and )+(?:the )?(?:other )?(?:two|2) (?:(?:at|on|in) )?(?:the )?(?:bottom|below|underneath)${behind}`,
      ),
      meant,
    ],
  ),
  // "Superimpose the mountains on my profile"
  [
    new RegExp(
      `${START}${PLEASE}(?:overlay|superimpose|layer|blend|merge) (?:the |a |an |my )?(?!(?:text|logo|watermark|words?|caption|frame|texture|pattern|gradient|sticker|picture|photo|image|first|second|other)\\b)(\\w+) (?:on|onto|over|in|into|with) ${WHOSE} (?:profile|silhouette|portrait|head|face)${END}`,
    ),
    'double exposure of me and the $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:put|lay|place) (?:the |a )?(mountains?|forest|trees|city|skyline|sea|waves|stars|galaxy|landscape|flowers) over ${WHOSE} (?:profile|silhouette)${END}`,
    ),
    'double exposure of me and the $1',
  ],
  // "No garish colours"
  [
    new RegExp(
      `${START}(?:but )?(?:no|not|without|dont want|avoid|not any)(?: (?:any|of|too|so|such))* (?:garish|gaudy|loud|screaming|lurid|shrill|flashy|tacky) colors?${END}`,
    ),
    'slightly less saturated',
  ],
  // "She looks so grumpy, can you make that friendlier": a face, and no light
  [
    new RegExp(
      `${START}((?:(?:my|our|his|her|the) )?${SOMEBODY}) (?:looks?|is|am|are|seems?)(?: (?:so|very|too|really|a bit|rather|always|all))* (?:grumpy|grim|angry|cross|sullen|annoyed|mad|sad|sour|moody|cinematic|stern|serious|unfriendly) (?:(?:,|and|so|please|can|could|you) )+make (?:(?:it|that|this|her|him|them|me|us) )?(?:look )?(?:(?:a bit|slightly|more) )?(?:brighter|friendlier|friendly|nicer|happier|happy|cheerful)${END}`,
    ),
    'make $1 smile',
  ],
  // "The kitchen fronts instead of oak in anthracite", "in anthracite instead of oak"
  [new RegExp(`${FIRST}(${THING}) ${NO_LONGER} (?:in|into) (${COLOUR})${END}`), 'make $1 $2'],
  [new RegExp(`${FIRST}(${THING}) (?:in|into) (${COLOUR}) ${NO_LONGER}${END}`), 'make $1 $2'],
  // "Couple from picture 1 before the castle from picture 2"
  [
    new RegExp(
      `${FIRST}(?!(?:the|my|our|put|place|text)\\b)\\w+(?: and \\w+)? (?:from|of|in|on) (${PICTURE}) (?:before|in front of) (?:the|my|our|an?|that|this) \\w+ (?:from|of|in|on) (${PICTURE})${END}`,
    ),
    'put the subject of $1 into $2 in the middle',
  ],
  // "Less saturation, but leave the green of the logo"
  ...Object.entries(OTHER_HUES).flatMap(([hue, others]): Form[] => [
    [
      new RegExp(
        `${FIRST}(?:less (?:saturation|saturated)|(?:reduce|lower|decrease) (?:the )?saturation) (?:(?:,|but|and|only) )+(?:(?:(?:keep|leave|let|make) )(?:the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?(?: ${AS_IT_IS})*|(?:the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?(?: ${AS_IT_IS})+|not (?:the |on the |in the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?)${END}`,
      ),
      `less saturated in the ${others}`,
    ],
    // "Make all colours but green less saturated"
    [
      new RegExp(
        `${START}${PLEASE}make (?:all|every) (?:(?:the|of|other) )*colors? (?:but|except|except for|apart from|other than|besides) (?:the )?${hue}s? less (?:saturated|intense|vivid)${END}`,
      ),
      `less saturated in the ${others}`,
    ],
  ]),
];
