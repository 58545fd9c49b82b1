import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Admission, createAdmission } from './services/admission.ts';
import { beginUpload, openUploadServer } from './testing/open-upload-server.ts';
import { editForm } from './testing/pictures.ts';

const length = 20 * 1024 * 1024;
let admission: Admission;
let server: Awaited<ReturnType<typeof openUploadServer>>;

beforeEach(async () => {
  admission = createAdmission({ maxConcurrent: 1, maxWaiting: 0, maxBytes: 1024 * 1024 });
  server = await openUploadServer(admission);
});
afterEach(() => server.close());

const fillUp = () => admission.enter(new AbortController().signal);

describe('an upload for which there is no room', () => {
  test('is refused while it is sent, before its sender is done', async () => {
    await fillUp();
    const socket = connect(server.port);
    const { head, part } = beginUpload(length);
    socket.write(head + part);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 503 /);
    expect(String(answer)).toMatch(/\r\nRetry-After: 5\r\n/i);
    expect(String(answer)).toContain('"code":"overloaded"');
    socket.destroy();
  });

  test.each(['Connection: close', 'Connection: keep-alive'])(
    'is answered also for a client that reads only when it has sent everything: %s',
    async (connection) => {
      await fillUp();
      const socket = connect({ port: server.port, allowHalfOpen: true });
      const { head, part } = beginUpload(length, connection);
      socket.pause();
      socket.write(head + part);
      const rest = Buffer.alloc(length - part.length);
      await new Promise((resolve) => socket.write(rest, resolve));
      socket.end();
      expect(await text(socket)).toContain('"code":"overloaded"');
    },
  );

  test('keeps its connection when it is short, for the next', async () => {
    const leave = await fillUp();
    const post = () =>
      fetch(server.url, { method: 'POST', body: editForm([new Uint8Array(100_000)]) });
    const refused = await post();
    expect(refused.status).toBe(503);
    await refused.text();
    leave();
    expect((await post()).status).toBe(200);
  });

  test('is not asked for by a server that its client asks beforehand', async () => {
    await fillUp();
    const socket = connect(server.port);
    socket.write(beginUpload(length, 'Expect: 100-continue').head);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  });
});

test('a client that asks beforehand may send when there is room', async () => {
  const socket = connect(server.port);
  const body = '--XX\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--XX--\r\n';
  socket.write(beginUpload(body.length, 'Connection: close', 'Expect: 100-continue').head);
  const [leave] = await once(socket, 'data');
  expect(String(leave)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

test('uploads that are too much together are turned away, and what they held is free again', async () => {
  const sockets = [1, 2, 3].map(() => connect(server.port));
  const { head, part } = beginUpload(length);
  for (const socket of sockets) socket.write(head + part);
  await vi.waitFor(() => expect(admission.figures().bytes).toBe(3 * part.length));
  const chunk = Buffer.alloc(2 * 1024 * 1024);
  const [first, ...others] = sockets;
  first?.write(chunk);
  const [answer] = await once(first as NonNullable<typeof first>, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 /);
  await vi.waitFor(() => expect(admission.figures().bytes).toBe(2 * part.length));
  for (const socket of others) socket.destroy();
  await vi.waitFor(() => expect(admission.figures().bytes).toBe(0));
  first?.destroy();
});
