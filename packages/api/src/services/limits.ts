import { randomBytes } from 'node:crypto';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { errorCodes } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Database } from '../stores/database/index.ts';
import { pendingCharges, usage } from '../stores/database/schema.ts';
import { type AnonymousLimits, type Counted, countersOf, isMinuteKey } from './limit-counters.ts';
import { count, giveBack, Refused } from './limit-rows.ts';
import { type Standing, toStandings, usedUp } from './limit-standing.ts';

/** Whose fault it is that nothing was made. */
export interface Fault {
  ourFault: boolean;
}

/** What was counted for one request. */
export interface Charge {
  /** Names the charge until its work is over. */
  readonly id: string;
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
  refund(charged: readonly string[], how: Fault): Promise<void>;
  /**
   * Does the work that was charged for; when it fails, gives back what {@link refund} says. Should
   * the process end meanwhile, {@link refundAbandoned} does.
   */
  refundOnFailure<Result>(charge: Charge, work: () => Promise<Result>): Promise<Result>;
  /** Gives back what was charged for work of which nothing has been heard since some moment. */
  refundAbandoned(before: Date): Promise<void>;
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

  async function refund(charged: readonly string[], { ourFault }: Fault) {
    await giveBack(
      db,
      charged.filter((key) => ourFault || !isMinuteKey(key)),
    );
  }

  /** The work of a charge is over; true for the one who says so first. */
  async function settle(id: string): Promise<boolean> {
    const ended = await db.delete(pendingCharges).where(eq(pendingCharges.id, id)).returning();
    return ended.length > 0;
  }

  async function refundOnce({ id, charged }: Pick<Charge, 'id' | 'charged'>, how: Fault) {
    if (await settle(id)) await refund(charged, how);
  }

  return {
    async charge(caller, { what }) {
      const time = now();
      const counters = countersOf(caller, what, options, time);
      const id = randomBytes(16).toString('hex');
      if (counters.length === 0) return { id, charged: [], standings: [] };
      const charged = counters.map(({ key }) => key);
      try {
        const used = await db.transaction(async (tx) => {
          const counted = await count(tx, counters);
          await tx.insert(pendingCharges).values({ id, charged });
          return counted;
        });
        return { id, charged, standings: toStandings(used, time) };
      } catch (error) {
        throw error instanceof Refused ? usedUp(toStandings(error.counters, time)) : error;
      }
    },
    refund,
    async refundOnFailure(charge, work) {
      if (charge.charged.length === 0) return work();
      try {
        const result = await work();
        await settle(charge.id).catch(() => undefined);
        return result;
      } catch (error) {
        // If the database fails too, the first failure says more.
        await refundOnce(charge, { ourFault: isOurFault(error) }).catch(() => undefined);
        throw error;
      }
    },
    async refundAbandoned(before) {
      const abandoned = await db
        .select()
        .from(pendingCharges)
        .where(lt(pendingCharges.createdAt, before));
      for (const charge of abandoned) await refundOnce(charge, { ourFault: true });
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

/** Tells whether a failure is the server's. */
export function isOurFault(thrown: unknown): boolean {
  return !(thrown instanceof AppError) || errorCodes[thrown.code].status >= 500;
}
