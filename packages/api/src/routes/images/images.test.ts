import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits, maxUploadBytes } from '../../limits.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture, pngHeader } from '../../testing/pictures.ts';

const prompt = 'make it black and white';
let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openApp();
  jpeg = await makePicture('jpeg');
});
afterAll(() => open.close());

async function post(body: string | FormData, headers?: Record<string, string>) {
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body, headers });
  const json = (await checkContract(answer, 'post /api/generate-image')) as Record<string, unknown>;
  return { status: answer.status, json };
}

async function download(imageUrl: unknown) {
  const answer = await open.app.request(String(imageUrl));
  return sharp(await answer.arrayBuffer());
}

describe('an edit', () => {
  test('answers where the edited picture is, and what was done', async () => {
    // As text is that was pasted.
    const pasted = prompt.replace('black', 'bla\u00adck').replace('white', '\u200bwhite\u0007');
    const { status, json } = await post(editForm([jpeg], { prompt: pasted }));
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, engine: 'embedded', width: 64, height: 48 });
    const { channels } = await (await download(json.imageUrl)).stats();
    const [red, green, blue] = channels.map((channel) => Math.round(channel.mean));
    expect(red).toBe(green ?? red);
    expect(red).toBe(blue ?? red);
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('takes a %s by its content', async (type) => {
    const { status } = await post(editForm([await makePicture(type)], { prompt }));
    expect(status).toBe(200);
  });

  test('crops to the aspect ratio that is asked for', async () => {
    const { json } = await post(editForm([jpeg], { prompt, aspectRatio: '1:1' }));
    expect(json).toMatchObject({ width: 48, height: 48 });
  });

  test('takes an empty aspect ratio for none', async () => {
    const { json } = await post(editForm([jpeg], { prompt, aspectRatio: '' }));
    expect(json).toMatchObject({ width: 64, height: 48 });
  });

  test('takes five pictures', async () => {
    const { status } = await post(editForm(Array(5).fill(jpeg), { prompt }));
    expect(status).toBe(200);
  });

  test('puts the first picture’s subject before the second, when that is to be the background', async () => {
    const ball = '<circle cx="80" cy="60" r="34" fill="#e2762a"/>';
    const drawn = (inside: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">${inside}</svg>`,
        ),
      )
        .png()
        .toBuffer()
        .then((bytes) => new Uint8Array(bytes));
    const pictures = await Promise.all([
      drawn(`<rect width="160" height="120" fill="#d8dcd0"/>${ball}`),
      drawn('<rect width="160" height="120" fill="#2040c0"/>'),
    ]);
    const { json } = await post(editForm(pictures, { prompt: 'Use picture 2 as the background' }));
    expect(json).toMatchObject({ success: true, width: 160, height: 120 });
    const { data, info } = await (await download(json.imageUrl))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * 160 + x) * info.channels, (y * 160 + x) * info.channels + 3),
    ];
    const [red, , blue] = at(8, 8);
    expect(blue).toBeGreaterThan((red ?? 255) + 80);
    const [ballRed, , ballBlue] = at(80, 60);
    expect(ballRed).toBeGreaterThan((ballBlue ?? 255) + 80);
  });

  test('stores no metadata and applies the orientation', async () => {
    const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
    const { json } = await post(editForm([new Uint8Array(turned)], { prompt }));
    expect(json).toMatchObject({ width: 48, height: 64 });
    const { exif, orientation } = await (await download(json.imageUrl)).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  test('keeps the event loop free for other requests', async () => {
    const large = await makePicture('jpeg', { width: 3000, height: 2000 });
    let finished = false;
    const edit = post(editForm([large], { prompt: 'blur it a lot' })).finally(() => {
      finished = true;
    });
    let answered = 0;
    while (!finished) {
      const health = await open.app.request('/api/health');
      if (health.status === 200) answered += 1;
      await setImmediate();
    }
    expect((await edit).status).toBe(200);
    expect(answered).toBeGreaterThan(20);
  });
});

describe('a refused edit', () => {
  test.each([
    ['no field at all', () => new FormData(), 'image_required', 'Please upload at least one image'],
    [
      'no image',
      () => editForm([], { prompt }),
      'image_required',
      'Please upload at least one image',
    ],
    ['no prompt', () => editForm([jpeg]), 'prompt_required', 'Please provide a prompt'],
    [
      'a blank prompt',
      () => editForm([jpeg], { prompt: ' \n\t ' }),
      'prompt_required',
      'Please provide a prompt',
    ],
  ])('says what is missing: %s', async (_, form, code, error) => {
    const { status, json } = await post(form());
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, code, error });
  });

  test('takes the nameless empty file of a browser’s empty picker for no image', async () => {
    const form = editForm([], { prompt });
    form.append('image', new File([], ''));
    expect((await post(form)).json).toMatchObject({ code: 'image_required' });
  });

  test('names the allowed aspect ratios', async () => {
    const { status, json } = await post(editForm([jpeg], { prompt, aspectRatio: '7:3' }));
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(json.error).toContain('16:9');
  });

  test('says how long a prompt may be', async () => {
    const { json } = await post(
      editForm([jpeg], { prompt: 'a'.repeat(limits.maxPromptLength + 1) }),
    );
    expect(json).toMatchObject({ code: 'validation_failed' });
    expect(json.error).toContain(String(limits.maxPromptLength));
  });

  test('takes at most five pictures', async () => {
    const { status, json } = await post(editForm(Array(6).fill(jpeg), { prompt }));
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'too_many_images' });
  });

  test('says that an image field must be a file', async () => {
    const { json } = await post(editForm(['data:image/png;base64,AAAA'], { prompt }));
    expect(json).toMatchObject({ code: 'validation_failed' });
    expect(json.error).toContain('"image" must be a file');
  });

  test('names the picture that is too large', async () => {
    const large = new Uint8Array(limits.maxImageBytes + 1);
    const { status, json } = await post(editForm([jpeg, large], { prompt }));
    expect({ status, code: json.code }).toEqual({ status: 413, code: 'image_too_large' });
    expect(json.error).toContain('Picture 2');
  });

  test('refuses an upload whose length is announced to be too large, and one that grows too large', async () => {
    const announced = await post('x', {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(maxUploadBytes + 1),
    });
    const pictures = Array(6).fill(new Uint8Array(limits.maxImageBytes));
    const counted = await post(editForm(pictures, { prompt }));
    for (const { status, json } of [announced, counted]) {
      expect({ status, code: json.code }).toEqual({ status: 413, code: 'payload_too_large' });
    }
  });

  test('judges the type by content', async () => {
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { status, json } = await post(editForm([text], { prompt }));
    expect({ status, code: json.code }).toEqual({ status: 415, code: 'image_type_unsupported' });
  });

  test.each([
    { width: 30_000, height: 30_000 },
    { width: 8192, height: 8192 },
    { width: 15, height: 100 },
    { width: 0, height: 0 },
  ])('judges $width × $height from the header alone', async (size) => {
    const { status, json } = await post(editForm([pngHeader(size)], { prompt }));
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'image_dimensions' });
    expect(json.error).toContain(`${size.width} × ${size.height}`);
  });

  test.each([
    ['is empty', () => new Uint8Array(0)],
    ['ends in its header', () => jpeg.slice(0, 30)],
    ['ends in its pixels', () => jpeg.slice(0, jpeg.length >> 1)],
    ['has a header and nothing else', () => pngHeader({ width: 64, height: 64 })],
  ])('says so when a picture %s', async (_, bytes) => {
    const { status, json } = await post(editForm([bytes()], { prompt }));
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'image_damaged' });
  });

  test('says that the engine cannot do it and names at least three wishes that it can', async () => {
    const { status, json } = await post(
      editForm([jpeg], { prompt: 'put a live elephant on the sofa' }),
    );
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'unsupported_edit' });
    expect((json.alternatives as string[]).length).toBeGreaterThanOrEqual(3);
    const values = { phrase: 'put a live elephant on the sofa', reason: 'new_objects' };
    expect(json.remarks).toMatchObject([{ code: 'refused', values }]);
  });

  test.each([
    ['JSON', '{}', 'application/json'],
    ['a plain form', 'prompt=x', 'application/x-www-form-urlencoded'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
  ])('says that %s is the wrong format', async (_, body, type) => {
    const { status, json } = await post(body, { 'content-type': type });
    expect({ status, code: json.code }).toEqual({ status: 415, code: 'content_type_unsupported' });
  });

  test('says that a multipart body is malformed', async () => {
    const { status, json } = await post('--x\r\nnonsense', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'validation_failed' });
  });

  test('keeps nothing of the prompt in the log', async () => {
    const secret = 'black and white like my aunt Ottilie';
    await post(editForm([jpeg], { prompt: secret }));
    expect(JSON.stringify(open.logLines())).not.toContain('Ottilie');
  });
});
