import { clauseEnd, clauseStart } from './clause-bounds.ts';
import { SPEAKERS, withColourDemandsTurned } from './colour-demands.ts';
import { COLOUR_WORDS } from './colours.ts';
import type { Token } from './tokens.ts';

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

/** "The colours should stay true" is read as "keep the colours true". */
function withKeepingTurned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t, i) => DEMANDS.test(t.text) && /^(stay|remain)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const demand = tokens[at];
  if (!demand) return [...tokens];
  const start = clauseStart(tokens, at);
  const keep: Token = { ...demand, text: 'keep', raw: '' };
  const rest = tokens.slice(at + 2);
  // "The balloon should stay red"
  const isRed = COLOUR_WORDS.has(rest[0]?.text ?? '');
  const coloured = isRed ? ['in', 'color'].map((text) => ({ ...demand, text, raw: '' })) : [];
  const said = tokens.slice(start, at);
  return [...tokens.slice(0, start), keep, ...said, ...coloured, ...rest.slice(isRed ? 1 : 0)];
}

/** "The dress should be green" is read as "make the dress green". */
export function withDemandsTurned(said: readonly Token[]): Token[] {
  const tokens = withColourDemandsTurned(withKeepingTurned(said));
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
  const make: Token = { ...demand, text: 'make', raw: '' };
  const rest = tokens.filter((_, i) => i > start - 1 && i !== at && i !== verb);
  return [...tokens.slice(0, start), make, ...rest];
}
