import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup-error.ts';

/**
 * Locks a data folder for this process: PGlite does not, and two processes that open one folder
 * destroy each other's rows. SQLite holds the lock, because Node has no file locks of its own; the
 * operating system frees it when the process ends, however it ends.
 *
 * @returns what frees the lock.
 * @throws StartupError when another process holds it, or the folder cannot be written.
 */
export function lockFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    lock = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw isBusy(error) ? taken(dataDir) : error;
  }
  const held = lock;
  return () => held.close();
}

/** The folder is in use by another process. */
export class FolderTakenError extends StartupError {}

function taken(dataDir: string): FolderTakenError {
  return new FolderTakenError(
    `The data folder ${dataDir} is in use by another process; stop that one, name another folder in the environment variable DATA_DIR, or let several processes share a Postgres server with DATABASE_URL.`,
  );
}

/** https://sqlite.org/rescode.html#busy and #locked. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode));
}
