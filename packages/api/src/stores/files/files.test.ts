import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestStores, testStores } from '../../testing/test-stores.ts';
import { type FileStore, openFileStore, type StoredFile } from './index.ts';

// One text for both kinds: a folder in the project `unit`, an S3 server in `scale`.

let folder: string;
let stores: TestStores;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-files-'));
  stores = await testStores();
  store = await openFileStore({ dataDir: folder, s3: stores.s3 });
});
afterAll(async () => {
  await stores.drop();
  await rm(folder, { recursive: true });
});

/** Bytes that tell where they were. */
const numbered = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

async function readAll(key: string, start: number, end: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of store.read(key, { start, end })) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function listAll(prefix: string) {
  const files: StoredFile[] = [];
  for await (const file of store.list(prefix)) files.push(file);
  return files;
}

describe('a stored file', () => {
  const data = numbered(300_000);
  beforeAll(() => store.put('originals/a.png', data));

  test('comes back byte for byte', async () => {
    expect(await store.bytes('originals/a.png')).toEqual(data);
    expect(await store.size('originals/a.png')).toBe(300_000);
  });

  test('comes back in memory of its own, which can be given to a thread', async () => {
    await store.put('originals/tiny.png', numbered(10));
    const { buffer, byteOffset } = await store.bytes('originals/tiny.png');
    expect({ length: buffer.byteLength, byteOffset }).toEqual({ length: 10, byteOffset: 0 });
  });

  test.each([
    [0, 299_999],
    [0, 0],
    [299_999, 299_999],
    [70_000, 140_000],
  ])('is read from byte %i to %i', async (start, end) => {
    expect(await readAll('originals/a.png', start, end)).toEqual(data.slice(start, end + 1));
  });

  test('is replaced as a whole', async () => {
    await store.put('originals/b.png', numbered(1000));
    await store.put('originals/b.png', numbered(10));
    expect(await store.bytes('originals/b.png')).toEqual(numbered(10));
  });

  test('is seen whole or not at all while it is stored', async () => {
    const large = numbered(3_000_000);
    let isStored = false;
    const storing = store.put('originals/c.png', large).then(() => {
      isStored = true;
    });
    const sizes = new Set<number | undefined>();
    do sizes.add(await store.size('originals/c.png'));
    while (!isStored);
    await storing;
    sizes.delete(undefined);
    expect([...sizes]).toEqual(sizes.size ? [3_000_000] : []);
    expect(await store.size('originals/c.png')).toBe(3_000_000);
  });

  test('is gone when it is deleted, and deleting it again is fine', async () => {
    await store.put('originals/d.png', numbered(10));
    await store.delete('originals/d.png');
    await store.delete('originals/d.png');
    expect(await store.size('originals/d.png')).toBeUndefined();
  });
});

test('a file without bytes is a file', async () => {
  await store.put('originals/empty.png', new Uint8Array());
  expect(await store.size('originals/empty.png')).toBe(0);
  expect(await readAll('originals/empty.png', 0, -1)).toHaveLength(0);
});

test('a file that is not there has no size and cannot be read', async () => {
  expect(await store.size('originals/none.png')).toBeUndefined();
  await expect(store.bytes('originals/none.png')).rejects.toMatchObject({ code: 'not_found' });
  await expect(readAll('originals/none.png', 0, 9)).rejects.toMatchObject({ code: 'not_found' });
});

test('a failure does not tell the key, which is a secret', async () => {
  const failure = await store.bytes('originals/secret.png').catch((error: unknown) => error);
  const { cause } = failure as Error;
  expect(cause).toBeInstanceOf(Error);
  expect(JSON.stringify([`${cause}`, cause])).not.toContain('secret');
});

test('reading only beginnings leaves nothing open', async () => {
  await store.put('originals/large.png', numbered(5_000_000));
  for (let round = 0; round < 20; round += 1) {
    for await (const chunk of store.read('originals/large.png', { start: 0, end: 4_999_999 })) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  }
  // Connections that are ready for the next request are no handles that keep a process alive.
  const open = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  // A connection that was broken off takes a moment to close, and seconds on a busy machine.
  await vi.waitFor(() => expect(open()).toBeLessThan(10), { timeout: 10_000 });
});

test('the check passes while files can be stored, and leaves none', async () => {
  await store.check();
  expect(await listAll('incoming/')).toEqual([]);
});

describe('a list', () => {
  test('has keys, sizes and times, also of more files than fit a page', async () => {
    const keys = Array.from({ length: 1010 }, (_, index) => `pages/${index % 7}/${index}.png`);
    const startedAt = Date.now();
    for (let done = 0; done < keys.length; done += 50) {
      await Promise.all(keys.slice(done, done + 50).map((key) => store.put(key, numbered(3))));
    }
    const files = await listAll('pages/');
    expect(files.map(({ key }) => key).sort()).toEqual(keys.sort());
    expect(new Set(files.map(({ bytes }) => bytes))).toEqual(new Set([3]));
    // S3 gives times in whole seconds.
    const times = files.map(({ changedAt }) => changedAt.getTime());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(startedAt - 2000);
  });

  test('of everything has every folder', async () => {
    await store.put('some/where/deep.png', numbered(3));
    const keys = (await listAll('')).map(({ key }) => key);
    expect(keys).toContain('some/where/deep.png');
    expect(keys).toContain('originals/a.png');
  });

  test('of a folder has no neighbour whose name begins the same', async () => {
    await store.put('neighbour/a.png', numbered(3));
    await store.put('neighbours/b.png', numbered(3));
    expect((await listAll('neighbour/')).map(({ key }) => key)).toEqual(['neighbour/a.png']);
  });

  test('of nothing is empty', async () => {
    expect(await listAll('nowhere/')).toEqual([]);
  });

  test('may be shortened while it is read', async () => {
    const keys = ['gone/a.png', 'gone/b.png', 'gone/c.png'];
    for (const key of keys) await store.put(key, numbered(3));
    for await (const { key } of store.list('gone/')) await store.delete(key);
    expect(await listAll('gone/')).toEqual([]);
  });
});

test.each(['../outside.png', 'a/../../outside.png', 'ä.png', ''])(
  'a key that is none is refused: %s',
  async (key) => {
    await expect(store.put(key, numbered(3))).rejects.toThrow();
    await expect(store.bytes(key)).rejects.toThrow();
  },
);
