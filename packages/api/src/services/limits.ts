import { inArray, lt } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { errorCodes } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Database } from '../stores/database/index.ts';
import { usage } from '../stores/database/schema.ts';
import { type AnonymousLimits, type Counted, countersOf, isMinuteKey } from './limit-counters.ts';
import { count, giveBack, Refused } from './limit-rows.ts';
import { type Standing, toStandings, usedUp } from './limit-standing.ts';

/** What was counted for one request. */
export interface Charge {
  /** The counters' keys, to be given back by. */
  readonly charged: string[];
  /** How far the caller is within each limit that was counted. */
  readonly standings: Standing[];
}

/**
 * Counts what callers do, exactly, however many processes share the database.
 *
 * One row is one window of one caller, and charging is one upsert that never goes beyond the limit.
 * rate-limiter-flexible, which does the same work, counts calls that it refuses as well; giving
 * back to such a counter gives back what was never allowed.
 */
export interface LimitsService {
  /**
   * Counts a request before it is worked on. A refused one counts nowhere.
   *
   * @throws AppError `rate_limited` or `quota_exceeded`, with `Retry-After` and `RateLimit`.
   */
  charge(caller: Caller, what: { what: Counted }): Promise<Charge>;
  /**
   * Gives back the picture of a request that made none; and the request of the minute too, when the
   * fault was ours. What belongs to a window that is over is gone already.
   *
   * @param charged The keys of {@link Charge}. Once is the caller's part: twice gives back twice.
   */
  refund(charged: readonly string[], options: { ourFault: boolean }): Promise<void>;
  /** Does the work that was charged for; when it fails, gives back what {@link refund} says. */
  refundOnFailure<Result>(charge: Charge, work: () => Promise<Result>): Promise<Result>;
  /** How far a caller is within each limit that a picture counts for. */
  standing(caller: Caller): Promise<Standing[]>;
  /** Removes counters whose window is over. */
  removeExpired(): Promise<void>;
}

export interface LimitsServiceOptions extends AnonymousLimits {
  db: Database;
  /** The present time; for tests of days and months. */
  now?: () => Date;
}

/** Clocks of several instances differ a little; a counter that one of them still charges must stay. */
const graceMs = 60_000;

export function createLimitsService(options: LimitsServiceOptions): LimitsService {
  const { db, now = () => new Date() } = options;

  async function refund(charged: readonly string[], { ourFault }: { ourFault: boolean }) {
    await giveBack(
      db,
      charged.filter((key) => ourFault || !isMinuteKey(key)),
    );
  }

  return {
    async charge(caller, { what }) {
      const time = now();
      const counters = countersOf(caller, what, options, time);
      if (counters.length === 0) return { charged: [], standings: [] };
      try {
        const used = await db.transaction((tx) => count(tx, counters));
        return { charged: used.map(({ key }) => key), standings: toStandings(used, time) };
      } catch (error) {
        throw error instanceof Refused ? usedUp(toStandings(error.counters, time)) : error;
      }
    },
    refund,
    async refundOnFailure({ charged }, work) {
      try {
        return await work();
      } catch (error) {
        // If the database fails too, the first failure says more.
        await refund(charged, { ourFault: isOurFault(error) }).catch(() => undefined);
        throw error;
      }
    },
    async standing(caller) {
      const time = now();
      const counters = countersOf(caller, 'picture', options, time);
      const keys = counters.map(({ key }) => key);
      const rows = await db.select().from(usage).where(inArray(usage.key, keys));
      const usedOf = new Map(rows.map(({ key, used }) => [key, used]));
      return toStandings(
        counters.map((counter) => ({ ...counter, used: usedOf.get(counter.key) ?? 0 })),
        time,
      );
    },
    async removeExpired() {
      await db.delete(usage).where(lt(usage.expiresAt, new Date(now().getTime() - graceMs)));
    },
  };
}

function isOurFault(thrown: unknown): boolean {
  return !(thrown instanceof AppError) || errorCodes[thrown.code].status >= 500;
}
