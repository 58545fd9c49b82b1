import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LEAD =
  '(?:(?:please|make|create|do|put|i want|an?|collage|grid|layout|with|of|,|:|photo|picture|the|in|as) )*';
const PICTURES = '(?:one|ones|pictures?|photos?|images?|pics?)';
const BIG = '(?:big|bigger|large|larger|huge)';
const SMALL = '(?:small|smaller|little|tiny)';
const ONE = `(?:(?:1|one|an?|the|my|first) )*(?:${BIG}(?: ${PICTURES})?|${PICTURES} ${BIG})`;
const REST = `(?:(?:the|and|,|with|others?|rest|all|2|3|4|two|three|four|remaining) )*(?:others?|rest|${SMALL})(?: ${PICTURES})?(?: (?:${SMALL}|are|be))*`;
const AT = '(?:(?:at|on|in|to|the|hand|side) )*';
const ENDS = `(?: ${PICTURES}|(?: (?:row|column|in|an?|stacked|each other|next to|above|of|it|that|side|hand)))*${END}`;

/** "1 big on top and 2 small below": a collage whose first picture is larger than the others. */
export const ONE_LARGE_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${START}${LEAD}${ONE} ${AT}(?:top|above|up)(?: (?:and|,|with))* ${REST}(?: ${AT}(?:bottom|below|underneath|under|beneath))?${ENDS}`,
    ),
    'collage large on top',
  ],
  [
    new RegExp(
      `${START}${LEAD}${ONE} ${AT}left(?: (?:and|,|with))* ${REST}(?: ${AT}right)?${ENDS}`,
    ),
    'collage large on left',
  ],
  // "Collage, the first one big": where, is not said
  [
    new RegExp(
      `${START}(?:(?:please|make|create|an?) )*collage (?:(?:,|with|and|:) )*(?:the )?first(?: ${PICTURES})? ${BIG}(?: (?:,|and) ${REST})?${END}`,
    ),
    'collage large on left',
  ],
  [/\b(square )?collage (?:,|with|and) collage large/, '$1 collage large'],
  // "Collage, diagonally divided": cuts go from side to side
  [
    /\b(collage|side by side|next to each other) , (?:diagonally|diagonal) (?:divided|cut|split|parted)(?= ?$| [,.;!])/,
    '$1 ; split diagonally',
  ],
  [/\b(blend|merge|collage) (?:diagonal|diagonally|decent)(?= ?$)/, '$1 ; split diagonally'],
];
