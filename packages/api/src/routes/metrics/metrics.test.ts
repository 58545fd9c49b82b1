import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '../../app-env.ts';
import { answerError } from '../../errors.ts';
import { withEdge } from '../../middleware/edge/index.ts';
import { createMetrics } from '../../watching/metrics.ts';
import { metricsRoutes } from './index.ts';

const token = 'a-token-of-sixteen-or-more';

function open(configured: string | undefined) {
  const app = new Hono<AppEnv>();
  app.route('/', metricsRoutes(createMetrics({ sources: {} }), configured));
  app.onError(answerError);
  const fetch = withEdge(app.fetch, pino({ level: 'silent' }));
  return async (headers: Record<string, string>, method = 'GET') =>
    fetch(new Request('http://localhost/metrics', { method, headers }), {});
}

describe('with a token configured, /metrics', () => {
  const ask = open(token);

  test('is served to whoever has it, and to no page of another origin', async () => {
    const answer = await ask({ authorization: `Bearer ${token}`, origin: 'https://else.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.text()).toContain('nb_build_info{version="');
  });

  test.each([
    undefined,
    '',
    'Bearer',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    token,
  ])('is refused in the envelope with %j', async (authorization) => {
    const answer = await ask(authorization === undefined ? {} : { authorization });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'key_invalid' });
    expect(text).not.toContain(token);
  });

  test('is only read', async () => {
    const answer = await ask({ authorization: `Bearer ${token}` }, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('without a token configured there is no /metrics, whatever is sent', async () => {
  for (const authorization of ['', 'Bearer undefined', `Bearer ${token}`]) {
    const answer = await open(undefined)({ authorization });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
  }
});
