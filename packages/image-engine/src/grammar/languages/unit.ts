import { COLOUR_WORDS, colourAt } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import type { WordClass } from './language.ts';

/** A translated phrase: it moves as a whole. */
export interface Unit {
  kind: WordClass | 'other';
  tokens: Token[];
}

/** Whether the unit is one of these words of English. */
export const says = (unit: Unit | undefined, ...words: string[]) =>
  unit !== undefined && words.includes(unit.tokens.map((t) => t.text).join(' '));

const SHADES =
  /^(dark|light|pale|mint|sky|mustard|pastel|sage|hot|royal|baby|forest|midnight|matte)$/;
/** Whether it is a colour, such as "red" or "dark green". */
export const isColour = ({ tokens }: Unit) =>
  tokens.every(
    (t) =>
      t.kind === 'hex' || COLOUR_WORDS.has(t.text) || (tokens.length > 1 && SHADES.test(t.text)),
  ) ||
  // "Bottle green"
  (tokens.length > 1 && colourAt(textsOf(tokens), 0)?.length === tokens.length);
const textsOf = (tokens: Unit['tokens']) => tokens.map(({ text }) => text);

/** Whether the clause is over there. */
export const endsClause = (unit: Unit | undefined) =>
  unit === undefined || unit.kind === 'joint' || unit.tokens.some((t) => t.kind === 'separator');

/** The unit's words of English. */
export const textOf = (unit: Unit | undefined): string =>
  unit?.tokens.map(({ text }) => text).join(' ') ?? '';

/** The unit with other words of English, in the same place of the prompt. */
export const withText = (unit: Unit, ...texts: string[]): Unit => ({
  ...unit,
  tokens: texts.flatMap((text) => unit.tokens.slice(0, 1).map((token) => ({ ...token, text }))),
});

/** What the visitor wrote first for the unit, in small letters. */
export const rawOf = (unit: Unit | undefined): string => unit?.tokens[0]?.raw.toLowerCase() ?? '';

/** Whether some unit is one of these words of English. */
export const someSay = (units: readonly Unit[], ...words: string[]): boolean =>
  units.some((unit) => says(unit, ...words));
