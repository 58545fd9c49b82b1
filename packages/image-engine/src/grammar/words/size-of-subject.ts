import type { Token } from './tokens.ts';

/** How large the subject of a picture comes in another one, as `blendSubject` has it. */
export interface SizeTold {
  /** Share of the picture's height, 0.1 to 1; of its width with `of`. */
  size: number;
  of?: 'width';
}

/** Shares of the height that words mean. */
export const SHARES = { tiny: 0.25, small: 0.4, large: 0.84, largest: 0.96 };

const SMALL =
  /\b(?:small|smaller|little|tiny|scaled down|shrunk|reduced|not (?:too|so|that|very|overly) (?:big|large|huge|tall|prominent))\b/;
const TINY =
  /\b(?:tiny|teeny|(?:very|really|quite|super|extremely|much|far|a lot) (?:small|smaller|little))\b/;
const LARGE = /\b(?:big|bigger|large|larger|huge|tall|prominent)\b/;
const LARGEST = /\b(?:huge|enormous|as (?:big|large) as possible|extremely (?:big|large))\b/;

/** Words about a size beside those that say how large. */
export const SIZE_WORDS = [
  ...['of width', 'of height', 'of picture width', 'of picture height', 'width', 'height', 'wide'],
  ...['high', 'about', 'around', 'roughly', 'approximately', 'only', 'size', 'smaller', 'bigger'],
  ...['larger', 'too', 'not', 'small', 'big', 'large', 'tiny'],
];

/** How large it is to be; null when nothing says so. */
export function sizeTold(tokens: readonly Token[]): SizeTold | null {
  const words = tokens.map(({ text }) => text).join(' ');
  const share = tokens.find(({ kind, unit }) => kind === 'number' && unit === 'percent')?.value;
  if (share) {
    const size = Math.min(1, Math.max(0.1, Math.abs(share) / 100));
    return { size, ...(/\b(?:width|wide)\b/.test(words) && { of: 'width' as const }) };
  }
  if (TINY.test(words)) return { size: SHARES.tiny };
  if (SMALL.test(words)) return { size: SHARES.small };
  if (LARGEST.test(words)) return { size: SHARES.largest };
  return LARGE.test(words) ? { size: SHARES.large } : null;
}
