import { clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { quoted } from './dictation.ts';

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
  if (at < 0) return [...tokens];
  const written = quoted(tokens, at + 1, at + 2);
  return tokens[at - 1]?.text === 'new' ? written.toSpliced(at - 1, 1) : written;
}
