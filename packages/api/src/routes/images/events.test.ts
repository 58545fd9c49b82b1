import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditRequest, EditResult } from '../../engines/image-engine.ts';
import { AppError } from '../../errors.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

type Edit = Parameters<typeof engineThat>[0];

let open: OpenApp;
let edit: Edit;
let linesBefore: number;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  jpeg = await makePicture('jpeg');
  open = await openApp({
    engine: () => engineThat((request) => edit(request)),
    environment: { DAILY_LIMIT: '100' },
  });
  // The first picture starts the worker that marks and signs, which is not quick.
  edit = async () => made();
  await post();
});
beforeEach(() => {
  linesBefore = open.logLines().length;
});
afterAll(() => open.close());

const made = (): EditResult => ({
  ...{ data: jpeg, type: 'image/jpeg', width: 64, height: 48, message: 'Done.' },
});

/** The engine's next edit ends when the test says so. */
function editSlowly() {
  const { promise, resolve, reject } = Promise.withResolvers<EditResult>();
  const asked = Promise.withResolvers<EditRequest>();
  edit = (request) => {
    asked.resolve(request);
    const { signal } = request;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    return promise;
  };
  return { finish: () => resolve(made()), fail: reject, asked: asked.promise };
}

const accept = 'text/event-stream, application/json';

async function post(headers: Record<string, string> = {}, signal?: AbortSignal) {
  const body = editForm([jpeg], { prompt: 'x' });
  const init = { method: 'POST', body, headers: { accept, ...headers }, signal };
  const answer = await open.app.request('/api/generate-image', init);
  await checkContract(answer, 'post /api/generate-image');
  return answer;
}

/** The events of a stream, as a browser would read them. */
async function* eventsOf(answer: Response) {
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (name) yield { name, data: JSON.parse(data) };
    }
  }
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const isStream = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/event-stream');
/** What the test's own requests have put in the log. */
const accessLines = () =>
  open
    .logLines()
    .slice(linesBefore)
    .filter(({ msg }) => msg === 'request');

test('a quick edit is answered in JSON, whatever its caller accepts', async () => {
  edit = async () => made();
  // The first one is not quick: it waits for the worker's code and the certificate.
  await (await post()).text();
  const answer = await post();
  expect(await answer.json()).toMatchObject({ success: true, message: 'Done.' });
});

test('a quick failure has its own status', async () => {
  edit = () => Promise.reject(new AppError('overloaded'));
  expect((await post()).status).toBe(503);
});

test('a caller who does not accept events waits for the JSON', async () => {
  const { finish, asked } = editSlowly();
  const answer = post({ accept: '*/*' });
  await asked;
  setTimeout(finish, 1200);
  expect(await (await answer).json()).toMatchObject({ success: true });
});

test('a slow edit tells how far it is and what is done, and then its answer', async () => {
  const { finish, asked } = editSlowly();
  const answer = await post({ origin: 'https://partner.example' });
  expect(answer.status).toBe(200);
  expect(isStream(answer)).toBe(true);
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const { onProgress } = await asked;
  const told: unknown[] = [];
  for await (const { name, data } of eventsOf(answer)) {
    told.push([name, data.share ?? data.status]);
    if (told.length === 1) onProgress?.(0.5, 'Finding the subject');
    if (told.length === 2) expect(data.stage).toBe('Finding the subject');
    if (told.length === 2) finish();
    if (name === 'answer') expect(data.body).toMatchObject({ success: true, message: 'Done.' });
  }
  expect(told).toEqual([
    ['progress', 0],
    ['progress', 0.5],
    ['answer', 200],
  ]);
});

test('news that come faster than they are sent are passed over', async () => {
  const { finish, asked } = editSlowly();
  const answer = await post();
  const { onProgress } = await asked;
  for (let i = 1; i <= 1000; i++) onProgress?.(i / 1000);
  const shares: number[] = [];
  for await (const { data } of eventsOf(answer)) {
    shares.push(data.share);
    if (data.share === 1) finish();
  }
  expect(shares.length).toBeLessThan(10);
});

test('the log has the status of the answer in the stream, once, when it is known', async () => {
  const { fail } = editSlowly();
  const answer = await post();
  expect(accessLines()).toEqual([]);
  fail(new AppError('engine_failed', { cause: new Error('broken') }));
  const events = await all(eventsOf(answer));
  expect(events.at(-1)?.data).toMatchObject({ status: 502, body: { code: 'engine_failed' } });
  expect(accessLines()).toMatchObject([{ status: 502, code: 'engine_failed' }]);
});

test('limits are told at the beginning, and what is given back at the end', async () => {
  const { fail } = editSlowly();
  const answer = await post();
  const leftOf = (header: string | null | undefined) =>
    Number(header?.match(/"day";r=(\d+)/)?.[1] ?? Number.NaN);
  const left = leftOf(answer.headers.get('ratelimit'));
  expect(left).toBeLessThan(100);
  fail(new AppError('overloaded', { headers: { 'Retry-After': '5' } }));
  const events = await all(eventsOf(answer));
  const { headers } = events.at(-1)?.data ?? {};
  expect(headers['Retry-After']).toBe('5');
  expect(leftOf(headers.RateLimit)).toBe(left + 1);
});

test('closing the stream cancels the work', async () => {
  const { asked } = editSlowly();
  const answer = await post();
  const { signal } = await asked;
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
  await answer.body?.cancel();
  await stopped;
  await expect.poll(accessLines).toMatchObject([{ status: 499 }]);
});

test('the end of the connection cancels the work, too', async () => {
  const { asked } = editSlowly();
  const caller = new AbortController();
  const answer = await post({}, caller.signal);
  const { signal } = await asked;
  caller.abort();
  expect(signal.aborted).toBe(true);
  const events = await all(eventsOf(answer));
  expect(events.at(-1)?.data).toMatchObject({ status: 499, body: { code: 'cancelled' } });
});

test('an answer that was given in a stream comes again at once under the same key', async () => {
  const { finish } = editSlowly();
  const headers = { 'idempotency-key': 'one' };
  const answer = await post(headers);
  finish();
  const events = await all(eventsOf(answer));
  const again = await post(headers);
  expect(isStream(again)).toBe(false);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toEqual(events.at(-1)?.data.body);
});
