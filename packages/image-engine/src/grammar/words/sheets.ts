import type { Token } from './tokens.ts';

/** "Letter size" is 8.5 by 11 inches, where no letters are to be written. */
export function withLetterSized(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'letter' &&
      /^(size|sized|format|paper)$/.test(tokens[i + 1]?.text ?? '') &&
      tokens[i + 2]?.kind !== 'number',
  );
  const [letter, noun] = tokens.slice(at, at + 2);
  if (at < 0 || !letter || !noun || tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const isWide = tokens.some((t) => /^(landscape|horizontal)$/.test(t.text));
  const [width, height] = isWide ? [22, 17] : [17, 22];
  const sheet: Token = {
    ...letter,
    kind: 'ratio',
    text: `${width}:${height}`,
    raw: `${letter.raw} ${noun.raw}`,
    end: noun.end,
    width,
    height,
  };
  const rest = tokens.slice(at + 2);
  return [...tokens.slice(0, at), sheet, ...(rest[0]?.text === 'paper' ? rest.slice(1) : rest)];
}

/** Sheets of paper are √2 : 1, whatever their size (ISO 216). */
export function withSheetsSized(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t, i) =>
      (t.text === 'a' || t.raw.trim().toLowerCase() === 'a') &&
      /^[0-6]$/.test(tokens[i + 1]?.raw.trim() ?? '') &&
      tokens[i + 1]?.start === t.end,
  );
  const [letter, number] = tokens.slice(at, at + 2);
  if (at < 0 || !letter || !number) return [...tokens];
  const isWide = tokens.some((t) => /^(landscape|horizontal)$/.test(t.text));
  const [width, height] = isWide ? [297, 210] : [210, 297];
  const { start } = letter;
  const sheet: Token = {
    ...number,
    kind: 'ratio',
    text: `${width}:${height}`,
    raw: `${letter.raw}${number.raw.trim()}`,
    start,
    width,
    height,
  };
  const rest = tokens.slice(at + 2);
  const isNoun = (i: number) =>
    /^(poster|print|sheet|paper|page|flyer|format|size)$/.test(rest[i]?.text ?? '');
  // "A4 portrait poster"
  const isTurned = /^(portrait|landscape|upright|vertical|horizontal)$/.test(rest[0]?.text ?? '');
  const noun = isTurned && isNoun(1) ? 2 : Number(isNoun(0));
  return [...tokens.slice(0, at), sheet, ...rest.slice(noun)];
}

const PURPOSE = /^(print|printed|printing|for|poster)$/;
const SHAPES = /^(crop|cut|trim|format|fit|resize|size|shape|ratio)$/;

/** The same, but for "je veux l'imprimer en A3": what it is for, and no shape that is wished for. */
export function withSheetsWished(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ raw, end }, i) => /^a$/i.test(raw) && tokens[i + 1]?.start === end,
  );
  const from = tokens.slice(0, at + 1).findLastIndex(({ kind }) => kind === 'separator') + 1;
  const next = tokens.findIndex(({ kind }, i) => i > at && kind === 'separator');
  const said = tokens.slice(from, next < 0 ? tokens.length : next).map(({ text }) => text);
  const isPurpose = said.some((word) => PURPOSE.test(word)) && !said.some((w) => SHAPES.test(w));
  return isPurpose ? [...tokens] : withSheetsSized(tokens);
}
