import { randomBytes } from 'node:crypto';
import { runPictureTask } from '../compute/picture-task.ts';
import type { ComputePool } from '../compute/pool.ts';
import { AppError } from '../errors.ts';
import {
  extensionOfType,
  type OutputExtension,
  type OutputType,
  typeOfExtension,
} from '../picture-types.ts';
import type { ByteRange, FileStore } from '../stores/files.ts';

/** A stored picture, found but not yet read. */
export interface FoundFile {
  /** Size in bytes. */
  size: number;
  type: OutputType;
  /** Strong entity tag, quotes included: a name never gets other bytes. */
  etag: string;
  read(range: ByteRange): AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** Pictures that were made, by unguessable names. */
export interface FilesService {
  /** Stores a picture under a fresh name and answers the name, such as `<32 hex>.jpg`. */
  save(data: Uint8Array, type: OutputType): Promise<string>;
  /**
   * Finds a picture; asked for with another ending than it was stored with, it is converted once.
   *
   * @throws AppError `not_found`, and what a conversion can throw.
   */
  find(name: string): Promise<FoundFile>;
}

export interface FilesServiceOptions {
  store: FileStore;
  pool: ComputePool;
  /** Seconds after which a conversion is stopped. */
  timeoutSeconds: number;
}

const namePattern = /^([0-9a-f]{32})\.(png|jpg|webp)$/;
const extensions = Object.keys(typeOfExtension) as OutputExtension[];

// Conversions are kept apart, so that one is never taken for an original and converted again.
const originalKey = (id: string, extension: OutputExtension) => `originals/${id}.${extension}`;
const conversionKey = (id: string, extension: OutputExtension) => `conversions/${id}.${extension}`;

export function createFilesService({
  store,
  pool,
  timeoutSeconds,
}: FilesServiceOptions): FilesService {
  const running = new Map<string, Promise<number>>();

  async function convert(id: string, extension: OutputExtension): Promise<number> {
    const original = await findOriginal(id);
    if (!original) throw new AppError('not_found');
    const data = await store.bytes(original);
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const made = await runPictureTask(
      pool,
      'convert',
      { data, type: typeOfExtension[extension] },
      { signal: deadline, transfer: [data.buffer] },
    ).catch((error: unknown) => {
      throw deadline.aborted ? new AppError('engine_timeout', { cause: error }) : error;
    });
    await store.put(conversionKey(id, extension), made.data);
    return made.data.byteLength;
  }

  async function findOriginal(id: string): Promise<string | undefined> {
    for (const extension of extensions) {
      const key = originalKey(id, extension);
      if ((await store.size(key)) !== undefined) return key;
    }
    return undefined;
  }

  /** Requests for the same conversion share one; the result is kept, so no single caller cancels it. */
  function convertOnce(id: string, extension: OutputExtension): Promise<number> {
    const key = conversionKey(id, extension);
    const conversion =
      running.get(key) ?? convert(id, extension).finally(() => running.delete(key));
    running.set(key, conversion);
    return conversion;
  }

  async function locate(id: string, extension: OutputExtension) {
    for (const key of [originalKey(id, extension), conversionKey(id, extension)]) {
      const size = await store.size(key);
      if (size !== undefined) return { key, size };
    }
    return { key: conversionKey(id, extension), size: await convertOnce(id, extension) };
  }

  return {
    async save(data, type) {
      const id = randomBytes(16).toString('hex');
      const extension = extensionOfType[type];
      await store.put(originalKey(id, extension), data);
      return `${id}.${extension}`;
    },
    async find(name) {
      const [, id, ending] = namePattern.exec(name) ?? [];
      if (!id || !ending) throw new AppError('not_found');
      const extension = ending as OutputExtension;
      const { key, size } = await locate(id, extension);
      return {
        size,
        type: typeOfExtension[extension],
        etag: `"${name}"`,
        read: (range) => store.read(key, range),
      };
    },
  };
}
