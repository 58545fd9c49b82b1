import { afterEach, beforeAll, expect, test } from 'vitest';
import type { EditRequest, ImageEngine } from '../../engines/image-engine.ts';
import { AppError } from '../../errors.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

let open: OpenApp | undefined;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  jpeg = await makePicture('jpeg');
});
afterEach(() => open?.close());

function untilAborted({ signal }: EditRequest): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function post(engine: ImageEngine, signal?: AbortSignal) {
  open = await openApp({
    engine: () => engine,
    environment: { ENGINE_TIMEOUT_SECONDS: '1' },
  });
  const body = editForm([jpeg], { prompt: 'x' });
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body, signal });
  return checkContract(answer, 'post /api/generate-image');
}

test('a caller who goes away stops the work', async () => {
  const caller = new AbortController();
  const engine = engineThat((request) => {
    const work = untilAborted(request);
    caller.abort();
    return work;
  });
  expect(await post(engine, caller.signal)).toMatchObject({ code: 'cancelled' });
});

test('work that takes longer than the limit is stopped', async () => {
  expect(await post(engineThat(untilAborted))).toMatchObject({ code: 'engine_timeout' });
});

test('a picture that was made after its caller had gone is not kept', async () => {
  const caller = new AbortController();
  const engine = engineThat(async () => {
    caller.abort();
    return { data: jpeg, type: 'image/jpeg', width: 64, height: 48, message: 'Done.' };
  });
  expect(await post(engine, caller.signal)).toMatchObject({ code: 'cancelled' });
});

test('what nobody foresaw is answered without a word of it, and logged with all of it', async () => {
  const engine = engineThat(() => Promise.reject(new TypeError('secret detail')));
  const json = await post(engine);
  expect(json).toMatchObject({ code: 'internal_error' });
  expect(JSON.stringify(json)).not.toContain('secret detail');
  const [line] = open?.logLines() ?? [];
  expect(line).toMatchObject({ code: 'internal_error', err: { message: 'secret detail' } });
});

test.each([
  ['overloaded', 503],
  ['engine_failed', 502],
] as const)('an engine’s %s is answered as such', async (code, status) => {
  const engine = engineThat(() => Promise.reject(new AppError(code)));
  expect(await post(engine)).toMatchObject({ code });
  expect(open?.logLines()[0]).toMatchObject({ status });
});
