import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MetricsServer, openMetricsServer } from './metrics-server.ts';
import { takePort } from './testing/start-server.ts';
import { createMetrics } from './watching/metrics.ts';

const host = '127.0.0.1';
const metrics = createMetrics({ sources: {} });

describe('the port for metrics', () => {
  let server: MetricsServer;
  beforeAll(async () => {
    server = await openMetricsServer({ port: 0, host, metrics });
  });
  afterAll(() => server.close());
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://${host}:${server.port}${path}`, init);

  test('serves /metrics', async () => {
    metrics.recordLimitHit('day');
    const answer = await ask('/metrics?from=prometheus');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('nb_limits_hit_total{limit="day"} 1\n');
  });

  test.each(['/', '/api/health', '/metrics/', '/metricsx'])(
    'serves nothing else: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('is only read', async () => {
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
    const answer = await ask('/metrics', { method: 'HEAD' });
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 200, body: '' });
  });
});

test('metrics that cannot be gathered are a 500, and the server goes on', async () => {
  const broken = { ...metrics, text: () => Promise.reject(new Error('secret detail')) };
  const server = await openMetricsServer({ port: 0, host, metrics: broken });
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetch(`http://${host}:${server.port}/metrics`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  }
  await server.close();
});

test('closing does not wait for a scraper that stays', async () => {
  const server = await openMetricsServer({ port: 0, host, metrics });
  const scraper = connect(server.port, host);
  await once(scraper, 'connect');
  const gone = once(scraper, 'close');
  scraper.resume();
  await server.close();
  await gone;
});

test('a port that is taken is said to be so', async () => {
  const { port, close } = await takePort();
  await expect(openMetricsServer({ port, host: undefined, metrics })).rejects.toThrow(
    /^Port \d+ for the metrics is taken .*METRICS_PORT\.$/,
  );
  close();
});
