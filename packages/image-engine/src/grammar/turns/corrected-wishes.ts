import type { Token } from '../words/tokens.ts';

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
