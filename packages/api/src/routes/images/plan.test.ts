import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditRequest } from '../../engines/image-engine.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

const prompt = 'make it warmer and add a vignette';
const subjectBox = { left: 0.1, top: 0.2, right: 0.7, bottom: 0.9 };
const subjectHints = [{ keep: true, radius: 0.02, points: [[0.4, 0.5]] }];

let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;
let asked: EditRequest | undefined;

beforeAll(async () => {
  jpeg = await makePicture('jpeg');
  open = await openApp({
    engine: (configured) => ({
      ...configured,
      edit: (request) => {
        asked = request;
        return configured.edit(request);
      },
    }),
  });
});
afterAll(() => open.close());

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = editForm([jpeg], fields);
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body, headers });
  const json = (await checkContract(answer, 'post /api/generate-image')) as Record<string, unknown>;
  return { status: answer.status, json };
}

const bytesOf = async (path: unknown) => (await open.app.request(String(path))).arrayBuffer();

/** A plan as an answer has it, as it is sent back. */
function withoutLabels(plan: unknown): string {
  const steps = plan as Record<string, unknown>[];
  return JSON.stringify(steps.map(({ op, params, on }) => ({ op, params, on })));
}

describe('a plan', () => {
  test('is answered, and sent back it makes the same picture without a prompt', async () => {
    const first = await post({ prompt });
    expect(first.json.plan).toMatchObject([
      { op: 'warmth', label: expect.stringMatching(/^Warmth \+/), dial: { key: 'percent' } },
      { op: 'vignette', label: expect.stringMatching(/^Vignette /) },
    ]);
    const again = await post({ plan: withoutLabels(first.json.plan) });
    expect(again.json).toMatchObject({ message: first.json.message, plan: first.json.plan });
    expect(await bytesOf(again.json.imageUrl)).toEqual(await bytesOf(first.json.imageUrl));
  });

  test('comes with what was said of it, sentence by sentence and by machine words', async () => {
    const { json } = await post({ prompt: 'make it warmer, and make him smile' });
    const remarks = json.remarks as { code: string; text: string; values: object }[];
    expect(remarks).toMatchObject([
      { code: 'done', values: { steps: [0], ops: ['warmth'] } },
      { code: 'left_out', values: { phrase: 'make him smile', reason: 'expressions' } },
    ]);
    expect(remarks.map(({ text }) => text).join(' ')).toBe(json.message);
  });

  test('counts instead of the prompt', async () => {
    const plan = JSON.stringify([{ op: 'grayscale', params: {} }]);
    const { json } = await post({ prompt, plan });
    expect(json.plan).toMatchObject([{ op: 'grayscale', label: 'Black and white' }]);
  });

  test('is done by a job as well', async () => {
    const plan = JSON.stringify([{ op: 'grayscale', params: {} }]);
    const started = await post({ plan }, { prefer: 'respond-async' });
    expect(started.status).toBe(202);
    await expect
      .poll(async () => (await open.app.request(`/api/jobs/${started.json.id}`)).json())
      .toMatchObject({ state: 'completed', result: { plan: [{ op: 'grayscale' }] } });
  });

  test('belongs to what an idempotency key stands for', async () => {
    const headers = { 'idempotency-key': 'plan' };
    await post({ plan: JSON.stringify([{ op: 'grayscale', params: {} }]) }, headers);
    const other = await post({ plan: JSON.stringify([{ op: 'invert', params: {} }]) }, headers);
    expect(other.json).toMatchObject({ code: 'idempotency_mismatch' });
  });

  test.each([
    ['no JSON', '{', 'The field "plan" must be JSON text, given once.'],
    ['no list', '{}', 'A plan must be a list of steps.'],
    ['no step', '[]', 'A plan must have 1 to 24 steps; this one has 0.'],
    [
      'a parameter out of range',
      '[{"op": "warmth", "params": {"percent": 1e9}}]',
      'Step 1, warmth: percent must be between -100 and 100.',
    ],
  ])('is refused in a sentence: %s', async (_, plan, error) => {
    for (const prefer of ['', 'respond-async']) {
      const { status, json } = await post({ plan }, { prefer });
      expect(status).toBe(400);
      expect(json).toMatchObject({ code: 'validation_failed', error });
    }
  });

  test('that is empty text is none', async () => {
    expect((await post({ plan: '' })).json).toMatchObject({ code: 'prompt_required' });
  });
});

describe('a step that is limited to the background', () => {
  const plan = JSON.stringify([{ op: 'grayscale', params: {}, on: 'background' }]);

  test('needs a subject that can be told', async () => {
    const { status, json } = await post({ plan });
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'subject_unclear' });
    expect(json.error).toMatch(/box/);
  });

  test('is done once a box says where the subject is', async () => {
    const { status, json } = await post({ plan, subjectBox: JSON.stringify(subjectBox) });
    expect(status).toBe(200);
    expect(json.plan).toMatchObject([{ on: 'background', label: 'Black and white · background' }]);
  });
});

describe('what is marked on the picture', () => {
  test('reaches the engine', async () => {
    const { status } = await post({
      prompt,
      subjectBox: JSON.stringify(subjectBox),
      subjectHints: JSON.stringify(subjectHints),
    });
    expect(status).toBe(200);
    expect(asked?.selection).toEqual({ box: subjectBox, strokes: subjectHints });
  });

  test('is undefined when nothing is', async () => {
    await post({ prompt });
    expect(asked?.selection).toBeUndefined();
  });

  test.each([
    ['subjectBox', 'x', 'The field "subjectBox" must be JSON text, given once.'],
    ['subjectBox', '[]', 'The field "subjectBox": it must be an object.'],
    ['subjectBox', '{"left": 0}', 'The field "subjectBox": top must be a number.'],
    [
      'subjectBox',
      JSON.stringify({ ...subjectBox, right: 2 }),
      'The field "subjectBox": right must be at most 1.',
    ],
    [
      'subjectBox',
      JSON.stringify({ ...subjectBox, right: 0.1 }),
      'The field "subjectBox": The box has no area: right must exceed left, and bottom must exceed top.',
    ],
    ['subjectHints', '{}', 'The field "subjectHints": it must be a list.'],
    [
      'subjectHints',
      JSON.stringify(Array(201).fill(subjectHints[0])),
      'The field "subjectHints": it must be at most 200 items long.',
    ],
    [
      'subjectHints',
      JSON.stringify([{ ...subjectHints[0], points: [[0, -1]] }]),
      'The field "subjectHints": 0.points.0.1 must be at least 0.',
    ],
  ])('is refused in a sentence: %s %s', async (name, value, error) => {
    const { status, json } = await post({ prompt, [name]: value });
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(json.error).toBe(error);
  });
});
