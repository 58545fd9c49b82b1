import { type AnyColumn, and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Database, Transaction } from '../stores/database/index.ts';
import { patternVisitors, patternWeights } from '../stores/database/schema.ts';
import { hashSubject } from './limit-counters.ts';

/** Stands for whatever a prompt asks for: it is counted for every visitor. */
export const anyPattern = 'any';

/** A visitor's result with some patterns. */
export interface Visit {
  caller: Caller;
  /** Ids of the patterns. */
  patterns: readonly string[];
  /** It was saved or shared. */
  kept: boolean;
  at: Date;
}

/**
 * Counts visitors by pattern: each once a day, and as one who kept something as soon as there is
 * a result that was kept.
 *
 * Anybody can make up visitor tokens, so only the first {@link visitorsPerAddress} visitors of an
 * address count on a day. Without a token the address is the visitor.
 */
export interface VisitCounter {
  add(visit: Visit): Promise<void>;
  /** Forgets who was counted on days that are over. */
  removeExpired(now: Date): Promise<void>;
}

/** As many as use one connection in a family or a small office. */
const visitorsPerAddress = 5;

/** Clocks of several instances differ: a day is remembered beyond its end. */
const rememberMs = 2 * 24 * 60 * 60_000;

/** The day in UTC, such as `2026-03-09`. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

export function createVisitCounter(db: Database): VisitCounter {
  return {
    async add({ caller, patterns, kept, at }) {
      const day = dayOf(at);
      const address = `${day}:${hashSubject(caller.address)}`;
      const visitor = hashSubject(caller.owner ?? caller.address);
      // Every process locks rows in the same order, so that no two wait for each other.
      const ids = [...new Set([anyPattern, ...patterns])].sort();
      const keyOf = (pattern: string) => `${day}:${pattern}:${visitor}`;
      await db.transaction(async (tx) => {
        // One record of an address at a time: otherwise several would find the last place free.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
        if (!(await hasPlace(tx, address, keyOf(anyPattern)))) return;
        const rows = ids.map((pattern) => ({
          key: keyOf(pattern),
          pattern,
          owner: caller.owner,
          address,
          kept: false,
          expiresAt: new Date(Date.parse(day) + rememberMs),
        }));
        const fresh = await tx
          .insert(patternVisitors)
          .values(rows)
          .onConflictDoNothing()
          .returning({ pattern: patternVisitors.pattern });
        const keeps = kept ? await markKept(tx, ids.map(keyOf)) : new Set<string>();
        await count(tx, day, { fresh: patternsOf(fresh), keeps });
      });
    },
    async removeExpired(now) {
      await db.delete(patternVisitors).where(lt(patternVisitors.expiresAt, now));
    },
  };
}

/** Whether the visitor is among those of the address that count today. */
async function hasPlace(tx: Transaction, address: string, key: string): Promise<boolean> {
  const others = await tx
    .select({ key: patternVisitors.key })
    .from(patternVisitors)
    .where(
      and(
        eq(patternVisitors.address, address),
        eq(patternVisitors.pattern, anyPattern),
        ne(patternVisitors.key, key),
      ),
    )
    .limit(visitorsPerAddress);
  return others.length < visitorsPerAddress;
}

/** The patterns that the visitor had kept nothing with until now. */
async function markKept(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const changed = await tx
    .update(patternVisitors)
    .set({ kept: true })
    .where(and(inArray(patternVisitors.key, keys), eq(patternVisitors.kept, false)))
    .returning({ pattern: patternVisitors.pattern });
  return patternsOf(changed);
}

const patternsOf = (rows: { pattern: string }[]) => new Set(rows.map(({ pattern }) => pattern));

async function count(
  tx: Transaction,
  day: string,
  { fresh, keeps }: { fresh: Set<string>; keeps: Set<string> },
): Promise<void> {
  const changed = [...new Set([...fresh, ...keeps])].sort();
  if (changed.length === 0) return;
  const rows = changed.map((pattern) => ({
    pattern,
    day,
    visitors: fresh.has(pattern) ? 1 : 0,
    kept: keeps.has(pattern) ? 1 : 0,
  }));
  const { visitors, kept, day: counted } = patternWeights;
  // Usually the counted day is today's or before; a clock that is behind must not turn it back.
  const latest = sql`greatest(${counted}, excluded.day)`;
  const sum = (known: AnyColumn, added: SQL) =>
    sql`${known} * ${weightOf(counted, latest)} + ${added} * ${weightOf(sql`excluded.day`, latest)}`;
  await tx
    .insert(patternWeights)
    .values(rows)
    .onConflictDoUpdate({
      target: patternWeights.pattern,
      set: {
        visitors: sum(visitors, sql`excluded.visitors`),
        kept: sum(kept, sql`excluded.kept`),
        day: latest,
      },
    });
}

/** Days after which a visit counts half. */
const halfLifeDays = 14;

/** What a visit of a day weighs on another: 1 on the same, 0.5 after {@link halfLifeDays}. */
function weightOf(day: AnyColumn | SQL, on: SQL): SQL {
  return sql`power(0.5::float8, greatest(0, ${on} - ${day}) / ${sql.raw(String(halfLifeDays))}::float8)`;
}

/** Visits of a pattern, each weighed by its age. */
export interface Weight {
  visitors: number;
  kept: number;
}

/** Reads what the visits of every pattern weigh today, {@link anyPattern} included. */
export async function readWeights(db: Database, now: Date): Promise<Map<string, Weight>> {
  const { pattern, visitors, kept, day } = patternWeights;
  const weight = weightOf(day, sql`${dayOf(now)}::date`);
  const rows = await db
    .select({
      pattern,
      visitors: sql`${visitors} * ${weight}`.mapWith(Number),
      kept: sql`${kept} * ${weight}`.mapWith(Number),
    })
    .from(patternWeights);
  return new Map(rows.map(({ pattern: id, ...weights }) => [id, weights]));
}
