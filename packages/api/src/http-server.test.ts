import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImageEngine } from './engines/image-engine.ts';
import { createHttpServer } from './http-server.ts';
import { maxUploadBytes } from './limits.ts';
import { type OpenApp, openApp } from './testing/open-app.ts';
import { editForm, makePicture } from './testing/pictures.ts';

let open: OpenApp;
let server: Server;
let port: number;
let edit: ReturnType<typeof awaitedEdit>;
let linesBefore: number;

beforeAll(async () => {
  open = await openApp({ environment: { MAX_QUEUE: '0' }, engine: watched });
  server = createHttpServer(open.app).listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  edit = awaitedEdit();
  linesBefore = open.logLines().length;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await open.close();
});

/** The first edit of a test. */
function awaitedEdit() {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<unknown>();
  finished.promise.catch(() => undefined);
  return { started, finished };
}

/** The real engine, which tells when the first edit of a test starts and how it ends. */
function watched(engine: ImageEngine): ImageEngine {
  return {
    ...engine,
    edit(request) {
      const result = engine.edit(request);
      const { started, finished } = edit;
      result.then(finished.resolve, finished.reject);
      started.resolve();
      return result;
    },
  };
}

/** What this test has put in the log. */
const logLines = () => open.logLines().slice(linesBefore);

function post(picture: Uint8Array<ArrayBuffer>, prompt: string, signal?: AbortSignal) {
  const body = editForm([picture], { prompt });
  return fetch(`http://localhost:${port}/api/generate-image`, { method: 'POST', body, signal });
}

test('a caller who hangs up stops the edit, and its worker is free for the next', async () => {
  const large = await makePicture('jpeg', { width: 4000, height: 3000 });
  const small = await makePicture('jpeg');
  const caller = new AbortController();
  const answer = post(large, 'blur it a lot, then make it a pencil sketch', caller.signal);
  await edit.started.promise;
  caller.abort();
  await expect(answer).rejects.toThrow();
  await expect(edit.finished.promise).rejects.toBeDefined();

  let next = await post(small, 'make it black and white');
  while (next.status === 503) next = await post(small, 'make it black and white');
  expect(next.status).toBe(200);
  expect(logLines()[0]).toMatchObject({ path: '/api/generate-image', status: 499 });
});

test('a caller for whom there is no room is told at once when to come again', async () => {
  const large = await makePicture('jpeg', { width: 4000, height: 3000 });
  const first = post(large, 'blur it a lot');
  await edit.started.promise;
  const second = await post(await makePicture('jpeg'), 'make it black and white');
  expect(second.status).toBe(503);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await second.json()).toMatchObject({ code: 'overloaded' });
  expect((await first).status).toBe(200);
});

test.each([
  ['no HTTP', 'NONSENSE\r\n\r\n', 400],
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'a host that is none',
    'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
  [
    'an expectation that nobody knows',
    'POST /api/feedback HTTP/1.1\r\nHost: a\r\nExpect: foo\r\nContent-Length: 2\r\n\r\n{}',
    417,
  ],
])('bytes that cannot be understood are answered in the envelope: %s', async (_, bytes, status) => {
  const socket = connect(port);
  socket.write(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('"code":"validation_failed"');
});

describe('an upload', () => {
  const start = (length: number) =>
    `POST /api/generate-image HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=XX\r\nContent-Length: ${length}\r\n\r\n`;
  const part =
    '--XX\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nbytes';

  test('that ends early is malformed', async () => {
    const socket = connect(port);
    socket.write(start(part.length) + part);
    expect(await text(socket)).toContain('"code":"validation_failed"');
  });

  test('that is announced to be too large is refused without waiting for it', async () => {
    const socket = connect(port);
    socket.write(start(maxUploadBytes + 1) + part);
    expect(await text(socket)).toContain('"code":"payload_too_large"');
  });

  test('that grows too large is refused before it ends', async () => {
    const socket = connect(port);
    socket.write(start(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'));
    const answer = text(socket);
    const chunk = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent <= maxUploadBytes; sent += chunk.length) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      socket.write('\r\n');
    }
    expect(await answer).toContain('"code":"payload_too_large"');
  });

  test('that never ends is over when its caller hangs up', async () => {
    const socket = connect(port);
    socket.write(start(maxUploadBytes) + part);
    await once(server, 'request');
    socket.destroy();
    const line = expect.objectContaining({ path: '/api/generate-image', status: 499 });
    await vi.waitFor(() => expect(logLines()).toContainEqual(line));
  });
});
