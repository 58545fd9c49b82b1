import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { S3Config } from '../../config.ts';
import type { AppError } from '../../errors.ts';
import { StartupError } from '../../startup-error.ts';
import { type TestStores, testStores } from '../../testing/test-stores.ts';
import type { FileStore } from './index.ts';
import { openS3Store } from './s3.ts';

// The S3 server of these tests is laxer than Amazon's: it looks at the name of the credentials but
// not at the signature, so that a wrong secret passes; it answers the range of the first byte alone
// with the whole object; every user may do everything; and it does not know regions. Where that
// matters, a server of ours answers in its place with what is documented at
// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html.

let stores: TestStores;
let config: S3Config;
beforeAll(async () => {
  stores = await testStores();
  config = stores.s3!;
});
afterAll(() => stores.drop());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const data = new Uint8Array(1000).fill(7);

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function stop(server: Server) {
  server.close();
  server.closeAllConnections();
}

/** Answers as S3 does. */
function refusal(status: number, word: string): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${word}</Code><Message>No.</Message></Error>`);
  };
}

describe('a start', () => {
  async function expectFailure(wrong: Partial<S3Config>, words: RegExp) {
    const failure = await failureOf(openS3Store({ ...config, ...wrong }));
    expect(failure).toBeInstanceOf(StartupError);
    expect((failure as StartupError).message).toMatch(words);
    expect((failure as StartupError).message).not.toContain('the-secret');
  }

  async function expectFailureAt(listener: RequestListener, words: RegExp) {
    const server = createServer(listener);
    const endpoint = await listen(server);
    await expectFailure({ endpoint }, words);
    stop(server);
  }

  test('says that there is no such bucket', () =>
    expectFailure({ bucket: 'not-there' }, /has no bucket not-there; create it, .*S3_BUCKET/));

  test('says that the credentials are unknown', () =>
    expectFailure(
      { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'the-secret' } },
      /credentials .*\(InvalidAccessKeyId\); check S3_ACCESS_KEY_ID/,
    ));

  test('says that the secret is wrong', () =>
    expectFailureAt(refusal(403, 'SignatureDoesNotMatch'), /\(SignatureDoesNotMatch\); check/));

  test('says that the bucket is in another region', () =>
    expectFailureAt(refusal(301, 'PermanentRedirect'), /another region; .*S3_REGION/));

  test('says that nothing answers', async () => {
    const server = createServer();
    const endpoint = await listen(server);
    stop(server);
    await expectFailure({ endpoint }, /does not answer \(ECONNREFUSED\); check S3_ENDPOINT/);
  });

  test('says that there are no credentials', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) {
      vi.stubEnv(name, undefined);
    }
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nonexistent');
    await expectFailure({ credentials: undefined }, /no credentials .* set S3_ACCESS_KEY_ID/);
    vi.unstubAllEnvs();
  });
});

describe('a server that fails', () => {
  let server: Server;
  let store: FileStore;
  let endpoint: string;
  let answer: RequestListener;
  const times = { connection: 500, attempt: 200, operation: 10_000 };
  const silent: RequestListener = (request) => request.resume();

  beforeEach(async () => {
    answer = (request, response) => {
      request.resume();
      response.end();
    };
    server = createServer((request, response) => answer(request, response));
    endpoint = await listen(server);
    store = await openS3Store({ ...config, endpoint }, times);
  });
  afterEach(() => stop(server));

  test.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
  ])('is said to be full: %i %s', async (status, word) => {
    answer = refusal(status, word);
    await expect(store.put('a.png', data)).rejects.toMatchObject({ code: 'storage_full' });
  });

  test.each([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ])('is not ready: %i %s', async (status, word) => {
    answer = refusal(status, word);
    const failure = await failureOf(store.put('a.png', data));
    expect(failure).toMatchObject({ code: 'not_ready' });
    expect((failure as AppError).details.headers).toHaveProperty('Retry-After');
    expect(String((failure as AppError).cause)).toContain(word);
    await expect(store.check()).rejects.toMatchObject({ code: 'not_ready' });
  });

  test('is asked again, but not for ever', async () => {
    let asked = 0;
    answer = (request, response) => {
      asked += 1;
      refusal(500, 'InternalError')(request, response);
    };
    await failureOf(store.put('a.png', data));
    expect(asked).toBe(3);
  });

  test('is not ready when it is gone', async () => {
    stop(server);
    await expect(store.put('a.png', data)).rejects.toMatchObject({ code: 'not_ready' });
    await expect(store.size('a.png')).rejects.toMatchObject({ code: 'not_ready' });
    await expect(store.delete('a.png')).rejects.toMatchObject({ code: 'not_ready' });
  });

  test('is not waited for when it takes a request and says nothing', async () => {
    answer = silent;
    await expect(store.put('a.png', data)).rejects.toMatchObject({ code: 'not_ready' });
    await expect(store.bytes('a.png')).rejects.toMatchObject({ code: 'not_ready' });
    await expect(store.check()).rejects.toMatchObject({ code: 'not_ready' });
  });

  test('gets no more attempts when the time for them all is over', async () => {
    const hurried = await openS3Store(
      { ...config, endpoint },
      { ...times, attempt: 2_000, operation: 500 },
    );
    answer = silent;
    const failure = await failureOf(hurried.put('a.png', data));
    expect(failure).toMatchObject({ code: 'not_ready' });
    expect(String((failure as AppError).cause)).toContain('no answer within 0.5 s');
  });

  test('is not waited for when it stops in the middle of a file', async () => {
    answer = (_, response) => {
      response.writeHead(206, { 'content-length': '1000' });
      response.write(data.subarray(0, 100));
    };
    let length = 0;
    const reading = (async () => {
      for await (const chunk of store.read('a.png', { start: 0, end: 999 })) length += chunk.length;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_ready' });
    expect(length).toBe(100);
    await expect(store.bytes('a.png')).rejects.toMatchObject({ code: 'not_ready' });
  });

  test('gives a file also to a reader who is slower than it may be itself', async () => {
    const large = new Uint8Array(5_000_000);
    answer = (_, response) => void response.end(large);
    let length = 0;
    for await (const chunk of store.read('a.png', { start: 0, end: large.length - 1 })) {
      if (length === 0) {
        answer = silent;
        // Longer than the server may be silent.
        await failureOf(store.check());
      }
      length += chunk.length;
    }
    expect(length).toBe(large.length);
  });

  test('that loses the connection in the middle of a file is noticed', async () => {
    answer = (_, response) => {
      response.writeHead(206, { 'content-length': '1000' });
      response.write(data.subarray(0, 100), () => response.destroy());
    };
    const reading = (async () => {
      for await (const _ of store.read('a.png', { start: 0, end: 999 }));
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_ready' });
  });

  test('closes the connection of a reader who leaves', async () => {
    const closed = Promise.withResolvers<void>();
    answer = (_, response) => {
      response.writeHead(206, { 'content-length': '100000000' });
      response.on('close', closed.resolve);
      response.write(data);
    };
    for await (const _ of store.read('a.png', { start: 0, end: 99_999_999 })) break;
    await closed.promise;
  });
});

test('objects of others in the bucket are not listed', async () => {
  const store = await openS3Store(config);
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { createS3Client, defaultTimes } = await import('./s3-client.ts');
  const client = createS3Client(config, defaultTimes);
  await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: 'a b.png', Body: data }));
  await store.put('ours.png', data);
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  expect(keys).toEqual(['ours.png']);
});
