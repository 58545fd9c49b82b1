import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const HEX = '#(?:[0-9a-f]{6}|[0-9a-f]{3})';
const HEATHER = '(?:heather|heathered|marled|marl|melange|mottled)';

/** Colours told more exactly: by figures, by stuffs, lighter or darker. */
export const EXACT_HUE_FORMS: readonly Form[] = [
  // "A light blue background, like #CFE8FF": the colour told more exactly
  [
    new RegExp(
      `(?:${COLOUR}) (background|backdrop|border|frame|wall|text|letters) (?:, )?(?:like|as in|so|namely|i mean) (#[0-9a-f]{3,8})${END}`,
    ),
    '$2 $1',
  ],
  // "Heather grey": it is grey
  [new RegExp(`(?<!\\bmake (?:the|my|our) )\\b${HEATHER} (gray) ?(?=$|[,.;:!?]|\\w)`), '$1 '],
  [new RegExp(`\\b(gray) ${HEATHER}${END}`), '$1'],
  // "It should be more of a forest green, say #228b22"
  [
    new RegExp(
      `\\b(?:be )?(?:more |rather |kind |sort )?(?:of )?(?:an? )?${COLOUR} , (?:say|like|about|something like|maybe|for example|eg|ideally|around) (?=#[0-9a-f]{3,8}\\b)`,
    ),
    'be ',
  ],
  // "Navy velvet or just plain blue": the plain one
  [
    new RegExp(
      `\\b(${COLOUR}) (?:velvet|silk|satin|marble|velvety|linen|leather|suede|cloth|fabric)(?:ish)? (?:,? ?or) (?:just |simply |only |else |plain |even )*(?:plain |all )?(${COLOUR})\\b`,
    ),
    '$2',
  ],
  // "It should be in green bottle", as other languages have it
  [
    /\b(make it|make them|should be in|should be|want it) green bottle(?= ?$| ,)/,
    '$1 bottle green',
  ],
  // "Navy #1b2a4a", "teal (#008080)": the figures say it
  [
    new RegExp(
      `(?<!\\b(?:the|all|every|from|change|replace|swap) )(?<!#\\w+ (?:to|with|into) )(?:${COLOUR} )(?:[,(:–-] )?(?=${HEX})`,
    ),
    '',
  ],
  // "Studio light grey": a grey that is light, and no lamp
  [
    /\bstudio (light|dark|pale|medium|deep|soft) (?=(?:gray|white|blue|beige|pink|green|brown|red|yellow|purple)\b)(?=[^,.;]*\b(?:background|backdrop)\b|(?<=\b(?:background|backdrop|behind (?:me|us|him|her|it|them))\b[^,.;]*))/,
    '$1 ',
  ],
];
