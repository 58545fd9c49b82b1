import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../stores/database/index.ts';
import { usage } from '../stores/database/schema.ts';
import type { Counter } from './limit-counters.ts';
import type { Used } from './limit-standing.ts';

/** At least one limit is used up; the counters are as they are without this request. */
export class Refused extends Error {
  readonly counters: Used[];

  constructor(counters: Used[]) {
    super('A limit is used up.');
    this.counters = counters;
  }
}

/**
 * Adds one to every counter, in the order in which they come.
 *
 * @param tx What is thrown has to undo it.
 * @throws Refused when one of them is used up.
 */
export async function count(tx: Transaction, counters: readonly Counter[]): Promise<Used[]> {
  // What is made of the request is committed before it is acknowledged, and this with it: waiting
  // for the disk twice would be for nothing.
  await tx.execute(sql`set local synchronous_commit = off`);
  const rows = await tx
    .insert(usage)
    .values(
      counters.map(({ key, limit, endsAt }) => ({
        key,
        used: 1,
        allowed: limit,
        expiresAt: endsAt,
      })),
    )
    .onConflictDoUpdate({
      target: usage.key,
      set: { used: sql`${usage.used} + 1`, allowed: sql`excluded.allowed` },
      setWhere: sql`${usage.used} < excluded.allowed`,
    })
    .returning({ key: usage.key, used: usage.used });
  const usedOf = new Map(rows.map(({ key, used }) => [key, used]));
  if (usedOf.size === counters.length) {
    return counters.map((counter) => ({ ...counter, used: usedOf.get(counter.key) ?? 0 }));
  }
  // A counter without a row back is full; of the others this request is about to be undone.
  throw new Refused(
    counters.map((counter) => ({
      ...counter,
      used: (usedOf.get(counter.key) ?? counter.limit + 1) - 1,
    })),
  );
}

/** Takes one from every counter that still exists. */
export async function giveBack(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  // Locked in the order in which charges lock them.
  const locked = db
    .select({ key: usage.key })
    .from(usage)
    .where(inArray(usage.key, keys))
    .orderBy(sql`${usage.key} collate "C"`)
    .for('update');
  await db
    .update(usage)
    .set({ used: sql`greatest(${usage.used} - 1, 0)` })
    .where(inArray(usage.key, locked));
}
