import { type Clause, isFree } from '../grammar/clauses/clause.ts';
import { colourAt, type NamedColour } from '../grammar/words/colours.ts';
import { POSITION_WORDS, type Position } from '../grammar/words/position.ts';
import type { BarShape } from '../picture/bar-shapes.ts';
import type { Caption } from '../picture/caption.ts';

const BAR = /^(bar|banner|strip|band|box|plate|stripe|label|disc|bubble|heart)$/;
/** Of these the size is that of the letters. */
const AROUND = /^(box|plate|label)$/;
const SHAPES: Readonly<Record<string, BarShape>> = {
  ...{ disc: 'circle', bubble: 'bubble', heart: 'heart' },
};
/** Of a bar whose colour nobody said. */
const DARK: NamedColour = { name: 'black', rgb: [22, 20, 17] };
/** Of a shape whose colour nobody said. */
const OWN_COLOURS: Readonly<Record<string, NamedColour>> = {
  disc: DARK,
  bubble: { name: 'white', rgb: [255, 255, 255] },
  heart: { name: 'red', rgb: [214, 40, 48] },
};

const TRANSLUCENT = /^(translucent|see|through)$/;
const ROUNDED = /^(rounded|round)$/;
/** Behind a bar, where other languages have it. */
const SO_IT_IS = /^(translucent|transparent|semi|half|see|through)$/;
/** How much of a bar is seen that the picture shows through: letters stay legible on it. */
const SEEN = 0.6;

type Bar = Pick<Caption, 'bar' | 'barAround' | 'barOpacity' | 'barShape'>;

/** "On a yellow bar": what is behind the letters; null when nothing is said of one. */
export function takeBar(clause: Clause): Bar | null {
  const words = clause.tokens.map(({ text }) => text);
  const bar = words.findIndex((word, i) => BAR.test(word) && isFree(clause, i));
  const on = words.findLastIndex(
    (word, i) => i < bar && /^(on|in|onto|into|inside|over|with)$/.test(word),
  );
  const between = words.slice(on + 1, Math.max(on + 1, bar));
  const isBefore = between.some((word) => TRANSLUCENT.test(word));
  const isRounded = between.some((word) => ROUNDED.test(word));
  if (bar < 0 || on < 0 || bar - on > 4 + Number(isBefore) + Number(isRounded)) return null;
  let end = bar + 1;
  while (SO_IT_IS.test(words[end] ?? '') && isFree(clause, end)) end++;
  const at = words.findIndex((_, i) => i > on && i < bar && colourAt(words, i) !== null);
  const isBare = between.every(
    (word) => /^(an?|semi|half)$/.test(word) || TRANSLUCENT.test(word) || ROUNDED.test(word),
  );
  const named = words[bar] as string;
  const isPlain = bar - on > 1 && isBare && (named === 'bar' || named === 'box');
  const own = isBare ? (OWN_COLOURS[named] ?? (isPlain ? DARK : undefined)) : undefined;
  const colour = at >= 0 ? colourAt(words, at)?.colour : own;
  // "On the black box" is on a thing.
  if (!colour || words[on + 1] === 'the') return null;
  for (let i = on; i < end; i++) clause.used.add(i);
  const shape = SHAPES[named] ?? (isRounded && AROUND.test(named) ? 'rounded' : undefined);
  return {
    bar: colour,
    ...(AROUND.test(named) ? { barAround: true } : {}),
    ...(isBefore || end > bar + 1 ? { barOpacity: SEEN } : {}),
    ...(shape ? { barShape: shape } : {}),
  };
}

/** A speech bubble stands above who speaks, and leaves the middle free. */
const OF_SPEECH: Position = { vertical: 'top', horizontal: 'left' };

/** Where a speech bubble comes of which nothing is said; null for what is none, or has a place. */
export function placeOfSpeech({ tokens }: Clause, bar: Bar | null): Position | null {
  const isPlaced = tokens.some(({ kind, text }) => kind === 'word' && POSITION_WORDS.has(text));
  return bar?.barShape === 'bubble' && !isPlaced ? OF_SPEECH : null;
}

const SHAPES_SAID: Readonly<Record<BarShape, string>> = {
  ...{ rounded: 'rounded box', circle: 'circle' },
  ...{ bubble: 'speech bubble', heart: 'heart' },
};

/** What the letters stand on, as a sentence goes on with it; nothing where they stand on the picture. */
export function barInWords({ bar, barAround, barOpacity, barShape }: Caption): string {
  if (!bar) return '';
  const shape = barShape ? SHAPES_SAID[barShape] : barAround ? 'box' : 'bar';
  return ` on a ${barOpacity ? 'translucent ' : ''}${bar.name} ${shape}`;
}
