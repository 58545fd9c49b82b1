import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EditRequest, EditResult } from '../../engines/image-engine.ts';
import { AppError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { makePicture, pngHeader } from '../../testing/pictures.ts';
import { characterPicture, dataUrl, figure, sketchOf } from '../../testing/poses.ts';
import { engineThat } from '../../testing/test-engine.ts';

let shared: OpenApp;
let own: OpenApp | undefined;
let character: string;
let sketch: string;

beforeAll(async () => {
  character = dataUrl(await characterPicture());
  sketch = dataUrl(await sketchOf([300, 60, 300, 240], [300, 240, 270, 370], [300, 240, 330, 370]));
  shared = await openApp();
});
afterAll(() => shared.close());
afterEach(async () => {
  await own?.close();
  own = undefined;
});

const path = '/api/generate-pose-image';

interface Answer {
  status: number;
  body: Record<string, unknown> & { error: string; message: string };
}

async function post(body: object, init: RequestInit = {}, open = own ?? shared) {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  const request = { method: 'POST', ...init, headers, body: JSON.stringify(body) };
  const answer = await open.app.request(path, request);
  await checkContract(answer, `post ${path}`);
  return answer;
}

/** A request that is right, but for what is given. */
const request = (changed: object = {}) => ({
  referenceImages: [character],
  poseSketch: sketch,
  sceneDescription: 'a sunny beach',
  ...changed,
});

async function ask(changed: object = {}): Promise<Answer> {
  const answer = await post(request(changed));
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

test('a character, a drawing and words become a picture of exactly the ratio', async () => {
  const { status, body } = await ask({ aspectRatio: '4:3' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, engine: 'embedded', width: 1440, height: 1080 });
  expect(body.message).toMatch(/^Put the character on a beach, placed as drawn\./);
  const file = await shared.app.request(String(body.imageUrl));
  const { width, height } = await sharp(await file.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1440, 1080]);
});

test('joints, references and scene reach the engine as they are; the ratio is 16:9 when none is given', async () => {
  const pose = { figures: [figure(0, 0.3), figure(1, 0.7)] };
  const asked: object[] = [];
  const engine = engineThat(async () => made());
  engine.composePose = async ({ signal: _, ...rest }) => {
    asked.push(rest);
    return made();
  };
  own = await openApp({ engine: () => engine });
  const second = dataUrl(await makePicture('jpeg'), 'image/jpeg');
  await ask({ referenceImages: [character, second], pose });
  expect(asked).toMatchObject([{ pose, scene: 'a sunny beach', aspectRatio: '16:9' }]);
  const { references, sketch: canvas } = asked[0] as Record<string, Uint8Array[] & Uint8Array>;
  expect(references?.map((bytes) => dataUrl(bytes as Uint8Array))).toEqual([
    character,
    second.replace('image/jpeg', 'image/png'),
  ]);
  expect(dataUrl(canvas as Uint8Array)).toBe(sketch);
});

test.each([
  ['no references', { referenceImages: [] }, 'Please upload at least one reference image'],
  ['no field of references', { referenceImages: undefined }, 'at least one reference image'],
  ['three references', { referenceImages: ['', '', ''] }, 'At most 2 reference images'],
  ['no scene', { sceneDescription: '  ' }, 'Please enter a scene description'],
  ['a scene that is too long', { sceneDescription: 'x'.repeat(2001) }, 'at most 2000 characters'],
  ['another ratio', { aspectRatio: '3:2' }, '"aspectRatio" must be one of 1:1, 4:3, 16:9, 2:3'],
  ['a reference without content', { referenceImages: [''] }, '"referenceImages[0]"'],
  ['a reference elsewhere', { referenceImages: ['https://x.y/z.png'] }, '"referenceImages[0]"'],
  ['a broken data URL', { poseSketch: 'data:image/png;base64,%%%' }, '"poseSketch"'],
  ['no sketch', { poseSketch: undefined }, '"poseSketch"'],
  [
    'joints that are too few',
    { pose: { figures: [{ reference: 0, keypoints: [] }] } },
    '18 places',
  ],
])('%s: 400, and the words say which field', async (_, changed, words) => {
  const { status, body } = await ask(changed);
  expect(status).toBe(400);
  expect(body.error).toContain(words);
});

test('a second reference that is no picture is refused by its content, and named', async () => {
  const text = dataUrl(new TextEncoder().encode('no picture at all, whatever the type says'));
  const { status, body } = await ask({ referenceImages: [character, text] });
  expect(status).toBe(415);
  expect(body.error).toBe('Reference image 2 is not a PNG, JPEG, WebP or GIF picture');
  expect(body.message).toContain('referenceImages[1]');
});

test('a sketch with more pixels than are accepted is refused before any is decoded', async () => {
  const huge = dataUrl(pngHeader({ width: 20_000, height: 20_000 }));
  const { status, body } = await ask({ poseSketch: huge });
  expect(status).toBe(422);
  expect(body.error).toContain('The pose sketch is 20000 × 20000 pixels');
});

test('a reference that is too large is refused by its size', async () => {
  const large = dataUrl(new Uint8Array(limits.maxImageBytes + 3));
  const { status, body } = await ask({ referenceImages: [large] });
  expect(status).toBe(413);
  expect(body.error).toBe('Reference image 1 is larger than 10 MB');
});

test('a body that announces too many bytes is not read', async () => {
  const headers = { 'Content-Length': String(200 * 1024 * 1024) };
  const answer = await post(request(), { headers });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: 'The pictures are too large together' });
});

test('a blank reference says that no character stands out', async () => {
  const grey = sharp({ create: { width: 200, height: 200, channels: 3, background: '#888' } });
  const { status, body } = await ask({ referenceImages: [dataUrl(await grey.png().toBuffer())] });
  expect(status).toBe(422);
  expect(body.error).toContain('reference picture 1');
});

test('with the same key the same picture is answered, and it is charged once', async () => {
  let count = 0;
  const engine = engineThat(async () => made());
  engine.composePose = async () => {
    count += 1;
    return made();
  };
  own = await openApp({ engine: () => engine, environment: { DAILY_LIMIT: '5' } });
  const headers = { 'Idempotency-Key': 'one-picture' };
  const answers = [await post(request(), { headers }), await post(request(), { headers })];
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(count).toBe(1);
  expect(answers[0]?.headers.get('ratelimit')).toContain('r=4');
  const other = await post(request({ sceneDescription: 'a city' }), { headers });
  expect(other.status).toBe(422);
});

test('an engine with too much to do says which one, and when to come again', async () => {
  const engine = engineThat(async () => {
    throw new AppError('overloaded', { headers: { 'Retry-After': '5' } });
  });
  own = await openApp({ engine: () => engine });
  const answer = await post(request());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({
    error:
      'The image model (Engine of the test) is temporarily overloaded. Please try again in a moment',
  });
});

test('a caller who leaves cancels the work', async () => {
  const caller = new AbortController();
  const asked = Promise.withResolvers<EditRequest['signal']>();
  const engine = engineThat(
    ({ signal }) =>
      new Promise((_, reject) => {
        asked.resolve(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  own = await openApp({ engine: () => engine });
  const answer = post(request(), { signal: caller.signal });
  const signal = await asked.promise;
  caller.abort();
  expect((await answer).status).toBe(499);
  expect(signal.aborted).toBe(true);
  expect(own.services.admission.figures()).toEqual({ running: 0, waiting: 0, bytes: 0 });
});

test('who accepts events is told how far it is, and then the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<EditResult>();
  const engine = engineThat(async () => made());
  engine.composePose = async ({ onProgress }) => {
    onProgress?.(0.4, 'Finding the characters');
    return promise;
  };
  own = await openApp({ engine: () => engine });
  // The answer becomes a stream when it has taken a second.
  const answer = await post(request(), { headers: { Accept: 'text/event-stream' } });
  resolve(made());
  const text = await answer.text();
  expect(text).toContain('event: progress\ndata: {"share":0.4,"stage":"Finding the characters"}');
  expect(text).toMatch(/event: answer\ndata: {"status":200,.*"imageUrl":"\/api\/files\//);
});

const made = (): EditResult => ({
  ...{ data: pixel, type: 'image/png', width: 16, height: 16, message: 'Done.' },
});
const pixel = new Uint8Array(
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123' } })
    .png()
    .toBuffer(),
);
