import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { OpenAPIHono } from '@hono/zod-openapi';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../app-env.ts';
import { answerError } from '../../errors.ts';
import { createHttpServer } from '../../http-server.ts';
import { withEdge } from '../../middleware/edge/index.ts';
import type { FilesService, FoundFile } from '../../services/files.ts';
import { notReady } from '../../stores/files/failures.ts';
import { fileRoutes } from './index.ts';

const size = 8_000_000;
const path = `/api/files/${'0'.repeat(32)}.png`;
let lines: string[];
let printed: unknown[][];
let closed: PromiseWithResolvers<void>;

beforeEach(() => {
  lines = [];
  printed = [];
  closed = Promise.withResolvers();
  for (const kind of ['error', 'info'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => void printed.push(words));
  }
});
afterEach(() => vi.restoreAllMocks());

/** The routes on a store that gives so many chunks of 64 kB and then fails. */
function openRoutes(chunks: number) {
  async function* read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      for (let count = 0; count < chunks; count++) yield new Uint8Array(65_536);
      throw notReady('it went away');
    } finally {
      closed.resolve();
    }
  }
  const check = async () => {
    throw notReady('it went away');
  };
  const file: FoundFile = { size, type: 'image/png', etag: '"x"', secondsLeft: 60, read, check };
  const files = { find: async () => file } as unknown as FilesService;
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(line) });
  const app = new OpenAPIHono<AppEnv>();
  app.route('/', fileRoutes({ files, log }));
  app.onError(answerError);
  app.fetch = withEdge(app.fetch, log);
  return app;
}

describe('a store that does not answer', () => {
  test.each([
    ['GET', {}],
    ['GET', { range: 'bytes=10-29' }],
    ['HEAD', {}],
  ])('makes %s %o a failure that nobody keeps', async (method, headers) => {
    const answer = await openRoutes(0).request(path, { method, headers });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const key of ['cache-control', 'etag', 'content-range', 'content-disposition']) {
      expect(answer.headers.get(key)).toBeNull();
    }
    if (method === 'GET') expect(await answer.json()).toMatchObject({ code: 'not_ready' });
  });
});

describe('over a connection', () => {
  let port: number;
  let close: () => void;
  async function serve(chunks: number) {
    const server = createHttpServer(openRoutes(chunks)).listen(0);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
  }
  afterEach(() => close());

  test.each([1, 2, 3, 4, 40])(
    'a store that fails after %i chunks cuts the answer off, in our log only',
    async (chunks) => {
      await serve(chunks);
      const request = fetch(`http://localhost:${port}${path}`);
      await expect(request.then((answer) => answer.arrayBuffer())).rejects.toThrow();
      const line = lines.find((one) => one.includes('a picture was cut off'));
      expect(JSON.parse(String(line))).toMatchObject({ level: 50, err: {} });
      expect(lines).toHaveLength(2);
      expect(printed).toEqual([]);
    },
  );

  test('nothing of the error is sent', async () => {
    await serve(2);
    const socket = connect(port, 'localhost');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const answer = await text(socket).catch(() => '');
    expect(answer).not.toContain('Error');
  });

  test('a client who goes away ends the reading', async () => {
    await serve(1_000);
    const caller = new AbortController();
    await fetch(`http://localhost:${port}${path}`, { signal: caller.signal });
    caller.abort();
    await closed.promise;
    expect(lines.filter((one) => one.includes('cut off'))).toEqual([]);
    expect(printed).toEqual([]);
  });
});
