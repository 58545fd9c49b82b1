import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const SORRY = /^(sorry|wait|actually|rather|hmm|hm|oops|i|meant|mean|nonsense)$/;
const LEADS = /^(to|the|in|make|it|a|an)$/;
const SIDES = /^(left|right|top|bottom)$/;

/** A word takes the place of one of its own kind. */
function kindOf(token: Token | undefined): 'colour' | 'side' | null {
  if (token?.kind !== 'word') return null;
  if (COLOUR_WORDS.has(token.text)) return 'colour';
  return SIDES.test(token.text) ? 'side' : null;
}

/**
 * "Make the car red, no sorry, blue", "to the left, no, to the right": the visitor corrects a word, and
 * only the second is meant.
 */
export function withWordsCorrected(tokens: readonly Token[]): Token[] {
  const no = tokens.findIndex(
    ({ text }, i) =>
      i > 1 &&
      (tokens[i - 1]?.kind === 'separator' || tokens[i - 1]?.text === 'oh') &&
      (text === 'no' || text === 'nonsense'),
  );
  if (no < 0) return [...tokens];
  let at = no + 1;
  while (SORRY.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'separator') at += 1;
  // "A red border, no white" forbids; "red, no, white" and "red, no to the right" correct.
  const isPaused = at > no + 1 || tokens[no]?.text === 'nonsense' || tokens[at]?.text === 'to';
  if (!isPaused) return [...tokens];
  while (LEADS.test(tokens[at]?.text ?? '')) at += 1;
  const fresh = tokens[at];
  const kind = kindOf(fresh);
  const next = tokens[at + 1];
  if (!fresh || !kind || (next && next.kind !== 'separator')) return [...tokens];
  const old = tokens.findLastIndex((token, i) => i < no && kindOf(token) === kind);
  if (old < 0) return [...tokens];
  const before = tokens.slice(0, tokens[no - 1]?.kind === 'separator' ? no - 1 : no);
  return [
    ...before.map((token, i) => (i === old ? { ...token, text: fresh.text } : token)),
    ...tokens.slice(at + 1),
  ];
}

const AMOUNTS = /^(hint|bit|touch|little|slightly|tad|smidge|subtle|gently|half)$/;

/** "Warmer! No wait, not that much, only a hint": the amount is the second. */
export function withAmountsCorrected(tokens: readonly Token[]): Token[] {
  const no = tokens.findIndex(({ text }, i) => i > 0 && text === 'no');
  const end = tokens.findIndex(({ text }, i) => i > no && /^(only|just|maybe)$/.test(text));
  const between = tokens.slice(no + 1, end);
  const isCorrected =
    no > 0 &&
    end > no &&
    tokens.slice(end + 1, end + 3).some(({ text }) => AMOUNTS.test(text)) &&
    between.some(({ text }) => text === 'much') &&
    between.every(
      ({ kind, text }) =>
        kind === 'separator' || /^(wait|not|that|so|too|much|thats|is|sorry|i|mean)$/.test(text),
    );
  if (!isCorrected) return [...tokens];
  const from = tokens[no - 1]?.kind === 'separator' ? no - 1 : no;
  return [...tokens.slice(0, from), ...tokens.slice(end + 1)];
}
