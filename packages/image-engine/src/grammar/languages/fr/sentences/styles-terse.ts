import type { Form } from '../../../forms/rewrite.ts';
import { START, STP } from '../parts.ts';

const LAST = `${STP}(?= ?[.!]? ?$)`;

/** French: looks that are told in a word, and what a bad picture is like. */
export const FRENCH_STYLES_TERSE: readonly Form[] = [
  [
    new RegExp(`^(?:(?:effet|style|look|mode|facon|en|un) )*(?:cinema|cine)${LAST}`),
    'style cinematographique',
  ],
  [
    new RegExp(
      `^(?:(?:effet|style|look|mode|facon|en|comme une|une) )*(?:vhs|cassette video)${LAST}`,
    ),
    'style vintage',
  ],
  // "La photo est de mauvaise qualité"
  [
    new RegExp(
      `^(?:(?:la|ma|cette|photo|image|l ?image|c ?est|elle|est|en|de|tres|vraiment|a|une) )*(?:mauvaise|basse|pietre|sale) qualite(?: (?:,|tu|peux|ameliore[a-z]*|arrange[a-z]*|la|ca))*${LAST}`,
    ),
    'ameliore la',
  ],
  [
    new RegExp(
      `^(?:(?:la|ma|cette|photo|image|l ?image|c ?est|elle|est|en|de|tres|a|une) )*(?:mauvaise|basse|faible) (?:resolution|definition)${LAST}`,
    ),
    'augmente la resolution',
  ],
  // "Annuler"
  [
    new RegExp(`${START}annule(?:r|z)?(?: (?:ca|tout|la modif|la derniere modif))?${LAST}`),
    'annule la derniere modification',
  ],
];
