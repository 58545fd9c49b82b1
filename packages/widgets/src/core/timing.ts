import type { CommonWords } from '../locales/en/common.ts';

/** How long the last pictures of this server's engine took. */
export interface Timing {
  /** Median. */
  typicalSeconds: number;
  /** Nine of ten took no longer. */
  slowSeconds: number;
}

/** `usually 2 s here`, and how long it may take when that is far more. */
export function timingText({ typicalSeconds, slowSeconds }: Timing, words: CommonWords): string {
  const typical = Math.round(typicalSeconds);
  const slow = Math.round(slowSeconds);
  const usual = typicalSeconds < 1 ? words.underOneSecond : words.seconds(typical);
  const isWide = slow >= 2 * Math.max(1, typical);
  return isWide ? words.usuallyUpTo(usual, words.seconds(slow)) : words.usually(usual);
}
