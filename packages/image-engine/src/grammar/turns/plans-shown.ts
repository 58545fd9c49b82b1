import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { colourFrom, OWN, word } from './variants-shown.ts';

// Things in colours that somebody thinks about.

/** "Our house with a yellow facade": so the facade is to be seen. */
export function withPartsColoured(tokens: readonly Token[]): Token[] {
  const [show] = tokens;
  if (show?.text !== 'show') return [...tokens];
  const end = clauseEnd(tokens, 0);
  // "… in", as German has it
  const last = tokens[end - 1]?.text === 'in' ? end - 1 : end;
  const said = tokens.slice(0, last);
  const joint = said.findIndex(({ text }) => text === 'with');
  const at = /^an?$/.test(said[joint + 1]?.text ?? '') ? joint + 2 : joint + 1;
  const colour = colourFrom(said, at);
  const noun = said[at + colour.length];
  if (joint > 1 && colour.length > 0 && noun && at + colour.length === said.length - 1)
    return [word(show, 'make'), word(show, 'the'), noun, ...colour, ...tokens.slice(end)];
  // "Show my car in racing green"
  const into = said.findLastIndex(({ text }) => text === 'in');
  const wanted = colourFrom(said, into + 1);
  const isColoured =
    into > 2 &&
    into <= 4 &&
    OWN.test(said[1]?.text ?? '') &&
    wanted.length > 0 &&
    into + 1 + wanted.length === said.length;
  if (isColoured) return [word(show, 'make'), ...said.slice(1), ...tokens.slice(end)];
  return [...said, ...tokens.slice(end)];
}

/** "The sweater blue colour", as German has the verb behind. */
export function withColouringLast(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(color|paint|dye)$/.test(text) &&
      i > 2 &&
      (tokens[i + 1]?.kind !== 'word' || /^(but|and)$/.test(tokens[i + 1]?.text ?? '')),
  );
  let from = clauseStart(tokens, Math.max(0, at));
  while (from < at && /^(can|could|you|we|i|please|would)$/.test(tokens[from]?.text ?? '')) from++;
  const said = tokens.slice(from, Math.max(from, at));
  const thing = said[1];
  const colour = colourFrom(said, 2);
  const isTold =
    OWN.test(said[0]?.text ?? '') &&
    thing?.kind === 'word' &&
    colour.length > 0 &&
    colour.length === said.length - 2;
  return at > 0 && isTold
    ? [
        ...tokens.slice(0, from),
        word(tokens[at] as Token, 'make'),
        ...said,
        ...tokens.slice(at + 1),
      ]
    : [...tokens];
}

const PLANS = /^(thinking|considering|planning|plan|wonder|wondering|consider|think|decide|idea)$/;
const PAINTS = /^(painting|paint|repainting|repaint|dyeing|dye)$/;

/** "We are thinking of painting the front door anthracite. What would that look like?" */
export function withPlansShown(tokens: readonly Token[]): Token[] {
  const paint = tokens.findIndex(
    ({ text }, i) => i > 0 && PAINTS.test(text) && OWN.test(tokens[i + 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, paint));
  const isPlanned = tokens.slice(0, Math.max(0, paint)).some(({ text }) => PLANS.test(text));
  const said = tokens.slice(paint + 1, end).filter(({ text }) => text !== 'in');
  const at = said.findIndex((_, i) => i > 1 && colourFrom(said, i).length === said.length - i);
  if (paint < 0 || !isPlanned || at < 2) return [...tokens];
  const lead = tokens[paint] as Token;
  const next = tokens
    .slice(end + 1, end + 10)
    .map(({ text }) => text)
    .join(' ');
  const asks =
    /^(?:what|how) (?:would|will|does) (?:that|it|this) look(?: like)?/.exec(next)?.[0].split(' ')
      .length ?? 0;
  return [word(lead, 'make'), ...said, ...tokens.slice(asks ? end + 1 + asks : end)];
}

/** "I can't decide about my car: show it to me in yellow" */
export function withThingsShownIn(tokens: readonly Token[]): Token[] {
  const show = tokens.findIndex(({ text }, i) => i > 2 && /^(show|watch|see)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, show));
  const into = tokens.findLastIndex(({ text }, i) => i > show && i < end && text === 'in');
  const between = tokens.slice(show + 1, Math.max(show + 1, into));
  const colour = colourFrom(tokens, into + 1);
  const own = tokens
    .slice(0, Math.max(0, show))
    .findLastIndex(({ text }) => /^(my|our|the|this|these|his|her|two|both)$/.test(text));
  const thing = tokens[own + 1];
  const isTold =
    show > 0 &&
    into > show &&
    between.length > 0 &&
    // "The car is red, I want to see it in navy"
    !tokens.slice(0, show).some((_, i) => colourFrom(tokens, i).length > 0) &&
    between.every(({ text }) =>
      /^(it|them|her|him|me|us|to|that|the|please|this|one|these)$/.test(text),
    ) &&
    colour.length > 0 &&
    into + 1 + colour.length === end &&
    own >= 0 &&
    thing?.kind === 'word';
  if (!isTold || !thing) return [...tokens];
  // "Two sofas": the one to be seen.
  return [word(thing, 'make'), word(thing, 'the'), thing, ...colour, ...tokens.slice(end)];
}

/** "The dress of blue in white", as French has it: from the one to the other. */
export function withChangesTold(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(({ text }, i) => i === 2 && text === 'of');
  const had = colourFrom(tokens, of + 1);
  const into = of + 1 + had.length;
  const wanted = colourFrom(tokens, into + 1);
  const isChange =
    of > 0 &&
    OWN.test(tokens[0]?.text ?? '') &&
    had.length > 0 &&
    /^(in|to|into)$/.test(tokens[into]?.text ?? '') &&
    wanted.length > 0;
  if (!isChange) return [...tokens];
  const [the, thing] = tokens as [Token, Token];
  return [
    word(the, 'change'),
    the,
    ...had,
    thing,
    word(the, 'to'),
    ...wanted,
    ...tokens.slice(into + 1 + wanted.length),
  ];
}
