import { END, START } from '../parts.ts';
import { SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const IT = `(?:(?:its|it is|this is|thats|is|it looks|the ${SHOT} is|the ${SHOT} looks) )?`;
const FAR = '(?:(?:way|far|much|well|so much|a lot) )+too';
const JOINT = '(?:(?:,|[.;!–-]|and|so|please|can you|could you|just|pls) )+';
const ALL = `(?:it|this|that|everything|(?:the|my) ${SHOT})`;
const BRIGHTEN = `(?:(?:brighten|lighten|light)(?: ${ALL})?(?: up)?|(?:make|get) ${ALL} (?:brighter|lighter)|brighter|lighter)`;
const DARKEN = `(?:(?:darken|dim)(?: ${ALL})?|make ${ALL} (?:darker|less bright)|tone ${ALL} down|darker)`;
const FIX = `(?:fix|correct|sort|repair|change|mend)(?: ${ALL})?(?: out)?`;

/** "Far too dark, brighten it": as much as is told, though what is to be done has no degree. */
export const FAR_TOO_DARK_FORMS: readonly Form[] = (
  [
    ['dark', BRIGHTEN],
    ['bright', DARKEN],
  ] as const
).flatMap(([light, remedy]): Form[] => [
  [
    new RegExp(`${START}${IT}${FAR} ${light} ${JOINT}(?:${remedy}|${FIX})${END}`),
    `much too ${light}`,
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:${remedy}|${FIX}) (?:(?:,|[.;!–-]|because|as|since) )+${IT}${FAR} ${light}${END}`,
    ),
    `much too ${light}`,
  ],
  // "Super dark, fix it"
  [
    new RegExp(
      `${START}${IT}(?:(?:super|extremely|really|very|terribly|incredibly|awfully|so) )+${light} ${JOINT}(?:${remedy}|${FIX})${END}`,
    ),
    `much too ${light}`,
  ],
]);
