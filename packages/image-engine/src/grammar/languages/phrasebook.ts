import { byFirstLetter } from '../words/edit-distance.ts';
import { remembered } from '../words/remembered.ts';
import type { Language, WordClass } from './language.ts';
import { type Entry, entriesOf, formsOf, placesOf, type TableForm } from './table-forms.ts';

/** A language's tables, ready to be looked up. */
export interface Phrasebook {
  language: Language;
  /** The entries that begin with a word, longest first: read when a prompt has it, as most never do. */
  beginningWith(word: string): readonly Entry[];
  /** Every word that occurs, with its `~`. */
  known: ReadonlySet<string>;
  /** Those of them that are nothing but names of things, which languages share. */
  things: ReadonlySet<string>;
  /** Those of verbs, without their endings, that are no words by themselves. */
  stems: ReadonlySet<string>;
  /** Whole words with the first letter of a word: a slip of the pen may have meant them. */
  targets(word: string): readonly string[];
}

/** "Aufhellen" is "hell … auf", too. */
function splitVerbs(forms: readonly TableForm[], { particles = [] }: Language): TableForm[] {
  return forms.flatMap((form) => {
    const { places } = placesOf(form);
    if (places.length !== 1) return [];
    return (places[0] as string[]).flatMap((word): TableForm[] => {
      const particle = word.endsWith('~')
        ? particles.find((each) => word.startsWith(each) && word.length >= each.length + 4)
        : undefined;
      if (!particle) return [];
      const said = `${word.slice(particle.length)} … ${particle}`;
      return [{ ...form, said, kind: 'verb', isSplit: true }];
    });
  });
}

/** The words of a word that a phrase holds. */
type Apart = (word: string) => readonly string[];

/**
 * "Ponla derecha" as "pon la derecha", as a prompt's words are read: a whole "ponla" would hide the verb
 * from every other wish.
 */
function pronounsApart(forms: readonly TableForm[], { enclitics, ...language }: Language): Apart {
  if (!enclitics) return (word) => [word];
  const known = new Set<string>();
  const verbs = new Set<string>();
  for (const form of forms) {
    const { places } = placesOf(form);
    if (places.length > 1) continue;
    for (const word of places[0] as string[]) {
      known.add(word);
      if (form.kind === 'verb' || form.kind === 'phrase') verbs.add(word);
    }
  }
  const told = { language, known, things: new Set<string>() };
  return remembered((word) => {
    const [, verb = '', pronoun = ''] = known.has(word) ? [] : (enclitics.exec(word) ?? []);
    const isVerb = verb.length > 2 && keysOf(verb, told).some((key) => verbs.has(key));
    return isVerb ? [verb, pronoun] : [word];
  });
}

/** An entry with such words parted. */
function parted(entry: Entry, apart: Apart): Entry {
  if (entry.words.length < 2) return entry;
  let { gap } = entry;
  const words = entry.words.flatMap((word, i) => {
    const parts = apart(word);
    if (gap > i) gap += parts.length - 1;
    return parts;
  });
  return { ...entry, words, gap };
}

/** How much a phrase says: by its words, then by their letters. */
function weight({ words }: Entry): number {
  let letters = 0;
  for (const word of words) letters += word.length - (word.endsWith('~') ? 1 : 0);
  return words.length * 100 + letters;
}

/** Kinds of words that a thing must not hide. */
const SAYS: ReadonlySet<WordClass> = new Set(['verb', 'adjective', 'phrase']);

/** Reads the tables of a language. */
export function phrasebook(language: Language): Phrasebook {
  const written = Object.entries(language.tables).flatMap(([kind, table]) =>
    formsOf(table, kind as WordClass),
  );
  const verbs = written.filter(({ kind }) => kind === 'verb' || kind === 'phrase');
  const spoken = [...written, ...splitVerbs(verbs, language)];
  const apart = pronounsApart(spoken, language);
  const alone = new Set<string>();
  // "Conserve" is a tin, and the usual word for "keep".
  const says = new Set<string>();
  const ofVerbs = new Set<string>();
  const others = new Set<string>();
  const byFirst = new Map<string, TableForm[]>();
  const known = new Set<string>();
  /** Lists a form, and tells each of its words. */
  const list = (form: TableForm, tell: (word: string, isAlone: boolean) => boolean) => {
    const { places } = placesOf(form);
    const isAlone = places.length === 1;
    for (const [i, place] of places.entries())
      for (const word of place) {
        if (!tell(word, isAlone)) continue;
        const parts = isAlone ? [word] : apart(word);
        for (const part of parts) known.add(part);
        if (i > 0) continue;
        const forms = byFirst.get(parts[0] as string);
        if (!forms) byFirst.set(parts[0] as string, [form]);
        else if (forms.at(-1) !== form) forms.push(form);
      }
  };
  for (const form of spoken) {
    const ofKind = form.kind === 'verb' ? ofVerbs : others;
    list(form, (word, isAlone) => {
      for (const part of isAlone ? [word] : apart(word)) ofKind.add(part);
      if (isAlone) alone.add(word);
      if (isAlone && SAYS.has(form.kind)) says.add(word);
      return true;
    });
  }
  const inPhrases = new Set(known);
  // A phrase that a thing is named in hides the thing nowhere else.
  const told = { language, known: alone, things: new Set<string>() };
  const isHidden = (word: string) =>
    alone.has(word) || keysOf(word, told).some((key) => says.has(key) || key === `${word}~`);
  for (const form of formsOf(language.things, 'noun', /[;\n]/))
    list(form, (word, isAlone) => {
      const isListed = !isAlone || !isHidden(word);
      if (isListed) others.add(word);
      return isListed;
    });
  const things = new Set([...known].filter((word) => !inPhrases.has(word)));
  // The bare stem of a verb is no word: "mantel" is no slip for "mant(en)".
  const stems = new Set(
    [...ofVerbs]
      .filter((word) => word.endsWith('~') && !others.has(word))
      .map((word) => word.slice(0, -1)),
  );
  const beginningWith = remembered((first: string) =>
    (byFirst.get(first) ?? [])
      .flatMap(entriesOf)
      .map((entry) => parted(entry, apart))
      .filter(({ words }) => words[0] === first)
      .map((entry) => ({ entry, weight: weight(entry) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ entry }) => entry),
  );
  // What a thing is called is rarely misspelled into what a wish is.
  const targets = [...inPhrases].map((word) => word.replace('~', '')).filter((w) => w.length >= 5);
  return {
    language,
    beginningWith,
    known,
    things,
    stems,
    targets: byFirstLetter(new Set(targets)),
  };
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
