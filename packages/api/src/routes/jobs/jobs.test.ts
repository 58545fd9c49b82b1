import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

interface Job {
  id: string;
  state: string;
  progress: number;
  result: { imageUrl: string; message: string } | null;
  error: { code: string; alternatives: string[] } | null;
}

const ada = { 'x-visitor-token': 'the-token-of-ada-1' };
const bob = { 'x-visitor-token': 'the-token-of-bob-1' };
let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openApp({ environment: { DAILY_LIMIT: '1000', TRUST_PROXY: '1' } });
  jpeg = await makePicture('jpeg');
});
afterAll(() => open.close());

async function start(prompt: string, headers: Record<string, string> = ada) {
  const answer = await open.app.request('/api/generate-image', {
    method: 'POST',
    body: editForm([jpeg], { prompt }),
    headers: { prefer: 'respond-async', ...headers },
  });
  const job = (await checkContract(answer, 'post /api/generate-image')) as Job;
  return { answer, job };
}

async function get(id: string, headers: Record<string, string> = ada) {
  const answer = await open.app.request(`/api/jobs/${id}`, { headers });
  return { status: answer.status, job: (await checkContract(answer, 'get /api/jobs/{id}')) as Job };
}

function untilOver(id: string, headers?: Record<string, string>) {
  return vi.waitFor(
    async () => {
      const { job } = await get(id, headers);
      expect(['completed', 'failed', 'cancelled']).toContain(job.state);
      return job;
    },
    { timeout: 50_000, interval: 50 },
  );
}

async function picturesLeft(headers: Record<string, string>): Promise<number | undefined> {
  const answer = await open.app.request('/api/limits', { headers });
  const { limits } = (await answer.json()) as { limits: { name: string; remaining: number }[] };
  return limits.find(({ name }) => name === 'day')?.remaining;
}

test('an edit that nobody waits for is answered at once and done as a job', async () => {
  const { answer, job } = await start('make it black and white');
  expect(answer.status).toBe(202);
  expect(answer.headers.get('location')).toBe(`/api/jobs/${job.id}`);
  expect(answer.headers.get('preference-applied')).toBe('respond-async');
  const done = await untilOver(job.id);
  expect(done).toMatchObject({
    state: 'completed',
    progress: 100,
    result: { message: 'Made it black and white.' },
  });
  expect((await open.app.request(done.result?.imageUrl ?? '')).status).toBe(200);
});

test('a job that cannot be done says why and what could, and costs no picture', async () => {
  const headers = { 'x-visitor-token': 'the-token-of-eve-1', 'x-forwarded-for': '192.0.2.1' };
  const { job } = await start('give her a new nose', headers);
  const failed = await untilOver(job.id, headers);
  expect(failed).toMatchObject({ state: 'failed', error: { code: 'unsupported_edit' } });
  expect(failed.error?.alternatives.length).toBeGreaterThanOrEqual(3);
  await vi.waitFor(async () => expect(await picturesLeft(headers)).toBe(1000));
});

test('nobody else sees, lists or cancels it', async () => {
  const { job } = await start('make it warmer');
  expect((await get(job.id, bob)).status).toBe(404);
  expect((await get(job.id, {})).status).toBe(404);
  const cancel = { method: 'DELETE', headers: bob };
  const answer = await open.app.request(`/api/jobs/${job.id}`, cancel);
  await checkContract(answer, 'delete /api/jobs/{id}');
  expect(answer.status).toBe(404);
  const listOf = async (headers: Record<string, string>) => {
    const list = await open.app.request('/api/jobs', { headers });
    const { jobs } = (await checkContract(list, 'get /api/jobs')) as { jobs: Job[] };
    return jobs.map(({ id }) => id);
  };
  expect(await listOf(ada)).toContain(job.id);
  expect(await listOf(bob)).toEqual([]);
  expect(await listOf({})).toEqual([]);
});

test('without a token, whoever knows the id may see it', async () => {
  const { job } = await start('make it cooler', {});
  expect((await get(job.id, bob)).status).toBe(200);
});

test('a cancelled job is over and gives its picture back', async () => {
  const headers = { 'x-visitor-token': 'the-token-of-dan-1', 'x-forwarded-for': '192.0.2.2' };
  // One worker thread: the last of several still waits.
  const started = await Promise.all(
    Array.from({ length: 4 }, () => start('blur it a lot', headers)),
  );
  const { id } = started.at(-1)!.job;
  const answer = await open.app.request(`/api/jobs/${id}`, { method: 'DELETE', headers });
  const job = (await checkContract(answer, 'delete /api/jobs/{id}')) as Job;
  expect(['cancelled', 'completed']).toContain(job.state);
  const again = await open.app.request(`/api/jobs/${id}`, { method: 'DELETE', headers });
  expect(await again.json()).toMatchObject({ state: job.state });
  for (const other of started) await untilOver(other.job.id, headers);
  const made = job.state === 'cancelled' ? 3 : 4;
  await vi.waitFor(async () => expect(await picturesLeft(headers)).toBe(1000 - made));
});

test('an id that no job has is a 404', async () => {
  expect((await get('0'.repeat(32))).status).toBe(404);
  expect((await open.app.request('/api/jobs/nonsense', { headers: ada })).status).toBe(404);
});

test('is taken on when all places for edits are taken', async () => {
  const full = await openApp({ environment: { MAX_CONCURRENT: '1', MAX_QUEUE: '0' } });
  const leave = await full.services.admission.enter(new AbortController().signal);
  const body = () => editForm([jpeg], { prompt: 'make it warmer' });
  const headers = { prefer: 'respond-async' };
  const post = (init: RequestInit) =>
    full.app.request('/api/generate-image', { method: 'POST', ...init });
  expect((await post({ body: body() })).status).toBe(503);
  expect((await post({ body: body(), headers })).status).toBe(202);
  leave();
  await full.close();
});
