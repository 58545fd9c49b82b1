import { clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';

/** "Add the price 25 € bottom right" is a text. */
export function withPricesWritten(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => /^(price|prix)$/.test(text) && tokens[i + 1]?.kind === 'number',
  );
  const isAsked = tokens
    .slice(clauseStart(tokens, at), Math.max(0, at))
    .some(({ text }) => /^(add|put|write|include|show|place)$/.test(text));
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
  if (at < 0 || !isAsked) return [...tokens];
  return quoted(tokens, at + 1, at + 2);
}
