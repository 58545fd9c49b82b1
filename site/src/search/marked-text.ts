/** A piece of a text; marked where it is what was looked for. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
  /** Where it begins in the text, in characters. */
  start: number;
}

const escapePattern = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words that begin with one of the terms. */
export function markedText(text: string, terms: readonly string[]): TextPiece[] {
  if (terms.length === 0) return [{ text, isMarked: false, start: 0 }];
  const longestFirst = terms.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})`, 'giu');
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > start)
      pieces.push({ text: text.slice(start, match.index), isMarked: false, start });
    pieces.push({ text: match[0], isMarked: true, start: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push({ text: text.slice(start), isMarked: false, start });
  return pieces;
}

/** About `length` characters of a text around the first of the terms, cut between words. */
export function excerpt(text: string, terms: readonly string[], length = 150): string {
  if (text.length <= length) return text;
  const first = markedText(text, terms).find(({ isMarked }) => isMarked)?.start ?? 0;
  const from = Math.max(0, Math.min(first - length / 3, text.length - length));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + length);
  const cut = text.slice(start, start + length >= text.length ? undefined : Math.max(end, start));
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}
