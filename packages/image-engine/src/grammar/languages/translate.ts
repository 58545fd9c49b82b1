import type { Token } from '../tokens.ts';
import { inEnglishOrder } from './english-order.ts';
import type { Entry, Phrasebook } from './phrasebook.ts';
import type { Unit } from './unit.ts';
import { type SourceWord, sourceWords } from './words.ts';

/** How far the second half of a verb may stand from its first, in words. */
const MAX_GAP = 9;

interface Found {
  entry: Entry;
  /** Places of the words in the source. */
  places: number[];
}

function isAt(word: string, source: SourceWord | undefined): boolean {
  return source?.keys.includes(word) ?? false;
}

/** Where the second half of a separated verb stands: the last place before the clause ends. */
function farHalf(words: string[], source: readonly SourceWord[], from: number): number[] | null {
  for (let at = from; at < Math.min(source.length, from + MAX_GAP); at++) {
    if (source[at]?.token.kind === 'separator') return null;
    if (words.every((word, k) => isAt(word, source[at + k]))) return words.map((_, k) => at + k);
  }
  return null;
}

function match(entry: Entry, source: readonly SourceWord[], at: number): Found | null {
  const near = entry.gap < 0 ? entry.words : entry.words.slice(0, entry.gap);
  if (!near.every((word, k) => isAt(word, source[at + k]))) return null;
  const places = near.map((_, k) => at + k);
  if (entry.gap < 0) return { entry, places };
  const far = farHalf(entry.words.slice(entry.gap), source, at + near.length);
  return far && { entry, places: [...places, ...far] };
}

function longest(
  source: readonly SourceWord[],
  at: number,
  book: Phrasebook,
  taken: ReadonlySet<number>,
): Found | null {
  const length = ({ entry }: Found) =>
    entry.words.length * 100 + entry.words.join('').replace(/~/g, '').length;
  let best: Found | null = null;
  for (const key of source[at]?.keys ?? []) {
    for (const entry of book.byFirst.get(key) ?? []) {
      const found = match(entry, source, at);
      if (!found || found.places.some((place) => taken.has(place))) continue;
      if (!best || length(found) > length(best)) best = found;
    }
  }
  return best;
}

function tokensFor(english: readonly string[], said: readonly Token[]): Token[] {
  const start = Math.min(...said.map((t) => t.start));
  const end = Math.max(...said.map((t) => t.end));
  const raw = said.map((t) => t.raw).join(' ');
  return english.map((text, i) => {
    const isNumber = /^\d+$/.test(text);
    const base = { text, raw: i === 0 ? raw : '', start, end };
    return isNumber
      ? { kind: 'number', ...base, value: Number(text), unit: 'none' }
      : { kind: 'word', ...base };
  });
}

const UNITS: Readonly<Record<string, Token['unit']>> = {
  percent: 'percent',
  degrees: 'degrees',
  px: 'px',
  times: 'times',
};

/** "20 Prozent": the unit goes into its number. */
function withUnits(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const unit = token.kind === 'word' ? UNITS[token.text] : undefined;
    if (unit && last?.kind === 'number' && last.unit === 'none')
      result[result.length - 1] = { ...last, unit, end: token.end };
    else result.push(token);
  }
  return result;
}

const YEARS = /^(anos|annees|los)$/;

/** "Años 70", "années 70": the number is a decade, which English writes as one word. */
function withDecades(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const { value = 0, unit, kind } = token;
    const isDecade =
      value % 10 === 0 && ((value >= 20 && value < 100) || (value > 1900 && value < 2000));
    const isYears = YEARS.test(tokens[i - 1]?.text ?? '');
    const isNumber = (each: Token | undefined) => each?.kind === 'number' && each.unit === 'none';
    if (YEARS.test(token.text) && isNumber(tokens[i + 1]) && (tokens[i + 1]?.value ?? 0) >= 20)
      return [];
    return kind === 'number' && unit === 'none' && isDecade && isYears
      ? [{ ...token, kind: 'word' as const, text: 'vintage', raw: 'vintage' }]
      : [token];
  });
}

/**
 * The prompt in the words that the English grammar reads, each with its place in the prompt as it
 * was written. What is not in the tables, and what stands in quotes, stays as it is.
 */
export function translated(said: readonly Token[], book: Phrasebook): Token[] {
  const tokens = withDecades(said);
  const source = sourceWords(tokens, book);
  const taken = new Set<number>();
  const units: Unit[] = [];
  for (let at = 0; at < source.length; at++) {
    const word = source[at];
    if (!word || taken.has(at)) continue;
    const found = longest(source, at, book, taken);
    if (!found) {
      const text = word.text === '' ? word.token.text : word.text;
      units.push({
        kind: word.token.kind === 'word' ? 'small' : 'other',
        tokens: [{ ...word.token, text }],
      });
      continue;
    }
    for (const place of found.places) taken.add(place);
    const said = found.places.map((place) => (source[place] as SourceWord).token);
    const { english, kind } = found.entry;
    if (english.length > 0) units.push({ kind, tokens: tokensFor(english, said) });
  }
  return withUnits(inEnglishOrder(units, book.language).flatMap((unit) => unit.tokens));
}
