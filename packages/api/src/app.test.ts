import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContract } from './testing/contract.ts';
import { type OpenApp, openApp } from './testing/open-app.ts';

let open: OpenApp;
beforeAll(async () => {
  open = await openApp({ environment: { SITE_DIR: '/nonexistent/site' } });
});
afterAll(() => open.close());

const request = (path: string, init?: RequestInit) => open.app.request(path, init);

test('health tells version and time since the start', async () => {
  const answer = await request('/api/health');
  const body = await checkContract(answer, 'get /api/health');
  expect(body).toMatchObject({ status: 'ok', version: '0.1.0' });
});

test('config tells limits, types, ratios and the engine', async () => {
  const body = await checkContract(await request('/api/config'), 'get /api/config');
  expect(body).toMatchObject({
    limits: { maxImages: 5, maxImageBytes: 10_485_760, maxPixels: 40_000_000 },
    engine: { id: 'embedded', generative: false, abilities: { maxImages: 5, mask: true } },
  });
});

test('what widgets wait for is short on the way, where that is taken', async () => {
  const whole = await request('/api/config', { headers: { origin: 'https://partner.test' } });
  const packed = await request('/api/config', {
    headers: { origin: 'https://partner.test', 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await packed.arrayBuffer());
  const text = await whole.text();
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 2);
  for (const { headers } of [whole, packed]) {
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});

describe('a request id', () => {
  test('is in the header and in the envelope', async () => {
    const answer = await request('/api/nothing');
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(requestId).toBe(answer.headers.get('x-request-id'));
  });

  test('differs from request to request', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await request('/api/health')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('is the caller’s own when it is sane', async () => {
    const answer = await request('/api/health', { headers: { 'x-request-id': 'trace-1.a' } });
    expect(answer.headers.get('x-request-id')).toBe('trace-1.a');
  });

  test.each(['a b', '<script>', 'x'.repeat(65)])('is ours when theirs is not: %s', async (id) => {
    const answer = await request('/api/health', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).not.toBe(id);
  });
});

describe('an address', () => {
  test.each(['/api/nothing', '/api/', '/api/health/', '/api/%3Cscript%3E'])(
    'that is unknown is a 404 in the envelope: %s',
    async (path) => {
      const answer = await request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json');
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'not_found' });
      expect(text).not.toContain('script');
    },
  );

  test.each([
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['GET', '/api/generate-image', 'POST'],
    ['POST', `/api/files/${'0'.repeat(32)}.png`, 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
  ])('names the methods it takes: %s %s', async (method, path, allow) => {
    const answer = await request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
  });
});

describe('pages of other origins', () => {
  test('may read answers and errors, without credentials', async () => {
    for (const path of ['/api/health', '/api/nothing']) {
      const { headers } = await request(path, { headers: { origin: 'https://partner.example' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-expose-headers')).toMatch(/x-request-id.*Retry-After/);
    }
  });

  test('may read the headers that our answers have', async () => {
    const origin = 'https://partner.example';
    const { headers } = await request('/api/health', { headers: { origin } });
    expect(headers.get('access-control-expose-headers')).toBe(
      'x-request-id, Retry-After, RateLimit, RateLimit-Policy, ETag, Content-Range, Accept-Ranges, Location, Idempotent-Replayed, Preference-Applied',
    );
    expect(headers.get('vary')).toBe('Origin');
  });

  test.each(['/api/generate-image', '/api/jobs/some-id', '/api/nothing'])(
    'may ask beforehand, once a day: %s',
    async (path) => {
      const answer = await request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://partner.example',
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'authorization,x-visitor-token',
        },
      });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      const allowed = (name: string) => answer.headers.get(`access-control-${name}`);
      expect(allowed('allow-origin')).toBe('*');
      expect(allowed('allow-credentials')).toBeNull();
      expect(allowed('max-age')).toBe('86400');
      expect(allowed('allow-methods')).toBe('GET, HEAD, POST, DELETE');
      expect(allowed('allow-headers')).toBe(
        'Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Prefer, Range, X-Request-Id, X-Visitor-Token',
      );
    },
  );

  test('get no leave for the site’s own pages', async () => {
    const { headers } = await request('/', { headers: { origin: 'https://partner.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the access log', () => {
  test('has a line per request without its query and without a file’s id', async () => {
    const id = 'f'.repeat(32);
    await request(`/api/files/${id}.png?download=my-secret`);
    const line = open.logLines().at(-1);
    expect(line).toMatchObject({ method: 'GET', path: '/api/files/{name}', status: 404 });
    expect(line).toHaveProperty('requestId');
    expect(line).toHaveProperty('ms');
    expect(JSON.stringify(line)).not.toMatch(/secret|ffff/);
  });
});

test('a site that is not built is said to be so', async () => {
  const answer = await request('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await answer.text()).toContain('npm run build');
});
