import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packCategories } from '../../services/figurines/prompt-packs.ts';
import { figurineClient, makeBear } from '../../testing/figurines.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
let bear: Uint8Array<ArrayBuffer>;
let noise: Uint8Array<ArrayBuffer>;
const ada = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-ada-1' });
const bob = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-bob-1' });

beforeAll(async () => {
  open = await openApp();
  bear = await makeBear();
  noise = await makePicture('jpeg', { width: 240, height: 180 });
});
afterAll(() => open.close());

async function finished(fields: Record<string, string> = {}, picture = bear) {
  const { body } = await ada.generate(editForm([picture], fields));
  return ada.figurineOver(body.id);
}

test('there are templates in six categories, each for what this engine does', async () => {
  const { body } = await ada.call<{ category: string; prompt: string; id: string }[]>(
    'get /api/prompt-packs',
    '/api/prompt-packs',
  );
  for (const category of Object.keys(packCategories)) {
    expect(body.filter((pack) => pack.category === category).length).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
});

describe('a figurine', () => {
  test('is promised at once, and made with its cut-out', async () => {
    const { status, body } = await ada.generate(editForm([bear], { promptId: 'pet-vinyl' }));
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'pending', generatedImageUrl: null, modelId: null });
    const made = await ada.figurineOver(body.id);
    expect(made).toMatchObject({ status: 'completed', progress: 100, engine: 'embedded' });
    const cutout = await open.app.request(made.cutoutUrl ?? '');
    const { data, info } = await sharp(await cutout.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 240, height: 320, channels: 4 });
    expect(data[3]).toBe(0);
    expect(data[(190 * 240 + 120) * 4 + 3]).toBe(255);
    expect((await open.app.request(made.generatedImageUrl ?? '')).status).toBe(200);
  });

  test('takes wishes beside its template, and says what it left out', async () => {
    const made = await finished({
      promptId: 'pet-vinyl',
      customPrompt: 'Make it black and white. Give it a sword',
    });
    expect(made.message).toMatch(/figurine/i);
    expect(made.message).toMatch(/black and white/i);
    expect(made.message).toMatch(/sword/i);
  });

  test('whose subject cannot be told says so, and goes on with a box', async () => {
    const failed = await finished({}, noise);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'subject_unclear' } });
    expect(failed.error?.error).toMatch(/box/);
    const subjectBox = JSON.stringify({ left: 0.2, top: 0.05, right: 0.8, bottom: 0.98 });
    expect(await finished({ subjectBox })).toMatchObject({ status: 'completed' });
  });

  test('is seen by the visitor who made it only', async () => {
    const { id } = await finished();
    expect((await bob.figurine(id)).status).toBe(404);
    const list = (client: typeof ada) =>
      client.call<{ id: string }[]>('get /api/figurines', '/api/figurines');
    expect((await list(ada)).body.map((record) => record.id)).toContain(id);
    expect((await list(bob)).body).toEqual([]);
  });

  test('is made once when it is asked for twice with one key', async () => {
    const headers = { 'idempotency-key': 'once-please' };
    const first = await ada.generate(editForm([bear]), headers);
    const second = await ada.generate(editForm([bear]), headers);
    expect(second.body.id).toBe(first.body.id);
    const other = await ada.generate(editForm([bear], { promptId: 'pet-clay' }), headers);
    expect(other.status).toBe(422);
  });

  test('can be cancelled', async () => {
    const { body } = await ada.generate(editForm([bear]));
    const cancelled = await ada.call<{ status: string }>(
      'delete /api/figurines/{id}',
      `/api/figurines/${body.id}`,
      { method: 'DELETE' },
    );
    expect(cancelled.body.status).toBe('cancelled');
  });

  test.each([
    ['without a picture', editForm([]), 400],
    ['of two pictures', () => editForm([bear, bear]), 400],
    ['of an unknown template', () => editForm([bear], { promptId: 'nope' }), 400],
    ['of something that is no picture', editForm([new Uint8Array([1, 2, 3])]), 415],
    [
      'with a prompt that is too long',
      () => editForm([bear], { customPrompt: 'a'.repeat(2001) }),
      400,
    ],
  ])('%s is refused', async (_what, form, status) => {
    const { status: answered } = await ada.generate(typeof form === 'function' ? form() : form);
    expect(answered).toBe(status);
  });
});
