import type { Token } from '../words/tokens.ts';

/** Pictures that are put together: each gets a word of its own. */
const TOGETHER = /^(above|below|beside|side|stack|stacked|collage|next|underneath|under)$/;
const LABELS =
  /^(name|label|labels|labelled|labeled|call|mark|caption|captions|captioned|title|titled|titles|tag|tagged)$/;

/** Said of the one picture and of the other. */
const OPPOSITES =
  /^(before and after|old and new|then and now|past and present|vorher und nachher|antes y despu[eé]s|avant et apr[eè]s)$/i;
/** "Monday and Friday", as it is said in each language. */
const PAIR = /^(\S+) (?:and|und|y|et) (\S+)$/;

/** "The labels Monday and Friday over both" */
const isForEach = (tokens: readonly Token[], quote: number): boolean =>
  /^(words|labels|text|texts|captions|titles|write|put|add)$/.test(tokens[quote - 1]?.text ?? '') &&
  (OPPOSITES.test(tokens[quote]?.raw ?? '') ||
    tokens.slice(quote + 1, quote + 5).some(({ text }) => /^(each|both|respectively)$/.test(text)));

/** "Top: WHEN THE WIFI DIES bottom: HELLO": what is written in one go, each with its place. */
const PLACED = /^(.+?)[,;]?\s+(?:and\s+)?(top|bottom)(?:\s+text)?\s*:\s*(\S.*)$/i;

/** Parts a text that was dictated for the top and the bottom in one. */
export function withPlacesParted(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind, raw, start, end }) =>
      kind === 'quote' && end - start === raw.length && PLACED.test(raw),
  );
  const both = tokens[at];
  const [, one = '', place = '', other = ''] = PLACED.exec(both?.raw ?? '') ?? [];
  if (!both || !tokens.slice(0, at).some(({ text }) => /^(?:top|bottom)$/.test(text)))
    return [...tokens];
  const quote = (said: string, start: number): Token => ({
    ...both,
    ...{ text: said, raw: said, start, end: start + said.length },
  });
  const word = (text: string, kind: 'word' | 'separator' = 'word'): Token => ({
    ...both,
    ...{ kind, text, raw: text },
  });
  return [
    ...tokens.slice(0, at),
    ...[quote(one, both.start), word(',', 'separator'), word(place.toLowerCase())],
    quote(other, both.end - other.length),
    ...tokens.slice(at + 1),
  ];
}

/** "One above the other, name A and B": two words, one for each, which stand in one quote by then. */
export function withPairsLabelled(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind, raw, start, end }, i) =>
      kind === 'quote' &&
      // What the visitor put in quotes stands as it is.
      end - start === raw.length &&
      PAIR.test(raw) &&
      (isForEach(tokens, i) ||
        LABELS.test(
          (/^(them|each|it|with)$/.test(tokens[i - 1]?.text ?? '') ? tokens[i - 2] : tokens[i - 1])
            ?.text ?? '',
        )),
  );
  const both = tokens[at];
  if (!both || !tokens.slice(0, at).some(({ text }) => TOGETHER.test(text))) return [...tokens];
  const [, one = '', other = ''] = PAIR.exec(both.raw) ?? [];
  const quote = (said: string, start: number): Token => ({
    ...both,
    ...{ text: said, raw: said, start, end: start + said.length },
  });
  const and: Token = { ...both, kind: 'word', text: 'and', raw: 'and' };
  return [
    ...tokens.slice(0, at),
    quote(one, both.start),
    and,
    quote(other, both.end - other.length),
    ...tokens.slice(at + 1),
  ];
}
