import type { Token } from '../words/tokens.ts';

/** What kind of word a translation is: it decides where it goes in the English sentence. */
export type WordClass = 'verb' | 'noun' | 'adjective' | 'joint' | 'phrase' | 'small';

/**
 * How a language says what the English grammar reads. Every line of a table is
 * `words | other words = English words`: `~` stands for any of the endings, `…` for what may stand
 * between the halves of a verb, nothing after the equals sign for words that say nothing in English.
 */
export interface Language {
  code: 'de' | 'es' | 'fr';
  /** Endings that `~` stands for, longest first. */
  endings: readonly string[];
  /** What makes a noun of several: "Wände", "paredes". */
  plurals: RegExp;
  tables: Readonly<Record<WordClass, string>>;
  /** What things, people and places are called, as the tables are written, with semicolons for lines. */
  things: string;
  /** Verbs stand last: "den Hintergrund entfernen". */
  isVerbFinal: boolean;
  /** Adjectives stand behind their noun: "foto antigua". */
  isNounFirst: boolean;
  /** Words are written in one: "Hintergrundfarbe", with what may join them. */
  linkers?: readonly string[];
  /** Pronouns at the end of a verb: "hazlo". */
  enclitics?: RegExp;
  /** Short words that lose their vowel: "l'image". */
  elisions?: RegExp;
  /** Ends of words that say how and nothing else: "completamente", "gemütlich". */
  manner: RegExp;
  /** Sentences put otherwise before anything is translated, in the language's own words. */
  sentences?: (tokens: readonly Token[]) => Token[];
  /** What makes an adjective the utmost of it, in one group, and the word that says so: "torcidísima". */
  superlatives?: { ending: RegExp; word: string; stems: (stem: string) => readonly string[] };
  /** What may have been meant by a word that is written as it sounds: "vlanco", "kita". */
  asHeard?: (word: string) => readonly string[];
  /** First halves of verbs that stand apart from them at the end of a clause: "hell es auf". */
  particles?: readonly string[];
}
