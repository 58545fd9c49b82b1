import { MARKED, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

// Pieces of regular expressions that the forms of this topic share.

export const PART =
  '(?:areas?|parts?|bits?|pieces?|spots?|regions?|sections?|zones?|patch|patches|places?|corner|selection|rectangle|square)';
/** Done to a part of a picture as well as to all of it. */
export const TREATS =
  '(?:blur|pixelate|pixellate|censor|obscure|anonymi[sz]e|brighten|lighten|darken|sharpen|soften|desaturate|saturate|enhance|warm|cool|tint|denoise|dim|smooth|dehaze)(?: out| up| down)?';
export const TREATED =
  '(?:brighter|lighter|darker|sharper|softer|crisper|clearer|warmer|cooler|colder|blurry|blurred|blurrier|pixelated|unreadable|illegible|black and white|monochrome|grayscale|gray|sepia|more \\w+|less \\w+|stand out|pop)';
/** What is pointed at. */
export const THIS = '(?:this|that|these|those|it)(?: (?:one|part|area|thing|bit|here))?';
export const SPARES =
  '(?:except(?: for)?|but(?: not)?|besides|apart from|other than|excluding|outside(?: of)?|around|less|minus|leave|keep|spare|not)';
export const JUST =
  '(?:(?:only|just|out|all|of|in|on|to|the|over|please|everything|whatever is) )*';
export const TOLD = `(?:(?:the |my |this |that )?(?:marked|selected|painted|boxed|brushed|circled|outlined|masked) ${PART}|(?:the |my |this |that )selection|(?:what|whatever|everything|all|the ${PART}|the things?) (?:that |which )?i(?: have|ve)? (?:just |already )?${MARKED}(?: (?:over|in \\w+|with \\w+))*|(?:what|the)(?: i)? (?:marked|boxed|circled|painted|selected)|(?:whats |what is )?(?:inside|within|in) (?:the|my|that) (?:box|selection|marking|mask|rectangle)|where i(?: have|ve)? ${MARKED}(?: (?:it|over))*)`;
/** The ways to say `what`, where something is to be done to that part only, or to all but that. */
export const toldOfPart = (what: string): Form[] => [
  // "Desaturate everything outside what I painted"
  [
    new RegExp(
      `(?<!\\b(?:leave|keep|touch|change) (?:the )?)\\b(?:(?:everything|all|anything|whatever is|what is|that is|thats) )*outside(?: of)? (?:${what}|(?:the|my) (?:box|marking|mask|rectangle))(?= |$)`,
    ),
    'everything except the selection',
  ],
  [new RegExp(`(?<=\\b${TREATS} ${JUST})${what}(?= |$)`), 'the selection'],
  [
    new RegExp(
      `(?<=\\b(?:make|turn|have|get|let) ${JUST})${what}(?= (?:\\w+ ){0,3}?${TREATED}\\b)`,
    ),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=\\b(?:saturation|colors?|contrast|brightness|exposure|noise|grain|warmth|sharpness|shadows|highlights|light)(?: \\w+){0,2} (?:of|in|on|out of|from|for) (?:only |just )?)${what}(?= |$)`,
    ),
    'the selection',
  ],
  [new RegExp(`(?<=\\b${SPARES} ${JUST})${what}(?= |$)`), 'the selection'],
  [
    new RegExp(
      `${START}${what} (?:(?:should|must|shall|has to|have to|needs to|to|please|be|get|become|is|are|just) )+(?=(?:\\w+ ){0,2}?${TREATED}\\b)`,
    ),
    'make the selection ',
  ],
];
export const REST =
  '(?:(?:,|and|but) )*(?:(?:dont (?:touch|change)|leave|keep|not) )?(?:the )*(?:rest|others?|everything else|all else)\\b';

/** All but what is marked. */
export const THE_REST =
  '(?:the rest|everything else|all else|the remainder|the others?|all the rest)';
