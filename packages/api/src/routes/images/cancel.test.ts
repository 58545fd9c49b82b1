import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditRequest } from '../../engines/image-engine.ts';
import { AppError } from '../../errors.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

type Edit = Parameters<typeof engineThat>[0];

let open: OpenApp;
let edit: Edit;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  jpeg = await makePicture('jpeg');
  open = await openApp({
    engine: () => engineThat((request) => edit(request)),
    environment: { ENGINE_TIMEOUT_SECONDS: '1' },
  });
});
afterAll(() => open.close());

function untilAborted({ signal }: EditRequest): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Asks for an edit that the engine carries out in the given way. */
async function post(work: Edit, signal?: AbortSignal) {
  edit = work;
  const body = editForm([jpeg], { prompt: 'x' });
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body, signal });
  return checkContract(answer, 'post /api/generate-image');
}

test('a caller who goes away stops the work', async () => {
  const caller = new AbortController();
  const work: Edit = (request) => {
    const result = untilAborted(request);
    caller.abort();
    return result;
  };
  expect(await post(work, caller.signal)).toMatchObject({ code: 'cancelled' });
});

test('work that takes longer than the limit is stopped', async () => {
  expect(await post(untilAborted)).toMatchObject({ code: 'engine_timeout' });
});

test('a picture that was made after its caller had gone is not kept', async () => {
  const caller = new AbortController();
  const work: Edit = async () => {
    caller.abort();
    return { data: jpeg, type: 'image/jpeg', width: 64, height: 48, message: 'Done.' };
  };
  expect(await post(work, caller.signal)).toMatchObject({ code: 'cancelled' });
});

test('what nobody foresaw is answered without a word of it, and logged with all of it', async () => {
  const json = await post(() => Promise.reject(new TypeError('secret detail')));
  expect(json).toMatchObject({ code: 'internal_error' });
  expect(JSON.stringify(json)).not.toContain('secret detail');
  expect(open.logLines().at(-1)).toMatchObject({
    code: 'internal_error',
    err: { message: 'secret detail' },
  });
});

test.each([
  ['overloaded', 503],
  ['engine_failed', 502],
] as const)('an engine’s %s is answered as such', async (code, status) => {
  expect(await post(() => Promise.reject(new AppError(code)))).toMatchObject({ code });
  expect(open.logLines().at(-1)).toMatchObject({ status });
});
