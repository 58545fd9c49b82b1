import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { TestServer } from './postgres-server.ts';

/**
 * Starts a real S3 server in a folder of its own, on a free port. Lists of more than 1,000 objects
 * need a process with `--openssl-legacy-provider`: s3rver hides the place in a list with DES.
 */
export async function startS3(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory: folder, silent: true });
  mend(server, folder);
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = server.close();
      (server as unknown as HasHttpServer).httpServer.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The parts of s3rver that are not in its types. */
interface HasHttpServer {
  httpServer: { closeAllConnections(): void };
}
interface S3Object {
  bucket: string;
  key: string;
  content: Readable;
  metadata: object;
}
interface HasStore {
  store: {
    putObject(object: S3Object): Promise<{ size: number; md5: string }>;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    deleteObject(bucket: string, key: string): Promise<void>;
    getResourcePath(bucket: string, key: string, resource: string): string;
  };
}

/**
 * Mends what s3rver does worse than S3: it answers a PUT before the object is whole on disk and shows
 * it half, and a DELETE removes the folder that a PUT at the same time is about to write into.
 */
function mend(server: S3rver, folder: string): void {
  const { store } = server as unknown as HasStore;
  const deleteObject = store.deleteObject.bind(store);
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done;
    return done;
  }
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const data = await buffer(content);
    const md5 = createHash('md5').update(data).digest('hex');
    const path = store.getResourcePath(bucket, key, 'object');
    return inTurn(async () => {
      count += 1;
      const temporary = join(folder, `.incoming-${count}`);
      await writeFile(temporary, data);
      await mkdir(dirname(path), { recursive: true });
      await store.putMetadata(bucket, key, metadata, md5);
      await rename(temporary, path);
      return { size: data.length, md5 };
    });
  };
  store.deleteObject = (bucket, key) => inTurn(() => deleteObject(bucket, key));
}
