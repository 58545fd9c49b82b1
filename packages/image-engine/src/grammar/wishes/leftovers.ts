import type { Clause } from '../clauses/clause.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { isDative } from '../words/dative.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS, HOPES, PARTS, PERSONS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import { TALK_WORDS } from '../words/talk-words.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';

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
const MAKES = /^(make|create|give|add|do)$/;
const SCENE = /^(scene|evening|day|afternoon|morning|weather)$/;
/** Pictures taken of a place are called by it: "make the room brighter". */
const WHOLE = new Set(
  'interior interiors exterior room rooms living dining apartment landscape view scene composition listing'.split(
    ' ',
  ),
);
const LIKENESS = new Set(['like', 'as', 'resembling']);
/** What pictures are called. */
export const NATURE_OF: ReadonlySet<string> = new Set([
  'photo',
  'photograph',
  'photographs',
  'selfie',
  'painting',
  'drawing',
  'scene',
  'view',
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
  'shots',
  'listing',
  'copy',
]);

/** "Our prom pictures", "my sister's graduation photo": which picture it is. */
function saysWhichPicture({ tokens, used }: Clause, i: number): boolean {
  let noun = i + 1;
  while (noun < i + 3 && tokens[noun]?.kind === 'word' && !NATURE_OF.has(tokens[noun]?.text ?? ''))
    noun += 1;
  if (!NATURE_OF.has(tokens[noun]?.text ?? '')) return false;
  for (let k = i; k > i - 3; k--) {
    const { raw = '', text = '' } = tokens[k] ?? {};
    // "Grandpas", as typed on a phone.
    const isOwner = /['’]s?$/.test(raw) || (text.endsWith('s') && PARTS.has(text.slice(0, -1)));
    if (isOwner) return true;
    if (used.has(k)) return false;
    if (DETERMINERS.has(tokens[k - 1]?.text ?? '')) return true;
  }
  return false;
}

/** "Make the second photo brighter": only the first of several is edited by itself. */
export const isOtherPicture = ({ tokens }: Pick<Clause, 'tokens'>, i: number): boolean =>
  (tokens[i]?.kind === 'number' &&
    tokens[i]?.unit === 'none' &&
    [2, 3, 4, 5].includes(tokens[i]?.value ?? 0) &&
    /^(photo|picture|image|pic)$/.test(tokens[i - 1]?.text ?? '')) ||
  (/^(second|third|fourth|fifth|2nd|3rd|4th|5th)$/.test(tokens[i]?.text ?? '') &&
    (NATURE_OF.has(tokens[i + 1]?.text ?? '') || isNamedAlone(tokens, i)));

/** "Make the second brighter", "the third one" */
const isNamedAlone = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.text === 'the' &&
  (tokens[i + 1] === undefined ||
    /^(one|brighter|darker|lighter|warmer|cooler|colder|sharper|softer|bigger|smaller|clearer|stronger|too|please)$/.test(
      tokens[i + 1]?.text ?? '',
    ));

/** The words that nothing has accounted for. */
export function leftovers(clause: Clause, hasWish: boolean): number[] {
  return [...clause.tokens.keys()].filter((i) => {
    const token = clause.tokens[i];
    if (!token || clause.used.has(i) || token.kind === 'separator') return false;
    if (token.kind !== 'word') return true;
    if (hasWish && isOtherPicture(clause, i)) return true;
    if (hasWish && saysWhichPicture(clause, i)) return false;
    // "Carefully" says how, and no more than that.
    const isManner = /^\w{3,}ly$/.test(token.text) && token.text !== 'diagonally';
    if (hasWish && isManner && !PARTS.has(token.text)) return false;
    if (hasWish && (HOPES.has(token.text) || WHOLE.has(token.text))) return false;
    // "A night scene" is a picture at night, "a rainy evening" one in the rain.
    if (hasWish && SCENE.test(token.text) && clause.used.has(i - 1)) return false;
    // "my cat photo" is the picture.
    const isOfPart = PARTS.has(token.text) && NATURE_OF.has(clause.tokens[i + 1]?.text ?? '');
    if (isOfPart && (hasWish || !MAKES.test(clause.tokens[0]?.text ?? ''))) return false;
    // "Her red eyes": whose they are.
    if (hasWish && /^(her|his|their)$/.test(token.text) && clause.used.has(i + 1)) return false;
    if (PERSONS.has(token.text)) return !isDative(clause.tokens, i);
    if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text) || PARTS.has(token.text))
      return true;
    const isHandle = token.text === 'handle' && DETERMINERS.has(clause.tokens[i - 1]?.text ?? '');
    if (hasWish && TALK_WORDS.has(token.text) && !isHandle) return false;
    return !(FILLERS.has(token.text) || INTENSITY_WORDS.has(token.text) || token.text.length === 0);
  });
}

/** Whether the leftover word names what the wish is aimed at. */
export function isTarget({ tokens, used }: Clause, i: number): boolean {
  const token = tokens[i];
  if (!token) return false;
  if (isOtherPicture({ tokens }, i)) return true;
  if (token.kind !== 'word') return false;
  if (PARTS.has(token.text) || PERSONS.has(token.text)) return true;
  if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text)) return true;
  // "A moody black and white": says how, and is no thing.
  const isBeforePhrase = used.has(i + 1) && !FILLERS.has(tokens[i + 1]?.text ?? '');
  if (isBeforePhrase && /^(an?|some)$/.test(tokens[i - 1]?.text ?? '')) return false;
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
