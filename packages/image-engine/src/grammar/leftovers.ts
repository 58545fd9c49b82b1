import type { Clause } from './clause.ts';
import { COLOUR_WORDS } from './colours.ts';
import { isDative } from './dative.ts';
import { INTENSITY_WORDS } from './intensity.ts';
import { FILLERS, HOPES, PARTS, PERSONS } from './lexicon.ts';
import { POSITION_WORDS } from './position.ts';
import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

const DETERMINERS = new Set([
  'the',
  'this',
  'that',
  'these',
  'those',
  'a',
  'an',
  'my',
  'your',
  'our',
  'his',
  'her',
  'their',
  'its',
  'of',
  'on',
  'from',
  'behind',
  'around',
  'under',
  'over',
  'onto',
  'near',
  'every',
  'each',
  'only',
  'just',
]);
const SCENE = /^(scene|evening|day|afternoon|morning|weather)$/;
const TAILS = new Set(['for', 'because', 'since', 'cause', 'cuz']);
const LIKENESS = new Set(['like', 'as', 'resembling']);
/** "A sketch of the dog", "a black and white version": the operation names what kind of picture it is to be. */
const namesKind = ({ operation: { op, stage } }: Match): boolean =>
  stage === 'style' || /^(grayscale|sepia|duotone|invert|sticker|figurineLook)$/.test(op);
const NATURE_OF = new Set([
  'photo',
  'picture',
  'image',
  'pic',
  'pics',
  'photos',
  'pictures',
  'images',
  'snapshot',
  'scan',
  'version',
  'portrait',
  'shot',
  'copy',
]);

/** Purposes ("for my blog") and what the picture shows ("a version of the dog") are not wishes. */
export function ignoredTail(clause: Clause, matches: readonly Match[]): void {
  const lastMatch = matches.at(-1)?.to ?? 0;
  for (let i = 0; i < clause.tokens.length; i++) {
    const word = clause.tokens[i]?.text ?? '';
    const kind = matches.find((m) => m.to === i && namesKind(m));
    const isOf =
      word === 'of' &&
      (kind !== undefined ||
        (NATURE_OF.has(clause.tokens[i - 1]?.text ?? '') &&
          clause.tokens[i + 1]?.kind !== 'number'));
    // "… so I can put it on my shop"
    const isAim =
      word === 'so' &&
      i >= lastMatch &&
      /^(i|we|my|people|you|they|everyone|everybody)$/.test(clause.tokens[i + 1]?.text ?? '');
    // "Too orange under the lamp", "too dark in here": where that came about.
    const isWhere =
      /^(under|indoors|outside)$/.test(word) &&
      i >= lastMatch &&
      clause.tokens.some(({ text }) => text === 'too');
    if (!(TAILS.has(word) || isOf || isAim || isWhere)) continue;
    const stop =
      i < lastMatch
        ? (matches.find((m) => m.from > i)?.from ?? clause.tokens.length)
        : clause.tokens.length;
    for (let k = i; k < stop; k++) clause.used.add(k);
  }
}

/** The words that nothing has accounted for. */
export function leftovers(clause: Clause, hasWish: boolean): number[] {
  return [...clause.tokens.keys()].filter((i) => {
    const token = clause.tokens[i];
    if (!token || clause.used.has(i) || token.kind === 'separator') return false;
    if (token.kind !== 'word') return true;
    if (hasWish && HOPES.has(token.text)) return false;
    // "A night scene" is a picture at night, "a rainy evening" one in the rain.
    if (hasWish && SCENE.test(token.text) && clause.used.has(i - 1)) return false;
    // "my cat photo" is the picture.
    if (PARTS.has(token.text) && NATURE_OF.has(clause.tokens[i + 1]?.text ?? '')) return false;
    if (PERSONS.has(token.text)) return !isDative(clause.tokens, i);
    if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text) || PARTS.has(token.text))
      return true;
    return !(FILLERS.has(token.text) || INTENSITY_WORDS.has(token.text) || token.text.length === 0);
  });
}

/** Whether the leftover word names what the wish is aimed at. */
export function isTarget({ tokens, used }: Clause, i: number): boolean {
  const token = tokens[i];
  if (!token) return false;
  if (token.kind !== 'word') return false;
  if (PARTS.has(token.text) || PERSONS.has(token.text)) return true;
  if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text)) return true;
  for (let k = i - 1; k >= Math.max(0, i - 3); k--) {
    const before = tokens[k]?.text ?? '';
    if (used.has(k)) return false;
    if (DETERMINERS.has(before)) return true;
    if (FILLERS.has(before) || k < i - 1) return false;
  }
  return false;
}

/** Positions where "like a painting" begins, when the wish before it is already clear. */
export function likenessFrom(tokens: readonly Token[], matches: readonly Match[]): number {
  const last = matches.at(-1)?.to ?? 0;
  const at = tokens.findIndex((t, i) => i >= last && LIKENESS.has(t.text));
  return at < 0 ? tokens.length : at;
}
