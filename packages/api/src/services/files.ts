import type { SignerPem } from '@nano-banana/provenance';
import { eq } from 'drizzle-orm';
import { runPictureTask } from '../compute/picture-task.ts';
import type { ComputePool } from '../compute/pool.ts';
import { AppError } from '../errors.ts';
import {
  isModelExtension,
  type ModelExtension,
  type ModelType,
  modelTypeOfExtension,
} from '../model-types.ts';
import {
  extensionOfType,
  type OutputExtension,
  type OutputType,
  typeOfExtension,
} from '../picture-types.ts';
import type { Database } from '../stores/database/index.ts';
import { expiredFiles, files } from '../stores/database/schema.ts';
import { rethrow } from '../stores/files/failures.ts';
import type { ByteRange, FileStore } from '../stores/files/index.ts';
import { conversionKey, originalKey } from './file-keys.ts';
import { gone, goneIfMissing, orGone } from './gone-picture.ts';

/** A stored picture or 3D model, found but not yet read. */
export interface FoundFile {
  /** Size in bytes. */
  size: number;
  type: OutputType | ModelType;
  /** Strong entity tag, quotes included: a name never gets other bytes. */
  etag: string;
  /** Seconds until it is removed, at least 1. */
  secondsLeft: number;
  /** @throws AppError like the store's, but `file_expired` when the picture is not there. */
  read(range: ByteRange): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Makes sure that it can be read, without reading it. @throws AppError like `read`. */
  check(): Promise<void>;
}

/** A picture to keep. */
export interface NewFile {
  /** 32 hexadecimal digits; work that is done again after a crash gives the same one again. */
  id: string;
  data: Uint8Array;
  type: OutputType;
  /** Whose it is; see `Caller.owner`. */
  owner: string | null;
}

/** A 3D model to keep. */
export interface NewModelFile extends Omit<NewFile, 'type'> {
  extension: ModelExtension;
}

/** Pictures and 3D models that were made, by unguessable names. */
export interface FilesService {
  /** Hours after which a file is removed. */
  readonly retentionHours: number;
  /** Stores a picture, its row last, and answers its name, such as `<32 hex>.jpg`. */
  save(file: NewFile): Promise<string>;
  /** Stores a 3D model in the same way. */
  saveModel(file: NewModelFile): Promise<string>;
  /**
   * Reads a whole file that was saved.
   *
   * @param name Such as `<32 hex>.png`.
   * @throws AppError `not_found`, `file_expired`.
   */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Finds a file; a picture that is asked for with another ending than it was stored with is converted once.
   *
   * @throws AppError `not_found`, `file_expired`, and what a conversion can throw.
   */
  find(name: string): Promise<FoundFile>;
}

export interface FilesServiceOptions {
  db: Database;
  store: FileStore;
  /** Hours after which a picture is removed. */
  retentionHours: number;
  pool: ComputePool;
  /** Signs conversions. */
  signer: SignerPem;
  /** Seconds after which a conversion is stopped. */
  timeoutSeconds: number;
}

const namePattern = /^([0-9a-f]{32})\.(png|jpg|webp|stl|3mf|glb)$/;

type FileRow = typeof files.$inferSelect;

export function createFilesService(options: FilesServiceOptions): FilesService {
  const { db, store, pool, signer, timeoutSeconds, retentionHours } = options;
  const running = new Map<string, Promise<number>>();

  async function findRow(id: string): Promise<FileRow> {
    const [row] = await db.select().from(files).where(eq(files.id, id));
    if (row) {
      if (row.expiresAt.getTime() > Date.now()) return row;
      throw new AppError('file_expired');
    }
    const [expired] = await db.select().from(expiredFiles).where(eq(expiredFiles.id, id));
    throw new AppError(expired ? 'file_expired' : 'not_found');
  }

  async function convert(row: FileRow, extension: OutputExtension): Promise<number> {
    const original = originalKey(row.id, row.extension);
    const data = await store.bytes(original).catch(rethrow(goneIfMissing));
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const made = await runPictureTask(
      pool,
      'convert',
      {
        data,
        from: typeOfExtension[row.extension as OutputExtension],
        type: typeOfExtension[extension],
        signer,
      },
      { signal: deadline, transfer: [data.buffer] },
    ).catch((error: unknown) => {
      throw deadline.aborted ? new AppError('engine_timeout', { cause: error }) : error;
    });
    await store.put(conversionKey(row.id, extension), made.data);
    return made.data.byteLength;
  }

  /** Requests for the same conversion share one; the result is kept, so no single caller cancels it. */
  function convertOnce(row: FileRow, extension: OutputExtension): Promise<number> {
    const key = conversionKey(row.id, extension);
    const conversion =
      running.get(key) ?? convert(row, extension).finally(() => running.delete(key));
    running.set(key, conversion);
    return conversion;
  }

  async function locate(row: FileRow, extension: OutputExtension | ModelExtension) {
    if (extension === row.extension) {
      return { key: originalKey(row.id, extension), size: row.bytes };
    }
    if (isModelExtension(extension) || isModelExtension(row.extension)) {
      throw new AppError('not_found');
    }
    const key = conversionKey(row.id, extension);
    return { key, size: (await store.size(key)) ?? (await convertOnce(row, extension)) };
  }

  async function keep(file: Omit<NewModelFile, 'extension'> & { extension: string }) {
    const { id, data, extension, owner } = file;
    await store.put(originalKey(id, extension), data);
    const expiresAt = new Date(Date.now() + retentionHours * 3_600_000);
    const bytes = data.byteLength;
    await db
      .insert(files)
      .values({ id, extension, bytes, owner, expiresAt })
      .onConflictDoUpdate({ target: files.id, set: { extension, bytes, expiresAt } });
    return `${id}.${extension}`;
  }

  return {
    retentionHours,
    save: ({ type, ...file }) => keep({ ...file, extension: extensionOfType[type] }),
    saveModel: keep,
    async bytes(name) {
      const [id = ''] = name.split('.');
      const { extension } = await findRow(id);
      return store.bytes(originalKey(id, extension)).catch(rethrow(goneIfMissing));
    },
    async find(name) {
      const [, id, ending] = namePattern.exec(name) ?? [];
      if (!id || !ending) throw new AppError('not_found');
      const row = await findRow(id);
      const extension = ending as OutputExtension | ModelExtension;
      const { key, size } = await locate(row, extension);
      return {
        size,
        type: { ...typeOfExtension, ...modelTypeOfExtension }[extension],
        etag: `"${name}"`,
        secondsLeft: Math.max(1, Math.floor((row.expiresAt.getTime() - Date.now()) / 1000)),
        read: (range) => orGone(store.read(key, range)),
        async check() {
          if ((await store.size(key)) === undefined) throw gone();
        },
      };
    },
  };
}
