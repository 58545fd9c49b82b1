import type { Limit, Limits } from '@nano-banana/client-sdk';
import type { EditorWords } from '../locales/en/editor.ts';
import { whenText } from './wait.ts';

/** Pictures that may be left before it is worth a word. */
const LOW = 10;

/** What is left of the pictures of a day or month. */
export interface Quota {
  name: 'day' | 'month';
  remaining: number;
  /** When it is renewed, in milliseconds since 1970. */
  renewedAt: number;
}

/** The scarcest quota, when it is getting low; what is left of a minute is nobody's concern. */
export function lowQuota({ limits }: Limits, now: number): Quota | undefined {
  const [scarcest] = limits.flatMap((limit) => toQuota(limit, now)).sort(byScarcity);
  return scarcest && scarcest.remaining <= LOW ? scarcest : undefined;
}

function toQuota({ name, remaining, resetSeconds }: Limit, now: number): Quota[] {
  return name === 'minute' ? [] : [{ name, remaining, renewedAt: now + resetSeconds * 1000 }];
}

/** Of two that are equally low, the one that is renewed later is what counts. */
function byScarcity(a: Quota, b: Quota): number {
  return a.remaining - b.remaining || b.renewedAt - a.renewedAt;
}

/** `7 pictures left today`; when none are, also when there are new ones. */
export function quotaText({ name, remaining, renewedAt }: Quota, now: number, words: EditorWords) {
  const left = (name === 'day' ? words.leftToday : words.leftThisMonth)(remaining);
  return remaining > 0 ? left : `${left}. ${words.newOnesWhen(whenText(renewedAt, now, words))}`;
}
