import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** A shadow that is missing under what stands there. */
export const SHADOW_WISHED_FORMS: readonly Form[] = [
  // "The product needs a shadow", "make a shadow", "a shadow on the floor"
  [
    new RegExp(
      `${START}(?:(?:the|my|this|it|he|she|i)(?: (?!is\\b)\\w+)? )?(?:needs?|is missing|lacks?|could use|wants?) (?=an? (?:\\w+ )?shadow${END})`,
    ),
    'add ',
  ],
  [new RegExp(`${START}(?:please )?make (?=an? (?:\\w+ )?shadow${END})`), 'add '],
  [
    new RegExp(`${START}(an? (?:\\w+ )?shadow) (?:in|on|at) (?:the )?(?:floor|ground)${END}`),
    'add $1 under it',
  ],
  // "It floats, add a shadow"
  [
    /(?<=^)(?:(?:it|he|she|(?:the|my) \w+) )(?:(?:looks like|looks as if) (?:it|he|she) )?(?:floats|is floating|hovers|seems to float|looks floating|is hovering)(?: (?:in the air|a bit))?(?: (?:[,.;:!]|so|and|please))+ (?=.*\bshadow\b)/,
    '',
  ],
  // "The shoe should have a shadow", "that it have a shadow", "make it a shadow"
  [
    new RegExp(
      `${START}(?:that )?(?:the|my|this|it|he|she)(?: \\w+)? (?:should|must|needs to|has to|could|shall|ought to) (?:be )?(?:have|get|cast|throw) (?:an? )?((?:\\w+ )?shadow)${END}`,
    ),
    'add a $1',
  ],
  [
    new RegExp(
      `${START}that (?:it |he |she )?(?:have|has|decent) (?:an? )?((?:\\w+ )?shadow)${END}`,
    ),
    'add a $1',
  ],
  [new RegExp(`${START}make (?:it|him|her|them) (?=an? (?:\\w+ )?shadow${END})`), 'add '],
  [new RegExp(`${START}((?:an? )?\\w+ shadow) bottom${END}`), '$1 under it'],
];
