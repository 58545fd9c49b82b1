import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../stores/database/index.ts';
import { expiredFiles, files } from '../stores/database/schema.ts';
import { type FileStore, openFileStore } from '../stores/files/index.ts';
import { createId } from './jobs.ts';
import { createRetentionService } from './retention.ts';

let folder: string;
let database: OpenDatabase;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-retention-'));
  const onError = (error: unknown) => {
    throw error;
  };
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined, onError });
  store = await openFileStore({ dataDir: folder, s3: undefined });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const hour = 3_600_000;
const sweeper = (files: FileStore = store) =>
  createRetentionService({ db: database.db, store: files, also: [] });

/** A picture with a conversion, which expires in some milliseconds. */
async function keep(expiresIn: number): Promise<string> {
  const id = createId();
  await store.put(`originals/${id}.png`, new Uint8Array(10));
  await store.put(`conversions/${id}.jpg`, new Uint8Array(5));
  const expiresAt = new Date(Date.now() + expiresIn);
  await database.db.insert(files).values({ id, extension: 'png', bytes: 10, expiresAt });
  return id;
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list('')) found.push(key);
  return found.sort();
}

test('what has expired goes with its conversions and its row, and what has not stays', async () => {
  const old = await keep(-1);
  const young = await keep(hour);
  expect(await sweeper().sweep()).toMatchObject({ files: 1, strays: 0 });
  expect(await keys()).toEqual([`conversions/${young}.jpg`, `originals/${young}.png`]);
  const rows = await database.db.select({ id: files.id }).from(files);
  expect(rows).toEqual([{ id: young }]);
  const gone = await database.db.select().from(expiredFiles).where(eq(expiredFiles.id, old));
  expect(gone).toHaveLength(1);
});

test('a sweep that breaks off in the middle leaves nothing that the next one does not find', async () => {
  for (let count = 0; count < 12; count++) await keep(-1);
  let left = 17;
  const failing: FileStore = {
    ...store,
    async delete(key) {
      if (left-- === 0) throw new Error('cut off');
      await store.delete(key);
    },
  };
  await expect(sweeper(failing).sweep()).rejects.toThrow('cut off');
  expect(await database.db.$count(files)).toBe(12);
  expect(await sweeper().sweep()).toMatchObject({ files: 12 });
  expect(await keys()).toEqual([]);
  expect(await database.db.$count(files)).toBe(0);
});

test('files that no row knows go when they are old enough, and nothing else does', async () => {
  const kept = await keep(hour);
  const stray = createId();
  const fresh = createId();
  await store.put(`originals/${stray}.png`, new Uint8Array(1));
  await store.put(`inputs/${stray}/0`, new Uint8Array(1));
  await store.put(`originals/${fresh}.png`, new Uint8Array(1));
  await store.put('elsewhere/report.txt', new Uint8Array(1));
  await store.put('incoming/cut-off', new Uint8Array(1));
  const past = new Date(Date.now() - 2 * hour);
  const old = (await keys()).filter((key) => !key.includes(fresh));
  for (const key of old) await utimes(join(folder, 'files', key), past, past);
  await writeFile(join(folder, 'files', 'note'), 'mine');

  expect(await sweeper().sweep()).toEqual({ files: 0, jobs: 0, strays: 3 });
  expect(await readdir(join(folder, 'files', 'inputs'))).toEqual([]);
  expect(await keys()).toEqual(
    [
      `conversions/${kept}.jpg`,
      'elsewhere/report.txt',
      'note',
      `originals/${kept}.png`,
      `originals/${fresh}.png`,
    ].sort(),
  );
});
