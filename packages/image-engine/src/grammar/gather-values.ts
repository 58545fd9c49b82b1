import type { Segment } from './clauses.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import { INTENSITY_WORDS } from './intensity.ts';
import { FILLERS } from './lexicon.ts';
import { POSITION_WORDS } from './position.ts';
import { isBarePart, SCOPE_WORDS } from './scope.ts';
import type { Token } from './tokens.ts';
import { isVagueWish } from './vague-wishes.ts';
import { shifted } from './vocabulary.ts';

const VALUE_WORDS = new Set([
  'horizontally',
  'vertically',
  'horizontal',
  'vertical',
  'clockwise',
  'counterclockwise',
  'anticlockwise',
  'rounded',
  'round',
  'half',
  'thick',
  'wide',
  'high',
  'tall',
  'proportionally',
  'capital',
  'caps',
  'uppercase',
  'big',
  'bold',
  'each',
  'tones',
  'radius',
  'serif',
  'sans',
  'cursive',
  'handwritten',
  'italic',
  'gap',
  'gaps',
  'spacing',
  'blocks',
  'size',
  'sized',
]);

/** "With huge yellow letters": how a text is to be, and nothing about any other wish. */
const LETTERS = /^(letters|lettering|font|text)$/;
const isAboutLetters = ({ tokens }: Segment) => tokens.some(({ text }) => LETTERS.test(text));

/** A word that only says how, where or in which colour. */
function isValue(token: Token): boolean {
  if (token.kind !== 'word') return token.kind !== 'separator' && token.kind !== 'standard';
  return (
    VALUE_WORDS.has(token.text) ||
    LETTERS.test(token.text) ||
    COLOUR_WORDS.has(token.text) ||
    COLOUR_MODIFIERS.has(token.text) ||
    INTENSITY_WORDS.has(token.text) ||
    POSITION_WORDS.has(token.text)
  );
}

/** "… but not too much": says how strongly. */
function isNotToo(tokens: readonly Token[], i: number): boolean {
  return (
    tokens[i]?.text === 'not' &&
    /^(too|by|so|that|a|very)$/.test(tokens[i + 1]?.text ?? '') &&
    INTENSITY_WORDS.has(tokens[i + 2]?.text ?? '')
  );
}

function isOnlyValues(segment: Segment): boolean {
  return (
    segment.matches.length === 0 &&
    (segment.tokens[0]?.text !== 'not' || isNotToo(segment.tokens, 0)) &&
    segment.tokens.some(isValue) &&
    segment.tokens.every(
      (t, i) =>
        isValue(t) ||
        FILLERS.has(t.text) ||
        isNotToo(segment.tokens, i) ||
        (t.text === 'less' && INTENSITY_WORDS.has(segment.tokens[i + 1]?.text ?? '')),
    )
  );
}

/** "Make it blue" stands on its own, though it holds nothing but a colour. */
function saysWhatToDo(segment: Segment): boolean {
  return segment.tokens.some((t) => /^(make|turn|give|paint|convert|change)$/.test(t.text));
}

function joined(first: Segment, second: Segment): Segment {
  const shift = first.tokens.length;
  return {
    joint: first.joint,
    tokens: [
      ...first.tokens,
      ...second.tokens.map((t, i) => (i === 0 ? { ...t, isApart: true } : t)),
    ],
    matches: [...first.matches, ...second.matches.map((m) => shifted(m, shift))],
    weak: [...first.weak, ...second.weak.map((m) => shifted(m, shift))],
  };
}

/** "… and blue duotone": the wish to which a colour said before the "and" belongs. */
function startsPair(next: Segment | undefined): boolean {
  const [first] = next?.tokens ?? [];
  return (
    next?.joint === 'and' &&
    first !== undefined &&
    isValue(first) &&
    (next.matches[0]?.from ?? 0) > 0
  );
}

/** "Font Courier, “draft”": how the text behind it is set. */
const isLettersFirst = ({ tokens }: Segment, next: Segment | undefined): boolean =>
  /^(font|typeface)$/.test(tokens[0]?.text ?? '') &&
  !tokens.some(({ kind }) => kind === 'quote') &&
  next?.tokens[0]?.kind === 'quote';

/** "Make it red and blue": one more colour of a wish that says nothing but colours. */
function isMoreColours(last: Segment, next: Segment): boolean {
  const hasColour = ({ tokens }: Segment) =>
    tokens.some((t) => COLOUR_WORDS.has(t.text)) && !tokens.some((t) => t.kind === 'quote');
  const isAlike = [last, next].every((each) => isOnlyValues(each) && hasColour(each));
  return isAlike && !saysWhatToDo(next);
}

/** "Me", "the dog", "my old cat": who, and nothing about them. */
function isNamedOnly(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.text ?? '';
  const isWho = /^(me|him|her|us|them|myself)$/.test(last) || isSubjectNoun(last);
  return (
    isWho && tokens.length <= 3 && tokens.slice(0, -1).every(({ text }) => LEADS_NOUN.test(text))
  );
}

const LEADS_NOUN = /^(the|my|our|his|her|their|this|that|a|an|old|little|big|small|two|other)$/;
const isSubjectNoun = (text: string) =>
  SCOPE_WORDS.has(text) && !/^(back|bg|surround|scene)/.test(text);

/** "A double exposure of me and the forest": the other of the two that it is made of. */
function isOtherOfTwo(last: Segment, { tokens, joint }: Segment): boolean {
  const isOfTwo = last.matches.some(({ operation: { op } }) =>
    /^(doubleExposure|collage|sideBySide)$/.test(op),
  );
  return (
    isOfTwo &&
    joint === 'and' &&
    last.tokens.some(({ text }) => /^(of|between)$/.test(text)) &&
    tokens.length <= 3 &&
    tokens.at(-1)?.kind === 'word' &&
    tokens.slice(0, -1).every(({ text }) => LEADS_NOUN.test(text))
  );
}

/** "“Sale”, white with black outline": how the text before it is set. */
const saysHowSet = (last: Segment, { tokens, matches }: Segment): boolean =>
  matches.length > 0 &&
  matches.every(({ operation: { op }, hint }) => op === 'text' && 'quoted' in hint) &&
  tokens.every(({ kind }) => kind === 'word') &&
  last.tokens.some(({ kind }) => kind === 'quote');

/** "In a row with white lines": what shows between the pictures. */
const isDivider = (last: Segment, { tokens, joint }: Segment): boolean =>
  joint === 'with' &&
  last.matches.some(({ operation: { op } }) => /^(collage|sideBySide)$/.test(op)) &&
  tokens.some(({ text }) => /^(lines?|dividers?)$/.test(text)) &&
  tokens.every(
    (t) => isValue(t) || FILLERS.has(t.text) || /^(lines?|dividers?|between)$/.test(t.text),
  );

/** "Brighten the dog and the cat", "turn me and my dog into a cartoon": one wish for both. */
function isSecondOne(last: Segment, { tokens, matches, joint }: Segment): boolean {
  if (joint !== 'and') return false;
  const before = last.tokens.at(-1)?.text ?? '';
  const isFirst = /^(me|him|her|us|them)$/.test(before) || isSubjectNoun(before);
  if (!isFirst || last.tokens.some(({ kind }) => kind === 'quote')) return false;
  const said = tokens.filter(({ text }) => !/^(please|both|pls)$/.test(text));
  if (matches.length === 0 && isNamedOnly(said)) return true;
  // "Make the man | and the woman brighter"
  const noun = tokens.findIndex(({ text }) => isSubjectNoun(text) || /^(me|him|us)$/.test(text));
  const isVerbOnly =
    last.matches.every(({ to }) => to === 1) &&
    /^(make|turn|put|place|give|keep|leave|get)$/.test(last.tokens[0]?.text ?? '');
  return (
    isVerbOnly &&
    noun >= 0 &&
    isNamedOnly(tokens.slice(0, noun + 1)) &&
    isNamedOnly(last.tokens.slice(1))
  );
}

/** "Make the background a blue and orange gradient": both colours are the gradient's. */
function isGradientPair(last: Segment, { tokens, joint }: Segment): boolean {
  const isColour = (token: Token | undefined) => COLOUR_WORDS.has(token?.text ?? '');
  const noun = tokens.findIndex(({ text }) => text === 'gradient');
  const leads = tokens.slice(0, Math.max(0, noun));
  const isPair = leads.some(isColour) && leads.every((t) => isValue(t) || FILLERS.has(t.text));
  return joint === 'and' && isPair && isColour(last.tokens.at(-1));
}

/** "Another background, a beach": what the background shall be, behind a comma. */
function isPlaceOf(last: Segment, { matches, joint }: Segment): boolean {
  const [first] = last.matches;
  return (
    /^[,:–—-]+$/.test(joint) &&
    last.matches.length === 1 &&
    first?.operation.op === 'replaceBackground' &&
    isBarePart(first, last.tokens) &&
    matches.length === 1 &&
    [matches[0], ...(matches[0]?.others ?? [])].some((m) => m?.operation === first.operation)
  );
}

/** "“SALE” top right": a text, though nothing says so. */
const isBareText = ({ tokens }: Segment): boolean => tokens.some(({ kind }) => kind === 'quote');

/** "A vignette, 16:9": the shape is a wish of its own, unless what is before it has one. */
function isShapeApart(last: Segment, { tokens }: Segment): boolean {
  const isShape = tokens.some(
    // "3/10" says how much.
    ({ kind, text }) => (kind === 'ratio' || kind === 'size') && !text.includes('/'),
  );
  const hasShape = last.matches.some(({ operation: { op } }) =>
    /^(crop|resize|format|frame|collage|sideBySide|upscale|text|roundedCorners)$/.test(op),
  );
  return isShape && !hasShape;
}

/** Takes values that stand alone to the wish they belong to: "a border, 20 px, red"; "red and blue duotone". */
export function gatherValues(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let waiting: Segment | null = null;
  for (const [i, each] of segments.entries()) {
    const segment: Segment = waiting ? joined(waiting, each) : each;
    waiting = null;
    const last = result.at(-1);
    const isCaption =
      segment.tokens.some((t) => t.kind === 'quote') &&
      (!last?.matches.some((m) => m.operation.op === 'text') ||
        last.tokens.some((t) => t.kind === 'quote'));
    const isOneWish =
      last &&
      (isPlaceOf(last, segment) || isGradientPair(last, segment) || isSecondOne(last, segment));
    if (isOneWish) {
      result[result.length - 1] = joined(last, segment);
    } else if (last && saysHowSet(last, segment)) {
      result[result.length - 1] = joined(last, segment);
    } else if (last && isDivider(last, segment)) {
      const tokens = segment.tokens.map((t) => ({
        ...t,
        text: t.text.replace(/^(line|divider)s$/, '$1'),
      }));
      result[result.length - 1] = joined(last, { ...segment, tokens, matches: [], weak: [] });
    } else if (last && isOtherOfTwo(last, segment)) {
      result[result.length - 1] = joined(last, { ...segment, matches: [], weak: [] });
    } else if (last && isMoreColours(last, segment)) {
      result[result.length - 1] = joined(last, segment);
    } else if (isLettersFirst(segment, segments[i + 1])) {
      waiting = segment;
    } else if (isOnlyValues(segment) && startsPair(segments[i + 1])) {
      waiting = segment;
    } else if (
      isOnlyValues(segment) &&
      !isCaption &&
      !saysWhatToDo(segment) &&
      !isVagueWish(segment.tokens) &&
      last &&
      (!isAboutLetters(segment) || last.tokens.some(({ kind }) => kind === 'quote')) &&
      (last.matches.length > 0 || isBareText(last)) &&
      !isShapeApart(last, segment)
    ) {
      result[result.length - 1] = joined(last, segment);
    } else result.push(segment);
  }
  return result;
}
