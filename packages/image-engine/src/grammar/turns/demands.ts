import { clauseEnd, clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import { SPEAKERS, withColourDemandsTurned } from '../colour-turns/colour-demands.ts';
import { withThingsOwned } from '../colour-turns/colours-behind-things.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';
import { isPlaceAt } from './place-turns.ts';

const DEMANDS = /^(should|must|shall)$/;
const BECOMES = /^(be|become|get|turn|is)$/;

/** "I want the car to be green": the places of "want" and of "to be"; null when no colour follows. */
function wantOf(tokens: readonly Token[]): { at: number; verb: number; start: number } | null {
  const at = tokens.findIndex((t) => /^(want|need|like|wish)$/.test(t.text));
  const verb = tokens.findIndex(
    (t, i) => i > at + 2 && BECOMES.test(t.text) && tokens[i - 1]?.text === 'to',
  );
  if (at < 0 || verb < 0 || !COLOUR_WORDS.has(tokens[verb + 1]?.text ?? '')) return null;
  return { at, verb, start: clauseStart(tokens, at) };
}

/** "… with the roses staying red" is read as "but keep the roses in colour". */
function withStayingTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(staying|remaining)$/.test(text));
  const joint = tokens.findLastIndex((t, i) => i < at && /^(with|but)$/.test(t.text));
  const staying = tokens[at];
  const isThing = at - joint > 1 && at - joint <= 4;
  const rest = tokens.slice(at + 1);
  const isRed = COLOUR_WORDS.has(rest[0]?.text ?? '');
  const isColoured = isRed || (rest[0]?.text === 'in' && /^colors?$/.test(rest[1]?.text ?? ''));
  if (!staying || joint < 0 || !isThing || !isColoured) return [...tokens];
  const word = (text: string): Token => ({ ...staying, text, raw: '' });
  const lead = tokens[joint - 1]?.text === 'but' ? joint - 1 : joint;
  return [
    ...tokens.slice(0, lead),
    ...['but', 'keep'].map(word),
    ...tokens.slice(joint + 1, at),
    ...['in', 'color'].map(word),
    ...rest.slice(isRed ? 1 : 2),
  ];
}

/** "The colours should stay true" is read as "keep the colours true". */
function withKeepingTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t, i) => DEMANDS.test(t.text) && /^(stay|remain)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const demand = tokens[at];
  if (!demand) return withStayingTurned(tokens);
  const start = clauseStart(tokens, at);
  const keep: Token = { ...demand, text: 'keep', raw: '' };
  const rest = tokens.slice(at + 2);
  // "The balloon should stay red"
  const isRed = COLOUR_WORDS.has(rest[0]?.text ?? '');
  const coloured = isRed ? ['in', 'color'].map((text) => ({ ...demand, text, raw: '' })) : [];
  const said = tokens.slice(start, at);
  return [...tokens.slice(0, start), keep, ...said, ...coloured, ...rest.slice(isRed ? 1 : 0)];
}

/**
 * "The shutters stay green" is read as "keep the shutters", "the carpet becomes grey" as "make the
 * carpet grey".
 */
function withStatesTurned(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(
    ({ text }, i) =>
      /^(stays?|remains?|keep|becomes?|be)$/.test(text) &&
      COLOUR_WORDS.has(tokens[i + 1]?.text ?? '') &&
      endsThere(tokens[i + 2]),
  );
  const from = clauseStart(tokens, Math.max(0, verb));
  const thing = tokens.slice(from, verb);
  const noun = /^(the|my|our|his|her|this|that)$/.test(thing[0]?.text ?? '') ? 1 : 0;
  const isThing =
    verb > from &&
    thing.length === noun + 1 &&
    thing[noun]?.kind === 'word' &&
    !/^(it|everything|rest|all|should|must|will|to)$/.test(thing[noun]?.text ?? '');
  if (!isThing) return [...tokens];
  const lead = tokens[verb] as Token;
  const isKept = /^(stay|remain|keep)/.test(lead.text);
  const make = { ...lead, text: isKept ? 'keep' : 'make', raw: '' };
  const rest = isKept ? tokens.slice(verb + 2) : tokens.slice(verb + 1);
  return [...tokens.slice(0, from), make, ...thing, ...rest];
}

/** "Sepia instead of black and white" is read as "sepia, not black and white". */
function withInsteadsNegated(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => i > 0 && text === 'instead' && tokens[i + 1]?.text === 'of',
  );
  const instead = tokens[at];
  const noun = /^(?:an?|the)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  const [one, , two] = tokens.slice(noun, noun + 3).map(({ text }) => text);
  const isLook =
    (one === 'black' && two === 'white') ||
    (beginsPhrase(tokens.slice(noun)) > 0 && !COLOUR_WORDS.has(one ?? ''));
  if (!instead || !isLook) return [...tokens];
  return [...tokens.slice(0, at), { ...instead, text: 'not', raw: '' }, ...tokens.slice(noun)];
}

/** "The dress should be green" is read as "make the dress green". */
export function withDemandsTurned(said: readonly Token[]): Token[] {
  const tokens = withInsteadsNegated(
    withColourDemandsTurned(withKeepingTurned(withStatesTurned(said))),
  );
  const want = wantOf(tokens);
  if (want) {
    const make: Token = { ...(tokens[want.at] as Token), text: 'make', raw: '' };
    const wished = tokens.slice(want.at + 1, want.verb - 1);
    return [...tokens.slice(0, want.start), make, ...wished, ...tokens.slice(want.verb + 1)];
  }
  const at = tokens.findIndex((t) => t.kind === 'word' && DEMANDS.test(t.text));
  const demand = tokens[at];
  if (!demand) return [...tokens];
  const [start, end] = [clauseStart(tokens, at), clauseEnd(tokens, at)];
  const subject = tokens.slice(start, at);
  const verb = tokens.findIndex((t, i) => i > at && i < end && BECOMES.test(t.text));
  const isSpoken = subject.some((t) => SPEAKERS.test(t.text)) || subject.length === 0;
  if (isSpoken || verb < 0 || tokens.slice(at, end).some((t) => t.text === 'not'))
    return [...tokens];
  // "My dog should be in the mountains"
  const make: Token = { ...demand, text: isPlaceAt(tokens, verb + 1) ? 'put' : 'make', raw: '' };
  const rest = tokens.filter((_, i) => i > start - 1 && i !== at && i !== verb);
  return withThingsOwned([...tokens.slice(0, start), make, ...rest]);
}
