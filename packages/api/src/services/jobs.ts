import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { errorCodes } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Database, Transaction } from '../stores/database/index.ts';
import { jobs } from '../stores/database/schema.ts';
import type { Queue } from '../stores/queue.ts';

/** A job as its row says. */
export type JobRow = typeof jobs.$inferSelect;

/** What a new job needs. */
export interface NewJob {
  /** 32 hexadecimal digits; see {@link createId}. */
  id: string;
  kind: string;
  /** Who may see it; null leaves it to whoever knows its id. */
  owner: string | null;
  requestId: string;
  /** Id of the job whose result this one works on. */
  parent?: string;
  /** Plain data for the worker. */
  input: object;
  /** The limits' counters that were charged for it. */
  charged: string[];
}

/** Work that goes on when nobody waits for it. */
export interface JobsService {
  /** Writes the row and the queue's entry in one transaction; a job that is there already is left as it is. */
  start(job: NewJob): Promise<JobRow>;
  /** @throws AppError `not_found`, also when it is somebody else's or of another kind. */
  find(id: string, owner: string | null, kind: string): Promise<JobRow>;
  /** The newest jobs of a kind of an owner, at most 100. */
  list(owner: string, kind: string): Promise<JobRow[]>;
  /** The jobs of a kind that work on what others made, the newest first. */
  children(parents: readonly string[], kind: string): Promise<JobRow[]>;
  /**
   * Cancels a job; one that is over stays as it is.
   *
   * @throws AppError `not_found`.
   */
  cancel(id: string, owner: string | null, kind: string): Promise<JobRow>;
  /** How many jobs there are that are not over, by state. */
  depth(): Promise<Record<string, number>>;
  /**
   * Fails the jobs that the queue has given up, such as those that end their process each time.
   *
   * @param minAgeMs Younger ones may be on their way into the queue of another process.
   */
  failLost(minAgeMs?: number): Promise<void>;
}

export interface JobsServiceOptions {
  db: Database;
  queue: Queue;
  /** Hours after which a job is removed. */
  retentionHours: number;
  /** Stops the work if this process does it. */
  onCancel(id: string): void;
  /** What a job that is over leaves behind: its input files, its charge. */
  onOver(job: JobRow): Promise<void>;
}

/** Age from which the queue is asked whether it still knows a job. */
const lostAfterMs = 5 * 60_000;

/** States of a job that is not over. */
export const unfinished = ['queued', 'active'] as const;

const listLength = 100;

/** Makes an id that nobody can guess: 128 random bits in hexadecimal. */
export function createId(): string {
  return randomBytes(16).toString('hex');
}

export function createJobsService(options: JobsServiceOptions): JobsService {
  const { db, queue, retentionHours } = options;

  async function find(id: string, owner: string | null, kind: string): Promise<JobRow> {
    const isIt = and(eq(jobs.id, id), eq(jobs.kind, kind));
    const [row] = await db.select().from(jobs).where(isIt);
    if (!row || (row.owner !== null && row.owner !== owner)) throw new AppError('not_found');
    return row;
  }

  return {
    start: (job) => db.transaction((tx) => startJob(tx, queue, job, retentionHours)),
    find,
    list: (owner, kind) =>
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.owner, owner), eq(jobs.kind, kind)))
        .orderBy(desc(jobs.createdAt))
        .limit(listLength),
    children: (parents, kind) =>
      db
        .select()
        .from(jobs)
        .where(and(inArray(jobs.parent, [...parents]), eq(jobs.kind, kind)))
        .orderBy(desc(jobs.createdAt)),
    async cancel(id, owner, kind) {
      await find(id, owner, kind);
      const cancelled = await db.transaction(async (tx) => {
        const row = await finish(tx, id, { state: 'cancelled' });
        if (row) await queue.cancel(tx, kind, id);
        return row;
      });
      if (!cancelled) return find(id, owner, kind);
      options.onCancel(id);
      await options.onOver(cancelled);
      return { ...cancelled, input: null };
    },
    async depth() {
      const rows = await db
        .select({ state: jobs.state, count: count() })
        .from(jobs)
        .where(inArray(jobs.state, [...unfinished]))
        .groupBy(jobs.state);
      const none = unfinished.map((state) => [state, 0] as const);
      return Object.fromEntries([...none, ...rows.map((row) => [row.state, row.count] as const)]);
    },
    async failLost(minAgeMs = lostAfterMs) {
      const old = lt(jobs.createdAt, new Date(Date.now() - minAgeMs));
      const open = await db
        .select()
        .from(jobs)
        .where(and(inArray(jobs.state, [...unfinished]), old));
      for (const { id, kind } of open) {
        if (await queue.isAlive(kind, id)) continue;
        const error = toJobError(new AppError('internal_error'));
        const failed = await db.transaction((tx) => finish(tx, id, { state: 'failed', error }));
        if (failed) await options.onOver(failed);
      }
    },
  };
}

/**
 * Writes a job's row and the queue's entry; one that is there already is left as it is.
 *
 * @param retentionHours Hours after which it is removed.
 */
export async function startJob(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  job: NewJob,
  retentionHours: number,
): Promise<JobRow> {
  const expiresAt = new Date(Date.now() + retentionHours * 3_600_000);
  const [row] = await tx
    .insert(jobs)
    .values({ ...job, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (row) await queue.send(tx, job.kind, job.id);
  const [stored] = row ? [row] : await tx.select().from(jobs).where(eq(jobs.id, job.id));
  if (!stored) throw new Error('The job was not stored.');
  return stored;
}

type Outcome = Pick<Partial<JobRow>, 'result' | 'error' | 'progress'> & {
  state: 'completed' | 'failed' | 'cancelled';
};

/**
 * Ends a job that is not over yet, once: whoever comes second gets undefined.
 *
 * @returns the row as it was, with its input.
 */
export async function finish(
  tx: Transaction,
  id: string,
  outcome: Outcome,
): Promise<JobRow | undefined> {
  const isOpen = and(eq(jobs.id, id), inArray(jobs.state, [...unfinished]));
  const [before] = await tx.select().from(jobs).where(isOpen).for('update');
  if (!before) return undefined;
  const change = { ...outcome, input: null, finishedAt: new Date() };
  await tx.update(jobs).set(change).where(isOpen);
  return { ...before, ...change, input: before.input };
}

/** A failure as the job's row keeps it. */
export function toJobError({ code, message, details }: AppError): object {
  const { alternatives, remarks } = details;
  const error = details.error ?? errorCodes[code].error;
  return {
    code,
    error,
    message,
    ...(alternatives && { alternatives }),
    ...(remarks && { remarks }),
  };
}
