import { corrected, isKnown } from '../words/slips.ts';
import type { Token } from '../words/tokens.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { type Phrasebook, phrasebook, telling } from './phrasebook.ts';
import { plain } from './plain.ts';
import { sourceWords } from './words.ts';

let books: readonly Phrasebook[] | undefined;

/** Read when the first prompt comes, and not while a server starts. */
function allBooks(): readonly Phrasebook[] {
  books ??= [german, spanish, french].map(phrasebook);
  return books;
}

/** So many words tell the language. */
const ENOUGH = 40;
/** What a word counts whose spelling had to be mended: it may be another language's, spelled right. */
const SLIP = 0.4;
/** What a word counts that English has, too: it settles a tie. */
const ANY = 0.1;
/** What a word counts more that is not only a stem with an ending. */
const EXACT = 0.05;
/** What a word counts more that none of the other languages has. */
const ONLY = 0.5;

const isTelling = (key: string, { known, things }: Phrasebook) =>
  known.has(key) && !things.has(key);

/** "800 px de large": two words that only one language says together, though English has each. */
const isMeasure = (spoken: readonly Token[], i: number, { beginningWith }: Phrasebook): boolean =>
  spoken[i]?.text === 'de' &&
  beginningWith('de').some(
    ({ words: [, next, ...more], gap }) =>
      gap < 0 && more.length === 0 && next === plain(spoken[i + 1]?.raw ?? ''),
  );

/** Words that other languages have, too, and only this one says together. */
const TOGETHER = {
  de: /(?!)/,
  es: /\bfotos? (?:de )?carnet\b|\b(?:menos|mas) de\b|\bcomo (?:mucho|maximo)\b|^mas colou?r(?:es)?\b/,
  fr: /\bfond (?:uni|studio|abstrait)\b|^fond$|\bet\b|\bpar une?\b|^anime (?:la|le|les|moi)\b|^(?:plus|moins) (?:grande?|petite?)\b|^vire ca\b|\b(?:moins|plus) de\b|\bde (?:large|haut)\b/,
} as const;

const isAccented = ({ raw }: Token) => /[àâäáçèéêëîïíìñôöóòùûüúßœ]/i.test(raw);

/** English whatever the tables of other languages have. */
const isPlainEnglish = (token: Token) =>
  isKnown(token.text) && !/^(sin|de)$/.test(token.text) && !isAccented(token);

/**
 * The language of a prompt, when it is one of those that are translated; null for English and for
 * everything else. Words that English shares tell nothing.
 */
export function languageOf(tokens: readonly Token[]): Phrasebook | null {
  const spoken = tokens.filter((t) => t.kind === 'word').slice(0, ENOUGH);
  // Before the tables are read, which takes as long as the rest of a server's first prompt.
  if (spoken.every(isPlainEnglish)) return null;
  // A slip of the pen may be as near to another language's word: "brigter".
  const maySpellEnglish = spoken.every(({ text }) => isKnown(corrected(text)));
  const all = allBooks();
  const plainly = all.map((book) => spoken.map((t) => telling(plain(t.raw), book)));
  let best: { book: Phrasebook; weight: number } | null = null;
  for (const [b, book] of all.entries()) {
    let [own, foreign] = [0, 0];
    let isSpelled = false;
    // "Des" is French and Spanish, "blancs" only French.
    const only = spoken.filter((_, i) => plainly.every((knows, k) => knows[i] === (k === b)));
    for (const [i, token] of spoken.entries()) {
      const words = sourceWords([token], book);
      const isOwn = words.every(({ text }) => telling(text, book));
      // English has "Sin City", Spanish everything else with "sin".
      const isSpanish = token.text === 'sin' && spoken[i + 1]?.text !== 'city';
      const english =
        isKnown(token.text) && !isSpanish && !isAccented(token) && !isMeasure(spoken, i, book);
      const isSlip = words.every(({ isMended }) => isMended);
      if (isOwn && !english) {
        own += isSlip ? SLIP : 1;
        isSpelled ||= !isSlip;
      } else if (english && !isOwn) foreign += 1;
    }
    if (maySpellEnglish && !isSpelled) continue;
    const all = plainly[b]?.filter(Boolean).length ?? 0;
    const exact = spoken.filter((t) => isTelling(plain(t.raw), book)).length;
    const isSaid = TOGETHER[book.language.code].test(spoken.map((t) => t.text).join(' '));
    const weight = own + ONLY * (only.length + (isSaid ? 4 : 0)) + ANY * all + EXACT * exact;
    if (own > 0 && own >= foreign && weight > (best?.weight ?? 0)) best = { book, weight };
  }
  return best?.book ?? null;
}
