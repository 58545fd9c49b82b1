import { FIRST, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { THIS } from './parts.ts';

const GREY = '(?:black and white|grayscale|gray|monochrome)';
const ALL =
  '(?:everything|all|the (?:rest|picture|photo|image|whole picture|whole photo)|it|this picture|this photo)';
const KEEP = '(?:keep|leave|have|let) (?:only |just )?';
const IN_COLOUR =
  '(?: (?:in (?:full )?color|colored|colorful|as (?:it|they) (?:is|are)|alone|be|stay))*';

/** All is to be grey but what is marked. */
export const ALONE_IN_COLOUR_FORMS: readonly Form[] = [
  // "Black and white but not this", "make it grey, but keep this in colour"
  [
    new RegExp(
      `${FIRST}(?:(?:make|turn|convert) ${ALL} (?:to |into |in )?)?${GREY} (?:, )?(?:but|and) (?:(?:please )?${KEEP}|not )${THIS}${IN_COLOUR}${LAST}`,
    ),
    'black and white except the selection',
  ],
  // "Black and white, only this in colour"
  [
    new RegExp(
      `${FIRST}${GREY} (?:, )?(?:and |but )?(?:only|just) ${THIS} (?:stays )?(?:in (?:full )?color|colored|colorful)${LAST}`,
    ),
    'black and white except the selection',
  ],
  // "Make everything except this black and white"
  [
    new RegExp(
      `${FIRST}(?:make|turn|convert) (?:everything|all)(?: else)? (?:except|but|besides|apart from|other than)(?: for)? ${THIS} (?:to |into |in )?${GREY}${LAST}`,
    ),
    'black and white except the selection',
  ],
];
