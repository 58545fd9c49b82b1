import type { Token } from '../words/tokens.ts';

/** "By 8 sharp tomorrow": an hour. */
export const withHoursRead = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => text !== 'sharp' || tokens[i - 1]?.kind !== 'number');

/** "2x2 inch": a passport office measures so, and a picture has no inches. */
export const withoutInches = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(/^inch(?:es)?$/.test(text) && /^(size|ratio)$/.test(tokens[i - 1]?.kind ?? '')) ||
      !tokens.some((each) => /^(passport|visa|id)$/.test(each.text)),
  );

/** "60 square metres": a size of a flat, and no shape. */
export function withoutFloorSpace(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'square' && /^(met(er|re)s?|feet|foot|ft|m|yards?)$/.test(tokens[i + 1]?.text ?? ''),
  );
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.kind === 'number' ? at - 1 : at;
  return [...tokens.slice(0, from), ...tokens.slice(at + 2)];
}
