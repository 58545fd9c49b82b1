import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureSize } from '../src/testing/pictures.ts';
import type { StartedServer } from '../src/testing/start-server.ts';
import { inForm, isFull, report } from './form.ts';
import { metric, newFolder, startEmbedded, stop } from './servers.ts';
import { edit, smallEdit, until } from './visitor.ts';

const mib = 1024 * 1024;

/** Resident memory in MiB, where the system tells it the most that it ever was. */
function memoryOf({ process: { pid } }: StartedServer): number {
  if (process.platform === 'linux') {
    const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

const boundary = 'x'.repeat(20);

/** A picture that no format makes smaller: 3 bytes a pixel. */
function noise({ width, height }: PictureSize): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(3 * width * height), { raw })
    .png()
    .toBuffer();
}

/** The form of an edit as bytes, so that a thousand requests share one. */
function formOf(picture: Uint8Array): Buffer {
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  return Buffer.concat([
    Buffer.from(`${head('prompt')}\r\n\r\nmake it black and white\r\n`),
    Buffer.from(`${head('image')}; filename="a.png"\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** Connections that send a little now and then, for as long as the test lasts. */
async function drip(url: string, start: string, drop: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => undefined);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(start);
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(drop);
  }, 500);
  onTestFinished(() => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

test('200 connections that drip hold nothing', async () => {
  const server = await startEmbedded(await newFolder());
  const { url } = server;
  const headers = await drip(url, 'GET /api/health HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n', 100);
  const upload = [
    'POST /api/generate-image HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000',
    `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n--${boundary}\r\n`,
  ].join('\r\n');
  const bodies = await drip(url, upload, 'x', 100);
  const cut = headers.map((socket) => text(socket));
  // Those that are not waited for end with the server.
  for (const answer of cut) answer.catch(() => undefined);
  const start = performance.now();
  for (let count = 0; count < 5; count++) {
    expect((await edit(url, await smallEdit())).status).toBe(200);
  }
  report(`5 edits beside 200 dripping connections: ${Math.round(performance.now() - start)} ms`);
  expect(bodies.every((socket) => socket.writable)).toBe(true);
  // Headers may take 20 s.
  if (isFull)
    for (const answer of await Promise.all(cut)) expect(answer).toMatch(/^HTTP\/1.1 408 /);

  // Bodies may take five minutes, and lose what little they hold with their connection.
  for (const socket of bodies) socket.destroy();
  await until(async () => expect(await metric(server, 'nb_admission_bytes')).toBe(0));
  expect((await edit(url, await smallEdit())).status).toBe(200);
});

/** Uploads over a connection of its own; answers what came of it, in a few words. */
async function upload(url: string, body: Buffer): Promise<string> {
  const sent = httpRequest(`${url}/api/generate-image`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
    },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  // An answer that comes before the body is sent ends the sending, but is an answer.
  sent.on('error', () => undefined);
  try {
    const [answer] = await answered;
    const { success, code } = JSON.parse(await text(answer)) as { success: boolean; code?: string };
    const { statusCode, headers } = answer;
    if (statusCode === 200 && success) return '200';
    if (code === 'overloaded' && Number(headers['retry-after']) > 0) return '503 with Retry-After';
    return `${statusCode} ${code}`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

test('parallel uploads are each answered, in bounded memory, and leave the server serving', async () => {
  const server = await startEmbedded(await newFolder());
  const body = formOf(await noise({ width: 1000, height: 1000 }));
  const length = inForm(80, 1000);
  const start = performance.now();
  const outcomes = await Promise.all(Array.from({ length }, () => upload(server.url, body)));
  const counts = Object.groupBy(outcomes, (outcome) => outcome);
  const kinds = Object.entries(counts).map(([kind, of]) => `${of?.length} × ${kind}`);
  const memory = memoryOf(server);
  report(
    `${length} uploads of ${(body.length / mib).toFixed(1)} MiB in ${Math.round(performance.now() - start)} ms: ` +
      `${kinds.join(', ')}; ${Math.round(memory)} MiB of memory at most`,
  );
  expect(memory).toBeLessThan(1200);
  // HTTP/1.1 cannot tell a client to stop sending; some lose the answer with the connection.
  const connectionLost = ['ECONNRESET', 'EPIPE'];
  const clean = ['200', '503 with Retry-After', ...connectionLost];
  expect(Object.keys(counts).filter((kind) => !clean.includes(kind))).toEqual([]);
  expect(counts['200']?.length).toBeGreaterThan(0);

  await until(async () => expect(await metric(server, 'nb_admission_bytes')).toBe(0));
  expect((await edit(server.url, await smallEdit())).status).toBe(200);
  // Connections of clients that were turned away linger for some seconds.
  if (isFull) expect(await stop(server)).toMatchObject({ code: 0, stderr: '' });
});
