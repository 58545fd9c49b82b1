import { and, eq, inArray } from 'drizzle-orm';
import { keysOf } from '../../services/file-keys.ts';
import { finish, unfinished } from '../../services/jobs.ts';
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
import { conditionsOf, type PersonalRows, type Subject } from './collect.ts';
import { inputKeysOf } from './stored-files.ts';

/** Rows whose files are removed before the rows themselves are. */
const batchSize = 100;

/** How many rows went, by table. */
export type Removed = Record<keyof PersonalRows, number>;

/**
 * Removes everything that belongs to somebody. Files go before their rows, so that a run that is
 * cut off is made good by the next; jobs are over before their results are looked for.
 */
export async function removePersonalData(
  services: CommandServices,
  subject: Subject,
): Promise<Removed> {
  const { db } = services;
  const mine = conditionsOf(subject, services.seal);
  await cancelJobs(services, subject);
  const removedJobs = await removeJobs(services, subject);
  const removedFiles = await removeFiles(services, subject);
  const rest = {
    idempotency: await db.delete(idempotency).where(mine.idempotency).returning(),
    usage: await db.delete(usage).where(mine.usage).returning(),
    subscriptions: await db.delete(subscriptions).where(mine.subscriptions).returning(),
    feedback: await db.delete(feedback).where(mine.feedback).returning(),
    patternVisitors: await db.delete(patternVisitors).where(mine.patternVisitors).returning(),
    printJobs: await db.delete(printJobs).where(mine.printJobs).returning(),
  };
  return {
    files: removedFiles,
    jobs: removedJobs,
    idempotency: rest.idempotency.length,
    usage: rest.usage.length,
    subscriptions: rest.subscriptions.length,
    feedback: rest.feedback.length,
    patternVisitors: rest.patternVisitors.length,
    printJobs: rest.printJobs.length,
  };
}

async function cancelJobs(
  { db, seal, openQueue }: CommandServices,
  subject: Subject,
): Promise<void> {
  const open = await db
    .select({ id: jobs.id, kind: jobs.kind })
    .from(jobs)
    .where(and(conditionsOf(subject, seal).jobs, inArray(jobs.state, [...unfinished])));
  if (open.length === 0) return;
  const names = new Set(open.map(({ kind }) => kind));
  const queue = await openQueue([...names].map((name) => ({ name })));
  for (const { id, kind } of open) {
    await db.transaction(async (tx) => {
      if (await finish(tx, id, { state: 'cancelled' })) await queue.cancel(tx, kind, id);
    });
  }
}

async function removeJobs({ db, seal, store }: CommandServices, subject: Subject): Promise<number> {
  const { jobs: mine } = conditionsOf(subject, seal);
  for (let removed = 0; ; ) {
    const batch = await db.select({ id: jobs.id }).from(jobs).where(mine).limit(batchSize);
    if (batch.length === 0) return removed;
    for (const job of batch) {
      for (const key of await inputKeysOf(store, job)) await store.delete(key);
      await db.delete(jobs).where(eq(jobs.id, job.id));
    }
    removed += batch.length;
  }
}

async function removeFiles(
  { db, seal, store }: CommandServices,
  subject: Subject,
): Promise<number> {
  const { files: mine } = conditionsOf(subject, seal);
  for (let removed = 0; ; ) {
    const batch = await db
      .select({ id: files.id, extension: files.extension })
      .from(files)
      .where(mine)
      .limit(batchSize);
    if (batch.length === 0) return removed;
    for (const key of batch.flatMap(keysOf)) await store.delete(key);
    const ids = batch.map(({ id }) => id);
    await db.delete(files).where(inArray(files.id, ids));
    removed += batch.length;
  }
}
