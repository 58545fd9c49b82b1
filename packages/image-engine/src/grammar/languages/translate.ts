import type { Token } from '../words/tokens.ts';
import { withDictatedText } from './dictated-text/dictated-text.ts';
import type { Said } from './dictated-text/said.ts';
import { inEnglishOrder } from './english-order.ts';
import { withDecades, withUnits } from './figures.ts';
import type { Phrasebook } from './phrasebook.ts';
import { withThingsMeant } from './pronouns.ts';
import type { Entry } from './table-forms.ts';
import type { Unit } from './unit.ts';
import { SOMEHOW, saysHow } from './unknown-words.ts';
import { type SourceWord, sourceWords } from './words.ts';

/** How far the second half of a verb may stand from its first, in words. */
const MAX_GAP = 9;
/** What a word between the halves counts less, in letters. */
const FAR = 2;

interface Found {
  entry: Entry;
  /** Places of the words in the source. */
  places: number[];
}

function isAt(word: string, source: SourceWord | undefined): boolean {
  return source?.keys.includes(word) ?? false;
}

const GOES_ON = /^(und|u|sowie|aber|dann|danach|bitte|danke|damit|wenn|weil|mal|so)$/;
/** "Dreh es um", but "dreh es um 90 Grad". */
const isClauseEnd = (next: SourceWord | undefined) =>
  next === undefined || next.token.kind === 'separator' || GOES_ON.test(next.text);

/** Where the second half of a separated verb stands: the last place before the clause ends. */
function farHalf(
  words: string[],
  source: readonly SourceWord[],
  from: number,
  { isNoun, isSplit }: { isNoun: boolean; isSplit: boolean },
): number[] | null {
  for (let at = from; at < Math.min(source.length, from + MAX_GAP); at++) {
    if (source[at]?.token.kind === 'separator') return null;
    // "Die Sättigung hoch und den Kontrast runter": of a verb things may be joined, of a thing verbs.
    if (isNoun && /^(und|y|e|et)$/.test(source[at]?.text ?? '')) return null;
    // "Garde le rouge et rends-la plus nette": that is a wish of its own.
    if (/^(plus|moins|mas|menos)$/.test(source[at]?.text ?? '')) return null;
    const isHere = words.every((word, k) => isAt(word, source[at + k]));
    // "Fülle es auf 16:9 auf": the verb ends the clause.
    if (isHere && (!isSplit || isClauseEnd(source[at + words.length])))
      return words.map((_, k) => at + k);
  }
  return null;
}

function match(
  entry: Entry,
  source: readonly SourceWord[],
  at: number,
  isNoun: boolean,
): Found | null {
  const near = entry.gap < 0 ? entry.words : entry.words.slice(0, entry.gap);
  if (!near.every((word, k) => isAt(word, source[at + k]))) return null;
  const places = near.map((_, k) => at + k);
  if (entry.gap < 0) return { entry, places };
  const { isSplit = false } = entry;
  const far = farHalf(entry.words.slice(entry.gap), source, at + near.length, { isNoun, isSplit });
  return far && { entry, places: [...places, ...far] };
}

function longest(
  source: readonly SourceWord[],
  at: number,
  book: Phrasebook,
  taken: ReadonlySet<number>,
): Found | null {
  // "Die Sättigung hoch und den Kontrast runter": the nearer half is meant.
  const length = ({ entry, places }: Found) =>
    entry.words.length * 100 +
    entry.words.join('').replace(/~/g, '').length -
    FAR * ((places.at(-1) ?? at) - at + 1 - places.length);
  let best: Found | null = null;
  for (const key of source[at]?.keys ?? []) {
    const entries = book.beginningWith(key);
    const isNoun = entries.some(({ kind, words }) => kind === 'noun' && words.length === 1);
    for (const entry of entries) {
      const found = match(entry, source, at, isNoun);
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

/** The phrases of a prompt in the order in which they begin; of what is in no table, null. */
function phrasesOf(
  source: readonly SourceWord[],
  book: Phrasebook,
): { at: number; found: Found | null }[] {
  const taken = new Set<number>();
  return [...source.keys()].flatMap((at) => {
    if (taken.has(at)) return [];
    const found = longest(source, at, book, taken);
    for (const place of found?.places ?? []) taken.add(place);
    return [{ at, found }];
  });
}

const DENIED = /^(?:kein\w*|nicht|ned|net|nix|weder|ohne)$/;

/** Whether a clause that denies something ends right before that place. */
function isBehindNegation(source: readonly SourceWord[], at: number): boolean {
  if (source[at - 1]?.token.text !== ',') return false;
  const from = source.findLastIndex(({ token }, i) => i < at - 1 && token.kind === 'separator');
  return source.slice(from + 1, at - 1).some(({ text }) => DENIED.test(text));
}

/** What is to be written on the picture is quoted before anything of it is translated. */
function withTextQuoted(tokens: readonly Token[], book: Phrasebook): Token[] {
  const source = sourceWords(tokens, book);
  const said = phrasesOf(source, book).map(({ at, found }): Said => {
    const places = found?.places ?? [at];
    const [{ token, text }] = [source[at] as SourceWord];
    return {
      tokens: places.map((place) => (source[place] as SourceWord).token),
      english: found ? found.entry.english.join(' ') : text || token.text,
      kind: found?.entry.kind ?? 'other',
    };
  });
  return withDictatedText(tokens, said, book.language);
}

/** The prompt with its sentences put otherwise, in words that can be looked up. */
const withSentencesTold = (tokens: readonly Token[], { language }: Phrasebook): readonly Token[] =>
  language
    .sentences?.(tokens)
    .map((token) => (token.raw === '' ? { ...token, raw: token.text } : token)) ?? tokens;

/**
 * The prompt in the words that the English grammar reads, each with its place in the prompt as it
 * was written. What is not in the tables, and what stands in quotes, stays as it is.
 */
export function translated(spoken: readonly Token[], book: Phrasebook): Token[] {
  const said = withSentencesTold(spoken, book);
  const source = sourceWords(withTextQuoted(withDecades(said), book), book);
  const units = phrasesOf(source, book).flatMap(({ at, found }): Unit[] => {
    const word = source[at] as SourceWord;
    if (!found) {
      const text = word.text === '' ? word.token.text : word.text;
      // "Completamente", "complètement" part a verb from what it is about.
      if (/ments?e?$/.test(text) && saysHow(source, at, book)) return [];
      if (saysHow(source, at, book))
        return [{ kind: 'small', tokens: [{ ...word.token, text: SOMEHOW }] }];
      const kind = word.token.kind === 'word' ? 'small' : 'other';
      return [{ kind, tokens: [{ ...word.token, text }] }];
    }
    // "Kein Regenbogen, nur Nebel": the second is wished for.
    if (found.entry.words.join() === 'nur' && isBehindNegation(source, at))
      return [{ kind: 'small', tokens: tokensFor(['only'], [word.token]) }];
    const said = found.places.map((place) => (source[place] as SourceWord).token);
    const { english, kind } = found.entry;
    return english.length > 0 ? [{ kind, tokens: tokensFor(english, said) }] : [];
  });
  const english = inEnglishOrder(units, book.language).flatMap((unit) => unit.tokens);
  return withUnits(withThingsMeant(english));
}
