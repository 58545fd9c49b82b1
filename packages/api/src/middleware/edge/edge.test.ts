import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, answerError } from '../../errors.ts';
import { withEdge } from './index.ts';

const app = new Hono<AppEnv>();
app.onError(answerError);
app.get('/api/me', (c) => {
  const { address, isSecure } = c.env;
  return answerJson(c, { address, isSecure }, 200);
});
app.get('/api/partner', (c) => {
  c.env.headers['Access-Control-Allow-Origin'] = 'https://partner.example';
  if (c.req.query('fail')) throw new AppError('overloaded');
  return c.text('text');
});

/** Asks as a client that Node's server sees, whose connection comes from `192.0.2.1`. */
function request(path: string, headers: Record<string, string> = {}, trustProxy = 0) {
  const edge = withEdge(app.fetch, pino({ level: 'silent' }), { trustProxy });
  const incoming = { headers, socket: { remoteAddress: '::ffff:192.0.2.1' } };
  return edge(new Request(new URL(path, 'http://localhost'), { headers }), { incoming });
}

describe('who calls', () => {
  test.each([
    [0, '203.0.113.9', '192.0.2.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
  ])('is told by the connection and %i believed proxies', async (trustProxy, list, address) => {
    const answer = await request('/api/me', { 'x-forwarded-for': list }, trustProxy);
    expect(await answer.json()).toMatchObject({ address });
  });

  test('is unknown without a connection', async () => {
    const answer = await withEdge(app.fetch, pino({ level: 'silent' }))(
      new Request('http://localhost/api/me'),
      undefined,
    );
    expect(await answer.json()).toMatchObject({ address: 'unknown' });
  });
});

describe('that a connection is encrypted', () => {
  const hsts = 'strict-transport-security';

  test.each([
    ['nobody', 'http://localhost/api/me', 0, false],
    ['the connection', 'https://localhost/api/me', 0, true],
    ['a proxy that is not believed', 'http://localhost/api/me', 0, false, 'https'],
    ['a believed proxy', 'http://localhost/api/me', 1, true, 'https'],
    ['a believed proxy in upper case', 'http://localhost/api/me', 1, true, 'HTTPS'],
    ['a believed proxy about plain HTTP', 'http://localhost/api/me', 1, false, 'http'],
    ['a caller in front of a believed proxy', 'http://localhost/api/me', 1, false, 'https, http'],
  ])('is told by %s', async (_, url, trustProxy, isSecure, proto?: string) => {
    const answer = await request(url, proto ? { 'x-forwarded-proto': proto } : {}, trustProxy);
    expect(await answer.json()).toMatchObject({ isSecure });
    expect(answer.headers.get(hsts)).toBe(isSecure ? 'max-age=31536000' : null);
  });
});

describe('headers of the answer', () => {
  test.each(['/api/partner', '/api/partner?fail=1'])(
    'are those that a handler leaves, also of an error: %s',
    async (path) => {
      const { headers } = await request(path, { origin: 'https://partner.example' });
      expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
      expect(headers.get('vary')).toBe('Origin');
    },
  );

  test('of one request do not leak into the next', async () => {
    await request('/api/partner', { origin: 'https://partner.example' });
    const { headers } = await request('/api/me', { origin: 'https://other.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['/api/me', '/api/nothing'])('keep the API out of pages: %s', async (path) => {
    const { headers } = await request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('let any page show a file, which can do nothing by itself', async () => {
    const { headers } = await request('/api/files/none.png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; script-src 'none'/);
  });

  test('shield the site’s pages', async () => {
    const { headers } = await request('/');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; /);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('clipboard-write=(self)');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['http://localhost:8787/', 'same-origin'],
    ['https://nano.example/', 'same-origin'],
    ['http://nano.example/', null],
    ['http://localhost.evil.example/', null],
  ])('keep windows apart where browsers heed it: %s', async (url, policy) => {
    const { headers } = await request(url);
    expect(headers.get('cross-origin-opener-policy')).toBe(policy);
  });
});
