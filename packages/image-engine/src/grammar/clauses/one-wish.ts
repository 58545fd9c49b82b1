import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Segment } from './clauses.ts';
import { isBarePart, SCOPE_WORDS } from './scope.ts';
import { isOnlyValues, isValue, saysWhatToDo } from './values.ts';

// Ways in which a clause goes on with the wish before it.

/** "Make it red and blue": one more colour of a wish that says nothing but colours. */
export function isMoreColours(last: Segment, next: Segment): boolean {
  const hasColour = ({ tokens }: Segment) =>
    tokens.some((t) => COLOUR_WORDS.has(t.text)) && !tokens.some((t) => t.kind === 'quote');
  const isAlike = [last, next].every((each) => isOnlyValues(each) && hasColour(each));
  // "A duotone in purple and yellow like on Spotify"
  const isSecondInk =
    next.joint === 'and' &&
    last.matches.some(({ operation: { op } }) => op === 'duotone') &&
    hasColour(last) &&
    (COLOUR_WORDS.has(next.tokens[0]?.text ?? '') || next.tokens[0]?.kind === 'hex') &&
    /^(like|for|as)$/.test(next.tokens[1]?.text ?? '');
  return (isAlike && !saysWhatToDo(next)) || isSecondInk;
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
export function isOtherOfTwo(last: Segment, { tokens, joint }: Segment): boolean {
  const isOfTwo = last.matches.some(({ operation: { op } }) =>
    /^(doubleExposure|collage|sideBySide)$/.test(op),
  );
  // "A double exposure with a forest"
  const isExposed = last.matches.some(({ operation: { op } }) => op === 'doubleExposure');
  // "Double exposure: my son and the wood"
  const isOther =
    (/^(with|:)$/.test(joint) && isExposed) ||
    (joint === 'and' && last.tokens.some(({ text }) => /^(of|between)$/.test(text)));
  return (
    isOfTwo &&
    isOther &&
    tokens.length <= 5 &&
    tokens.every(({ kind }) => kind === 'word') &&
    (tokens.length <= 3 || PICTURE.test(tokens.at(-1)?.text ?? '')) &&
    (PICTURE.test(tokens.at(-1)?.text ?? '') ||
      tokens.slice(0, -1).every(({ text }) => LEADS_NOUN.test(text)))
  );
}
const PICTURE = /^(photo|picture|pic|image|one|shot)$/;

/** "“Sale”, white with black outline": how the text before it is set. */
export const saysHowSet = (last: Segment, { tokens, matches }: Segment): boolean =>
  matches.length > 0 &&
  matches.every(({ operation: { op }, hint }) => op === 'text' && 'quoted' in hint) &&
  tokens.every(({ kind }) => kind === 'word') &&
  last.tokens.some(({ kind }) => kind === 'quote');

/** "In a row with white lines": what shows between the pictures. */
export const isDivider = (last: Segment, { tokens, joint }: Segment): boolean =>
  (joint === 'with' || tokens.some(({ text }) => text === 'between')) &&
  last.matches.some(({ operation: { op } }) => /^(collage|sideBySide)$/.test(op)) &&
  tokens.some(
    ({ text }) =>
      /^(lines?|dividers?)$/.test(text) ||
      (/^(borders?|bars?|strips?)$/.test(text) && tokens.some((t) => t.text === 'between')),
  ) &&
  tokens.every(
    (t) =>
      isValue(t) ||
      FILLERS.has(t.text) ||
      /^(lines?|dividers?|borders?|bars?|strips?|between|them)$/.test(t.text),
  );

/** "Brighten the dog and the cat", "turn me and my dog into a cartoon": one wish for both. */
export function isSecondOne(last: Segment, { tokens, matches, joint }: Segment): boolean {
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
export function isGradientPair(last: Segment, { tokens, joint }: Segment): boolean {
  const isColour = (token: Token | undefined) => COLOUR_WORDS.has(token?.text ?? '');
  const noun = tokens.findIndex(({ text }) => text === 'gradient');
  const leads = tokens.slice(0, Math.max(0, noun));
  const isPair = leads.some(isColour) && leads.every((t) => isValue(t) || FILLERS.has(t.text));
  return joint === 'and' && isPair && isColour(last.tokens.at(-1));
}

/** "Another background, a beach": what the background shall be, behind a comma. */
export function isPlaceOf(last: Segment, { matches, joint }: Segment): boolean {
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
