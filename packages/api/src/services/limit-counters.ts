import { createHash } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { tiers } from '../tiers.ts';

/** The windows that limits are counted in. */
export type WindowName = 'minute' | 'day' | 'month';

/** What a request is counted as: a picture by minute and by day or month, a form by minute only. */
export type Counted = 'picture' | 'request';

/** The numbers that apply to anonymous visitors; 0 sets no limit. */
export interface AnonymousLimits {
  /** Pictures a day (UTC). */
  dailyLimit: number;
  /** Requests a minute. */
  perMinute: number;
}

/** A count of one caller in one window. */
export interface Counter {
  /** Primary key of its row. */
  readonly key: string;
  readonly name: WindowName;
  /** How much is allowed; at least 1. */
  readonly limit: number;
  readonly endsAt: Date;
  /** Length of the window. */
  readonly windowSeconds: number;
}

/**
 * The counters of a caller, in the order in which every process locks their rows, so that no two
 * wait for each other. A key is counted alone; anonymously the visitor and the address are counted,
 * each against the same number.
 */
export function countersOf(
  caller: Caller,
  what: Counted,
  anonymous: AnonymousLimits,
  now: Date,
): Counter[] {
  const subjects = subjectsOf(caller).map(hashSubject);
  const windows = windowsOf(caller, what, anonymous, now).filter(({ limit }) => limit > 0);
  return windows
    .flatMap(({ id, ...window }) =>
      subjects.map((subject) => ({ key: `${id}:${subject}`, ...window })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Tells whether a key counts requests a minute. */
export function isMinuteKey(key: string): boolean {
  return key.startsWith('minute:');
}

/** Ends every key of the counters of an owner, an address or a partner key. */
export function hashSubject(subject: string): string {
  // 132 bits: short, and no two subjects meet. It also keeps addresses from lying about in plain text.
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}

function subjectsOf({ key, owner, address }: Caller): string[] {
  if (key) return [`key:${key.id}`];
  return owner === null ? [address] : [owner, address];
}

function windowsOf({ key }: Caller, what: Counted, anonymous: AnonymousLimits, now: Date) {
  const tier = key && tiers[key.tier];
  const minute = minuteWindow(now, tier ? tier.perMinute : anonymous.perMinute);
  if (what === 'request') return [minute];
  return [minute, tier ? monthWindow(now, tier.perMonth) : dayWindow(now, anonymous.dailyLimit)];
}

function minuteWindow(now: Date, limit: number) {
  const number = Math.floor(now.getTime() / 60_000);
  const endsAt = new Date((number + 1) * 60_000);
  return { id: `minute:${number}`, name: 'minute' as const, limit, endsAt, windowSeconds: 60 };
}

function dayWindow(now: Date, limit: number) {
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const id = `day:${now.toISOString().slice(0, 10)}`;
  return { id, name: 'day' as const, limit, endsAt, windowSeconds: 86_400 };
}

function monthWindow(now: Date, limit: number) {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const id = `month:${now.toISOString().slice(0, 7)}`;
  const windowSeconds = (endsAt.getTime() - start) / 1000;
  return { id, name: 'month' as const, limit, endsAt, windowSeconds };
}
