import { beginsClause, clauseEnd } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const LETTERS = /^(writing|text|lettering|letters|words|logo|print|numbers?)$/;
const WRONG_WAY = /^(backwards?|mirrored|reversed?|invert(?:ed)?|flipped)$/;
const LINK = /^(is|are|looks|look|came|comes|was|all)$/;

/** "The writing on my shirt is backwards": nothing is to be written, the picture is to be mirrored. */
export function withLettersMirrored(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => LETTERS.test(text));
  const end = clauseEnd(tokens, Math.max(0, at));
  const state = tokens.findIndex(({ text }, i) => i > at && i < end && WRONG_WAY.test(text));
  const hasLead = /^(the|my|our|his|her|all)$/.test(tokens[at - 1]?.text ?? '');
  // "Text on my shirt is backwards"
  const isThere = hasLead || beginsClause(tokens, at);
  const isState = tokens.slice(at + 1, Math.max(at + 1, state)).some(({ text }) => LINK.test(text));
  // "The text is backwards" is read as it stands.
  const isOnThing = /^(on|of|in)$/.test(tokens[at + 1]?.text ?? '');
  if (at < 0 || state < 0 || !isThere || !isState || !isOnThing) return [...tokens];
  const from = hasLead ? at - 1 : at;
  const lead = tokens[from] as Token;
  const because = tokens.findIndex(({ text }, i) => i > state && i < end && text === 'because');
  const mirror = [
    { ...lead, text: 'mirror' },
    { ...lead, text: 'it', raw: '', end: (tokens[state] as Token).end },
  ];
  const rest = tokens.slice(because === state + 1 ? end : state + 1);
  return [...tokens.slice(0, from), ...mirror, ...rest];
}
