import { wordText } from '../words/tokens.ts';
import type { Language, WordClass } from './language.ts';

/** A phrase of a language and what it is in English. */
export interface Entry {
  /** A `~` behind a word stands for its endings. */
  words: string[];
  /** Words in this place of `words` and after it stand apart from those before; -1: none do. */
  gap: number;
  english: string[];
  kind: WordClass;
  /** The second half stands where the clause ends. */
  isSplit?: boolean;
}

/** A language's tables, ready to be looked up. */
export interface Phrasebook {
  language: Language;
  /** Entries by their first word, longest first. */
  byFirst: ReadonlyMap<string, readonly Entry[]>;
  /** Every word that occurs, with its `~`. */
  known: ReadonlySet<string>;
  /** Those of them that are nothing but names of things, which languages share. */
  things: ReadonlySet<string>;
  /** Those of verbs, without their endings, that are no words by themselves. */
  stems: ReadonlySet<string>;
  /** Whole words that a slip of the pen may have meant. */
  targets: readonly string[];
}

/** The word as the tables spell it: no accents, no capitals, ss for ß. */
export function plain(raw: string): string {
  return wordText(raw).replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** A table with several entries in a line, parted by semicolons. */
const thingsOf = (table: string): Entry[] =>
  table.split(/[;\n]/).flatMap((line) => entriesOf(line, 'noun'));

/** "Le fond est moche/laid" stands for both. */
function spreadOut(form: string): string[] {
  if (!form.includes('/')) return [form];
  const [, before = '', choice = '', behind = ''] = /^([^/]*?)(\S+\/\S+)(.*)$/.exec(form) ?? [];
  if (!choice) return [form];
  return choice.split('/').flatMap((word) => spreadOut(`${before}${word}${behind}`));
}

/** Every word of the tables once: most stand in hundreds of entries. */
const words = new Map<string, string>();
function shared(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  const spelled = plain(word.replace('~', '')) + (word.endsWith('~') ? '~' : '');
  words.set(word, spelled);
  return spelled;
}

function entriesOf(line: string, kind: WordClass): Entry[] {
  const at = line.indexOf('=');
  if (at < 0) return [];
  const english = line
    .slice(at + 1)
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return line
    .slice(0, at)
    .split('|')
    .flatMap(spreadOut)
    .map((form) => {
      const parts = form
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '@');
      const gap = parts.indexOf('…');
      return { words: parts.filter((word) => word !== '…').map(shared), gap, english, kind };
    })
    .filter(({ words }) => words.length > 0);
}

/** "Aufhellen" is "hell … auf", too. */
function splitVerbs(entry: Entry, { particles = [] }: Language): Entry[] {
  const [word = '', ...more] = entry.words;
  if (more.length > 0 || !word.endsWith('~')) return [];
  const particle = particles.find(
    (each) => word.startsWith(each) && word.length >= each.length + 4,
  );
  if (!particle) return [];
  const words = [word.slice(particle.length), particle];
  return [{ ...entry, words, gap: 1, kind: 'verb', isSplit: true }];
}

/**
 * "Ponla derecha" as "pon la derecha", as a prompt's words are read: a whole "ponla" would hide the verb
 * from every other wish.
 */
function withPronounsApart(
  entries: readonly Entry[],
  { enclitics, ...language }: Language,
): Entry[] {
  if (!enclitics) return [...entries];
  const known = new Set(entries.flatMap(({ words }) => (words.length === 1 ? words : [])));
  const verbs = new Set(
    entries.flatMap(({ words, kind }) =>
      words.length === 1 && (kind === 'verb' || kind === 'phrase') ? words : [],
    ),
  );
  const told = { language, known, things: new Set<string>() };
  const isVerb = (word: string) => keysOf(word, told).some((key) => verbs.has(key));
  return entries.map((entry) => {
    if (entry.words.length < 2) return entry;
    let { gap } = entry;
    const words = entry.words.flatMap((word, i) => {
      const [, verb = '', pronoun = ''] = known.has(word) ? [] : (enclitics.exec(word) ?? []);
      if (verb.length < 3 || !isVerb(verb)) return [word];
      if (gap > i) gap += 1;
      return [verb, pronoun];
    });
    return { ...entry, words, gap };
  });
}

/** How much a phrase says: by its words, then by their letters. */
function weight({ words }: Entry): number {
  let letters = 0;
  for (const word of words) letters += word.length - (word.endsWith('~') ? 1 : 0);
  return words.length * 100 + letters;
}

/** Every word of some entries. */
function wordsOf(entries: readonly Entry[], isOne: (entry: Entry) => boolean = () => true) {
  const found = new Set<string>();
  for (const entry of entries) if (isOne(entry)) for (const word of entry.words) found.add(word);
  return found;
}

/** Kinds of words that a thing must not hide. */
const SAYS: ReadonlySet<WordClass> = new Set(['verb', 'adjective', 'phrase']);

/** Reads the tables of a language. */
export function phrasebook(language: Language): Phrasebook {
  const written = Object.entries(language.tables).flatMap(([kind, table]) =>
    table.split('\n').flatMap((line) => entriesOf(line, kind as WordClass)),
  );
  const verbs = written.filter(({ kind }) => kind === 'verb' || kind === 'phrase');
  const spoken = withPronounsApart(
    [...written, ...verbs.flatMap((entry) => splitVerbs(entry, language))],
    language,
  );
  const telling = wordsOf(spoken);
  // "Conserve" is a tin, and the usual word for "keep".
  const says = wordsOf(spoken, ({ words, kind }) => SAYS.has(kind) && words.length === 1);
  // A phrase that a thing is named in hides the thing nowhere else.
  const alone = wordsOf(spoken, ({ words }) => words.length === 1);
  const told = { language, known: alone, things: new Set<string>() };
  const named = thingsOf(language.things).filter(
    ({ words: [word = '', ...more] }) =>
      more.length > 0 ||
      !(alone.has(word) || keysOf(word, told).some((key) => says.has(key) || key === `${word}~`)),
  );
  const entries = [...spoken, ...named];
  const byFirst = new Map<string, Entry[]>();
  const weighed = entries.map((entry) => ({ entry, weight: weight(entry) }));
  for (const { entry } of weighed.sort((a, b) => b.weight - a.weight)) {
    const first = entry.words[0] as string;
    const others = byFirst.get(first);
    if (others) others.push(entry);
    else byFirst.set(first, [entry]);
  }
  const known = new Set([...telling, ...wordsOf(named)]);
  const things = new Set([...known].filter((word) => !telling.has(word)));
  // The bare stem of a verb is no word: "mantel" is no slip for "mant(en)".
  const ofVerbs = wordsOf(entries, ({ kind }) => kind === 'verb');
  const others = wordsOf(entries, ({ kind }) => kind !== 'verb');
  const stems = new Set(
    [...ofVerbs]
      .filter((word) => word.endsWith('~') && !others.has(word))
      .map((w) => w.slice(0, -1)),
  );
  // What a thing is called is rarely misspelled into what a wish is.
  const targets = [...telling].map((word) => word.replace('~', '')).filter((w) => w.length >= 5);
  return { language, byFirst, known, things, stems, targets: [...new Set(targets)] };
}

/** The ways in which the tables may hold the word, the most exact first. */
export function keysOf(
  word: string,
  { language, known, things }: Pick<Phrasebook, 'language' | 'known' | 'things'>,
): string[] {
  const stems = language.endings
    .filter(
      (ending) =>
        word.endsWith(ending) && word.length > ending.length + (ending.length > 2 ? 2 : 1),
    )
    .map((ending) => word.slice(0, -ending.length))
    .sort((a, b) => b.length - a.length);
  const keys = [word, `${word}~`, ...stems.map((stem) => `${stem}~`)].filter((key) =>
    known.has(key),
  );
  const singular = word.length > 4 ? word.replace(language.plurals, '') : word;
  // "Sitzen" is no plural of "Sitz": German plurals of things are written out.
  const isVerb = language.isVerbFinal && things.has(singular);
  return known.has(singular) && !isVerb && !keys.includes(singular) ? [...keys, singular] : keys;
}

/** Whether the word is more than the name of a thing, which another language may share. */
export const telling = (word: string, book: Phrasebook): boolean =>
  keysOf(word, book).some((key) => !book.things.has(key));
