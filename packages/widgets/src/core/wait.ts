import type { CommonWords } from '../locales/en/common.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When something is possible again, as people say it: `in 40 seconds`, `in 3 hours`, `tomorrow`. Rounded up, so
 * that waiting this long is long enough.
 * @param at - milliseconds since 1970, like `now`
 */
export function whenText(at: number, now: number, words: CommonWords): string {
  const seconds = Math.max(1, Math.ceil((at - now) / 1000));
  if (seconds < 2 * MINUTE) return words.inSeconds(seconds);
  if (seconds < 2 * HOUR) return words.inMinutes(Math.ceil(seconds / MINUTE));
  // The end of a quota's day is a few hours off or, said more simply, tomorrow.
  if (seconds > DAY / 2 && isTomorrow(at, now)) return words.tomorrow;
  if (seconds < 2 * DAY) return words.inHours(Math.ceil(seconds / HOUR));
  return words.inDays(Math.ceil(seconds / DAY));
}

/** By the visitor's own calendar. */
function isTomorrow(at: number, now: number): boolean {
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return new Date(at).toDateString() === tomorrow.toDateString();
}
