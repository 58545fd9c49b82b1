import { isKnown } from '../words/slips.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { SourceWord } from './words.ts';

/** A word of talk: it adds nothing to a wish, and is none by itself. */
export const SOMEHOW = 'decent';
/** Nouns stand behind these. */
const BEFORE_NOUNS = new Set(
  `l d le la les un une des ce cet cette mon ma mes son sa du de a au aux en avec sans dans sur pour par et ou comme facon
  el los las una unos unas mi mis su sus del al con sin por para y e o como sobre entre este esta ese esa lo
  der die das den dem des ein eine einen einem einer mein meine meinen meinem im in am an auf mit ohne und oder als wie
  von vom zum zur zu bei fur uber unter gegen nach aus kein keine keinen dieser diese dieses diesen hinter vor`.split(
    /\s+/,
  ),
);
/** "500 ko": how large a file may be. */
const BYTES = /^[kmg][bo]$/;
const ADDS = /^(add|put|give|remove|erase|replace|swap|turn|want|draw|with|make|wear)$/;

/**
 * Whether a word that is in no table says how something is. Behind an article or a preposition it is
 * a thing, and so is what stands behind "add"; German writes things with capitals.
 */
export function saysHow(source: readonly SourceWord[], at: number, book: Phrasebook): boolean {
  const word = source[at] as SourceWord;
  if (word.token.kind !== 'word' || isKnown(word.text) || BYTES.test(word.text)) return false;
  const before = source[at - 1];
  if (BEFORE_NOUNS.has(before?.text ?? '')) return false;
  if (/^\p{Lu}/u.test(word.token.raw) && at > 0) return false;
  if (book.language.manner.test(word.text)) return true;
  // "Vor verschneiter landschaft", written small.
  const isInflected = book.language.isVerbFinal && /e[nrms]?$/.test(before?.text ?? '');
  const said =
    before?.keys
      .flatMap((key) => book.beginningWith(key))
      .filter(({ words }) => words.length === 1) ?? [];
  if (isInflected && said.some(({ kind }) => kind === 'adjective' || kind === 'phrase'))
    return false;
  return !said.some(({ english }) => ADDS.test(english.join(' ')));
}
