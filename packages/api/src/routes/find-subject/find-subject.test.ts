import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

let open: OpenApp;
let disc: Uint8Array<ArrayBuffer>;
let noise: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  // An orange disc right of the middle of a blue ground.
  const drawing =
    '<svg width="200" height="160"><rect width="200" height="160" fill="#247"/><circle cx="120" cy="80" r="45" fill="#e62"/></svg>';
  disc = new Uint8Array(await sharp(Buffer.from(drawing)).png().toBuffer());
  noise = await makePicture('jpeg');
  // Finding a subject may use no engine; and the limit is one that all of these stay below.
  open = await openApp({
    engine: () => engineThat(() => Promise.reject(new Error('no'))),
    environment: { DAILY_LIMIT: '5', RATE_LIMIT_PER_MINUTE: '100' },
  });
});
afterAll(() => open.close());

const path = '/api/find-subject';

async function post(form: FormData | string, headers: Record<string, string> = {}) {
  const answer = await open.app.request(path, { method: 'POST', body: form, headers });
  const json = (await checkContract(answer, `post ${path}`)) as Record<string, unknown>;
  return { status: answer.status, json, headers: answer.headers };
}

describe('the subject of a picture', () => {
  test('is found whatever the active engine is, with an outline and how sure that is', async () => {
    const { status, json } = await post(editForm([disc]));
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, verdict: expect.any(String) });
    const { left, right } = json.box as { left: number; right: number };
    expect((left + right) / 2).toBeCloseTo(0.6, 1);
    expect((json.outline as unknown[]).length).toBeGreaterThan(0);
  });

  test('is looked for in the box, and may be marked by strokes', async () => {
    const subjectBox = JSON.stringify({ left: 0.3, top: 0.1, right: 0.9, bottom: 0.9 });
    const stroke = { keep: true, radius: 0.05, points: [[0.6, 0.5]] };
    const subjectHints = JSON.stringify([stroke]);
    const { status, json } = await post(editForm([disc], { subjectBox, subjectHints }));
    expect(status).toBe(200);
    expect(json.confidence).toBeGreaterThan(0.6);
  });

  test('that cannot be told is an answer, too', async () => {
    const { status, json } = await post(editForm([noise]));
    expect(status).toBe(200);
    expect(['sure', 'check', 'unclear']).toContain(json.verdict);
  });

  test('costs a request of the minute and no picture', async () => {
    const left = async () => {
      const { headers } = await post(editForm([disc]));
      const [, count] = headers.get('ratelimit')?.match(/^"minute";r=(\d+);t=\d+$/) ?? [];
      return Number(count);
    };
    const before = await left();
    expect(await left()).toBe(before - 1);
  });
});

describe('a search that is refused', () => {
  test.each([
    ['no picture', () => editForm([]), 400, 'image_required'],
    ['two pictures', () => editForm([disc, disc]), 400, 'validation_failed'],
    ['a picture that ends early', () => editForm([disc.slice(0, 200)]), 422, 'image_damaged'],
    ['no form', () => '{}', 415, 'content_type_unsupported'],
    ['a box of nothing', () => editForm([disc], { subjectBox: '{}' }), 400, 'validation_failed'],
  ])('has %s', async (_, form, status, code) => {
    const answer = await post(form());
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });
});
