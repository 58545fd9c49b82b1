import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { StartupError } from '../startup-error.ts';

/** Keeps files under keys of letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  /** Stores a file; nobody ever sees a part of it under its key. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** Size in bytes, or undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included, counted from 0. */
  read(key: string, range: ByteRange): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** All bytes of a file. */
  bytes(key: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** First and last byte of a part of a file, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** flydrive's local driver moves by copying, which shows half a file under its final name. */
class RenamingDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async move(source: string, destination: string): Promise<void> {
    const target = join(this.#root, destination);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(this.#root, source), target);
  }
}

/**
 * Opens the file store in a local folder and makes sure that it can be written.
 *
 * @param dataDir Absolute path of the data folder; made when it is missing.
 * @throws StartupError when the folder cannot be made or written.
 */
export async function openFileStore(dataDir: string): Promise<FileStore> {
  const root = join(dataDir, 'files');
  await checkWritable(root, dataDir);
  return createFileStore(new Disk(new RenamingDriver(root)));
}

async function checkWritable(root: string, dataDir: string): Promise<void> {
  const probe = join(root, `.write-test-${randomUUID()}`);
  try {
    await mkdir(root, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason(error)}); make it writable, or name another one in the environment variable DATA_DIR.`,
    );
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
};

function reason(error: unknown): string {
  const code = systemCode(error) ?? 'unknown error';
  return reasons[code] ?? code;
}

function createFileStore(disk: Disk): FileStore {
  return {
    async put(key, data) {
      const temporary = `incoming/${randomUUID()}`;
      try {
        await disk.put(temporary, data);
        await disk.move(temporary, key);
      } catch (error) {
        await disk.delete(temporary).catch(() => undefined);
        throw error;
      }
    },
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async *read(key, { start, end }) {
      let offset = 0;
      for await (const chunk of await disk.getStream(key)) {
        const part = chunk.subarray(Math.max(0, start - offset), end + 1 - offset);
        if (part.byteLength > 0) yield part;
        offset += chunk.byteLength;
        // Leaving the loop closes the file.
        if (offset > end) return;
      }
    },
    async bytes(key) {
      return new Uint8Array(await disk.getBytes(key));
    },
  };
}

/** flydrive wraps the system's error; what happened stands in its cause. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && systemCode(error.cause) === 'ENOENT';
}

function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
