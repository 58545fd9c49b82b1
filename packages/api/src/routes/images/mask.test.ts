import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EditRequest, ImageEngine } from '../../engines/image-engine.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture, type PictureSize, pngHeader } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

const prompt = 'make it black and white';
let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openApp();
  jpeg = await makePicture('jpeg');
});
afterAll(() => open.close());

type Bytes = Uint8Array<ArrayBuffer>;

/** A grey PNG of one byte a pixel. */
async function maskOf({ width, height }: PictureSize, values: Uint8Array): Promise<Bytes> {
  const raw = { width, height, channels: 1 as const };
  return new Uint8Array(await sharp(values, { raw }).png().toBuffer());
}

/** White on the left, black on the right. */
function leftHalf({ width, height }: PictureSize): Promise<Bytes> {
  const values = Uint8Array.from({ length: width * height }, (_, p) =>
    p % width < width / 2 ? 255 : 0,
  );
  return maskOf({ width, height }, values);
}

function masked(picture: Bytes, mask: Bytes | string, fields: Record<string, string> = { prompt }) {
  const form = editForm([picture], fields);
  form.append('mask', typeof mask === 'string' ? mask : new File([mask], 'mask.png'));
  return form;
}

async function post(body: FormData, { headers = {}, app = open.app, signal }: PostOptions = {}) {
  const answer = await app.request('/api/generate-image', {
    method: 'POST',
    body,
    headers,
    signal,
  });
  const json = (await checkContract(answer, 'post /api/generate-image')) as Record<string, unknown>;
  return { status: answer.status, json };
}

interface PostOptions {
  headers?: Record<string, string>;
  app?: OpenApp['app'];
  signal?: AbortSignal;
}

async function download(imageUrl: unknown): Promise<Bytes> {
  const answer = await open.app.request(String(imageUrl));
  return new Uint8Array(await answer.arrayBuffer());
}

/** Upright, in sRGB, 4 bytes a pixel. */
function pixelsOf(bytes: Uint8Array) {
  return sharp(bytes, { autoOrient: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

describe('an edit with a mask', () => {
  test('gives back every pixel that the mask keeps, bit by bit, and counts what is kept', async () => {
    const picture = fc.record({
      width: fc.integer({ min: 16, max: 48 }),
      height: fc.integer({ min: 16, max: 48 }),
      type: fc.constantFrom('png' as const, 'jpeg' as const, 'webp' as const),
      orientation: fc.integer({ min: 1, max: 8 }),
      alpha: fc.option(fc.double({ min: 0.2, max: 0.9, noNaN: true })),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    await fc.assert(
      fc.asyncProperty(picture, async ({ type, orientation, alpha, seed, ...stored }) => {
        const made = sharp(await makePicture('png', stored));
        const layered = alpha !== null && type !== 'jpeg' ? made.ensureAlpha(alpha) : made;
        const first = await layered.withMetadata({ orientation }).toFormat(type).toBuffer();
        const before = await pixelsOf(first);
        const { width, height } = before.info;
        // Black, white and greys in patches.
        const values = Uint8Array.from({ length: width * height }, (_, p) => {
          const patch =
            Math.sin((p % width) / 3 + seed) + Math.cos(Math.floor(p / width) / 4 - seed);
          return patch < 0 ? 0 : Math.min(255, Math.ceil(patch * 300));
        });
        if (!values.includes(255)) values[0] = 255;
        const { status, json } = await post(
          masked(new Uint8Array(first), await maskOf({ width, height }, values)),
        );
        expect({ status, json }).toMatchObject({ status: 200, json: { width, height } });
        const result = await download(json.imageUrl);
        expect((await sharp(result).metadata()).format).toBe('png');
        const after = await pixelsOf(result);
        let same = 0;
        let strayed = 0;
        for (let p = 0; p < values.length; p++) {
          const pixel = (data: Buffer) => data.readUInt32LE(p * 4);
          if (pixel(before.data) === pixel(after.data)) same += 1;
          else if (values[p] === 0) strayed += 1;
        }
        expect(strayed).toBe(0);
        expect(json.mask).toEqual({ keptShare: same / values.length, keptExactly: true });
      }),
      { numRuns: 25 },
    );
  });

  test('changes what is painted, and says in a sentence how much is kept', async () => {
    const size = { width: 64, height: 48 };
    const { json } = await post(masked(jpeg, await leftHalf(size)));
    expect(json.message).toBe(
      'Made it black and white. Only the painted area was changed: 50 % of the pixels are exactly as they were.',
    );
    const { data } = await pixelsOf(await download(json.imageUrl));
    const [red, green, blue] = data.subarray(0, 3);
    expect([green, blue]).toEqual([red, red]);
  });

  test('takes a mask of any resolution, and a plan', async () => {
    const mask = await leftHalf({ width: 640, height: 480 });
    const plan = JSON.stringify([{ op: 'grayscale', params: {} }]);
    const { status, json } = await post(masked(jpeg, mask, { plan }));
    expect(status).toBe(200);
    expect(json).toMatchObject({ width: 64, height: 48, mask: { keptShare: 0.5 } });
  });

  test('an empty part is no mask', async () => {
    const form = editForm([jpeg], { prompt, mask: '' });
    const { json } = await post(form);
    expect(json).not.toHaveProperty('mask');
    expect(json.imageUrl).toMatch(/\.jpg$/);
  });

  test('is done as a job as well', async () => {
    const form = masked(jpeg, await leftHalf({ width: 64, height: 48 }));
    const headers = { prefer: 'respond-async' };
    const { status, json } = await post(form, { headers });
    expect(status).toBe(202);
    await vi.waitFor(
      async () => {
        const answer = await open.app.request(`/api/jobs/${json.id}`);
        expect(await answer.json()).toMatchObject({
          state: 'completed',
          result: { mask: { keptShare: 0.5, keptExactly: true } },
        });
      },
      { timeout: 30_000, interval: 50 },
    );
  });

  test('differs for an idempotency key from the same edit without or with another mask', async () => {
    const size = { width: 64, height: 48 };
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await post(masked(jpeg, await leftHalf(size)), { headers });
    const again = await post(masked(jpeg, await leftHalf(size)), { headers });
    expect(again.json).toEqual(first.json);
    const without = await post(editForm([jpeg], { prompt }), { headers });
    const all = await maskOf(size, new Uint8Array(64 * 48).fill(255));
    const other = await post(masked(jpeg, all), { headers });
    expect([without, other]).toMatchObject([
      { json: { code: 'idempotency_mismatch' } },
      { json: { code: 'idempotency_mismatch' } },
    ]);
  });
});

describe('a refused mask', () => {
  const size = { width: 64, height: 48 };
  const black = () => maskOf(size, new Uint8Array(64 * 48));
  const aBit = 'edit';
  test.each<[string, () => Promise<Bytes | string>, Record<string, string>, number, RegExp]>([
    ['all black', black, { prompt }, 400, /mask is all black/],
    [
      'square',
      () => leftHalf({ width: 48, height: 48 }),
      { prompt },
      400,
      /mask has other proport/,
    ],
    ['text', async () => aBit, { prompt }, 400, /field "mask" must be one file/],
    [
      'with an aspect ratio',
      () => leftHalf(size),
      { prompt, aspectRatio: '1:1' },
      400,
      /"aspectRatio" cannot go with the field "mask"/,
    ],
    ['no picture', async () => new Uint8Array(40), { prompt }, 415, /^The mask is not a/],
    [
      'too large in pixels',
      async () => pngHeader({ width: 9000, height: 16 }),
      { prompt },
      422,
      /^The mask is 9000 × 16 pixels/,
    ],
    ['cut off', async () => (await leftHalf(size)).slice(0, 80), { prompt }, 422, /damaged/],
  ])('%s', async (_what, make, fields, expected, words) => {
    const both: Record<string, string>[] = [{}, { prefer: 'respond-async' }];
    for (const headers of both) {
      const { status, json } = await post(masked(jpeg, await make(), fields), { headers });
      expect(status).toBe(expected);
      expect(json.error).toMatch(words);
    }
  });

  test('an edit that moves or resizes the picture is refused with words and with what works', async () => {
    for (const words of ['rotate it by 90 degrees', 'resize it to 30 pixels wide']) {
      const { status, json } = await post(masked(jpeg, await leftHalf(size), { prompt: words }));
      expect(status).toBe(422);
      expect(json).toMatchObject({ code: 'unsupported_edit' });
      expect(json.error).toMatch(/^Only the painted area may change/);
      expect(json.alternatives).toContain('Make it black and white');
    }
  });

  test('an edit that changes nothing inside of the painted area is no success', async () => {
    const grey = await sharp(jpeg)
      .composite([
        {
          input: {
            create: { width: 32, height: 48, channels: 3, background: '#777' },
          },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { status, json } = await post(masked(new Uint8Array(grey), await leftHalf(size)));
    expect(status).toBe(422);
    expect(json.code).toBe('unsupported_edit');
    expect(json.error).toMatch(/^That changes nothing inside the painted area/);
  });
});

describe('another engine', () => {
  const size = { width: 64, height: 48 };

  async function withEngine(
    edit: ImageEngine['edit'],
    use: (app: OpenApp['app']) => Promise<void>,
  ): Promise<void> {
    const own = await openApp({ engine: () => engineThat(edit) });
    await use(own.app).finally(own.close);
  }

  test('gets the mask, may consume its pictures and answer another size, and is laid into the first', async () => {
    const seen: (number | undefined)[] = [];
    const mask = await leftHalf(size);
    const larger = await makePicture('jpeg', { width: 128, height: 96 });
    const engine = async ({ images, mask: given }: EditRequest) => {
      seen.push(given?.byteLength);
      for (const image of images) image.fill(0);
      return {
        data: larger,
        type: 'image/jpeg' as const,
        width: 128,
        height: 96,
        message: 'Done.',
      };
    };
    await withEngine(engine, async (app) => {
      const { status, json } = await post(masked(jpeg, mask), { app });
      expect(status).toBe(200);
      expect(json).toMatchObject({ width: 64, height: 48, mask: { keptExactly: true } });
      expect(json.imageUrl).toMatch(/\.png$/);
    });
    expect(seen).toEqual([mask.byteLength]);
  });

  test('that has finished when its caller goes away is not laid into anything', async () => {
    const caller = new AbortController();
    const mask = await leftHalf(size);
    const engine = async () => {
      caller.abort();
      return { data: jpeg, type: 'image/jpeg' as const, ...size, message: 'Done.' };
    };
    await withEngine(engine, async (app) => {
      const { json } = await post(masked(jpeg, mask), { app, signal: caller.signal });
      expect(json).toMatchObject({ code: 'cancelled' });
    });
  });
});
