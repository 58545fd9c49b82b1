import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Database } from '../stores/database/index.ts';
import { jobs } from '../stores/database/schema.ts';
import type { Delivery, Queue } from '../stores/queue.ts';
import type { Tracing } from '../watching/tracing.ts';
import { finish, type JobRow, toJobError, unfinished } from './jobs.ts';

/** One job, as its handler sees it. */
export interface RunningJob {
  id: string;
  owner: string | null;
  requestId: string;
  input: unknown;
  /** Aborts when the job is cancelled or taken away. */
  signal: AbortSignal;
  /** Stores how far the work is, 0 to 100, and what is being done, where that is known. */
  progress(percent: number, stage?: string): void;
}

/**
 * Does the work of one kind of job and answers its result, plain data. It may be called again with
 * the same id after a crash: what it writes must be the same then.
 */
export type JobHandler = (job: RunningJob) => Promise<object>;

/** Works on jobs. */
export interface JobRunner {
  /** Begins to take jobs from the queue. */
  start(): Promise<void>;
  /** Stops a job if this process works on it. */
  abort(id: string): void;
  /** Stops looking after running jobs. */
  close(): void;
}

export interface JobRunnerOptions {
  db: Database;
  queue: Queue;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Jobs of one kind at once. */
  concurrency: number;
  log: Logger;
  tracing: Tracing;
  onOver(job: JobRow): Promise<void>;
  /** Told how each attempt ended. */
  record(kind: string, outcome: 'ok' | ErrorCode, seconds: number): void;
}

/** How often the jobs that run here are compared with their rows, which another process may cancel. */
const watchMs = 1000;

class Cancelled extends Error {}

export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, queue, handlers, concurrency, log, tracing } = options;
  const running = new Map<string, AbortController>();

  async function stopCancelled(): Promise<void> {
    const ids = [...running.keys()];
    if (ids.length === 0) return;
    const open = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(inArray(jobs.id, ids), inArray(jobs.state, [...unfinished])));
    const alive = new Set(open.map(({ id }) => id));
    for (const id of ids) if (!alive.has(id)) running.get(id)?.abort(new Cancelled());
  }
  const watch = setInterval(() => {
    stopCancelled().catch((err: unknown) => log.error({ err }, 'running jobs were not checked'));
  }, watchMs).unref();

  async function run(kind: string, handler: JobHandler, delivery: Delivery): Promise<void> {
    const row = await begin(db, delivery.id);
    if (!row) return;
    const controller = new AbortController();
    running.set(row.id, controller);
    const progress = createProgress(db, row.id);
    const { owner, requestId, input } = row;
    const signal = AbortSignal.any([controller.signal, delivery.signal]);
    const start = performance.now();
    const record = (outcome: 'ok' | ErrorCode) => {
      const ms = performance.now() - start;
      options.record(kind, outcome, ms / 1000);
      log.info({ requestId, job: shortId(row.id), kind, outcome, ms: Math.round(ms) }, 'job');
    };
    try {
      const job = { id: row.id, owner, requestId, input, signal, progress };
      const result = await tracing.span('job', { kind, requestId }, () => handler(job));
      await conclude(row, { state: 'completed', result, progress: 100 });
      record('ok');
    } catch (thrown) {
      if (controller.signal.aborted) return record('cancelled');
      // Taken away, as when the process stops: whoever gets it next begins anew.
      if (delivery.signal.aborted) throw retryable(new AppError('cancelled'));
      const failure = thrown instanceof AppError ? thrown : asInternal(thrown);
      record(failure.code);
      logFailure(row, failure);
      if (mayPass(failure) && !delivery.isLast) throw retryable(failure);
      await conclude(row, { state: 'failed', error: toJobError(failure) });
    } finally {
      running.delete(row.id);
    }
  }

  async function conclude(row: JobRow, outcome: Parameters<typeof finish>[2]): Promise<void> {
    const over = await db.transaction((tx) => finish(tx, row.id, outcome));
    if (over) await options.onOver(over);
  }

  function logFailure({ id, kind, requestId }: JobRow, { code, cause }: AppError): void {
    log.warn({ requestId, job: shortId(id), kind, code, err: cause }, 'a job failed');
  }

  return {
    async start() {
      for (const [kind, handler] of Object.entries(handlers)) {
        await queue.work(kind, concurrency, (delivery) => run(kind, handler, delivery));
      }
    },
    abort: (id) => running.get(id)?.abort(new Cancelled()),
    close: () => clearInterval(watch),
  };
}

/** The id is a capability; its beginning tells jobs apart. */
const shortId = (id: string) => id.slice(0, 8);

/** Takes a job, unless it is over already. */
async function begin(db: Database, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ state: 'active' })
    .where(and(eq(jobs.id, id), inArray(jobs.state, [...unfinished])))
    .returning();
  return row;
}

/** Writes progress as it comes, one statement at a time; a failed one is made good by the next. */
function createProgress(db: Database, id: string): RunningJob['progress'] {
  let newest = 0;
  let newestStage: string | undefined;
  let isNew = false;
  let writing = false;
  const write = async () => {
    writing = true;
    while (isNew) {
      isNew = false;
      const progress = sql`greatest(${jobs.progress}, ${newest})`;
      await db
        .update(jobs)
        .set({ progress, ...(newestStage && { stage: newestStage }) })
        .where(and(eq(jobs.id, id), eq(jobs.state, 'active')))
        .catch(() => undefined);
    }
    writing = false;
  };
  return (percent, stage) => {
    const share = Math.max(newest, Math.min(99, Math.floor(percent)));
    isNew ||= share > newest || (stage !== undefined && stage !== newestStage);
    newest = share;
    newestStage = stage ?? newestStage;
    if (!writing) void write();
  };
}

/** Failures of ours that will come again: what took too long once, what only the operator can mend. */
const lasting: readonly ErrorCode[] = ['engine_timeout', 'engine_not_set_up'];

/** A failure of ours may pass, the visitor's own will not. */
function mayPass({ code }: AppError): boolean {
  return errorCodes[code].status >= 500 && !lasting.includes(code);
}

function asInternal(cause: unknown): AppError {
  return new AppError('internal_error', { cause });
}

/** What the queue keeps of a failure: never a visitor's words. */
function retryable({ code }: AppError): Error {
  return new Error(code);
}
