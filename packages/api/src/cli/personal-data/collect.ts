import { eq, type SQL, sql } from 'drizzle-orm';
import { hashSubject } from '../../services/limit-counters.ts';
import type { Database } from '../../stores/database/index.ts';
import {
  feedback,
  files,
  idempotency,
  jobs,
  subscriptions,
  usage,
} from '../../stores/database/schema.ts';

/** Whose data it is: a visitor's, by owner, or that of an e-mail address, in lower case. */
export type Subject = { owner: string } | { email: string };

/** The rows that belong to somebody. */
export interface PersonalRows {
  files: (typeof files.$inferSelect)[];
  jobs: (typeof jobs.$inferSelect)[];
  idempotency: (typeof idempotency.$inferSelect)[];
  usage: (typeof usage.$inferSelect)[];
  subscriptions: (typeof subscriptions.$inferSelect)[];
  feedback: (typeof feedback.$inferSelect)[];
}

/** Which rows of each table belong to somebody. An e-mail address is known to two tables only. */
export function conditionsOf(subject: Subject): Record<keyof PersonalRows, SQL> {
  if ('email' in subject) {
    const none = sql`false`;
    return {
      files: none,
      jobs: none,
      idempotency: none,
      usage: none,
      subscriptions: sql`lower(${subscriptions.email}) = ${subject.email}`,
      feedback: sql`lower(${feedback.email}) = ${subject.email}`,
    };
  }
  const { owner } = subject;
  const ending = `:${hashSubject(owner)}`;
  return {
    files: eq(files.owner, owner),
    jobs: eq(jobs.owner, owner),
    idempotency: eq(idempotency.owner, owner),
    usage: sql`right(${usage.key}, ${ending.length}) = ${ending}`,
    subscriptions: eq(subscriptions.owner, owner),
    feedback: eq(feedback.owner, owner),
  };
}

/** Reads everything that belongs to somebody. */
export async function collectRows(db: Database, subject: Subject): Promise<PersonalRows> {
  const mine = conditionsOf(subject);
  return {
    files: await db.select().from(files).where(mine.files),
    jobs: await db.select().from(jobs).where(mine.jobs),
    idempotency: await db.select().from(idempotency).where(mine.idempotency),
    usage: await db.select().from(usage).where(mine.usage),
    subscriptions: await db.select().from(subscriptions).where(mine.subscriptions),
    feedback: await db.select().from(feedback).where(mine.feedback),
  };
}
