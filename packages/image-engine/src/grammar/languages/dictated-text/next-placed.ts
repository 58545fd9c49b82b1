import { BEGINS } from '../../text-turns/dictation.ts';
import type { Token } from '../../words/tokens.ts';
import { withCaptionBeside } from './captions.ts';
import { clauseEnd } from './clause.ts';
import { quotedFrom } from './quoted.ts';
import { isName, isPlace, isSeparator, isSetting, type Said, SMALL } from './said.ts';

const isLead = (each: Said) => isPlace(each) || SMALL.test(each.english) || each.english === 'at';
/** Are no words, or tell what is to be done. */
const NO_TEXT =
  /^(?:frames?|borders?|polaroid|vignette|logo|watermark|gradient|shadows?|bars?|strips?|lines?|space|room|it|them|darker|brighter)$/;
const tellsNoText = (english: string) => english.split(' ').some((word) => NO_TEXT.test(word));
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
  const end = clauseEnd(said, from);
  // "… und unten “Tschüss” schreiben"
  const last = said[end - 1];
  const isVerb =
    last !== undefined &&
    end > from + 1 &&
    !isName(last) &&
    /^(?:write|add|put|insert)$/.test(last.english);
  const to = isVerb ? end - 1 : end;
  if (said.slice(from, to).some(({ english }) => tellsNoText(english))) return [...tokens];
  return quotedFrom(tokens, said, { from, to });
}

/**
 * "“Open house” at the top, Sunday 3 pm at the bottom": the same with the places behind the texts.
 * Behind a full stop a capital tells nothing.
 */
function withPlacedBehind(tokens: readonly Token[], said: readonly Said[]): Token[] {
  const quote = said.findIndex(({ tokens: [token] }) => token?.kind === 'quote');
  let next = quote + 1;
  while (said[next] && (isLead(said[next] as Said) || isSetting(said[next] as Said))) next += 1;
  const joins = said[next];
  const isPlaced = said.slice(quote + 1, next).some(({ english }) => SIDE.test(english));
  if (
    quote < 0 ||
    !isPlaced ||
    !joins ||
    !(/^[,;]$/.test(joins.english) || joins.english === 'and')
  )
    return [...tokens];
  const from = joins.english === ',' && said[next + 1]?.english === 'and' ? next + 2 : next + 1;
  const first = said[from];
  let to = from;
  while (said[to] && !isSeparator(said[to] as Said) && !isLead(said[to] as Said)) to += 1;
  const isText =
    first !== undefined &&
    isName(first) &&
    first.kind !== 'verb' &&
    to > from &&
    to - from < 7 &&
    !said.slice(from, to).some(({ english }) => tellsNoText(english));
  const end = said.findIndex((each, i) => i >= to && !isLead(each));
  const place = said.slice(to, end < 0 ? said.length : end);
  if (!isText || !place.some(({ english }) => SIDE.test(english))) return [...tokens];
  return quotedFrom(tokens, said, { from, to });
}

/** The second of two texts, before its place or behind it, where a capital tells a name. */
export function withNextTold(tokens: readonly Token[], said: readonly Said[]): Token[] {
  const placed = withNextPlacedQuoted(tokens, said);
  const isFound = placed.some(({ kind }, i) => kind === 'quote' && tokens[i]?.kind !== 'quote');
  return isFound ? placed : withPlacedBehind(tokens, said);
}

/** The same of an English prompt, and "text at the top WHEN MONDAY HITS" beside words in quotes. */
export function withNextPlaced(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const told = withCaptionBeside(tokens);
  const said = told.map(
    (token): Said => ({
      tokens: [token],
      english: token.text,
      kind: BEGINS.test(token.text) ? 'verb' : 'other',
    }),
  );
  return withNextTold(told, said);
}
