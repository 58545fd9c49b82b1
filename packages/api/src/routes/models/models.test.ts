import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figurineClient, makeBear } from '../../testing/figurines.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm } from '../../testing/pictures.ts';

let open: OpenApp;
let figurine: string;
const ada = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-ada-1' });
const bob = figurineClient(() => open, { 'x-visitor-token': 'the-token-of-bob-1' });

beforeAll(async () => {
  open = await openApp();
  const { body } = await ada.generate(editForm([await makeBear()]));
  figurine = (await ada.figurineOver(body.id)).id;
});
afterAll(() => open.close());

const file = async (path: string | null) => {
  const answer = await open.app.request(`${path}?download=bear`);
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('a 3D model of a figurine', () => {
  test('is promised at once, and made in three formats with its size', async () => {
    const { status, body } = await ada.makeModel(figurine);
    expect(status).toBe(202);
    expect(body).toMatchObject({ figurineId: figurine, stlUrl: null, volumeCm3: null });
    const made = await ada.modelOver(body.id);
    expect(made).toMatchObject({ status: 'completed', progress: 100, stage: null, error: null });
    expect(made.sizeMm?.z).toBeCloseTo(80, 1);
    expect(made.volumeCm3).toBeGreaterThan(1);

    const stl = await file(made.stlUrl);
    expect(stl.answer.headers.get('content-type')).toBe('model/stl');
    expect(stl.answer.headers.get('content-disposition')).toContain('bear');
    // Binary STL: a head of 80 bytes, the count, 50 bytes a triangle.
    const triangles = new DataView(stl.bytes.buffer).getUint32(80, true);
    expect(triangles).toBe(made.triangles);
    expect(stl.bytes.length).toBe(84 + 50 * triangles);
    const glb = await file(made.glbUrl);
    expect(new TextDecoder().decode(glb.bytes.subarray(0, 4))).toBe('glTF');
    const threeMf = await file(made.threeMfUrl);
    expect(new TextDecoder().decode(threeMf.bytes.subarray(0, 2))).toBe('PK');

    const seen = await ada.figurine(figurine);
    expect(seen.body.modelId).toBe(made.id);
  });

  test('needs no body: some clients send neither type nor length', async () => {
    const empty = new ReadableStream({ start: (controller) => controller.close() });
    const init = { method: 'POST', body: empty, duplex: 'half' } as RequestInit;
    const path = `/api/figurines/${figurine}/make-3d`;
    const { status } = await ada.call('post /api/figurines/{id}/make-3d', path, init);
    expect(status).toBe(202);
  });

  test('is the same model when it is asked for twice, also at once', async () => {
    const wish = { heightMm: 60 };
    const both = await Promise.all([ada.makeModel(figurine, wish), ada.makeModel(figurine, wish)]);
    const ids = new Set(both.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const made = await ada.modelOver(both[0].body.id);
    expect(made.sizeMm?.z).toBeCloseTo(60, 1);
    expect((await ada.makeModel(figurine, wish)).body).toEqual(made);
    // No strokes are no mark.
    expect((await ada.makeModel(figurine, { ...wish, subjectHints: [] })).body).toEqual(made);
  });

  test('with other options is another model', async () => {
    const one = await ada.makeModel(figurine, { base: 'none' });
    const other = await ada.makeModel(figurine, { base: 'round' });
    expect(one.body.id).not.toBe(other.body.id);
    expect((await ada.modelOver(one.body.id)).options).toMatchObject({
      base: 'none',
      heightMm: 80,
    });
    const plain = await ada.makeModel(figurine);
    expect((await ada.makeModel(figurine, { heightMm: 80 })).body.id).toBe(plain.body.id);
  });

  test('carries a name, which is a part of the wish', async () => {
    const named = await ada.makeModel(figurine, { namePlate: ' Bärli ' });
    const plain = await ada.makeModel(figurine, { namePlate: '' });
    expect(plain.body.id).toBe((await ada.makeModel(figurine)).body.id);
    const [made, bare] = await Promise.all([
      ada.modelOver(named.body.id),
      ada.modelOver(plain.body.id),
    ]);
    expect(made).toMatchObject({ status: 'completed', options: { namePlate: 'Bärli' } });
    // The plate lies in front of the base.
    expect(made.sizeMm?.y).toBeGreaterThan((bare.sizeMm?.y ?? 0) + 1);
  });

  test('that was cancelled is made anew when it is asked for again', async () => {
    const wish = { heightMm: 120, quality: 'ultra' };
    const first = await ada.makeModel(figurine, wish);
    const { body } = await ada.call<{ status: string }>(
      'delete /api/3d-models/{id}',
      `/api/3d-models/${first.body.id}`,
      { method: 'DELETE' },
    );
    expect(body.status).toBe('cancelled');
    const second = await ada.makeModel(figurine, wish);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await ada.modelOver(second.body.id)).toMatchObject({ status: 'completed' });
  });

  test('may be of what the visitor marks', async () => {
    const subjectBox = { left: 0.2, top: 0.05, right: 0.8, bottom: 0.98 };
    const { body } = await ada.makeModel(figurine, { subjectBox });
    expect(await ada.modelOver(body.id)).toMatchObject({ status: 'completed' });
  });

  test('is neither made nor seen by another visitor', async () => {
    expect((await bob.makeModel(figurine)).status).toBe(404);
    const { body } = await ada.makeModel(figurine);
    expect((await bob.model(body.id)).status).toBe(404);
  });

  test.each([
    [{ heightMm: 5 }, 'The field "heightMm" must be at least 40.'],
    [{ heightMm: '80' }, 'The field "heightMm" must be a number.'],
    [{ base: 'square' }, 'The field "base" must be “round” or “oval” or “none”.'],
    [{ colour: 'red' }, 'There is no field "colour".'],
    [
      { namePlate: 'B'.repeat(25) },
      'The field "namePlate": A name plate has room for 24 characters.',
    ],
    [
      { namePlate: '猫 Bo' },
      'The name plate cannot have “猫”. It takes Latin, Greek and Cyrillic letters, digits and simple punctuation.',
    ],
    [
      { namePlate: 'Bo', base: 'none' },
      'A name plate is a part of the base: choose the base “oval” or “round” for it.',
    ],
    [{ subjectBox: { left: 'x' } }, 'The field "subjectBox.left" must be a number.'],
  ])('with the options %o is refused in words', async (wish, message) => {
    const { status, body } = await ada.makeModel(figurine, wish);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', message });
  });

  test('waits for its figurine', async () => {
    const { body } = await ada.generate(editForm([await makeBear()], { promptId: 'anime-scale' }));
    expect((await ada.makeModel(body.id)).status).toBe(409);
  });
});
