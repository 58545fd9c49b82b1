import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { StartupError } from '../../startup-error.ts';
import { missingFile, notReady, rethrow, storageFull } from './failures.ts';
import type { FileStore } from './index.ts';
import { makeFolder, SyncedDriver } from './synced-driver.ts';

/**
 * Opens the file store in a local folder and makes sure that it can be written.
 *
 * @param dataDir Absolute path of the data folder; made when it is missing.
 * @param newName Makes names for files that are not whole yet.
 * @throws StartupError when the folder cannot be made or written.
 */
export async function openLocalStore(
  dataDir: string,
  newName: () => string = randomUUID,
): Promise<FileStore> {
  const root = join(dataDir, 'files');
  const incoming = join(root, 'incoming');
  const driver = new SyncedDriver(root);
  const disk = new Disk(driver);

  async function probe(): Promise<void> {
    const path = join(incoming, `write-test-${randomUUID()}`);
    try {
      await writeFile(path, 'x');
    } finally {
      await rm(path, { force: true });
    }
  }

  try {
    await makeFolder(incoming);
    await probe();
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason(error)}); make it writable, or name another one in the environment variable DATA_DIR.`,
    );
  }

  return {
    async put(key, data) {
      const temporary = `incoming/${newName()}`;
      try {
        await disk.put(temporary, data);
        await disk.move(temporary, key);
      } catch (error) {
        await disk.delete(temporary).catch(() => undefined);
        throw whyNotWritten(error);
      }
    },
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw whyNotRead(error);
      }
    },
    async *read(key, range) {
      if (range.end < range.start) return;
      try {
        yield* driver.readRange(key, range);
      } catch (error) {
        throw whyNotRead(error);
      }
    },
    bytes: (key) => driver.readWhole(key).catch(rethrow(whyNotRead)),
    delete: (key) => disk.delete(key).catch(rethrow(whyNotWritten)),
    async *list(folder) {
      try {
        yield* driver.walk(folder.replace(/\/$/, ''));
      } catch (error) {
        throw whyNotRead(error);
      }
    },
    check: () => probe().catch(rethrow(whyNotWritten)),
  };
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
};

function reason(error: unknown): string {
  const code = systemCode(error) ?? 'unknown error';
  return reasons[code] ?? code;
}

function whyNotRead(error: unknown): unknown {
  return systemCode(error) === 'ENOENT' ? missingFile() : whyNotWritten(error);
}

function whyNotWritten(error: unknown): unknown {
  const code = systemCode(error);
  // Otherwise a mistake of ours, such as a key that is none.
  if (code === undefined) return error;
  const cause = `the file system answered ${code} (${reason(error)})`;
  return code === 'ENOSPC' || code === 'EDQUOT' ? storageFull(cause) : notReady(cause);
}

/** flydrive wraps the system's error; what happened stands in its cause. */
function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('syscall' in error && 'code' in error) return String(error.code);
  return systemCode(error.cause);
}
