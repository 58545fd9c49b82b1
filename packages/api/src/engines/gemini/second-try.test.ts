import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelApp, openModelApp } from '../../testing/open-model-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: ModelApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openModelApp('gemini', { ENGINE_TIMEOUT_SECONDS: '20' });
  photo = await makePicture('jpeg');
});
afterAll(() => open.close());

const post = (prompt: string, init?: RequestInit) => open.post([photo.slice()], { prompt }, init);
const callsOf = (prompt: string) =>
  open.standIn.calls.filter((call) => call.prompt.endsWith(prompt));

test.concurrent.each(['overloaded', 'internal', 'same', 'quota-minute:1'])(
  '#%s that passes is made good by one more try',
  async (word) => {
    const prompt = `Bluer #${word} #once`;
    const answer = await post(prompt);
    expect(await answer.json()).toMatchObject({ success: true });
    expect(callsOf(prompt)).toHaveLength(2);
  },
);

test.concurrent('a quota of the minute is waited for as long as the service says', async () => {
  const prompt = 'Patience #quota-minute:2 #once';
  const start = performance.now();
  await post(prompt);
  expect(performance.now() - start).toBeGreaterThanOrEqual(2000);
});

test.concurrent('the quota of the day is not asked for again', async () => {
  const prompt = 'Again and again #quota-day #once';
  expect((await post(prompt)).status).toBe(429);
  expect(callsOf(prompt)).toHaveLength(1);
});

test('who cancels closes the connection to the service', async () => {
  const caller = new AbortController();
  const next = open.standIn.nextCall();
  const answer = post('Never mind #slow:60', { signal: caller.signal });
  const call = await next;
  caller.abort();
  expect(await call.ended).toBe('closed by the caller');
  expect((await answer).status).toBe(499);
});

test('who cancels while another try is waited for ends the waiting', async () => {
  const caller = new AbortController();
  const next = open.standIn.nextCall();
  const answer = post('Wait for it #quota-minute:10', { signal: caller.signal });
  await (await next).ended;
  caller.abort();
  expect((await answer).status).toBe(499);
  expect(callsOf('Wait for it #quota-minute:10')).toHaveLength(1);
});

test('several are asked for at once', async () => {
  const caller = new AbortController();
  const prompts = Array.from({ length: 6 }, (_, index) => `All at once ${index} #slow:60`);
  const answers = prompts.map((prompt) => post(prompt, { signal: caller.signal }));
  const asked = () => open.standIn.calls.filter(({ prompt }) => /All at once/.test(prompt));
  while (asked().length < prompts.length) await open.standIn.nextCall();
  caller.abort();
  const ends = await Promise.all(asked().map(({ ended }) => ended));
  expect(ends).toEqual(prompts.map(() => 'closed by the caller'));
  await Promise.all(answers);
});
