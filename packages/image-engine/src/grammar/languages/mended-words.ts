import { editDistance } from '../words/edit-distance.ts';
import { remembered } from '../words/remembered.ts';
import { keysOf, type Phrasebook } from './phrasebook.ts';

/** German without its umlauts: "fuer" for "für". */
const withoutDigraphs = (word: string) => word.replace(/([aou])e/g, '$1');

const lettersOf = (word: string) => [...word].sort().join('');
const hasLettersOf = (word: string, other: string) => lettersOf(word) === lettersOf(other);

/** Ends that a slip does not change: it is looked for in the stem. */
function nearest(word: string, { targets, language, stems, known }: Phrasebook): string | null {
  const limit = word.length >= 11 ? 2 : 1;
  let best: string | null = null;
  let least = limit + 1;
  for (const ending of ['', ...language.endings]) {
    if (!word.endsWith(ending) || word.length - ending.length < 5) continue;
    const stem = ending ? word.slice(0, -ending.length) : word;
    for (const target of targets(stem)) {
      if (ending === '' && stems.has(target) && !known.has(target)) continue;
      const distance = editDistance(stem, target, limit);
      // "Vende" is a word of its own and no slip for "verde".
      const isOther =
        stem.length < 6 && stem.length === target.length && !hasLettersOf(stem, target);
      if (distance < least && !isOther) [best, least] = [target + ending, distance];
    }
  }
  return best;
}

const memory = new WeakMap<Phrasebook, (word: string) => string | null>();

/** The word as the tables hold it, with its spelling mended; null when they hold nothing like it. */
export function mended(word: string, book: Phrasebook): string | null {
  const mend = memory.get(book) ?? remembered((other) => mendedAnew(other, book));
  memory.set(book, mend);
  return mend(word);
}

function mendedAnew(word: string, book: Phrasebook): string | null {
  if (keysOf(word, book).length > 0) return word;
  const other = withoutDigraphs(word);
  if (other !== word && keysOf(other, book).length > 0) return other;
  const heard =
    word.length < 4 ? [] : (book.language.asHeard?.(word).filter((each) => each !== word) ?? []);
  const exact = heard.find((each) => keysOf(each, book).length > 0);
  if (exact) return exact;
  if (word.length < 5 || word.length > 20) return null;
  const near = nearest(word, book);
  return near && keysOf(near, book).length > 0 ? near : null;
}
