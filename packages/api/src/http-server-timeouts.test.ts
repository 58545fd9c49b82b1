import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission } from './services/admission.ts';
import { beginUpload, openUploadServer } from './testing/open-upload-server.ts';
import { editForm } from './testing/pictures.ts';

const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 0 });
let server: Awaited<ReturnType<typeof openUploadServer>>;
let dripping: NodeJS.Timeout | undefined;

beforeEach(async () => {
  server = await openUploadServer(admission, { headersTimeoutMs: 300, requestTimeoutMs: 600 });
});
afterEach(() => {
  clearInterval(dripping);
  server.close();
});

/** What the server said, also to a client that was writing when it was cut. */
async function answerOf(socket: Socket): Promise<string> {
  let said = '';
  socket.setEncoding('utf8').on('data', (part) => (said += part));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

function drip(socket: Socket, bytes: string) {
  dripping = setInterval(() => socket.writable && socket.write(bytes), 20);
}

test('a client whose headers drip is cut, and told why', async () => {
  const socket = connect(server.port);
  socket.write('GET /api/upload HTTP/1.1\r\nHost: a\r\n');
  drip(socket, 'X: y\r\n');
  const answer = await answerOf(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('The request took too long to arrive');
  expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
});

test('a client that sends nothing is cut', async () => {
  const socket = connect(server.port);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

test('a client whose body drips is cut, and keeps nobody from a place meanwhile', async () => {
  const socket = connect(server.port);
  const { head, part } = beginUpload(1_000_000);
  socket.write(head + part);
  drip(socket, 'x');
  const answer = answerOf(socket);
  await vi.waitFor(() => expect(admission.figures().bytes).toBeGreaterThan(0));
  expect(admission.figures().running).toBe(0);
  const body = editForm([new Uint8Array(1000)]);
  expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200);

  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  await vi.waitFor(() => expect(admission.figures().bytes).toBe(0));
});

test('a hundred of them leave the server serving', async () => {
  const { head, part } = beginUpload(1_000_000);
  const sockets = Array.from({ length: 100 }, () => connect(server.port));
  for (const socket of sockets) socket.write(head + part);
  const cut = sockets.map((socket) => text(socket));
  await once(sockets[99] as Socket, 'connect');
  const body = editForm([new Uint8Array(1000)]);
  expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200);
  for (const answer of await Promise.all(cut)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
