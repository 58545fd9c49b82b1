import type { Token } from '../../words/tokens.ts';
import type { Said } from './said.ts';

/** "1er janvier": a number that is read as a word, as it was written. */
function written(token: Token): string {
  const at = ['premiere', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme'].indexOf(token.raw);
  const length = token.end - token.start;
  if (at < 0 || length >= token.raw.length) return token.raw;
  return at > 0 ? `${at + 1}e` : length > 3 ? '1ère' : '1er';
}

/** The tokens as they were written. */
export const asWritten = (tokens: readonly Token[]): string =>
  tokens
    .map((t, i) => (i === 0 || tokens[i - 1]?.end === t.start ? written(t) : ` ${written(t)}`))
    .join('');

/** The tokens with what was said from there to there as one quote. */
export function quotedFrom(
  tokens: readonly Token[],
  said: readonly Said[],
  { from, to }: { from: number; to: number },
): Token[] {
  const start = said[from]?.tokens[0]?.start ?? 0;
  const end = said[to - 1]?.tokens.at(-1)?.end ?? start;
  const before = tokens.filter((t) => t.end <= start);
  // An @ or a # that is no token stands before it.
  if (start > (before.at(-1)?.end ?? start) + 1) return [...tokens];
  const inside = tokens.filter((t) => t.start >= start && t.end <= end);
  // A comma behind it parts it from what follows.
  const raw = asWritten(inside).replace(/[,;:]$/u, '');
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  return [
    ...before.filter((t, i, all) => t.text !== ':' || i < all.length - 1),
    quote,
    ...tokens.filter((t) => t.start >= end),
  ];
}
