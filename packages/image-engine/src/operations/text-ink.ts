import { type Clause, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { colourAt, type NamedColour } from '../grammar/words/colours.ts';

/** How much of the letters is seen, 0.05 to 1; null when nothing says so. */
export function takeOpacity(clause: Clause): number | null {
  const isTranslucent = takeWords(clause, 'translucent');
  const word = clause.tokens.find(({ text }) => /^(opacity|opaque|transparency)$/.test(text))?.text;
  const percent = word && takeNumber(clause, 'percent');
  if (typeof percent !== 'number') return isTranslucent ? 0.5 : null;
  takeWords(clause, 'opacity', 'opaque', 'transparency');
  const share = Math.min(100, Math.abs(percent)) / 100;
  return Math.max(0.05, word === 'transparency' ? 1 - share : share);
}

/** "A white outline", "outlined in white": the outline's colour; null when nothing says it. */
export function takeOutlineColour({ tokens, used }: Clause): NamedColour | null {
  const words = tokens.map(({ text }) => text);
  const at = words.findIndex((word) => /^outlined?$/.test(word));
  if (at < 0) return null;
  const from = words[at + 1] === 'in' ? at + 2 : at - 1;
  const found = colourAt(words, from);
  if (!found) return null;
  for (let i = Math.min(from, at); i <= Math.max(from, at); i++) used.add(i);
  return found.colour;
}
