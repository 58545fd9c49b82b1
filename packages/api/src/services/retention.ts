import { and, asc, inArray, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../stores/database/index.ts';
import { expiredFiles, files, jobs } from '../stores/database/schema.ts';
import type { FileStore } from '../stores/files/index.ts';
import { keysOf } from './file-keys.ts';
import { unfinished } from './jobs.ts';

/** What one sweep removed. */
export interface Swept {
  files: number;
  jobs: number;
  /** Stored files that no row knows. */
  strays: number;
}

/** Removes what is kept no longer. Every step can be cut off and done again, also by several processes at once. */
export interface RetentionService {
  sweep(): Promise<Swept>;
  /** Sweeps now and then every minute; answers what ends it. */
  start(onError: (error: unknown) => void): () => Promise<void>;
}

export interface RetentionServiceOptions {
  db: Database;
  store: FileStore;
  /** What else has an end: counters, answers, jobs that the queue has lost. */
  also: readonly (() => Promise<void>)[];
}

const sweepMs = 60_000;
/** Listing every file costs more than asking for expired rows, and strays are rare. */
const strayCheckMs = 60 * 60_000;
/** A file is written before its row; one this old has none coming. */
const strayAgeMs = 60 * 60_000;
/** How long an expired address is told from one that never was. */
const rememberMs = 30 * 24 * 60 * 60_000;
const batchSize = 100;
/** A bucket may hold what is not ours. */
const folders = ['originals/', 'conversions/', 'inputs/', 'incoming/'];

const ago = (ms: number) => new Date(Date.now() - ms);

export function createRetentionService(options: RetentionServiceOptions): RetentionService {
  const { db, store } = options;
  let strayCheckAt = 0;

  /** Files first, then the row with its tombstone: what a crash leaves over is found by its row again. */
  async function removeFiles(): Promise<number> {
    for (let removed = 0; ; ) {
      const rows = await db
        .select({ id: files.id, extension: files.extension })
        .from(files)
        .where(lt(files.expiresAt, new Date()))
        .orderBy(asc(files.expiresAt))
        .limit(batchSize);
      if (rows.length === 0) return removed;
      for (const key of rows.flatMap(keysOf)) await store.delete(key);
      const ids = rows.map(({ id }) => id);
      await db.transaction(async (tx) => {
        const tombstones = ids.map((id) => ({ id }));
        await tx.insert(expiredFiles).values(tombstones).onConflictDoNothing();
        await tx.delete(files).where(inArray(files.id, ids));
      });
      removed += rows.length;
    }
  }

  async function removeJobs(): Promise<number> {
    const over = and(lt(jobs.expiresAt, new Date()), notInArray(jobs.state, [...unfinished]));
    const removed = await db.delete(jobs).where(over).returning({ id: jobs.id });
    return removed.length;
  }

  /** Files without a row: a crash between the two, or one in the middle of a write. */
  async function removeStrays(): Promise<number> {
    let removed = 0;
    let batch: string[] = [];
    const settle = async () => {
      const known = await knownIds(batch);
      for (const key of batch) {
        if (known.has(idIn(key))) continue;
        await store.delete(key);
        removed += 1;
      }
      batch = [];
    };
    for (const folder of folders) {
      for await (const { key, changedAt } of store.list(folder)) {
        if (changedAt.getTime() > Date.now() - strayAgeMs) continue;
        batch.push(key);
        if (batch.length === batchSize) await settle();
      }
    }
    await settle();
    return removed;
  }

  async function knownIds(keys: string[]): Promise<Set<string>> {
    const ids = keys.map(idIn);
    const kept = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    const open = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(inArray(jobs.id, ids), inArray(jobs.state, [...unfinished])));
    return new Set([...kept, ...open].map(({ id }) => id));
  }

  async function sweep(): Promise<Swept> {
    const swept = { files: await removeFiles(), jobs: await removeJobs(), strays: 0 };
    await db.delete(expiredFiles).where(lt(expiredFiles.expiredAt, ago(rememberMs)));
    for (const act of options.also) await act();
    if (Date.now() >= strayCheckAt) {
      strayCheckAt = Date.now() + strayCheckMs;
      swept.strays = await removeStrays();
    }
    return swept;
  }

  return {
    sweep,
    start(onError) {
      let running: Promise<unknown> = Promise.resolve();
      const begin = () => {
        running = running.then(sweep).catch(onError);
      };
      begin();
      const timer = setInterval(begin, sweepMs).unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}

/** `originals/<id>.png`, `conversions/<id>.png` and `inputs/<job's id>/0` name what they belong to. */
function idIn(key: string): string {
  return /^[a-z]+\/([0-9a-f]{32})\b/.exec(key)?.[1] ?? '';
}
