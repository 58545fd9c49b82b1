import { END, FIRST, PICTURE, START } from '../parts.ts';
import { PICTURES } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { TOGETHER } from './parts.ts';

const ONE =
  '(?:the )?(?:picture |photo |image |pic |number )?(?:one|1|first)(?: (?:one|picture|photo|image))?';
const TWO =
  '(?:the )?(?:picture |photo |image |pic |number )?(?:two|2|second)(?: (?:one|picture|photo|image))?';

/** Pictures one above the other. */
export const STACKED_FORMS: readonly Form[] = [
  // "Stell sie untereinander", where "sie" may be somebody
  [/\b(?:put|place|set) (?:her|them|it) stacked vertically\b/, 'stack them vertically'],
  [
    new RegExp(
      `${START}stack (?:all )?(?:of )?(?:the |them )?(?:two|three|four|five|2|3|4|5|both|all)(?: ${PICTURES})?${END}`,
    ),
    'stack them vertically',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)the second (?:one |${PICTURES} )?(?:under|below|underneath|beneath)(?: of)? (?:the )?first(?: one| ${PICTURES})?${END}`,
    ),
    'put the second below the first',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)(?:put |place )?the second (?:one |${PICTURES} )?(?:to the |on the )?right (?:next to|beside|of) the first(?: one| ${PICTURES})?${END}`,
    ),
    'put the second to the right of the first',
  ],
  // "Top: photo 1, bottom: photo 2, nothing between"
  [
    new RegExp(
      `${START}(?:on )?top [:–-] ${ONE} (?:(?:,|and) )*(?:on |at )?(?:the )?(?:bottom|below|underneath) [:–-] ${TWO}${END}`,
    ),
    'stack them vertically',
  ],
  [
    new RegExp(
      `${START}(?:on )?(?:the )?left [:–-] ${ONE} (?:(?:,|and) )*(?:on )?(?:the )?right [:–-] ${TWO}${END}`,
    ),
    'put them side by side',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${TOGETHER}|side by side|stack)\\b[^“]* )[,;–-] (?:with )?nothing (?:in )?between(?: them)?${END}`,
    ),
    'without gap',
  ],
  // "Stack the two pictures"
  [
    new RegExp(
      `${START}(?:please )?stack (?:(?:the|my|these|both|all|two|three|four|of) )*(?:pictures|photos|images|them)(?: (?:vertically|up))?${END}`,
    ),
    'put the pictures one above the other',
  ],
  // "One on top of the other"
  [
    new RegExp(
      `${FIRST}(?:(?:put|place|set|stack|arrange|have|show) )?(?:(?:them|both|these|these two|the two|the two pictures|the pictures|the photos) )?one (?:on top of|above|over|below|under|beneath|underneath) (?:the |one )?(?:other|another)\\b`,
    ),
    'stack them vertically',
  ],
  // "One on top and one below"
  [
    /\bone (?:on top|above|at the top|up top|over|upstairs)(?: ,)?(?: and)? (?:the other|one|the second|another)(?: one)? (?:below|underneath|under|beneath|at the bottom|on the bottom)(?: it)?(?= ?$| [,.;:!?]| and\b| with\b| please\b)/,
    'stacked vertically',
  ],
  // "Put them together in one picture, one on top and one below"
  [
    /\b(?:put|join|combine|bring|the|merge|place|set)? ?(?:them |both |the two |these |all )?(?:pictures |photos |images )?(?:together )?(?:in|into) (?:one|a single)(?: single)? (?:picture|photo|image) (?:, |and |: )+(?=(?:stacked|side by side|one (?:on top|above|over|below|next to|beside|under))\b)/,
    '',
  ],
  // "Stitch them together top and bottom", "combine top to bottom", "merge these up and down"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just |i want to |and )*(?:stitch|put|join|combine|merge|glue|paste|place|set|lay|bring|attach|connect|arrange|fuse|blend|tape|stick|sew|add|show) (?:(?:the|these|those|my|our|both|all|two|three|four|\\d|of|them|it|${PICTURES}|up|together|to|next|each|other) )*(?:, )?(?:as |in |from |one )?(?:(?:on )?top (?:and|to|&|-|–|\\/|,|on) (?:the )?bottom|top over bottom|top bottom|up and down|up down|one up (?:and )?one down|(?:one|on top) above the other|one below the other|above and below|vertical(?:ly)?)(?: (?:to each other|together))?${END}(?<!\\b(?:text|caption|title|bars?|borders?|frames?|words?|letters|space|line|margins?)\\b[^.;]*)`,
    ),
    'stack them vertically',
  ],
  // "One long strip from top to bottom", "stack them top to bottom"
  [
    new RegExp(
      `${START}(?:please |make |do |create |i want |stack |put |as |in |into )*(?:(?:them|these|those|all|both|the|my|our|two|three|four|five|\\d|${PICTURES}) )*(?:(?:as |in |into )?(?:an?|one|a single) (?:(?:long|tall|single|vertical) )*(?:strip|column|row|stack) )?(?<=\\b(?:stack|strip|column|row)\\b.*)(?:, )?(?:(?:running|going) )?(?:from )?(?:the )?top to (?:the )?bottom(?:${END}|(?= with\\b))`,
    ),
    'stack them vertically',
  ],
  // "First on top second on bottom"
  [
    new RegExp(
      `${START}(?:please |put )*${ONE} (?:at |on |up |to )?(?:the )?(?:top|above|up)(?: (?:and|,))* ${TWO} (?:at |on |down |to )?(?:the )?(?:bottom|below|down|underneath|under)(?: (?:it|the first))?${END}`,
    ),
    'stack them vertically',
  ],
  // "One up one down"
  [
    new RegExp(
      `${START}(?:please |put )*one (?:up|above|on top)(?: (?:and|,))* (?:one|the other) (?:down|below|underneath|under|on (?:the )?bottom)${END}`,
    ),
    'stack them vertically',
  ],
  // "Picture 1 top, picture 2 bottom"
  [
    new RegExp(
      `${START}(?:put )?${PICTURE} (?:at the |on |on the )?top(?: ,| and)+ ${PICTURE} (?:at the |on the |to the )?bottom${END}`,
    ),
    'put them one above the other',
  ],
];
