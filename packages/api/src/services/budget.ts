import { eq, sql } from 'drizzle-orm';
import type { PictureBudget } from '../engines/generative/budget.ts';
import { AppError } from '../errors.ts';
import type { Database } from '../stores/database/index.ts';
import { usage } from '../stores/database/schema.ts';

/** What the day's pictures cost, in US dollars. */
export interface Spending {
  /** Of all processes that share the database, since midnight UTC. */
  todayUsd: number;
  /** What a picture costs. */
  pricePerImageUsd: number;
  /** What they may cost a day; undefined sets no limit. */
  dailyBudgetUsd: number | undefined;
}

/** Counts what paid pictures cost, exactly, however many processes share the database. */
export interface BudgetService extends PictureBudget {
  /** Undefined when no price is known. */
  spending(): Promise<Spending | undefined>;
}

export interface BudgetServiceOptions {
  db: Database;
  /** US dollars; null counts nothing. */
  pricePerImageUsd: number | null;
  dailyBudgetUsd: number | undefined;
  /** Told of each picture that was paid for. */
  record(usd: number): void;
  /** The present time; for tests of days. */
  now?: () => Date;
}

/** The counters hold whole numbers: hundredths of a cent. */
const unitsPerUsd = 10_000;
const mostUnits = 2_147_483_647;

export function createBudgetService(options: BudgetServiceOptions): BudgetService {
  const { db, pricePerImageUsd: price, dailyBudgetUsd, record, now = () => new Date() } = options;
  const cost = Math.ceil((price ?? 0) * unitsPerUsd);
  const allowed =
    dailyBudgetUsd === undefined ? mostUnits : Math.floor(dailyBudgetUsd * unitsPerUsd);

  async function count(key: string, expiresAt: Date): Promise<boolean> {
    if (cost > allowed) return false;
    const rows = await db
      .insert(usage)
      .values({ key, used: cost, allowed, expiresAt })
      .onConflictDoUpdate({
        target: usage.key,
        set: { used: sql`${usage.used} + ${cost}`, allowed },
        setWhere: sql`${usage.used} <= ${allowed - cost}`,
      })
      .returning({ key: usage.key });
    return rows.length > 0;
  }

  async function usedUnder(key: string): Promise<number> {
    const [row] = await db.select({ used: usage.used }).from(usage).where(eq(usage.key, key));
    return row?.used ?? 0;
  }

  async function giveBack(key: string): Promise<void> {
    await db
      .update(usage)
      .set({ used: sql`greatest(${usage.used} - ${cost}, 0)` })
      .where(eq(usage.key, key));
  }

  return {
    async reserve() {
      if (cost === 0) return { keep: () => undefined, giveBack: async () => undefined };
      const time = now();
      const { key, endsAt } = dayOf(time);
      if (!(await count(key, endsAt))) throw usedUp(endsAt, time);
      return { keep: () => record(cost / unitsPerUsd), giveBack: () => giveBack(key) };
    },
    async refuseIfSpent() {
      if (dailyBudgetUsd === undefined || price === null) return;
      const time = now();
      const { key, endsAt } = dayOf(time);
      if ((await usedUnder(key)) + cost > allowed) throw usedUp(endsAt, time);
    },
    async spending() {
      if (price === null) return undefined;
      const todayUsd = (await usedUnder(dayOf(now()).key)) / unitsPerUsd;
      return { todayUsd, pricePerImageUsd: price, dailyBudgetUsd };
    },
  };
}

/** A row of the counters that limits have too, which are removed when their time is over. */
function dayOf(time: Date) {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1);
  return { key: `spent:${time.toISOString().slice(0, 10)}`, endsAt: new Date(midnight) };
}

function usedUp(endsAt: Date, time: Date): AppError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - time.getTime()) / 1000));
  return new AppError('quota_exceeded', {
    error:
      'The daily quota of pictures that a model makes here is exceeded. It is renewed at midnight UTC',
    message:
      'What this server may spend on pictures a day is spent; it is renewed at midnight UTC.',
    headers: { 'Retry-After': String(seconds) },
  });
}
