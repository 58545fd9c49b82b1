import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../testing/open-app.ts';

const files = {
  'client/index.html': '<link rel="preload" href="/assets/text-1.woff2" as="font" crossorigin>home',
  'client/faq/index.html': 'questions',
  'client/api/index.html': 'docs',
  'client/terms.html': 'terms',
  'client/404.html': 'no such page',
  'client/assets/app-a1b2.js': 'code',
  'client/assets/app-a1b2.js.br': brotliCompressSync('code'),
  'client/assets/app-a1b2.js.gz': gzipSync('code'),
  'client/.hidden': 'hidden',
  'secret.txt': 'secret',
};

let folder: string;
let open: OpenApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-site-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  open = await openApp({ environment: { SITE_DIR: join(folder, 'client') } });
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

const request = (path: string, init?: RequestInit) =>
  open.app.fetch(new Request(new URL(path, 'http://localhost'), init));

describe('a page', () => {
  test.each([
    ['/faq', 'questions'],
    ['/terms', 'terms'],
    ['/api', 'docs'],
    ['/faq?q=1', 'questions'],
  ])('is found by its address: %s', async (path, text) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(text);
  });

  test.each([
    ['/faq/', '/faq'],
    ['/faq/?q=1', '/faq?q=1'],
    ['/terms//', '/terms'],
  ])('has one address: %s', async (path, location) => {
    const answer = await request(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });

  test('is not sent again to who has it', async () => {
    const etag = String((await request('/faq')).headers.get('etag'));
    const answer = await request('/faq', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
  });

  test('answers HEAD without a body', async () => {
    const answer = await request('/faq', { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(
      String(files['client/faq/index.html'].length),
    );
    expect(await answer.text()).toBe('');
  });
});

test('an asset with a hash in its name is kept for ever', async () => {
  const answer = await request('/assets/app-a1b2.js');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('text comes as small as the browser takes it: %s', async (accepted, encoding) => {
  const answer = await request('/assets/app-a1b2.js', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const { byteLength } = await answer.arrayBuffer();
  expect(byteLength).toBe(Number(answer.headers.get('content-length')));
});

test('pages name the fonts that they need before they arrive, files do not', async () => {
  const link = '</assets/text-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
  for (const path of ['/', '/faq']) expect((await request(path)).headers.get('link')).toBe(link);
  expect((await request('/assets/app-a1b2.js')).headers.get('link')).toBeNull();
});

test.each(['/', '/faq', '/faq/', '/nothing', '/assets/app-a1b2.js'])(
  'everything of the site says what it may do: %s',
  async (path) => {
    const { headers } = await request(path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  },
);

test.each([
  '/nothing',
  '/nothing/',
  '/assets',
  '/.hidden',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/faq/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%ff',
  '//evil.example/',
])('what is not a page gets the not-found page: %s', async (path) => {
  const answer = await open.app.fetch(new Request(`http://localhost${path}`));
  expect(answer.status).toBe(404);
  expect(answer.headers.get('location')).toBeNull();
  expect(await answer.text()).toBe('no such page');
});

describe('pages that name outside hosts', () => {
  test('may load from them, at a page that is missing, too; others may not', async () => {
    const home = join(folder, 'client', 'index.html');
    const plain = await request('/faq');
    expect(plain.headers.get('content-security-policy')).not.toContain('https:');
    await writeFile(
      home,
      '<meta name="outside-hosts" content="https://a.example https://*.b.example">',
    );
    for (const path of ['/faq', '/nowhere']) {
      const policy = (await request(path)).headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' https://a.example https://*.b.example;");
      expect(policy).toContain("connect-src 'self' https://a.example https://*.b.example;");
      expect(policy).toContain("default-src 'self';");
    }
    await writeFile(home, files['client/index.html']);
  });
});
