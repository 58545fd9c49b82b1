import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { colourAt } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

// Things that are to be seen in another colour, told as if they had it.

export const OWN = /^(the|my|our|these|those|this|his|her)$/;
const COMES =
  /^(?:also )?(?:come|comes|exist|exists|are available|is available|available|can be had|are sold|is sold)(?: also| too)? in(?: the colou?r)?$/;

export const colourFrom = (tokens: readonly Token[], at: number): readonly Token[] => {
  const words = tokens.slice(at, at + 4).map(({ text }) => text);
  return tokens.slice(at, at + (colourAt(words, 0)?.length ?? 0));
};

export const word = (like: Token, text: string): Token => ({
  ...like,
  kind: 'word',
  text,
  raw: '',
});

/** "The cushions also come in turquoise": so they are to be seen. */
export function withVariantsNamed(tokens: readonly Token[]): Token[] {
  const into = tokens.findIndex(
    ({ text }, i) =>
      text === 'in' &&
      /^(come|comes|available|exist|exists|too|also|had|sold)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const from = tokens.findLastIndex(({ kind }, i) => kind === 'separator' && i < into) + 1;
  const colour = colourFrom(tokens, into + 1);
  const thing = tokens
    .slice(from, from + 4)
    .findIndex(({ text }) => /^(come|comes|is|are|also|exist|exists|can)$/.test(text));
  const told = tokens
    .slice(from + Math.max(0, thing), into + 1)
    .map(({ text }) => text)
    .join(' ');
  const isTold =
    into > 0 &&
    thing >= 1 &&
    colour.length > 0 &&
    OWN.test(tokens[from]?.text ?? '') &&
    COMES.test(told.replace(/^(is|are) also/, '$1'));
  const next = tokens[into + 1 + colour.length];
  if (
    !isTold ||
    next?.text === 'and' ||
    (next?.text === ',' && colourFrom(tokens, into + 2 + colour.length).length > 0)
  )
    return [...tokens];
  const lead = tokens[from] as Token;
  const named = tokens.slice(from, from + thing);
  return [
    ...tokens.slice(0, from),
    word(lead, 'make'),
    ...named,
    ...colour,
    ...tokens.slice(into + 1 + colour.length),
  ];
}

/** "These sneakers are sold in four colours, show me the yellow one" */
export function withVariantsShown(tokens: readonly Token[]): Token[] {
  const one = tokens.findIndex(
    ({ text }, i) => i > 3 && /^(one|ones|version|variant|pair)$/.test(text),
  );
  const from = clauseStart(tokens, Math.max(0, one));
  const the = tokens.findLastIndex(({ text }, i) => i < one && i >= from && /^(the|a)$/.test(text));
  const colour = colourFrom(tokens, the + 1);
  const asks = tokens
    .slice(from, Math.max(from, the))
    .some(({ text }) => /^(show|see|need|want|make|have)$/.test(text));
  const before = tokens.slice(0, from);
  const own = before.findIndex(
    ({ text }, i) => /^(these|this|my|our|the)$/.test(text) && before[i + 1]?.kind === 'word',
  );
  const many = before.slice(own + 2, own + 8).some(({ text }) => /^colou?rs$/.test(text));
  const isTold =
    one > 0 &&
    the >= from &&
    the + 1 + colour.length === one &&
    colour.length > 0 &&
    asks &&
    own >= 0 &&
    many;
  if (!isTold) return [...tokens];
  const lead = before[own] as Token;
  return [word(lead, 'make'), lead, before[own + 1] as Token, ...colour, ...tokens.slice(one + 1)];
}

const LOOKS =
  /^(?:(?:and|but|so|now|i|we|want|would|like|love|id|to|please|lets|show|me|can|could|you) )*(?:(?:see|know|show)(?: me)? )?(?:(?:how|what) (?:itd|theyd|thatd|it|they|that|this)(?: would| d| might| could)?|(?:how|what) would (?:it|they|that|this)) looks?(?: like)? in$/;

/** "The car is white and I want to see how it would look in blue" */
export function withOtherColourSeen(tokens: readonly Token[]): Token[] {
  const look = tokens.findIndex(
    ({ text }, i) => text === 'in' && /^(looks?|like)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const is = tokens.slice(0, Math.max(0, look)).findIndex(({ text }) => /^(is|are)$/.test(text));
  const had = colourFrom(tokens, is + 1);
  const wanted = colourFrom(tokens, look + 1);
  const said = tokens
    .slice(is + 1 + had.length, look + 1)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  const thing = tokens.slice(0, Math.max(0, is));
  const isTold =
    look > 0 &&
    is > 0 &&
    is <= 3 &&
    OWN.test(thing[0]?.text ?? '') &&
    had.length > 0 &&
    wanted.length > 0 &&
    LOOKS.test(said);
  if (!isTold) return [...tokens];
  const lead = thing[0] as Token;
  return [
    word(lead, 'make'),
    lead,
    ...had,
    ...thing.slice(1),
    ...wanted,
    ...tokens.slice(clauseEnd(tokens, look)),
  ];
}
