import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createId } from '../../services/jobs.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;
let name: string;
let id: string;

beforeAll(async () => {
  open = await openApp();
  jpeg = await makePicture('jpeg');
  name = await open.services.files.save({
    id: createId(),
    data: jpeg,
    type: 'image/jpeg',
    owner: null,
  });
  id = name.slice(0, 32);
});
afterAll(() => open.close());

async function get(path: string, init?: RequestInit) {
  const answer = await open.app.request(`/api/files/${path}`, init);
  const json = await checkContract(answer, 'get /api/files/{name}');
  return { answer, json, status: answer.status, header: (key: string) => answer.headers.get(key) };
}

async function bytes(answer: Response) {
  return new Uint8Array(await answer.arrayBuffer());
}

describe('a stored picture', () => {
  test('is answered byte for byte, to be kept for ever', async () => {
    const { answer, header } = await get(name);
    expect(await bytes(answer)).toEqual(jpeg);
    expect(header('content-type')).toBe('image/jpeg');
    expect(header('content-length')).toBe(String(jpeg.length));
    expect(header('cache-control')).toMatch(/^public, max-age=86[34]\d\d, immutable$/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('has the same headers and no body for HEAD', async () => {
    const whole = await get(name);
    const head = await open.app.request(`/api/files/${name}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await bytes(head)).toHaveLength(0);
    for (const key of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect(head.headers.get(key)).toBe(whole.header(key));
    }
  });

  test.each([(etag: string) => etag, (etag: string) => `"other", W/${etag}`, () => '*'])(
    'is not sent again to who has it',
    async (toHeader) => {
      const etag = String((await get(name)).header('etag'));
      const { answer, status } = await get(name, { headers: { 'if-none-match': toHeader(etag) } });
      expect(status).toBe(304);
      expect(await bytes(answer)).toHaveLength(0);
    },
  );

  test('is answered in parts', async () => {
    const { answer, status, header } = await get(name, { headers: { range: 'bytes=10-29' } });
    expect(status).toBe(206);
    expect(header('content-range')).toBe(`bytes 10-29/${jpeg.length}`);
    expect(await bytes(answer)).toEqual(jpeg.slice(10, 30));
  });

  test('is answered whole when the part was asked of other bytes', async () => {
    const headers = { range: 'bytes=10-29', 'if-range': '"other"' };
    expect((await get(name, { headers })).status).toBe(200);
  });

  test('says how long it is when the part lies outside', async () => {
    const headers = { range: `bytes=${jpeg.length}-` };
    const { status, json, header } = await get(name, { headers });
    expect(status).toBe(416);
    expect(json).toMatchObject({ code: 'range_not_satisfiable' });
    expect(header('content-range')).toBe(`bytes */${jpeg.length}`);
  });

  test('is saved under the name that is asked for', async () => {
    const { header } = await get(`${name}?download=nano-banana-1.jpg`);
    expect(header('content-disposition')).toBe('attachment; filename="nano-banana-1.jpg"');
  });

  test('refuses a name that is given twice', async () => {
    const { status, json } = await get(`${name}?download=a&download=b`);
    expect({ status, json }).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });
});

describe('another ending', () => {
  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('answers the picture as %s', async (ending, type) => {
    const { answer, header } = await get(`${id}.${ending}`);
    expect(header('content-type')).toBe(type);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: ending, width: 64, height: 48 });
  });

  test('is converted once for all who ask at the same time', async () => {
    const fresh = (
      await open.services.files.save({
        id: createId(),
        data: jpeg,
        type: 'image/jpeg',
        owner: null,
      })
    ).slice(0, 32);
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(`${fresh}.png`)));
    // One worker and a waiting line of 32: fifty conversions would not have fitted.
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await get(`${fresh}.png`)).status).toBe(200);
  });

  test('comes from the original, not from another conversion', async () => {
    const png = await makePicture('png');
    const stored = (
      await open.services.files.save({ id: createId(), data: png, type: 'image/png', owner: null })
    ).slice(0, 32);
    await get(`${stored}.jpg`);
    const { answer } = await get(`${stored}.webp`);
    const expected = await sharp(png).webp({ lossless: true }).raw().toBuffer();
    const actual = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer();
    expect(actual).toHaveLength(expected.length);
  });
});

describe('what is not there', () => {
  test.each([
    `${'0'.repeat(32)}.png`,
    'x.png',
    `${'A'.repeat(32)}.png`,
    `${'0'.repeat(32)}.svg`,
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fpackage.json',
    `${'0'.repeat(32)}.png%00.jpg`,
    'originals',
    '%ff',
  ])('is a 404 in the envelope: %s', async (path) => {
    const { status, json } = await get(path);
    expect({ status, json }).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});
