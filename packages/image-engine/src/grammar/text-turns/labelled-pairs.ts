import type { Token } from '../words/tokens.ts';

/** Pictures that are put together: each gets a word of its own. */
const TOGETHER = /^(above|below|beside|side|stack|stacked|collage|next|underneath|under)$/;
const LABELS =
  /^(name|label|labels|labelled|labeled|call|mark|caption|captions|captioned|title|titled|titles|tag|tagged)$/;

/** "One above the other, name A and B": two words, one for each, which stand in one quote by then. */
export function withPairsLabelled(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ kind, raw, start, end }, i) =>
      kind === 'quote' &&
      // What the visitor put in quotes stands as it is.
      end - start === raw.length &&
      /^\S+ and \S+$/.test(raw) &&
      LABELS.test(
        (/^(them|each|it|with)$/.test(tokens[i - 1]?.text ?? '') ? tokens[i - 2] : tokens[i - 1])
          ?.text ?? '',
      ),
  );
  const both = tokens[at];
  if (!both || !tokens.slice(0, at).some(({ text }) => TOGETHER.test(text))) return [...tokens];
  const [one = '', other = ''] = both.raw.split(' and ');
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
