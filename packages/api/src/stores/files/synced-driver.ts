import { createReadStream } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange, StoredFile } from './index.ts';

/** Keys whose folder holds what belongs to one job: `inputs/<job's id>/0`. */
const inFolderOfItsOwn = /^inputs\/[^/]+\/[^/]+$/;

/**
 * flydrive's driver for a folder, with what it lacks: a file reaches the disk before it counts as
 * stored, moving does not copy (which shows half a file under its final name), parts of a file are
 * read without the rest, lists have dates and do not hold all names at once, and a folder that is
 * made for one job goes with its last file.
 */
export class SyncedDriver extends FSDriver {
  readonly #root: string;
  readonly #normalizer = new KeyNormalizer();

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#root, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents, { flush: true });
  }

  override async move(source: string, destination: string): Promise<void> {
    const target = join(this.#root, destination);
    const folder = dirname(target);
    await makeFolder(folder);
    await rename(join(this.#root, source), target);
    await syncFolder(folder);
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    if (inFolderOfItsOwn.test(key)) await removeIfEmpty(dirname(this.#path(key)));
  }

  /** All bytes of a file. flydrive's own way hands out the memory that lies around a small file too. */
  async readWhole(key: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await readFile(this.#path(key)));
  }

  /** Opens a part of a file; leaving the loop over it closes the file. */
  readRange(key: string, range: ByteRange): AsyncIterable<Buffer<ArrayBuffer>> {
    return createReadStream(this.#path(key), range);
  }

  /** Lists the files below a folder that is given relative to the root; '' is the root itself. */
  async *walk(folder: string): AsyncGenerator<StoredFile> {
    const entries = await orMissing(opendir(join(this.#root, folder), { bufferSize: 256 }));
    if (!entries) return;
    for await (const entry of entries) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.walk(key);
      const stats = entry.isFile() ? await orMissing(stat(join(this.#root, key))) : undefined;
      if (stats) yield { key, bytes: stats.size, changedAt: stats.mtime };
    }
  }

  /** @throws Error for a key that leads out of the root. */
  #path(key: string): string {
    return join(this.#root, this.#normalizer.normalize(key));
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) throw error;
  }
}

/** What is not there, or not any longer, is undefined. */
async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a folder with those above it, for good. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made === undefined) return;
  let above = dirname(folder);
  while (above !== dirname(made)) {
    await syncFolder(above);
    above = dirname(above);
  }
  await syncFolder(above);
}

/** Windows and some network file systems have no way to do so; they look after names by themselves. */
const cannotSync = new Set(['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

/** A name outlives a power cut only when its folder has reached the disk. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch (error) {
    if (!cannotSync.has(codeOf(error) ?? '')) throw error;
  } finally {
    await handle?.close();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
