import { clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';

/** What is told of a price or a sale: "only $25", "up to 50% off", "2 for 1". */
const SOLD =
  /^(?:sale|sales|off|only|now|from|just|save|discount|special|offer|deal|promo|up|to|for|each|per|was|today|free|night|person|kg|day|hour|month|pair)$/;

const SET =
  /^(?:big|bigger|large|huge|small|tiny|bold|in|at|on|top|bottom|left|right|centered|across|please)$/;

/** "Put SALE 20% off big in the middle", "add only $25 at the bottom": from where to where a sale is told; null when none is. */
function soldAt(tokens: readonly Token[]): { from: number; to: number } | null {
  const from = tokens.findIndex(({ text }) => /^(?:add|put|write|place)$/.test(text)) + 1;
  const end = tokens.findIndex(({ text, kind }, i) => {
    const isTold =
      kind === 'word' && SOLD.test(text) && !(text === 'to' && SET.test(tokens[i + 1]?.text ?? ''));
    return i >= from && !(isTold || kind === 'number' || kind === 'ratio');
  });
  const to = end < 0 ? tokens.length : end;
  const said = tokens.slice(from, to);
  const words = said.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const figures = said.filter(({ kind }) => kind !== 'word');
  const costs = figures.some(({ raw }) => /[$£€]/.test(raw));
  const sells =
    words.some((word) => /^(?:sale|off|discount|save|promo|deal|offer)$/.test(word)) &&
    figures.some(({ unit }) => unit === 'percent');
  // "2 for 1"
  const pairs = figures.length === 2 && words.join() === 'for';
  // "Put $20 in her hand": a thing.
  const isHeld = /^(?:her|his|my|our|your|their|its|a|an)$/.test(tokens[to + 1]?.text ?? '');
  const isSet = SET.test(tokens[to]?.text ?? '') && tokens[to]?.text !== 'please' && !isHeld;
  return from > 0 && isSet && (costs || sells || pairs) ? { from, to } : null;
}

/** "Add the price 25 € bottom right" is a text. */
export function withPricesWritten(tokens: readonly Token[]): Token[] {
  const isAskedAt = (at: number) =>
    tokens
      .slice(clauseStart(tokens, at), at)
      .some(({ text }) => /^(add|put|write|include|show|place)$/.test(text));
  // "Strike the old price 24 € and show the new price 19 €"
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(price|prix)$/.test(text) && tokens[i + 1]?.kind === 'number' && isAskedAt(i),
  );
  // "Add -30% big in the corner"
  const off = tokens.findIndex(
    ({ kind, unit, raw }, i) =>
      kind === 'number' &&
      unit === 'percent' &&
      /^[-−–]/.test(raw) &&
      /^(add|put|write|place|show)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(big|large|huge|small|in|at|on|top|bottom)$/.test(tokens[i + 1]?.text ?? ''),
  );
  if (off > 0) return quoted(tokens, off, off + 1);
  const sold = soldAt(tokens);
  if (sold) return quoted(tokens, sold.from, sold.to);
  if (at < 0) return [...tokens];
  const written = quoted(tokens, at + 1, at + 2);
  return tokens[at - 1]?.text === 'new' ? written.toSpliced(at - 1, 1) : written;
}
