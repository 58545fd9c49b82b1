import { clauseEnd, endsThere } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { colourLength, isColour } from './things-in-colours.ts';

// A thing in one clause, and the colour that it shall have in the next.

const WHICH = /^(the|my|his|her|our|your|their|this|these|that|those)$/;
const LEADS =
  /^(?:(?:please|just|can|could|you|i|want|would|like|to) )*(?:change|alter|adjust|edit|switch) (?:the )?(?:color|colors|paint|shade) (?:of|on) $/;

const saying = (tokens: readonly Token[]) => tokens.map(({ text }) => `${text} `).join('');

/** The thing after "change the colour of"; null when something else is said. */
function paintedThing(clause: readonly Token[]): readonly Token[] | null {
  const at = clause.findLastIndex(({ text }) => /^(of|on)$/.test(text));
  const thing = clause.slice(at + 1);
  const isThing = thing.length > 0 && thing.length <= 3 && !thing.some(isColour);
  return at > 0 && isThing && LEADS.test(saying(clause.slice(0, at + 1))) ? thing : null;
}

/** A thing with the colour that it has, alone in its clause: "the white tablecloth". */
function namedThing(clause: readonly Token[]): readonly Token[] | null {
  const is = clause.findIndex(({ text }) => /^(is|are)$/.test(text));
  // "My tablecloth is green"
  if (is > 1 && colourLength(clause, is + 1) === clause.length - is - 1 && is < clause.length - 1) {
    const [which, ...thing] = clause.slice(0, is);
    return [which as Token, ...clause.slice(is + 1), ...thing];
  }
  const isNamed =
    WHICH.test(clause[0]?.text ?? '') &&
    clause.length >= 2 &&
    clause.length <= 4 &&
    clause.every(({ kind }) => kind === 'word');
  const last = clause.at(-1) as Token;
  if (!isNamed || (isColour(last) && clause.length !== 3)) return null;
  // "The tablecloth white", as other languages have it.
  return isColour(last) ? [clause[0] as Token, last, clause[1] as Token] : clause;
}

/** "Change the colour of the gate: anthracite", "the white tablecloth, I want it lavender": make it so. */
export function withColoursNamedAfter(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  if (end < 2 || tokens[end]?.kind !== 'separator') return [...tokens];
  const stop = clauseEnd(tokens, end);
  const clause = tokens.slice(0, end).filter(({ text }, i) => i > 0 || !/^(just|only)$/.test(text));
  const said = tokens
    .slice(end + 1, stop)
    .filter(({ text }) => !/^(please|rather|instead|now)$/.test(text));
  const wish =
    /^(?:(?:and|so) )?(?:i (?:want|need|would like|would love|prefer) (?:it|them)(?: (?:in|to be))? |(?:make|paint|turn) (?:it|them) |should be |in )/.exec(
      saying(said),
    );
  const lead = wish ? wish[0].trim().split(' ').length : 0;
  // "Just the jacket: khaki"
  const isNamed = lead > 1 || tokens[end]?.text === ':';
  const thing = paintedThing(clause) ?? (isNamed ? namedThing(clause) : null);
  const length = colourLength(said, lead);
  const first = tokens[0];
  if (!thing || !first || length === 0 || lead + length !== said.length) return [...tokens];
  const word = (text: string): Token => ({ ...first, kind: 'word', text, raw: '' });
  const which = WHICH.test(thing[0]?.text ?? '') ? [] : [word('the')];
  return [word('make'), ...which, ...thing, ...said.slice(lead), ...tokens.slice(stop)];
}

const PERSONS = /^(girl|boy|woman|man|lady|child|kid|bride|groom|baby|mother|father|dog|cat)$/;

/** "Make the sweater of the girl purple" is about the girl's sweater. */
export function withThingsOwned(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(({ text }, i) => i > 2 && /^(of|in)$/.test(text));
  const [verb, which, noun] = tokens.slice(of - 3, of);
  const isPerson = PERSONS.test(tokens[of + 2]?.text ?? '');
  const owner = WHICH.test(tokens[of + 1]?.text ?? '') ? of + 2 : -1;
  const colour = [owner + 1, owner + 2].find((i) => colourLength(tokens, i) > 0) ?? -1;
  const isOwned =
    of >= 3 &&
    (tokens[of]?.text === 'of' || isPerson) &&
    owner > 0 &&
    colour > 0 &&
    /^(make|paint|turn)$/.test(verb?.text ?? '') &&
    WHICH.test(which?.text ?? '') &&
    noun?.kind === 'word' &&
    !/^(color|colors|photo|picture|image|background|rest|part|side|half)$/.test(noun.text);
  if (!isOwned || !noun) return [...tokens];
  // Of a person it is another's, and not the person.
  const whose = tokens
    .slice(owner, colour)
    .map((t) => (PERSONS.test(t.text) ? { ...t, text: `${t.text}s` } : t));
  const owned = [...whose, noun];
  return [...tokens.slice(0, of - 1), ...owned, ...tokens.slice(colour)];
}

/** "The car, not silver but black" */
export function withColoursRefused(tokens: readonly Token[]): Token[] {
  const not = tokens.findIndex(({ text }, i) => text === 'not' && colourLength(tokens, i + 1) > 0);
  const old = colourLength(tokens, not + 1);
  const but = not + 1 + old;
  const length = tokens[but]?.text === 'but' ? colourLength(tokens, but + 1) : 0;
  const thing = tokens
    .slice(0, Math.max(0, not))
    .filter(({ kind, text }) => kind === 'word' && !/^(should|shall|must|be|is|make)$/.test(text));
  const first = tokens[0];
  if (not < 1 || length === 0 || !first || thing.length === 0 || thing.length > 3)
    return [...tokens];
  const named = thing.filter(({ text }) => !WHICH.test(text));
  const isOver = endsThere(tokens[but + 1 + length]);
  if (!isOver || named.length === 0 || named.some(isColour)) return [...tokens];
  const word = (text: string): Token => ({ ...first, kind: 'word', text, raw: '' });
  return [
    ...['make', 'the'].map(word),
    ...tokens.slice(not + 1, but),
    ...named,
    ...tokens.slice(but + 1),
  ];
}

/** "The car, I want it red", "this blue door, make it white", in one breath, as Spanish has it. */
export function withThingsAhead(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const verb = tokens.findIndex(
    ({ text }, i) => i > 1 && i < end && /^(want|need|prefer|like|make|paint|turn)$/.test(text),
  );
  const colour = /^(it|them|the|in)$/.test(tokens[verb + 1]?.text ?? '') ? verb + 2 : verb + 1;
  const [which, ...named] = tokens
    .slice(0, Math.max(0, verb))
    .filter(({ text }) => !/^(it|them|i|we|me|would)$/.test(text));
  const old = colourLength(named, 0);
  const thing = named.slice(old);
  const isAhead =
    verb > 1 &&
    colourLength(tokens, colour) > 0 &&
    colour + colourLength(tokens, colour) === end &&
    WHICH.test(which?.text ?? '') &&
    thing.length > 0 &&
    thing.length <= 2 &&
    thing.every((t) => t.kind === 'word' && !isColour(t) && !/^back/.test(t.text));
  if (!isAhead || !which) return [...tokens];
  const make: Token = { ...which, text: 'make', raw: '' };
  return [make, which, ...named, ...tokens.slice(colour)];
}

/** "Green boots instead of the black ones": "make the black boots green". */
export function withOnesInstead(tokens: readonly Token[]): Token[] {
  const length = colourLength(tokens, 0);
  const at = tokens.findIndex(({ text }, i) => text === 'instead' && tokens[i + 1]?.text === 'of');
  const thing = tokens.slice(length, Math.max(length, at));
  const from = WHICH.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  const old = colourLength(tokens, from);
  const end = /^ones?$/.test(tokens[from + old]?.text ?? '') ? from + old + 1 : from + old;
  const isThing =
    length > 0 &&
    at > length &&
    old > 0 &&
    thing.length <= 2 &&
    thing.every(({ kind }) => kind === 'word');
  const first = tokens[0];
  if (!isThing || !first || end !== clauseEnd(tokens, 0)) return [...tokens];
  const word = (text: string): Token => ({ ...first, kind: 'word', text, raw: '' });
  return [
    ...['make', 'the'].map(word),
    ...tokens.slice(from, from + old),
    ...thing,
    ...tokens.slice(0, length),
    ...tokens.slice(end),
  ];
}
