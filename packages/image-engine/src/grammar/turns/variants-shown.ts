import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { colourAt } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

// Things that are to be seen in another colour, told as if they had it.

const OWN = /^(the|my|our|these|those|this|his|her)$/;
const COMES =
  /^(?:also )?(?:come|comes|exist|exists|are available|is available|available|can be had|are sold|is sold)(?: also| too)? in(?: the colou?r)?$/;

const colourFrom = (tokens: readonly Token[], at: number): readonly Token[] => {
  const words = tokens.slice(at, at + 4).map(({ text }) => text);
  return tokens.slice(at, at + (colourAt(words, 0)?.length ?? 0));
};

const word = (like: Token, text: string): Token => ({ ...like, kind: 'word', text, raw: '' });

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
  /^(?:(?:and|but|so|now|i|we|want|would|like|love|id|to|please|lets|show|me|can|could|you) )*(?:(?:see|know|show)(?: me)? )?(?:how|what) (?:it|they|that|this)(?: would| d| might| could)? looks?(?: like)? in$/;

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
    .findLastIndex(({ text }) => /^(my|our|the|this|these|his|her)$/.test(text));
  const thing = tokens[own + 1];
  const isTold =
    show > 0 &&
    into > show &&
    between.length > 0 &&
    // "The car is red, I want to see it in navy"
    !tokens.slice(0, show).some((_, i) => colourFrom(tokens, i).length > 0) &&
    between.every(({ text }) => /^(it|them|me|us|to|that|the|please)$/.test(text)) &&
    colour.length > 0 &&
    into + 1 + colour.length === end &&
    own >= 0 &&
    thing?.kind === 'word';
  if (!isTold || !thing) return [...tokens];
  return [word(thing, 'make'), tokens[own] as Token, thing, ...colour, ...tokens.slice(end)];
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
