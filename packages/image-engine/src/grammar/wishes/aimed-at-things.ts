import type { Aim } from '../clauses/scope.ts';
import { EVERYDAY_WORDS } from '../words/everyday-words.ts';
import { FILLERS } from '../words/lexicon.ts';
import { isKnown } from '../words/slips.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import type { Wish } from './reading.ts';

/** "Blurred bars": how an unknown thing shall be, and nothing for the picture. */
export function isQualified(
  tokens: readonly Token[],
  i: number,
  matches: readonly Match[],
): boolean {
  const match = matches.find(({ to }) => to === i);
  const before = tokens[i - 1]?.text ?? '';
  const isHow = /^(blurred|blurry|pixelated|faded|tinted|darkened|inverted)$/.test(before);
  const isMore = /^(darker|lighter|brighter|softer|sharper|warmer|cooler)$/.test(before);
  return (
    match !== undefined &&
    (isHow || (isMore && /s$/.test(tokens[i]?.text ?? ''))) &&
    tokens[i]?.kind === 'word' &&
    !/^(as|like|so|and|in|at|by|of|to)$/.test(tokens[i]?.text ?? '')
  );
}

/** "Turn her into a Disney princess": what it ends on is what she shall be, and no style. */
export function becomesThing(tokens: readonly Token[], unknown: readonly number[]): boolean {
  const into = tokens.findIndex((t) => t.text === 'into');
  const isTurn = tokens
    .slice(0, Math.max(0, into))
    .some((t) => /^(turn|transform|change|morph|make)$/.test(t.text));
  return isTurn && unknown.at(-1) === tokens.length - 1 && (unknown.at(-1) ?? 0) > into;
}

/** "Put me in New York at night": without the place, the night is not what is wished for. */
export function isOnlyThere(
  tokens: readonly Token[],
  from: number,
  steps: readonly Wish[],
): boolean {
  const isPut = tokens
    .slice(0, from)
    .some((t) => /^(put|place|look|im|were|standing|send|take|took|fly|bring|was)$/.test(t.text));
  const isPlace = /^(in|at|to|into)$/.test(tokens[from - 1]?.text ?? '');
  return (
    isPut &&
    isPlace &&
    steps.every(({ step }) => /^(night|rain|snow|fog|goldenHour)$/.test(step.op))
  );
}

/** "Replace the mug with a forest", "make the mug transparent": the thing is to change, not what is behind it. */
export function isAboutThing(steps: readonly Wish[], aim: Aim, tokens: readonly Token[]): boolean {
  const [first] = steps;
  const thing = Math.min(...aim.indices);
  const said = tokens.slice(0, thing).map(({ text }) => text);
  if (!first || aim.on !== 'subject' || aim.isPronoun) return false;
  const isSwap =
    first.step.op === 'replaceBackground' &&
    /^(replace|swap|exchange) (the |my |this |our |his |her )?$/.test(
      `${said.slice(-2).join(' ')} `,
    );
  const isClear =
    first.step.op === 'removeBackground' &&
    /^(make|turn)$/.test(said[0] ?? '') &&
    tokens.at(-1)?.text === 'transparent';
  return isSwap || isClear;
}

/** Qualities that a thing may have as well as the whole picture. */
const QUALITIES = /^(brightness|contrast|saturation|warmth|sharpen|blur|tint|dehaze|pixelArt)$/;

/** "Darker curtains", "make curtains darker", "curtains too bright": things without an article. */
export function isBareThing(
  tokens: readonly Token[],
  i: number,
  matches: readonly Match[],
): boolean {
  const { kind, text = '' } = tokens[i] ?? {};
  const before = tokens[i - 1]?.text ?? '';
  const isNoun =
    kind === 'word' &&
    !/^(outside|inside|indoors|outdoors)$/.test(text) &&
    (EVERYDAY_WORDS.has(text) || (!isKnown(text) && text.length > 4));
  const isLast = i === tokens.length - 1 || FILLERS.has(tokens[i + 1]?.text ?? '');
  return (
    isNoun &&
    matches.some(({ operation: { op }, from, to }) => {
      const isLed = i === 0 || /^(make|turn|get|have|want)$/.test(before);
      const isAhead = from === i + 1 && isLed;
      return QUALITIES.test(op) && (isAhead || (to === i && isLast));
    })
  );
}
