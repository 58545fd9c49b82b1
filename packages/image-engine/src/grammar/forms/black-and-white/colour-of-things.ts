import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_WANT } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const KEEP = '(?:keep|leave|show|have|preserve|retain|save)';
const ONLY_KEEP = `(?:(?:only|just) ${KEEP}|${KEEP} (?:only|just))`;
const THING =
  '((?:(?:the|my|our|his|her|their|this|these|those) )?(?!(?:background|backdrop|same|original|photo|picture|image|rest|sunset|sunrise|whole)\\b)(?!(?:the|my|our) (?:background|backdrop|photo|picture|image|rest|sunset)\\b)\\w+(?: (?!(?:in|and|but|please|color|colors|colored|colorful|with)\\b)\\w+)?)';
const IN_COLOUR = '(?:in (?:full )?colors?|colored|colorful|colors?)';

/** What alone keeps its colours, where the word for alone stands before the verb. */
export const COLOUR_OF_THING_FORMS: readonly Form[] = [
  // "Only keep the color red"
  [
    new RegExp(`${START}${PLEASE_WANT}${ONLY_KEEP} (?:the )?color (${COLOUR})${END}`),
    'keep only the $1 in color',
  ],
  // "Only keep the color of the flowers", "just leave the colour in her dress"
  [
    new RegExp(
      `${START}${PLEASE_WANT}${ONLY_KEEP} (?:the )?colors? (?:of|in|on|from|for) ${THING}${END}`,
    ),
    'keep only $1 in color',
  ],
  // "Only keep the flowers coloured", "keep just the flowers color"
  [
    new RegExp(`${START}${PLEASE_WANT}${ONLY_KEEP} ${THING} ${IN_COLOUR}${END}`),
    'keep only $1 in color',
  ],
  // "Only the flowers should have colour"
  [
    new RegExp(
      `${START}${PLEASE_WANT}(?:only|just) ${THING} (?:(?:should|must|shall|to|can|may) )?(?:have|has|keep|keeps|be|stay|stays|remain|remains|get|gets) (?:(?:their|its|her|his|any|the|in|full) )*(?:colors?|colored|colorful)${END}`,
    ),
    'keep only $1 in color',
  ],
  // "No color except for the roses", "color just the flowers, nothing else"
  [
    new RegExp(
      `${START}${PLEASE_WANT}(?:(?:remove|take|drop|lose|take out|take away|get rid of) (?:(?:all|the|every|of) )*|no )colors? (?:(?:everywhere|anywhere|from everything|of everything) )?(?:except|but|besides)(?: for| from| on| in| of)? ${THING}${END}`,
    ),
    'keep only $1 in color',
  ],
];
