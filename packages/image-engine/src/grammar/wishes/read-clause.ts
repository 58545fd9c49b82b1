import type { Segment } from '../clauses/clauses.ts';
import { isBarePart, SCOPE_WORDS } from '../clauses/scope.ts';
import { isHopeless } from '../refusals/hopeless.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { CHANGERS, FILLERS, KEEPERS, NEGATORS, PARTS, PERSONS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import { readWishes } from './read-wishes.ts';
import { type Context, emptyReading, nearOf, type Reading } from './reading.ts';

/** Index of the word that negates the clause; -1 when it is meant as said. */
function negatorIn(tokens: readonly Token[], matches: readonly Match[]): number {
  const inPhrase = new Set(matches.flatMap((match) => match.indices));
  return tokens.findIndex((token, i) => {
    if (token.kind !== 'word' || inPhrase.has(i)) return false;
    const next = tokens[i + 1]?.text ?? '';
    const afterNext = tokens[i + 2]?.text ?? '';
    if (token.text === 'leave' && next === 'out') return true;
    if (!NEGATORS.has(token.text)) return false;
    // "not too much" says how much; "why not …" wishes; "not only" does too.
    const isHowMuch = /^(too|by|so|that|a|very)$/.test(next) && INTENSITY_WORDS.has(afterNext);
    if (token.text === 'not' && isHowMuch) return false;
    return !(tokens[i - 1]?.text === 'why' || next === 'only' || next === 'just');
  });
}

function keeperIn(tokens: readonly Token[], negator: number): boolean {
  const isKeeper = tokens.some((t, i) => KEEPERS.has(t.text) && tokens[i + 1]?.text !== 'out');
  // "The same colour as my shirt" asks for another.
  const isLike = (i: number) =>
    tokens[i + 1]?.text === 'as' &&
    !/^(before|it|now|is|original|the)$/.test(tokens[i + 2]?.text ?? '');
  const isSame = tokens.some(
    (t, i) =>
      (t.text === 'same' && !isLike(i)) ||
      t.text === 'unchanged' ||
      t.text === 'intact' ||
      t.text === 'untouched',
  );
  const isNormal =
    tokens.some((t) => t.text === 'normal') && tokens.some((t) => SCOPE_WORDS.has(t.text));
  const dontChange =
    negator >= 0 && tokens.slice(negator, negator + 4).some((t) => CHANGERS.has(t.text));
  return isKeeper || dontChange || isSame || isNormal;
}

/** "Keep only the size" leaves the size alone, and cuts nothing out. */
const QUALITY =
  /^(size|dimensions|resolution|shape|ratio|proportions|orientation|brightness|contrast|sharpness)$/;

/** Names a quality of the picture, and no change of it. */
const isBareQuality = (word: string) =>
  QUALITY.test(word) || /^(saturation|warmth|exposure|temperature|colors?|light)$/.test(word);

/** "No red, please" */
const isBareColour = (tokens: readonly Token[]) =>
  COLOUR_WORDS.has(tokens[0]?.text ?? '') &&
  tokens.every(({ text }) => COLOUR_WORDS.has(text) || FILLERS.has(text));

/** Reads one clause. `negated`: the clause before it negates this one too ("don't crop or rotate"). */
export function readClause(
  segment: Segment,
  negated: boolean,
  context: Context,
): Reading & { negates: boolean } {
  const { tokens, matches } = segment;
  if (isHopeless(tokens))
    return { ...emptyReading(), refused: [{ tokens, ...nearOf(tokens) }], negates: false };
  const negator = negatorIn(tokens, matches);
  const keepsState =
    KEEPERS.has(tokens[0]?.text ?? '') &&
    (tokens.some(({ text }) => QUALITY.test(text)) ||
      matches.every(({ from }) => tokens[from]?.text === 'sharp'));
  // "Leave the background soft"
  const leavesSo =
    tokens[0]?.text === 'leave' &&
    tokens.some(({ text }) => SCOPE_WORDS.has(text)) &&
    !tokens.some(({ text }) => /^(only|just|out|space|room|margin|border|off)$/.test(text));
  // "Contrast unchanged" asks for none.
  const staysSo =
    tokens.some(({ text }) => /^(unchanged|untouched|intact)$/.test(text)) &&
    matches.every((m) => m.indices.every((i) => isBareQuality(tokens[i]?.text ?? '')));
  const leads =
    !keepsState &&
    !leavesSo &&
    !staysSo &&
    matches.some(
      (m) => m.from < 2 && negator < 0 && !isBarePart(m, tokens) && m.operation.stage !== 'frame',
    );
  // "Put us in the mountains with the same light": a wish, and then what stays.
  const same = tokens.findIndex(({ text }) => text === 'same');
  const wished = matches.filter((m) => m.to <= same && !isBarePart(m, tokens));
  if (negator < 0 && !leads && wished.length > 0 && !KEEPERS.has(tokens[0]?.text ?? '')) {
    const said = { ...segment, tokens: tokens.slice(0, same), matches: wished };
    return { ...readWishes(said, context), kept: tokens.slice(same), negates: false };
  }
  if (keeperIn(tokens, negator) && !leads) {
    return { ...emptyReading(), kept: tokens, negates: true };
  }
  if (negator < 0 && !negated) return { ...readWishes(segment, context), negates: false };
  const before = matches.filter((m) => negator > 0 && m.from < negator);
  const after = matches.filter((m) => m.from > negator);
  const reading =
    before.length > 0
      ? readWishes({ ...segment, tokens: tokens.slice(0, negator), matches: before }, context)
      : emptyReading();
  // "A cartoon, but not too cartoony" limits the wish, and does not take it back.
  const isLimit = /^(too|so|that|overly|very|super)$/.test(tokens[negator + 1]?.text ?? '');
  if (!isLimit) reading.unwanted.push(...after);
  const word = tokens[negator]?.text ?? '';
  const rest = tokens.slice(negator + 1);
  const asksRemoval =
    after.length === 0 &&
    (word === 'no' || word === 'without') &&
    (rest.some((t) => PARTS.has(t.text) || PERSONS.has(t.text)) || isBareColour(rest));
  if (asksRemoval)
    reading.refused.push({ tokens: tokens.slice(Math.max(0, negator)), ...nearOf(rest) });
  return { ...reading, negates: true };
}
