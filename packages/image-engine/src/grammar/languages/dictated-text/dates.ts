import type { Token } from '../../words/tokens.ts';

/** What a date in figures is made of. */
const isFigure = (token: Token | undefined) =>
  token !== undefined &&
  (/^(number|ratio)$/.test(token.kind) || /^[./-]$/.test(token.text)) &&
  /^[\d./:-]+$/.test(token.raw.trim());

/** "La date 14.06.2025" beside words in quotes: it is written as well. */
export function withDatesQuoted(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ raw }, i) => /^(date|datum|fecha)$/i.test(raw) && tokens[i + 1]?.kind !== 'quote',
  );
  const from = tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
  let to = from;
  while (isFigure(tokens[to]) && (to === from || tokens[to]?.start === tokens[to - 1]?.end))
    to += 1;
  // The stop behind it ends the sentence.
  while (to > from && !/\d/.test(tokens[to - 1]?.raw ?? '')) to -= 1;
  const inside = tokens.slice(from, to);
  const raw = inside.map((token) => token.raw.trim()).join('');
  if (at < 0 || !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(raw)) return [...tokens];
  const [start, end] = [inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0];
  return [
    ...tokens.slice(0, at + 1),
    { kind: 'quote', text: raw, raw, start, end },
    ...tokens.slice(to),
  ];
}
