import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openDataKey } from './data-key.ts';
import { settings } from './database/schema.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nano-banana-key-'));
  await database.db.delete(settings);
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => database.close());

const open = (dataKey?: string) => openDataKey(database.db, { dataDir, dataKey });

test('a key is made at the first start, for its own user only, and found again', async () => {
  const both = await Promise.all([open(), open()]);
  expect(both[0].fingerprint).toBe(both[1].fingerprint);
  const file = join(dataDir, 'data.key');
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const sealed = both[0].close('x', { a: 1 });
  expect((await open()).open('x', sealed)).toEqual({ a: 1 });
});

test('the operator’s key wins, and the content of the file is the same key', async () => {
  await open();
  const key = (await readFile(join(dataDir, 'data.key'), 'utf8')).trim();
  await expect(open(key)).resolves.toBeTruthy();
});

test('another key than the one that was used before is told at the start', async () => {
  await open('ab'.repeat(32));
  await expect(open('cd'.repeat(32))).rejects.toThrow(StartupError);
  await expect(open()).rejects.toThrow(/data\.key/);
});

test('a broken key file is told, and not replaced', async () => {
  const file = join(dataDir, 'data.key');
  await writeFile(file, 'not a key');
  await expect(open()).rejects.toThrow(/restore it from a backup/);
  expect(await readFile(file, 'utf8')).toBe('not a key');
});
