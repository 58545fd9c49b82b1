import type { WordClass } from './language.ts';
import { plain } from './plain.ts';

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

/** A phrase as a table has it: with alternatives, it stands for several entries. */
export interface TableForm {
  said: string;
  english: string;
  kind: WordClass;
  isSplit?: boolean;
}

/** Every word of the tables once: most stand in hundreds of forms. */
const spellings = new Map<string, string>();
function shared(word: string): string {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const spelled = plain(word.replace('~', '')) + (word.endsWith('~') ? '~' : '');
  spellings.set(word, spelled);
  return spelled;
}

/** The forms of a table, whose lines end where `ends` says. */
export function formsOf(table: string, kind: WordClass, ends: string | RegExp = '\n'): TableForm[] {
  const forms: TableForm[] = [];
  for (const line of table.split(ends)) {
    const at = line.indexOf('=');
    if (at < 0) continue;
    const english = line.slice(at + 1);
    for (const said of line.slice(0, at).split('|'))
      if (said.trim() !== '') forms.push({ said, english, kind });
  }
  return forms;
}

/**
 * The places of a form, each with the words that may stand there: "le fond est moche/laid". "…" is the gap, and no word
 * among others; "@" stands for an apostrophe, and is none either.
 */
export function placesOf({ said }: TableForm): { places: string[][]; gap: number } {
  const places: string[][] = [];
  let gap = -1;
  for (const part of said.split(/\s+/)) {
    if (part === '' || part === '@') continue;
    if (part !== '…')
      places.push(part.includes('/') ? part.split('/').map(shared) : [shared(part)]);
    else if (gap < 0) gap = places.length;
  }
  return { places, gap };
}

/** Every entry of a form, the alternatives of its first word slowest. */
export function entriesOf(form: TableForm): Entry[] {
  const { places, gap } = placesOf(form);
  const english = form.english.split(/\s+/).filter(Boolean);
  let said: string[][] = [[]];
  for (const place of places)
    said = said.flatMap((before) => place.map((word) => [...before, word]));
  const rest = { gap, english, kind: form.kind, ...(form.isSplit && { isSplit: true }) };
  return said.map((each) => ({ words: each, ...rest }));
}
