import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, HeadBucketCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Disk, KeyNormalizer } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';
import { rethrow } from './failures.ts';
import type { FileStore } from './index.ts';
import { createS3Client, defaultTimes, type S3Times } from './s3-client.ts';
import { isMissing, whyNotOpened, whyNotRead, whyNotReady } from './s3-failures.ts';

/** A bucket may hold what is not ours; such keys could not be handed back to the store either. */
const keyPattern = /^[\w./-]+$/;

/**
 * Opens the file store in a bucket and makes sure that it can be written. S3 shows an object whole
 * or not at all, so that files are stored under their final key at once.
 *
 * @throws StartupError when the bucket cannot be reached or written.
 */
export async function openS3Store(
  config: S3Config,
  times: S3Times = defaultTimes,
): Promise<FileStore> {
  const { bucket: Bucket } = config;
  const client = createS3Client(config, times);
  // Buckets without access lists, which are the default today, refuse requests that name one.
  const driver = new S3Driver({
    client,
    bucket: Bucket,
    visibility: 'private',
    supportsACL: false,
  });
  const disk = new Disk(driver);
  const normalizer = new KeyNormalizer();
  try {
    const probe = `incoming/write-test-${randomUUID()}`;
    await disk.put(probe, 'x');
    await disk.delete(probe);
  } catch (error) {
    client.destroy();
    throw whyNotOpened(error, config);
  }

  /** flydrive reads whole objects only and waits for them without end, so the client is asked itself. */
  async function get(key: string, Range?: string): Promise<Readable> {
    const Key = normalizer.normalize(key);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
    return Body as Readable;
  }

  return {
    put: (key, data) => disk.put(key, data).catch(rethrow(whyNotReady)),
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw whyNotReady(error);
      }
    },
    async *read(key, { start, end }) {
      if (end < start) return;
      try {
        const body = await get(key, `bytes=${start}-${end}`);
        yield* chunksOf(body, end - start + 1, times.attempt);
      } catch (error) {
        throw whyNotRead(error);
      }
    },
    async bytes(key) {
      try {
        const body = await get(key);
        // Copied: small ones lie in memory that Node shares out, which cannot be given to a thread.
        return new Uint8Array(await buffer(chunksOf(body, Number.MAX_SAFE_INTEGER, times.attempt)));
      } catch (error) {
        throw whyNotRead(error);
      }
    },
    delete: (key) => disk.delete(key).catch(rethrow(whyNotReady)),
    // flydrive throws at keys that it would not have made, and shows one page only.
    async *list(folder) {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
          for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
            if (keyPattern.test(Key)) yield { key: Key, bytes: Size, changedAt: LastModified };
          }
        }
      } catch (error) {
        throw whyNotReady(error);
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket })).catch(rethrow(whyNotReady));
    },
  };
}

/**
 * The first bytes of a body; some servers send more than was asked for. Waits for the server only so
 * long, and for whoever reads as long as it takes. Leaving the loop closes the connection.
 */
async function* chunksOf(
  body: Readable,
  length: number,
  silenceMs: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const chunks = body[Symbol.asyncIterator]();
  let left = length;
  try {
    for (;;) {
      const silence = () => body.destroy(new Error('the server went silent'));
      const timer = setTimeout(silence, silenceMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      // Only a body that was read to its end leaves a connection that can be used again.
      if (next.done) return;
      const chunk = (next.value as Uint8Array<ArrayBuffer>).subarray(0, left);
      if (chunk.length === 0) return;
      left -= chunk.length;
      yield chunk;
    }
  } finally {
    body.destroy();
  }
}
