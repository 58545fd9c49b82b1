import { AppError } from '../errors.ts';
import type { Counter, WindowName } from './limit-counters.ts';

/** How far a caller is within one limit. */
export interface Standing {
  readonly name: WindowName;
  readonly limit: number;
  /** What is left; of visitor and address the smaller. */
  readonly remaining: number;
  /** Seconds until it is renewed, at least 1. */
  readonly resetSeconds: number;
  readonly windowSeconds: number;
}

/** A counter with what is used of it. */
export interface Used extends Counter {
  readonly used: number;
}

/** One standing for each window, shortest window first. */
export function toStandings(counters: readonly Used[], now: Date): Standing[] {
  const standings = new Map<WindowName, Standing>();
  for (const { name, limit, used, endsAt, windowSeconds } of counters) {
    const remaining = Math.max(0, Math.min(limit - used, standings.get(name)?.remaining ?? limit));
    const resetSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    standings.set(name, { name, limit, remaining, resetSeconds, windowSeconds });
  }
  return [...standings.values()].sort((a, b) => a.windowSeconds - b.windowSeconds);
}

/** Standings after a refund: a picture comes back, a request of the minute only when the fault was ours. */
export function givenBack(standings: readonly Standing[], ourFault: boolean): Standing[] {
  return standings.map((standing) => {
    const isBack = ourFault || standing.name !== 'minute';
    return isBack ? { ...standing, remaining: standing.remaining + 1 } : standing;
  });
}

/** Headers of draft-ietf-httpapi-ratelimit-headers; none when nothing is limited. */
export function rateLimitFields(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {};
  const policies = standings.map(
    ({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`,
  );
  const left = standings.map(
    ({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`,
  );
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: left.join(', ') };
}

/** The failure of a caller who has used up at least one limit: it names the one renewed last. */
export function usedUp(standings: readonly Standing[]): AppError {
  const standing = standings.findLast(({ remaining }) => remaining === 0);
  if (!standing) throw new Error('No limit is used up.');
  const { name, limit, resetSeconds } = standing;
  const headers = { ...rateLimitFields(standings), 'Retry-After': String(resetSeconds) };
  const wait = inWords(resetSeconds);
  if (name === 'minute') {
    return new AppError('rate_limited', {
      error: `The quota of ${limit} requests a minute is exceeded. Please try again in ${wait}`,
      message: `The quota of ${limit} requests a minute is exceeded; it is renewed in ${wait}.`,
      headers,
    });
  }
  const renewal = name === 'day' ? 'at midnight UTC' : 'when the month begins (UTC)';
  return new AppError('quota_exceeded', {
    error: `The quota of ${limit} pictures a ${name} is exceeded. It is renewed ${renewal}, in ${wait}`,
    message: `The quota of ${limit} pictures a ${name} is exceeded; it is renewed ${renewal}, in ${wait}.`,
    headers,
  });
}

/** Rounded up, so that waiting this long is long enough. */
function inWords(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds >= 2 * size) ?? ['second', 1];
  const count = Math.ceil(seconds / size);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
