import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { createPartnerKeysService } from '../../services/partner-keys.ts';
import { openDatabase } from '../../stores/database/index.ts';
import * as schema from '../../stores/database/schema.ts';
import { openFileStore } from '../../stores/files/index.ts';
import { openQueue } from '../../stores/queue.ts';
import { type TestStores, testStores } from '../../testing/test-stores.ts';
import { moveTo } from './index.ts';

const throwIt = (error: unknown): never => {
  throw error;
};
const newId = () => randomBytes(16).toString('hex');

let stores: TestStores;
let dataDir: string;
let config: Config;
beforeEach(async () => {
  stores = await testStores();
  dataDir = await mkdtemp(join(tmpdir(), 'nano-banana-move-'));
  config = readConfig({ ...stores.environment, DATA_DIR: dataDir });
});
afterEach(async () => {
  await stores.drop();
  await rm(dataDir, { recursive: true });
});

const openSource = (folder = dataDir) =>
  openDatabase({ dataDir: folder, databaseUrl: undefined, onError: throwIt });
const openTarget = () => openDatabase({ ...config, onError: throwIt });
const move = (isCheck = false) => moveTo(config, { isCheck }, throwIt);

/** Fills a folder with more rows than one batch, files, a key and an unfinished job. */
async function fill(folder: string) {
  const database = await openSource(folder);
  const { db } = database;
  const store = await openFileStore({ dataDir: folder, s3: undefined });
  const ids = Array.from({ length: 1201 }, newId);
  const expiresAt = new Date('2031-02-03T04:05:06.789Z');
  await db
    .insert(schema.files)
    .values(ids.map((id) => ({ id, extension: 'jpg', bytes: 3, owner: null, expiresAt })));
  const [picture = ''] = ids;
  await store.put(`originals/${picture}.jpg`, new Uint8Array([1, 2, 3]));
  await store.put(`conversions/${picture}.png`, new Uint8Array([4, 5]));
  const job = newId();
  const words = 'a "quoted" wish, 100 % “blue” \\ 🍌';
  const input = { prompt: words };
  await db
    .insert(schema.jobs)
    .values({ id: job, kind: 'edit', requestId: 'r', input, charged: ['a', 'b'], expiresAt });
  await store.put(`inputs/${job}/0`, new Uint8Array([6]));
  const origins = ['https://a.example', 'https://b.example'];
  const { key } = await createPartnerKeysService(db).create({ name: 'Shop', origins, tier: 'pro' });
  await database.close();
  return { picture, job, key, words, expiresAt };
}

let filledFolder: string;
let filled: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  filledFolder = await mkdtemp(join(tmpdir(), 'nano-banana-filled-'));
  filled = await fill(filledFolder);
});
afterAll(() => rm(filledFolder, { recursive: true }));

/** Gives the test a filled folder of its own. */
const copyFilled = () => cp(filledFolder, dataDir, { recursive: true });

describe('move-to', () => {
  test('rows, files, keys and unfinished jobs arrive, and the counts say so', async () => {
    await copyFilled();
    const { lines, exitCode } = await move();
    expect(exitCode).toBe(0);
    expect(lines.join('\n')).toMatch(/rows of files +1,201 +1,201\n/);
    expect(lines.join('\n')).toMatch(/\nfiles +3 +3\nbytes of files +6 +6\n/);

    const target = await openTarget();
    const [job] = await target.db.select().from(schema.jobs);
    expect(job).toMatchObject({
      id: filled.job,
      input: { prompt: filled.words },
      charged: ['a', 'b'],
      expiresAt: filled.expiresAt,
    });
    const key = await createPartnerKeysService(target.db).find(filled.key);
    expect(key).toMatchObject({
      name: 'Shop',
      origins: ['https://a.example', 'https://b.example'],
    });
    const store = await openFileStore(config);
    expect(await store.bytes(`originals/${filled.picture}.jpg`)).toEqual(new Uint8Array([1, 2, 3]));

    const queue = await openQueue({
      ...{ database: target, kinds: [{ name: 'edit' }], works: true },
      onError: throwIt,
    });
    const delivered = new Promise<string>((resolve) => {
      void queue.work('edit', 1, async ({ id }) => resolve(id));
    });
    expect(await delivered).toBe(filled.job);
    await queue.close();
    await target.close();
  });

  test('the folder is as it was before', async () => {
    await copyFilled();
    const { picture } = filled;
    await move();
    const source = await openSource();
    expect(await source.db.$count(schema.files)).toBe(1201);
    await source.close();
    const store = await openFileStore({ dataDir, s3: undefined });
    expect(await store.size(`originals/${picture}.jpg`)).toBe(3);
  });

  test('--check counts and moves nothing', async () => {
    await copyFilled();
    const { lines } = await move(true);
    expect(lines.join('\n')).toMatch(/rows of files +1,201 +-\n/);
    expect(lines.at(-1)).toBe('Nothing was moved: this was a check.');
    const target = await openTarget();
    expect(await target.db.$count(schema.files)).toBe(0);
    await target.close();
  });

  test('files that an earlier run moved are not moved again', async () => {
    await copyFilled();
    const { picture } = filled;
    const store = await openFileStore(config);
    await store.put(`originals/${picture}.jpg`, new Uint8Array([1, 2, 3]));
    const { lines } = await move();
    expect(lines).toContain('1 of the files were there already.');
    expect(lines.join('\n')).toMatch(/\nfiles +3 +3\n/);
  });

  test('a database that has rows is refused', async () => {
    await copyFilled();
    await move();
    await expect(move()).rejects.toThrow(/has rows already \(files, jobs, partner_keys\)/);
  });

  test('a folder that a server has open is refused', async () => {
    const source = await openSource();
    await expect(move()).rejects.toThrow(/A server is using .* stop it first/);
    await source.close();
  });

  test('a folder without a database is refused', async () => {
    await expect(move()).rejects.toThrow(/There is no embedded database in/);
  });

  test('without S3 the files stay, and it says so', async () => {
    await copyFilled();
    const { lines } = await moveTo({ ...config, s3: undefined }, { isCheck: false }, throwIt);
    expect(lines.join('\n')).toMatch(/The files stay in DATA_DIR: keep it, or set S3_BUCKET/);
  });
});
