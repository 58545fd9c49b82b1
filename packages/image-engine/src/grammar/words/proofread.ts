import { languageOf } from '../languages/detect.ts';
import type { Language } from '../languages/language.ts';
import { corrected } from './slips.ts';
import { tokenize } from './tokens.ts';

/** A slip of the pen, and the word that is read in its place. */
export interface Slip {
  /** Range in the prompt, in UTF-16 units. */
  start: number;
  end: number;
  /** In lower case and American spelling. */
  meant: string;
}

/** How a prompt is written. */
export interface Proofread {
  /** English stands for every language that has no tables. */
  language: 'en' | Language['code'];
  /** In the order of the prompt; found in English only. */
  slips: Slip[];
}

/** Tells a prompt's language, and where it is misspelt. Pure; never throws. */
export function proofread(prompt: string): Proofread {
  const tokens = tokenize(prompt);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const book = languageOf(tokens);
  if (book) return { language: book.language.code, slips: [] };
  const slips = words.flatMap(({ text, start, end }) => {
    if (/(?:ing|ed)$/.test(text)) return [];
    const meant = corrected(text);
    // "Borders" is the plural of "border", and no slip.
    return text.startsWith(meant) ? [] : [{ start, end, meant }];
  });
  return { language: 'en', slips };
}
