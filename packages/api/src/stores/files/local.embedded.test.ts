import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { StartupError } from '../../startup-error.ts';
import type { FileStore } from './index.ts';
import { openLocalStore } from './local.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-local-'));
});
afterEach(() => rm(folder, { recursive: true }));

const incoming = () => join(folder, 'files', 'incoming');
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A place where nobody may make a file, whoever they are: a root user is above permissions. */
const readOnlyFolder = process.platform === 'darwin' ? '/System' : '/sys';

/** Puts something in the place of the folder that files are written in first. */
async function replaceIncoming(make: (path: string) => Promise<void>) {
  await rm(incoming(), { recursive: true });
  await make(incoming());
}

async function expectNothingStored(store: FileStore) {
  expect(await store.size('originals/a.png')).toBeUndefined();
  expect(await readdir(join(folder, 'files'))).not.toContain('originals');
}

describe('a disk that is full', () => {
  // A file that leads to Linux's device without room stands in for a file on such a disk: any user
  // can make one, while a small file system takes rights that a container does not give. A system
  // without the device refuses to make a file there, which must leave as little behind.
  const code = existsSync('/dev/full') ? 'storage_full' : 'not_ready';

  test('is said to be full, and nothing is left of the file', async () => {
    const store = await openLocalStore(folder, () => 'new');
    await symlink('/dev/full', join(incoming(), 'new'));
    const failure = await failureOf(store.put('originals/a.png', new Uint8Array(100_000)));
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code });
    await expectNothingStored(store);
    expect(await readdir(incoming())).toEqual([]);
  });
});

describe('a folder that became read-only', () => {
  let store: FileStore;
  beforeEach(async () => {
    store = await openLocalStore(folder);
    await store.put('others/b.png', new Uint8Array(10));
    await replaceIncoming((path) => symlink(readOnlyFolder, path));
  });

  test('takes no file and says when to try again', async () => {
    const failure = await failureOf(store.put('originals/a.png', new Uint8Array(10)));
    expect(failure).toMatchObject({ code: 'not_ready' });
    expect((failure as AppError).details.headers).toHaveProperty('Retry-After');
    expect(String((failure as AppError).cause)).toMatch(/EACCES|EROFS|EPERM/);
    await expectNothingStored(store);
  });

  test('fails the check, and is still read', async () => {
    await expect(store.check()).rejects.toMatchObject({ code: 'not_ready' });
    expect(await store.size('others/b.png')).toBe(10);
  });
});

test('a file where a folder must be is not ready, and leaves nothing of what was stored', async () => {
  const store = await openLocalStore(folder);
  await writeFile(join(folder, 'files', 'originals'), '');
  const failure = await failureOf(store.put('originals/a.png', new Uint8Array(10)));
  expect(failure).toMatchObject({ code: 'not_ready' });
  expect(await readdir(incoming())).toEqual([]);
});

test('a folder that is gone fails the check and comes back with the next file', async () => {
  const store = await openLocalStore(folder);
  await rm(join(folder, 'files'), { recursive: true });
  await expect(store.check()).rejects.toMatchObject({ code: 'not_ready' });
  await store.put('originals/a.png', new Uint8Array(10));
  await store.check();
});

test('what a crash left of a file is listed under incoming', async () => {
  const store = await openLocalStore(folder);
  await writeFile(join(incoming(), 'half'), 'half');
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  expect(keys).toEqual(['incoming/half']);
});

test('the folder of a job goes with its last file, and no other folder does', async () => {
  const store = await openLocalStore(folder);
  for (const key of ['inputs/a/0', 'inputs/a/1', 'originals/a.png', 'others/a/0']) {
    await store.put(key, new Uint8Array(10));
  }
  await store.delete('inputs/a/0');
  expect(await store.size('inputs/a/1')).toBe(10);
  for (const key of ['inputs/a/1', 'inputs/a/1', 'inputs/b/0', 'originals/a.png', 'others/a/0']) {
    await store.delete(key);
  }
  const left = await readdir(join(folder, 'files'), { recursive: true });
  expect(left.sort()).toEqual(['incoming', 'inputs', 'originals', 'others', 'others/a']);
});

test('reading only beginnings closes the files', async () => {
  const store = await openLocalStore(folder);
  await store.put('originals/a.png', new Uint8Array(1_000_000));
  const openFiles = async () => (await readdir('/dev/fd')).length;
  const before = await openFiles();
  for (let round = 0; round < 50; round += 1) {
    for await (const _ of store.read('originals/a.png', { start: 0, end: 999_999 })) break;
  }
  expect(await openFiles()).toBeLessThan(before + 10);
});

describe('a start', () => {
  test('makes the folder with those above it', async () => {
    const store = await openLocalStore(join(folder, 'some', 'where'));
    await store.put('originals/a.png', new Uint8Array(10));
    expect(await readdir(join(folder, 'some', 'where', 'files'))).toContain('originals');
  });

  test('says that the folder is read-only', async () => {
    const failure = await failureOf(openLocalStore(join(readOnlyFolder, 'nano-banana')));
    expect(failure).toBeInstanceOf(StartupError);
    expect(String(failure)).toMatch(/cannot be written \((permission denied|the file system is)/);
  });

  test('says that a file is in the way', async () => {
    await mkdir(join(folder, 'files'));
    await writeFile(incoming(), '');
    const failure = await failureOf(openLocalStore(folder));
    expect(String(failure)).toContain('a part of the path is a file, not a folder');
  });
});
