import { eq, type SQL, sql } from 'drizzle-orm';
import { hashSubject } from '../../services/limit-counters.ts';
import type { Seal } from '../../services/print-jobs/seal.ts';
import {
  feedback,
  files,
  idempotency,
  jobs,
  patternVisitors,
  printJobs,
  subscriptions,
  usage,
} from '../../stores/database/schema.ts';
import type { CommandServices } from '../command.ts';

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
  patternVisitors: (typeof patternVisitors.$inferSelect)[];
  printJobs: (typeof printJobs.$inferSelect)[];
}

/** Which rows of each table belong to somebody. An e-mail address is known to three tables only. */
export function conditionsOf(
  subject: Subject,
  seal: Pick<Seal, 'blind'>,
): Record<keyof PersonalRows, SQL> {
  if ('email' in subject) {
    const none = sql`false`;
    return {
      files: none,
      jobs: none,
      idempotency: none,
      usage: none,
      subscriptions: sql`lower(${subscriptions.email}) = ${subject.email}`,
      feedback: sql`lower(${feedback.email}) = ${subject.email}`,
      patternVisitors: none,
      printJobs: eq(printJobs.emailHash, seal.blind(subject.email)),
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
    patternVisitors: eq(patternVisitors.owner, owner),
    printJobs: eq(printJobs.owner, owner),
  };
}

/** Reads everything that belongs to somebody. */
export async function collectRows(
  { db, seal }: Pick<CommandServices, 'db' | 'seal'>,
  subject: Subject,
): Promise<PersonalRows> {
  const mine = conditionsOf(subject, seal);
  const orders = await db.select().from(printJobs).where(mine.printJobs);
  return {
    files: await db.select().from(files).where(mine.files),
    jobs: await db.select().from(jobs).where(mine.jobs),
    idempotency: await db.select().from(idempotency).where(mine.idempotency),
    usage: await db.select().from(usage).where(mine.usage),
    subscriptions: await db.select().from(subscriptions).where(mine.subscriptions),
    feedback: await db.select().from(feedback).where(mine.feedback),
    patternVisitors: await db.select().from(patternVisitors).where(mine.patternVisitors),
    printJobs: orders.map(({ address, ...order }) => ({
      ...order,
      // What somebody is given about themselves, they can read.
      address: address && JSON.stringify(seal.open(order.id, address)),
    })),
  };
}
