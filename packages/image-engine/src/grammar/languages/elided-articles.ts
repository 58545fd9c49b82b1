import { keysOf, type Phrasebook } from './phrasebook.ts';

/** "Leau", "lherbe": the article and its noun, typed without the apostrophe. */
export function withArticleElided(word: string, book: Phrasebook): string[] | null {
  if (!book.language.elisions || !/^[ld][aeiouh]/.test(word) || word.length < 4) return null;
  const rest = word.slice(1);
  const isNoun = keysOf(rest, book).some((key) =>
    book.beginningWith(key).some(({ kind, words }) => kind === 'noun' && words.length === 1),
  );
  return isNoun ? [word.slice(0, 1), rest] : null;
}
