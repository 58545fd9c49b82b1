import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenDatabase, Transaction } from './database/index.ts';

/** An entry of the queue that this process was given to work on. */
export interface Delivery {
  /** Id of the job, 32 hexadecimal digits. */
  id: string;
  /** True when the queue will not deliver it again if it fails now. */
  isLast: boolean;
  /** Aborts when the queue gives the entry to somebody else or the process stops. */
  signal: AbortSignal;
}

/**
 * Hands jobs to workers, each at least once: a job whose worker dies is given to another. What a
 * job is about stands in its row; an entry holds only the id.
 */
export interface Queue {
  /** Adds an entry in the transaction that writes the job's row. */
  send(tx: Transaction, kind: string, id: string): Promise<void>;
  /** Withdraws an entry in the transaction that cancels the job's row. */
  cancel(tx: Transaction, kind: string, id: string): Promise<void>;
  /** Calls the handler for each entry, `concurrency` at once; a handler that throws gets it again. */
  work(
    kind: string,
    concurrency: number,
    handler: (delivery: Delivery) => Promise<void>,
  ): Promise<void>;
  /** True while an entry waits or is worked on. */
  isAlive(kind: string, id: string): Promise<boolean>;
  /** @throws when the queue does not work. */
  check(): Promise<void>;
  /** Takes nothing new to work on and waits some seconds at most until what runs is finished. */
  rest(seconds: number): Promise<void>;
  /** Gives back what still runs and lets go of the database. */
  close(): Promise<void>;
}

/** A kind of job. */
export interface JobKind {
  name: string;
  /** Attempts after the first one; left out, 3. */
  retries?: number;
  /** Seconds before the second attempt, about twice as long before each further one; left out, 1. */
  retryDelaySeconds?: number;
}

export interface QueueOptions {
  database: OpenDatabase;
  /** Every kind of job. */
  kinds: readonly JobKind[];
  /** True when this process works on jobs; otherwise it only sends them. */
  works: boolean;
  onError(error: unknown): void;
}

/** A worker that has not been heard of for this long is dead; 10 s is the least that pg-boss takes. */
const heartbeatSeconds = 10;
const usualRetries = 3;
const hourSeconds = 3600;

const queueSettings = {
  retryBackoff: true,
  heartbeatSeconds,
  // Only for handlers that never end; the most that pg-boss takes, because a job may run for hours
  // and dead workers are found by their heartbeat.
  expireInSeconds: 24 * hourSeconds,
  // The id of a job is a capability, which is not kept for long when the job is over.
  deleteAfterSeconds: 24 * hourSeconds,
  notify: true,
};

/** Opens the queue on the database that the rows are in. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { database, kinds, works, onError } = options;
  const isShared = database.engine === 'postgres';
  const boss = new PgBoss({
    ...database.queueOptions,
    schedule: false,
    supervise: works,
    useListenNotify: works,
    // pg-boss's own is a day, by which an entry would outlive its time.
    maintenanceIntervalSeconds: hourSeconds,
    // Only on a shared database can another process's worker die; a look at it costs one query.
    ...(isShared && { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 }),
  });
  boss.on('error', onError);
  await boss.start();
  for (const kind of kinds) await prepare(boss, kind);
  if (!isShared) await reclaim(boss, kinds);
  return toQueue(boss, options);
}

async function prepare(
  boss: PgBoss,
  { name: kind, retries = usualRetries, retryDelaySeconds = 1 }: JobKind,
): Promise<void> {
  const settings = { ...queueSettings, retryLimit: retries, retryDelay: retryDelaySeconds };
  await boss.createQueue(kind, settings);
  // Another release may have made it, with other settings.
  await boss.updateQueue(kind, settings);
  // Fills pg-boss's cache of queues: doing so inside a transaction would wait for ever on PGlite's
  // one connection.
  await boss.findJobs(kind, { id: randomUUID() });
}

/** The embedded database has one process: what was being worked on at its start belongs to nobody. */
async function reclaim(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  for (const { name: kind } of kinds) {
    const entries = await boss.findJobs(kind);
    const orphans = entries.filter(({ state }) => state === 'active').map(({ id }) => id);
    if (orphans.length > 0) await boss.fail(kind, orphans, { message: 'restarted' });
  }
}

function toQueue(boss: PgBoss, { kinds }: QueueOptions): Queue {
  return {
    async send(tx, kind, id) {
      await boss.send(kind, null, { id: toUuid(id), ...within(tx) });
    },
    async cancel(tx, kind, id) {
      await boss.cancel(kind, toUuid(id), within(tx));
    },
    async work(kind, concurrency, handler) {
      const { retries = usualRetries } = kinds.find(({ name }) => name === kind) ?? {};
      for (let count = 0; count < concurrency; count++) {
        await addWorker(boss, { kind, retries }, handler);
      }
    },
    async isAlive(kind, id) {
      const entry = await boss.getJobById(kind, toUuid(id));
      return entry !== null && ['created', 'retry', 'active'].includes(entry.state);
    },
    async check() {
      const [kind] = kinds;
      if (kind) await boss.getQueue(kind.name);
    },
    async rest(seconds) {
      const done = kinds.map(({ name }) => boss.offWork(name, { wait: true }));
      const timer = new AbortController();
      const over = setTimeout(seconds * 1000, undefined, { signal: timer.signal });
      await Promise.race([Promise.all(done), over]);
      over.catch(() => undefined);
      timer.abort();
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 1000 });
      // The pool's connections say goodbye after it has closed: one that breaks at that has no work left.
      boss.removeAllListeners('error').on('error', () => undefined);
    },
  };
}

/** Retries are not announced, so that somebody has to look now and then. */
const lookEverySeconds = 2;

async function addWorker(
  boss: PgBoss,
  { kind, retries }: { kind: string; retries: number },
  handler: (delivery: Delivery) => Promise<void>,
) {
  const how = { notifyPollingIntervalSeconds: lookEverySeconds };
  const worker = await boss.work<null>(kind, how, async ([entry]) => {
    if (!entry) return;
    const isLast = entry.retryCount >= retries;
    // A worker would look for its next entry only when the interval is over.
    boss.notifyWorker(worker);
    await handler({ id: fromUuid(entry.id), isLast, signal: entry.signal });
  });
}

/** Drizzle's query is a promise in all but its type. */
const within = (tx: Transaction): ConnectionOptions => ({
  db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
});

/** pg-boss names its entries by UUID: the same 128 bits as an id, with dashes. */
function toUuid(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function fromUuid(uuid: string): string {
  return uuid.replaceAll('-', '');
}
