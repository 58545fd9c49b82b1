import type { RecordedCall } from '@nano-banana/model-standin';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicConfig } from '../../routes/config/schema.ts';
import { type ModelApp, openModelApp, testKey } from '../../testing/open-model-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: ModelApp;

beforeAll(async () => {
  open = await openModelApp('gemini', { GEMINI_IMAGE_PRICE_USD: '0.05' });
});
afterAll(() => open.close());

async function plain(background: string, size = { width: 120, height: 90 }) {
  const picture = sharp({ create: { ...size, channels: 3, background } });
  return new Uint8Array(await picture.png().toBuffer());
}

/** The parts of an answer that are looked at. */
interface Edited {
  imageUrl?: string;
  width: number;
  height: number;
}

/** Asks for an edit; @returns the answer, its picture and the calls that were made for it. */
async function edit(
  pictures: Uint8Array<ArrayBuffer>[],
  prompt: string,
  fields: Record<string, string> = {},
) {
  const answer = await open.post(pictures, { prompt, ...fields });
  const body = (await answer.json()) as Edited;
  const calls = open.standIn.calls.filter((call) => call.prompt.endsWith(`: ${prompt}`));
  const file = body.imageUrl && (await open.app.request(body.imageUrl));
  const picture = new Uint8Array(file ? await file.arrayBuffer() : []);
  return { body, calls, call: calls[0] as RecordedCall, picture };
}

async function colourAt(picture: Uint8Array, left: number, top = 0.5): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Math.floor(top * info.height) * info.width + Math.floor(left * info.width);
  return [...data.subarray(at * 3, at * 3 + 3)];
}

test('all pictures arrive in their order, with the visitor’s words behind them', async () => {
  const pictures = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => plain(colour)));
  const { call, picture, body } = await edit(pictures, 'Put the second beside the third');
  expect(call.pictures.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/png']);
  expect(call.prompt).toMatch(/Picture 1 is the one to edit\..*Pictures 2 to 3 show/s);
  expect(call.prompt).toMatch(/The wish: Put the second beside the third$/);
  const colours = await Promise.all([1 / 6, 3 / 6, 5 / 6].map((left) => colourAt(picture, left)));
  expect(colours.map((colour) => colour.indexOf(Math.max(...colour)))).toEqual([0, 1, 2]);
  expect(body).toMatchObject({ engine: 'gemini', message: expect.stringContaining('3 pictures') });
});

test('key, model, version and what is wanted are said as Gemini wants them', async () => {
  const { call } = await edit([await plain('#888')], 'Make it glow');
  expect(call).toMatchObject({
    key: testKey,
    path: '/v1/models/gemini-nano-banana-2.1:generateContent',
    body: {
      contents: [{ role: 'user' }],
      generationConfig: { responseModalities: ['TEXT', 'IMAGE'] },
    },
  });
  expect(call).not.toHaveProperty('body.generationConfig.imageConfig');
});

test('a ratio is asked for, and the result has it', async () => {
  const { call, body } = await edit([await plain('#888')], 'Wider', { aspectRatio: '21:9' });
  expect(call.aspectRatio).toBe('21:9');
  expect(body).toMatchObject({ width: 1536, height: 672 });
});

test('without a ratio the result follows the first picture', async () => {
  const { call, body } = await edit([await plain('#888', { width: 100, height: 300 })], 'Keep it');
  expect(call.aspectRatio).toBeUndefined();
  expect(body.height / body.width).toBeCloseTo(3, 1);
});

test('a small picture without metadata is sent byte by byte', async () => {
  const photo = await makePicture('jpeg', { width: 900, height: 600 });
  const { call } = await edit([photo.slice()], 'Make it sharper');
  expect(call.pictures[0]?.bytes).toEqual(photo);
});

test('a picture’s place, camera and words are not sent, and it stands upright', async () => {
  const exif = { IFD0: { Copyright: 'Ottilie' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } };
  const photo = await sharp(await makePicture('jpeg', { width: 300, height: 200 }))
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { call } = await edit([new Uint8Array(photo)], 'Make it calmer');
  const sent = await sharp(call.pictures[0]?.bytes).metadata();
  expect(sent).toMatchObject({ width: 200, height: 300 });
  expect([sent.exif, sent.orientation]).toEqual([undefined, undefined]);
});

test('a picture larger than the model looks at is made smaller', async () => {
  const { call } = await edit([await plain('#abc', { width: 4000, height: 1000 })], 'Add a bird');
  expect(await sharp(call.pictures[0]?.bytes).metadata()).toMatchObject({
    width: 3072,
    height: 768,
  });
});

test('pictures that are too much in all are made to fit into one request', async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.byteLength).toBeGreaterThan(4_000_000);
  const five = Array.from({ length: 5 }, () => new Uint8Array(noise));
  const { call, body } = await edit(five, 'Mix them all');
  expect(body).toMatchObject({ success: true });
  expect(call.pictures).toHaveLength(5);
  expect(JSON.stringify(call.body).length).toBeLessThan(20 * 1024 * 1024);
});

test('a GIF, which Gemini does not take, is sent as another type', async () => {
  const { call, body } = await edit([await makePicture('gif')], 'Brighter');
  expect(body).toMatchObject({ success: true });
  expect(call.pictures[0]?.type).toMatch(/^image\/(png|jpeg)$/);
});

test('a damaged picture is the visitor’s to mend', async () => {
  const photo = await makePicture('jpeg', { width: 600, height: 400 });
  const { body } = await edit([photo.slice(0, photo.length / 3)], 'Whatever comes #slow:3');
  expect(body).toMatchObject({ code: 'image_damaged' });
});

test('of several pictures the last that is no thought is taken', async () => {
  const { picture } = await edit([await plain('#f00')], 'Think first #several');
  const [red] = await colourAt(picture, 0.5);
  // The drafts are the input, which is fully red; the picture has a veil over it.
  expect(red).toBeLessThan(255);
});

test('a picture that is a JPEG is kept as one', async () => {
  const { body } = await edit([await plain('#0a0')], 'Sharp as film #jpeg');
  expect(body.imageUrl).toMatch(/\.jpg$/);
});

test('where only a part is to change, the model is shown it and told so', async () => {
  const form = new FormData();
  form.append('image', new Blob([await plain('#00f', { width: 400, height: 300 })]));
  const half = sharp({ create: { width: 200, height: 300, channels: 3, background: '#fff' } });
  const mask = half.extend({ right: 200, background: '#000' }).png();
  form.append('mask', new Blob([new Uint8Array(await mask.toBuffer())]));
  form.append('prompt', 'Only the left half');
  const next = open.standIn.nextCall();
  await open.app.request('/api/generate-image', { method: 'POST', body: form });
  const { pictures, prompt } = await next;
  expect(prompt).toMatch(/Picture 2 is a mask of picture 1.*only what is white/);
  expect(pictures).toHaveLength(2);
  const shown = pictures[1]?.bytes ?? new Uint8Array();
  expect(await sharp(shown).metadata()).toMatchObject({ width: 400, height: 300 });
  const whites = await Promise.all([0.25, 0.75].map((left) => colourAt(shown, left)));
  expect(whites.map(([white]) => white)).toEqual([255, 0]);
});

test('the configuration tells what the engine is and can do', async () => {
  const config = (await (await open.app.request('/api/config')).json()) as PublicConfig;
  expect(config.engine).toMatchObject({
    id: 'gemini',
    name: 'Gemini (gemini-nano-banana-2.1)',
    generative: true,
    abilities: { maxImages: 5, mask: true, plan: false, subject: false, pricePerImageUsd: 0.05 },
  });
  expect(config.engine.abilities.aspectRatios).toContain('4:5');
  const prompts = config.featureCategories.flatMap(({ suggestions }) => suggestions);
  expect(new Set(prompts).size).toBe(12);
});
