import { startModelStandIn } from '@nano-banana/model-standin';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicConfig } from '../../routes/config/schema.ts';
import { checkContract } from '../../testing/contract.ts';
import { type ModelApp, openModelApp, testKey } from '../../testing/open-model-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: ModelApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openModelApp('openai', { ENGINE_TIMEOUT_SECONDS: '8' });
  photo = await makePicture('jpeg', { width: 300, height: 200 });
});
afterAll(() => open.close());

const rows: [words: string, status: number, code: string, sentence: RegExp, calls: number][] = [
  ['#blocked', 422, 'prompt_blocked', /because of its safety rules. Please try other words/, 1],
  ['#no-picture', 422, 'no_picture', /made no picture of this/, 1],
  ['#same', 422, 'no_picture', /gave the picture back unchanged/, 2],
  ['#overloaded', 503, 'overloaded', /image model gpt-image-1 is temporarily overloaded/, 2],
  ['#internal', 502, 'engine_failed', /had a failure of its own/, 2],
  ['#quota-day', 429, 'quota_exceeded', /^The quota of .* is exceeded. Please try again later/, 1],
  ['#quota-minute', 429, 'rate_limited', /quota .* is exceeded. Please try again in 26 seconds/, 1],
  ['#quota-minute:1', 429, 'rate_limited', /quota .* is exceeded/, 2],
  ['#bad-key', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#forbidden', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#no-model', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#bad-gateway', 502, 'engine_failed', /connection to the image model .* broke/, 1],
  ['#refused', 502, 'engine_failed', /did not accept the request/, 1],
  ['#malformed', 502, 'engine_failed', /could not be read/, 1],
  ['#cut', 502, 'engine_failed', /connection to the image model .* broke/, 1],
  ['#slow:30', 504, 'engine_timeout', /did not answer in time/, 1],
];

test.concurrent.each(rows)('%s is answered %i %s', async (words, status, code, sentence, calls) => {
  const prompt = `Make it blue ${words}`;
  const answer = await open.post([photo.slice()], { prompt });
  const text = await answer.clone().text();
  expect(JSON.parse(text)).toMatchObject({ code, error: expect.stringMatching(sentence) });
  expect(answer.status).toBe(status);
  await checkContract(answer, 'post /api/generate-image');
  expect(open.standIn.calls.filter((call) => call.prompt.endsWith(words))).toHaveLength(calls);
  expect(text).not.toMatch(/AIza|platform\.openai|org-x/);
});

test('what only the operator can mend is in the log, without the key', () => {
  const log = JSON.stringify(open.logLines());
  expect(log).toContain('check OPENAI_API_KEY');
  expect(log).toContain('no quota left');
  expect(log).toContain('no model gpt-image-1');
  expect(log).not.toContain(testKey);
});

test('one picture and the words are sent as a form', async () => {
  const next = open.standIn.nextCall();
  const answer = await open.post([photo.slice()], { prompt: 'A hat', aspectRatio: '3:2' });
  const call = await next;
  expect(call).toMatchObject({
    service: 'openai',
    path: '/v1/images/edits',
    model: 'gpt-image-1',
    key: testKey,
    size: '1536x1024',
  });
  expect(call.prompt).toMatch(/The wish: A hat$/);
  expect(call.pictures).toEqual([{ type: 'image/jpeg', bytes: photo }]);
  expect(await answer.json()).toMatchObject({ engine: 'openai', width: 1536, height: 1024 });
});

test('several pictures keep their order', async () => {
  const sizes = [200, 300, 250];
  const pictures = sizes.map((width) => makePicture('png', { width, height: 100 }));
  const next = open.standIn.nextCall();
  await open.post(await Promise.all(pictures), { prompt: 'Side by side' });
  const { pictures: sent } = await next;
  const widths = await Promise.all(
    sent.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
  );
  expect(widths).toEqual(sizes);
});

test('what is painted over is sent as the transparent part of a mask', async () => {
  const form = new FormData();
  form.append('image', new Blob([photo]));
  const half = sharp({ create: { width: 30, height: 40, channels: 3, background: '#fff' } });
  const mask = half.extend({ right: 30, background: '#000' }).png();
  form.append('mask', new Blob([new Uint8Array(await mask.toBuffer())]));
  form.append('prompt', 'Only the left half');
  const next = open.standIn.nextCall();
  await open.app.request('/api/generate-image', { method: 'POST', body: form });
  const { mask: sent } = await next;
  const { data, info } = await sharp(sent?.bytes)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 300, height: 200 });
  expect([data[100 * 300 + 20], data[100 * 300 + 280]]).toEqual([0, 255]);
});

test('a ratio that the service does not make is not offered', async () => {
  const { engine } = (await (await open.app.request('/api/config')).json()) as PublicConfig;
  expect(engine.abilities.aspectRatios).toEqual(['1:1', '2:3', '3:2']);
  expect(engine.name).toBe('gpt-image-1');
});

test('a ratio that is not offered is refused before anything is asked', async () => {
  const before = open.standIn.calls.length;
  const answer = await open.post([photo.slice()], { prompt: 'Wide', aspectRatio: '21:9' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'validation_failed',
    error: expect.stringMatching(/21:9.*1:1, 2:3, 3:2/),
  });
  expect(open.standIn.calls).toHaveLength(before);
});

test('a server of one’s own needs no key', async () => {
  const own = await startModelStandIn();
  const standalone = await openModelApp('openai', {
    OPENAI_BASE_URL: `${own.url}/v1/`,
    OPENAI_API_KEY: '',
    OPENAI_IMAGE_MODEL: 'black-forest/flux-edit',
  });
  try {
    const answer = await standalone.post([photo.slice()], { prompt: 'Sunny' });
    expect(answer.status).toBe(200);
    expect(own.calls).toMatchObject([{ key: undefined, model: 'black-forest/flux-edit' }]);
  } finally {
    await standalone.close();
    await own.close();
  }
});
