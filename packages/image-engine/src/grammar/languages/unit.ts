import { COLOUR_WORDS } from '../colours.ts';
import type { Token } from '../tokens.ts';
import type { WordClass } from './language.ts';

/** A translated phrase: it moves as a whole. */
export interface Unit {
  kind: WordClass | 'other';
  tokens: Token[];
}

/** Whether the unit is one of these words of English. */
export const says = (unit: Unit | undefined, ...words: string[]) =>
  unit !== undefined && words.includes(unit.tokens.map((t) => t.text).join(' '));

const SHADES = /^(dark|light|pale|mint|sky|mustard|pastel)$/;
/** Whether it is a colour, such as "red" or "dark green". */
export const isColour = ({ tokens }: Unit) =>
  tokens.every((t) => COLOUR_WORDS.has(t.text) || (tokens.length > 1 && SHADES.test(t.text)));
/** Whether the clause is over there. */
export const endsClause = (unit: Unit | undefined) =>
  unit === undefined || unit.kind === 'joint' || unit.tokens.some((t) => t.kind === 'separator');
