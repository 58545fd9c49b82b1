import { type Clause, isFree } from '../grammar/clauses/clause.ts';
import { colourAt, type NamedColour } from '../grammar/words/colours.ts';
import type { Caption } from '../picture/caption.ts';

const BAR = /^(bar|banner|strip|band|box|plate|stripe|label)$/;
/** Of these the size is that of the letters. */
const AROUND = /^(box|plate|label)$/;
/** Of a bar whose colour nobody said. */
const DARK: NamedColour = { name: 'black', rgb: [22, 20, 17] };

const TRANSLUCENT = /^(translucent|see|through)$/;
/** Behind a bar, where other languages have it. */
const SO_IT_IS = /^(translucent|transparent|semi|half|see|through)$/;
/** How much of a bar is seen that the picture shows through: letters stay legible on it. */
const SEEN = 0.6;

/** "On a yellow bar": what is behind the letters; null when nothing is said of one. */
export function takeBar(clause: Clause): Pick<Caption, 'bar' | 'barAround' | 'barOpacity'> | null {
  const words = clause.tokens.map(({ text }) => text);
  const bar = words.findIndex((word, i) => BAR.test(word) && isFree(clause, i));
  const on = words.findLastIndex((word, i) => i < bar && /^(on|in|onto|over|with)$/.test(word));
  const isBefore = words.slice(on, Math.max(on, bar)).some((word) => TRANSLUCENT.test(word));
  if (bar < 0 || on < 0 || bar - on > (isBefore ? 5 : 4)) return null;
  let end = bar + 1;
  while (SO_IT_IS.test(words[end] ?? '') && isFree(clause, end)) end++;
  const at = words.findIndex((_, i) => i > on && i < bar && colourAt(words, i) !== null);
  const isBare = words
    .slice(on + 1, bar)
    .every((word) => /^(an?|semi|half)$/.test(word) || TRANSLUCENT.test(word));
  const isPlain = bar - on > 1 && isBare && words[bar] === 'bar';
  const colour = at >= 0 ? colourAt(words, at)?.colour : isPlain ? DARK : undefined;
  // "On the black box" is on a thing.
  if (!colour || words[on + 1] === 'the') return null;
  for (let i = on; i < end; i++) clause.used.add(i);
  return {
    bar: colour,
    ...(AROUND.test(words[bar] as string) ? { barAround: true } : {}),
    ...(isBefore || end > bar + 1 ? { barOpacity: SEEN } : {}),
  };
}
