import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import type { ImageEngine } from '../engines/image-engine.ts';
import { AppError, answerError } from '../errors.ts';
import { withEdge } from '../middleware/edge/index.ts';
import { takePort } from '../testing/start-server.ts';
import { traceEngine } from './trace-engine.ts';
import { traceRequests } from './trace-requests.ts';
import { noTracing, openTracing, type Tracing } from './tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  status: { code?: number; message?: string };
  events: unknown[];
  resource: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector as OpenTelemetry describes it: takes OTLP in JSON at /v1/traces. */
async function openCollector() {
  const bodies: unknown[] = [];
  const server = createServer(async (request, answer) => {
    if (request.url === '/v1/traces') bodies.push(await json(request));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(bodies),
    spans: () => bodies.flatMap(toSpans),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Body = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<Span, 'attributes' | 'resource'> & { attributes: Attribute[] })[];
    }[];
  }[];
};

function toSpans(body: unknown): Span[] {
  return (body as Body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        attributes: toRecord(span.attributes),
        resource: toRecord(resource.attributes),
      })),
  );
}

const log = pino({ level: 'silent' });

/** Does something with a real collector and gives back what reached it. */
async function collect(work: (tracing: Tracing) => Promise<unknown>) {
  const collector = await openCollector();
  const tracing = await openTracing({ otlpEndpoint: collector.url, log });
  await work(tracing);
  await tracing.close();
  collector.close();
  const find = (name: string) => collector.spans().filter((span) => span.name === name);
  return { find, spans: collector.spans(), text: collector.text() };
}

const failsWith = (error: unknown) => () => Promise.reject(error);

describe('spans', () => {
  test('reach the collector with the service’s name and version', async () => {
    const { spans } = await collect((tracing) =>
      tracing.span('job', { kind: 'edit', requestId: 'r-1' }, async () => undefined),
    );
    expect(spans).toHaveLength(1);
    expect(spans[0]).toMatchObject({
      name: 'job',
      attributes: { 'nb.job.kind': 'edit', 'nb.request_id': 'r-1' },
      resource: { 'service.name': 'nano-banana', 'service.version': '0.1.0' },
    });
  });

  test('that begin inside another become its children, also when several run at once', async () => {
    const { find } = await collect((tracing) => {
      const family = (code: string) =>
        tracing.span('parent', { code }, async () => {
          await Promise.resolve();
          await tracing.span('child', { code }, async () => undefined);
        });
      return Promise.all([family('one'), family('two')]);
    });
    for (const parent of find('parent')) {
      const code = parent.attributes['error.type'];
      const child = find('child').find((span) => span.attributes['error.type'] === code);
      expect(child).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId });
    }
  });

  test('carry on a trace from elsewhere', async () => {
    const trace = 'a'.repeat(32);
    const { find } = await collect(async (tracing) => {
      let carried: string | undefined;
      const remember = async () => {
        carried = tracing.traceparent();
      };
      await tracing.span('here', {}, remember, `00-${trace}-${'b'.repeat(16)}-01`);
      await tracing.span('later', {}, async () => undefined, carried);
    });
    const [here] = find('here');
    expect(here).toMatchObject({ traceId: trace, parentSpanId: 'b'.repeat(16) });
    expect(find('later')[0]).toMatchObject({ traceId: trace, parentSpanId: here?.spanId });
  });

  test.each(['nonsense', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, ''])(
    'begin a trace of their own when the parent is no trace: %j',
    async (parent) => {
      const { spans } = await collect((tracing) =>
        tracing.span('here', {}, async () => undefined, parent),
      );
      expect(spans[0]?.traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
      expect(spans[0]?.parentSpanId).toBeUndefined();
    },
  );

  test('of a caller who does not want to be traced are not sent', async () => {
    const { spans } = await collect((tracing) =>
      tracing.span('x', {}, async () => undefined, `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`),
    );
    expect(spans).toEqual([]);
  });

  test('tell a failure by its code and nothing else, and it is thrown on', async () => {
    const cause = new AppError('engine_failed', { message: 'the words of Ottilie' });
    const { find, text } = await collect(async (tracing) => {
      await expect(tracing.span('known', {}, failsWith(cause))).rejects.toBe(cause);
      await expect(tracing.span('unknown', {}, failsWith(new Error('Ottilie')))).rejects.toThrow();
    });
    expect(find('known')[0]).toMatchObject({
      attributes: { 'error.type': 'engine_failed' },
      status: { code: 2 },
    });
    expect(find('unknown')[0]?.attributes).toEqual({ 'error.type': 'internal_error' });
    expect(text).not.toContain('Ottilie');
  });
});

describe('a request', () => {
  const id = 'f'.repeat(32);
  const engine = { id: 'odd', edit: failsWith(new AppError('engine_failed')) };

  function serve(tracing: Tracing) {
    const traced = traceEngine(engine as unknown as ImageEngine, tracing);
    const app = new Hono<AppEnv>();
    app.get('/api/files/:name', (c) => c.text('bytes'));
    app.post('/api/generate-image', async () => {
      await traced.edit({ images: [], prompt: 'Ottilie', signal: new AbortController().signal });
      return new Response();
    });
    app.onError(answerError);
    return withEdge(traceRequests(app.fetch, tracing), log);
  }

  test('has a span with method, route, status and request id, and nothing that is secret', async () => {
    const { find, text } = await collect(async (tracing) => {
      const headers = {
        'x-request-id': 'r-7',
        traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
      };
      await serve(tracing)(
        new Request(`http://localhost/api/files/${id}.png?q=Ottilie`, { headers }),
        {},
      );
    });
    const [span] = find('GET /api/files/{name}');
    expect(span).toMatchObject({ traceId: 'c'.repeat(32), parentSpanId: 'd'.repeat(16) });
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/files/{name}',
      'http.response.status_code': 200,
      'nb.request_id': 'r-7',
    });
    expect(text).not.toMatch(/Ottilie|ffff|localhost/);
  });

  test('has the span of its edit inside', async () => {
    const { find, text } = await collect(async (tracing) => {
      await serve(tracing)(
        new Request('http://localhost/api/generate-image', { method: 'POST' }),
        {},
      );
    });
    const [request] = find('POST /api/generate-image');
    expect(request).toMatchObject({
      attributes: { 'http.response.status_code': 502, 'error.type': 'engine_failed' },
      status: { code: 2 },
    });
    expect(find('edit')[0]).toMatchObject({
      parentSpanId: request?.spanId,
      attributes: { 'nb.engine': 'odd', 'error.type': 'engine_failed' },
    });
    expect(text).not.toContain('Ottilie');
  });
});

test('a collector that is down breaks nothing and is complained about once', async () => {
  const { port, close } = await takePort();
  close();
  const lines: Record<string, unknown>[] = [];
  const listening = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const tracing = await openTracing({ otlpEndpoint: `http://127.0.0.1:${port}`, log: listening });
  for (let n = 0; n < 2000; n += 1) {
    expect(await tracing.span('job', {}, async () => n)).toBe(n);
  }
  await tracing.close();
  expect(lines.length).toBeLessThanOrEqual(1);
});

test('a collector that refuses is complained about once in a while, and work goes on', async () => {
  const server = createServer((_request, answer) => answer.writeHead(400).end()).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const lines: Record<string, unknown>[] = [];
  const listening = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const tracing = await openTracing({ otlpEndpoint: `http://127.0.0.1:${port}/`, log: listening });
  for (let n = 0; n < 1200; n += 1) await tracing.span('job', {}, async () => n);
  await tracing.close();
  server.close();
  server.closeAllConnections();
  expect(lines).toMatchObject([{ level: 40, msg: 'traces could not be sent' }]);
});

describe('without a collector', () => {
  test('work is done as if there were no tracing', async () => {
    const tracing = await openTracing({ otlpEndpoint: undefined, log });
    expect(tracing).toBe(noTracing);
    expect(await tracing.span('job', {}, async () => 7)).toBe(7);
    await tracing.close();
  });

  test('requests and engines are not even wrapped', () => {
    const fetch = () => new Response();
    const engine = { id: 'odd' } as ImageEngine;
    expect(traceRequests(fetch, noTracing)).toBe(fetch);
    expect(traceEngine(engine, noTracing)).toBe(engine);
  });
});
