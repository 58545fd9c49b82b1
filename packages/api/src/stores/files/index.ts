import type { S3Config } from '../../config.ts';

/**
 * Keeps files under keys of letters, digits, `-`, `_`, `.` and `/`.
 *
 * Every method throws AppError: `storage_full` when there is no room, `not_ready` when the store
 * cannot be reached or written, `not_found` when a file that is read does not exist. What happened
 * underneath is in the cause, without the key: a key holds the id of a picture, which nobody may log.
 */
export interface FileStore {
  /** Stores a file for good; nobody ever sees a part of it under its key. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** Size in bytes, or undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included, counted from 0; nothing else is read. */
  read(key: string, range: ByteRange): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** All bytes of a file, in memory of their own. */
  bytes(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Removes a file; one that does not exist is fine. */
  delete(key: string): Promise<void>;
  /**
   * Every file of a folder and of those in it, in no order; files that come or go meanwhile may be
   * missed. What a crash left of a file that was being stored is under `incoming/`.
   *
   * @param folder Such as `originals/`; all files when it is empty.
   */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Does as little as tells whether files can be stored. */
  check(): Promise<void>;
}

/** First and last byte of a part of a file, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An entry of a list of files. */
export interface StoredFile {
  key: string;
  /** Size in bytes. */
  bytes: number;
  changedAt: Date;
}

export interface FileStoreOptions {
  /** Absolute path of the data folder; made when it is missing. */
  dataDir: string;
  /** Where files are kept instead of the data folder. */
  s3: S3Config | undefined;
}

/**
 * Opens the file store and makes sure that it can be written.
 *
 * @throws StartupError when it cannot.
 */
export async function openFileStore({ dataDir, s3 }: FileStoreOptions): Promise<FileStore> {
  // Only the kind in use is loaded: Amazon's SDK costs start-up time and memory.
  if (s3) {
    const { openS3Store } = await import('./s3.ts');
    return openS3Store(s3);
  }
  const { openLocalStore } = await import('./local.ts');
  return openLocalStore(dataDir);
}
