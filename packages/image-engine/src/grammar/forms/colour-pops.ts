import { COLOUR, END, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHOSE = '(?:the|my|our|your|his|her|their|its|this|these|those)';
const KEEP = '(?:please |i want |want |to )*(?:keep|leave|let|make that|make|have) ';
const IN_COLOUR =
  '(?:(?:should|must|shall|to|stays?|remains?|keeps?|is|be|left|kept|all|alone|its) )*(?:in (?:full )?colou?rs?|colou?red|colou?rful)';
const GREY =
  '(?:black and white|b and w|bw|b w|grayscale|gray|monochrome|mono|desaturated|colorless)';
/** "And put everything else in grey" */
const REST_GREY = `(?: ,| and| but| while| then)* (?:(?:please|turn|put|make|set|convert|change|have|get|pass|switch|with|everything|all|the) )*(?:rest|else|others?)(?: of (?:it|the (?:picture|photo|image)))?(?: (?:in|is|to|into|be|goes|go|should|must|all|are|turn|turns))* ${GREY}${END}`;

/** What alone stays in colour, and that the rest loses it, told in one breath. */
export const COLOUR_POP_FORMS: readonly Form[] = [
  // "Keep the umbrella red in colour and turn the rest grey", as Spanish and French have it
  [
    new RegExp(
      `${START}(?:${KEEP}|that )?(?:only |just )?(${WHOSE}) (${NAME}) (${COLOUR}) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep $1 $3 $2 in color , everything else black and white',
  ],
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?in colou?r (?:only |just )?(${WHOSE}) (${NAME}) (${COLOUR})${REST_GREY}`,
    ),
    'keep $1 $3 $2 in color , everything else black and white',
  ],
  // "Keep in colour the red umbrella", "keep the red umbrella coloured and put everything else in grey"
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?in colou?r (?:only |just )?(${WHOSE} (?:${COLOUR} ${NAME}))${REST_GREY}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?(${WHOSE} (?:${COLOUR} ${NAME})) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  // "Keep the umbrella in colour and turn the rest grey": it is what the picture is of
  [
    new RegExp(
      `${START}${KEEP}(?:only |just )?(${WHOSE} (?!(?:${COLOUR}))${NAME}) ${IN_COLOUR}${REST_GREY}`,
    ),
    'keep only $1 in color , everything else black and white',
  ],
];
