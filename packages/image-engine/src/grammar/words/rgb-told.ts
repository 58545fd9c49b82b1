import type { Token } from './tokens.ts';

/** No figure of it is above 255. */
const PART = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const RGB = new RegExp(
  `(?<![\\p{L}\\d])rgb\\s?[(:=]?\\s?${PART}(?:\\s?[,/]\\s?|\\s)${PART}(?:\\s?[,/]\\s?|\\s)${PART}(?!\\d)\\s?\\)?`,
  'iu',
);
const hex = (figure: string) => Number(figure).toString(16).padStart(2, '0');

/** "rgb(200, 180, 150)", "RGB 200 180 150": a colour by its three figures, as the six that stand for it; at most one. */
export function withRgbAsHex(tokens: readonly Token[], prompt: string): Token[] {
  const found = RGB.exec(prompt);
  if (!found) return [...tokens];
  const [said, ...figures] = found;
  const [start, end] = [found.index, found.index + said.trimEnd().length];
  // In quotes it is written as it stands.
  if (tokens.some((t) => t.kind === 'quote' && t.start <= start && t.end >= end))
    return [...tokens];
  const text = `#${figures.map(hex).join('')}`;
  const colour: Token = { kind: 'hex', text, raw: text, start, end };
  return [...tokens.filter((t) => t.end <= start), colour, ...tokens.filter((t) => t.start >= end)];
}
