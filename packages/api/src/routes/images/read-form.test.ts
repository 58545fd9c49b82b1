import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditRequest } from '../../engines/image-engine.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture, pngHeader } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

const png = pngHeader({ width: 64, height: 48 });
let open: OpenApp;
/** What the engine was asked for. */
let asked: EditRequest | undefined;

beforeAll(async () => {
  const data = await makePicture('png');
  open = await openApp({
    engine: () =>
      engineThat(async (request) => {
        asked = request;
        return { data, type: 'image/png', width: 64, height: 48, message: 'Done.' };
      }),
  });
});
beforeEach(() => {
  asked = undefined;
});
afterAll(() => open.close());

async function post(init: RequestInit) {
  const answer = await open.app.request('/api/generate-image', { method: 'POST', ...init });
  return (await checkContract(answer, 'post /api/generate-image')) as Record<string, unknown>;
}

/** Posts bytes as they are; a character is a byte and a line break is two. */
function postText(text: string, type = 'multipart/form-data; boundary=XX') {
  const body = Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');
  return post({ body, headers: { 'content-type': type } });
}

/** The header of a GIF of 64 × 48 pixels; none of its bytes is a line break. */
const gif = 'GIF89a\x40\0\x30\0\0\0\0\0';
const part = (parameters: string, value: string) =>
  `--XX\nContent-Disposition: form-data; ${parameters}\n\n${value}\n`;
const image = part('name="image"; filename="a.gif"', gif);
const prompt = part('name="prompt"', 'crop it');
const end = '--XX--\n';

test('reads what the platform writes, byte for byte and in order', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => png[i] ?? (i * 7919) >> 3);
  const words = 'schöner\r\n--XX';
  await post({ body: editForm([bytes, png], { prompt: words }) });
  // A prompt is text: its lines end as text's do.
  expect(asked?.prompt).toBe('schöner\n--XX');
  expect(asked?.images.map((picture) => picture.length)).toEqual([bytes.length, png.length]);
  expect(Buffer.compare(asked?.images[0] ?? png, bytes)).toBe(0);
});

test('gives every picture memory of its own, which may move to another thread', async () => {
  await post({ body: editForm([png, png], { prompt: 'x' }) });
  expect(asked?.images.map(({ buffer }) => buffer.byteLength)).toEqual([png.length, png.length]);
});

test('does not care how the body is cut into pieces', async () => {
  const bytes = Buffer.from((image + prompt + end).replaceAll('\n', '\r\n'), 'latin1');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=XX' };
  await post({ body, headers, duplex: 'half' } as RequestInit);
  expect(asked).toMatchObject({ prompt: 'crop it' });
});

test.each([
  ['text before the first boundary', `preamble\n${image}${prompt}${end}`],
  ['text after the last boundary', `${image}${prompt}--XX--\nepilogue`],
  ['no line break at the end', `${image}${prompt}--XX--`],
  ['a quoted boundary', image + prompt + end, 'multipart/form-data; boundary="XX"'],
  [
    'other headers, other cases and no quotes',
    `${image}--XX\nX: y\ncontent-disposition: form-data; name=prompt\n\ncrop it\n${end}`,
  ],
  ['fields that nobody asked for', part('name="__proto__"', 'x') + image + prompt + end],
  ['a picker without a choice', image + part('name="image"; filename=""', '') + prompt + end],
])('allows %s', async (_, text, type?: string) => {
  await postText(text, type);
  expect(asked).toMatchObject({ prompt: 'crop it' });
  expect(asked?.images).toHaveLength(1);
});

describe('what is refused', () => {
  const malformed = ['validation_failed', 'The upload is malformed or ends early'];
  const notOnce = ['validation_failed', 'The field "prompt" must be text, given once.'];

  test.each([
    ['nothing', '', ...malformed],
    ['no boundary', 'hello', ...malformed],
    ['no last boundary', image + prompt, ...malformed],
    ['an end in the headers', `${image}${prompt}--XX\nContent-Disposition: form`, ...malformed],
    ['an end in a file', image.slice(0, -20), ...malformed],
    ['a field without a name', image + part('x="y"', 'z') + prompt + end, ...malformed],
    ['a file without a name', image + part('filename="y"', 'z') + prompt + end, ...malformed],
    ['a thousand fields', part('name="a"', '1').repeat(1000) + image + prompt + end, ...malformed],
    ['headers without end', `--XX\nX: ${'y'.repeat(20_000)}`, ...malformed],
    ['two prompts', image + prompt + prompt + end, ...notOnce],
    ['a file for a prompt', image + part('name="prompt"; filename="a"', 'x') + end, ...notOnce],
    [
      'an endless prompt',
      image + part('name="prompt"', `x${' '.repeat(1024 * 1024)}y`) + end,
      'validation_failed',
      'The request could not be understood',
    ],
    [
      'only parts that name no field',
      '--XX\n\n1\n--XX--',
      'image_required',
      'Please upload at least one image',
    ],
  ])('%s', async (_, text, code, error) => {
    expect(await postText(text)).toMatchObject({ code, error });
  });

  test('a body without a type, but not the lack of both', async () => {
    expect(await post({ body: png })).toMatchObject({ code: 'content_type_unsupported' });
    expect(await post({})).toMatchObject({ code: 'image_required' });
  });

  test('a boundary that is longer than any', async () => {
    const type = `multipart/form-data; boundary=${'X'.repeat(300)}`;
    expect(await postText('', type)).toMatchObject({ code: 'content_type_unsupported' });
  });
});

test('a caller who goes away while the body arrives is let go', async () => {
  const caller = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from(image.replaceAll('\n', '\r\n'), 'latin1'));
      setImmediate(() => caller.abort());
      return new Promise(() => undefined);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=XX' };
  const init = { body, headers, duplex: 'half', signal: caller.signal } as RequestInit;
  expect(await post(init)).toMatchObject({ code: 'cancelled' });
});
