import type { Token } from '../tokens.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { keysOf, type Phrasebook, phrasebook } from './phrasebook.ts';
import { sourceWords } from './words.ts';

const BOOKS = [german, spanish, french].map(phrasebook);
/** So many words tell the language. */
const ENOUGH = 40;
/** What a word counts whose spelling had to be mended: it may be another language's, spelled right. */
const SLIP = 0.4;

/**
 * The language of a prompt, when it is one of those that are translated; null for English and for
 * everything else. Words that English shares tell nothing.
 *
 * @param isEnglish whether the English grammar knows the word
 */
export function languageOf(
  tokens: readonly Token[],
  isEnglish: (word: string) => boolean,
): Phrasebook | null {
  const spoken = tokens.filter((t) => t.kind === 'word').slice(0, ENOUGH);
  let best: { book: Phrasebook; own: number } | null = null;
  for (const book of BOOKS) {
    let [own, foreign] = [0, 0];
    for (const [i, token] of spoken.entries()) {
      const words = sourceWords([token], book);
      const isKnown = words.every(({ text }) => keysOf(text, book).length > 0);
      // English has "Sin City", Spanish everything else with "sin".
      const isSpanish = token.text === 'sin' && spoken[i + 1]?.text !== 'city';
      const english = isEnglish(token.text) && !isSpanish;
      if (isKnown && !english) own += words.every(({ isMended }) => isMended) ? SLIP : 1;
      else if (english && !isKnown) foreign += 1;
    }
    if (own > 0 && own >= foreign && own > (best?.own ?? 0)) best = { book, own };
  }
  return best?.book ?? null;
}
