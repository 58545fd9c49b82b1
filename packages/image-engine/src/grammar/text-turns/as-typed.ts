import type { Token } from '../words/tokens.ts';

/** The tokens with those from `from` to `to` as one quote, as it was typed. */
export function typed(
  tokens: readonly Token[],
  prompt: string,
  from: number,
  to: number,
  start = tokens[from]?.start ?? 0,
): Token[] {
  const end = tokens[to - 1]?.end ?? start;
  const raw = prompt.slice(start, end).trim();
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  return [...tokens.slice(0, from), quote, ...tokens.slice(to)];
}

/** A figure with its sign: "12,90 €". */
export const isPrice = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /[€$£]/.test(token.raw);
