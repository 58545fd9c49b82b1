import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEmbedFolder } from '../../services/embed.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';

const code = 'export const widgets = 4;';
let folder: string;
let open: OpenApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-embed-'));
  const files = {
    '1.2.3/nano-banana.js': code,
    '1.2.3/nano-banana.js.br': brotliCompressSync(code),
    '1.2.3/nano-banana.js.gz': gzipSync(code),
    '1.2.3/chunks/editor-a1b2.js': code,
    'v1/nano-banana.js': code,
    'secret.js': 'secret',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  open = await openApp({ environment: { EMBED_DIR: folder } });
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  open.app.fetch(new Request(new URL(path, 'http://localhost'), { method, headers }));

describe('the script of a version', () => {
  test('is for pages of any origin, for good, and runs nothing but itself', async () => {
    const answer = await request('/embed/1.2.3/nano-banana.js', { origin: 'https://partner.test' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(code);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('text/javascript'),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('comes as small as the browser takes it: %s', async (accepted, encoding) => {
    const answer = await request('/embed/1.2.3/nano-banana.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    if (encoding === 'br') expect(brotliDecompressSync(bytes).toString()).toBe(code);
  });

  test('is not sent again to who has it', async () => {
    const first = await request('/embed/1.2.3/nano-banana.js');
    const etag = first.headers.get('etag') ?? '';
    const again = await request('/embed/1.2.3/nano-banana.js', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    const head = await request('/embed/1.2.3/nano-banana.js', {}, 'HEAD');
    expect(await head.text()).toBe('');
  });
});

test('the moving address is looked up again soon', async () => {
  const answer = await request('/embed/v1/nano-banana.js');
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300/);
});

test.each([
  '/embed/secret.js',
  '/embed/1.2.3/../secret.js',
  '/embed/1.2.3/%2e%2e/secret.js',
  '/embed/1.2.3/nano-banana.js.br',
  '/embed/9.9.9/nano-banana.js',
  '/embed/1.2.3/',
])('nothing else is there: %s', async (path) => {
  expect((await request(path)).status).toBe(404);
});

test('a folder that somebody has named has to be there', async () => {
  const missing = join(folder, 'missing');
  await expect(checkEmbedFolder(missing)).rejects.toThrow(
    `There is no folder ${missing} with the script tag's builds; change the environment variable EMBED_DIR,`,
  );
  await expect(checkEmbedFolder(folder)).resolves.toBeUndefined();
});
