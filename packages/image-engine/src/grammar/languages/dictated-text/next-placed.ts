import { BEGINS } from '../../text-turns/dictation.ts';
import type { Token } from '../../words/tokens.ts';
import { withCaptionBeside } from './captions.ts';
import { clauseEnd } from './clause.ts';
import { quotedFrom } from './quoted.ts';
import { isName, isPlace, isSeparator, type Said, SMALL } from './said.ts';

const isLead = (each: Said) => isPlace(each) || SMALL.test(each.english) || each.english === 'at';
const SIDE = /^(?:top|bottom)(?: (?:left|right|middle|center))?$/;

/** Where the place that ends before `to` begins, when it begins its clause; -1 when it does not. */
function placeBefore(said: readonly Said[], to: number): number {
  let from = to;
  while (from > 0 && isLead(said[from - 1] as Said)) from -= 1;
  const before = said[from - 1];
  const begins = !before || isSeparator(before) || before.english === 'and';
  return begins && said.slice(from, to).some(({ english }) => SIDE.test(english)) ? from : -1;
}

/**
 * "En haut « Concours », en bas Inscriptions 9h – 5 €": where one text is told behind its place in quotes,
 * what stands behind the next place is one, too.
 */
export function withNextPlacedQuoted(tokens: readonly Token[], said: readonly Said[]): Token[] {
  const quote = said.findIndex(
    ({ tokens: [token] }, i) => token?.kind === 'quote' && placeBefore(said, i) >= 0,
  );
  const next = quote + 1;
  const joins = said[next];
  if (quote < 0 || !joins || !(isSeparator(joins) || joins.english === 'and')) return [...tokens];
  let from = next + 1;
  while (said[from] && isLead(said[from] as Said)) from += 1;
  const first = said[from];
  if (!first || !isName(first) || placeBefore(said, from) < 0) return [...tokens];
  return quotedFrom(tokens, said, { from, to: clauseEnd(said, from) });
}

/** The same of an English prompt, and "text at the top WHEN MONDAY HITS" beside words in quotes. */
export function withNextPlaced(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const told = withCaptionBeside(tokens);
  return withNextPlacedQuoted(
    told,
    told.map((token) => ({
      tokens: [token],
      english: token.text,
      kind: BEGINS.test(token.text) ? 'verb' : 'other',
    })),
  );
}
