import { sql } from 'drizzle-orm';
import { anyPattern, dayOf } from '../services/pattern-visits.ts';
import { promptPatterns } from '../services/prompt-patterns.ts';
import type { Database } from '../stores/database/index.ts';
import { patternWeights } from '../stores/database/schema.ts';

/**
 * Writes what recording so many successes leaves behind, without sending each: a row a pattern, and
 * one for each visitor of today and yesterday; here all of them were there today.
 *
 * @param count Successes, each of another visitor.
 */
export async function recordMany(db: Database, count: number): Promise<void> {
  const today = dayOf(new Date());
  const patterns = [anyPattern, ...promptPatterns.map(({ id }) => id)];
  const rows = patterns.map((pattern, i) => {
    const visitors = i === 0 ? count : Math.ceil((2 * count) / patterns.length);
    return { pattern, day: today, visitors, kept: visitors >> 1 };
  });
  await db.insert(patternWeights).values(rows);
  await db.execute(sql`
    insert into pattern_visitors (key, pattern, owner, address, kept, expires_at)
    select ${`${today}:${anyPattern}:`} || n, ${anyPattern}, 'visitor:' || md5(n::text),
      ${`${today}:`} || md5((n / 2)::text), n % 2 = 0, now() + interval '2 days'
    from generate_series(1, ${count}::int) n`);
}

/** The least that a question to the database takes. */
export async function askNothing(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
