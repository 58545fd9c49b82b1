import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { type OpenJobs, openJobs } from '../testing/open-jobs.ts';
import type { RunningJob } from './job-runner.ts';
import { createId } from './jobs.ts';

const attempts = new Map<string, number>();
const held = new Map<string, RunningJob>();
let open: OpenJobs;

beforeAll(async () => {
  open = await openJobs({
    double: async ({ input }) => ({ value: (input as { value: number }).value * 2 }),
    hold: async (job) => {
      held.set(job.id, job);
      job.progress(41.7, 'Holding');
      await once(job.signal, 'abort');
      throw job.signal.reason;
    },
    refuse: async () => {
      throw new AppError('unsupported_edit', { error: 'No', alternatives: ['this'] });
    },
    stumble: async ({ id }) => {
      attempts.set(id, (attempts.get(id) ?? 0) + 1);
      if (attempts.get(id) === 1) throw new Error('the disk coughed');
      return { attempt: attempts.get(id) };
    },
  });
});
afterAll(() => open.close());

const start = (kind: string, input: object = {}, owner: string | null = null) =>
  open.jobs.start({ id: createId(), kind, owner, requestId: 'r-1', input, charged: ['a'] });
const state = async (id: string, wanted: string, kind = 'double') =>
  vi.waitFor(
    async () => {
      const job = await open.jobs.find(id, null, kind);
      expect(job.state).toBe(wanted);
      return job;
    },
    { timeout: 20_000, interval: 50 },
  );

test('a job is done and keeps its result but not what it was given', async () => {
  const { id } = await start('double', { value: 21 });
  expect(await state(id, 'completed')).toMatchObject({
    result: { value: 42 },
    progress: 100,
    input: null,
    error: null,
  });
});

test('many jobs are each done once', async () => {
  const started = await Promise.all(
    Array.from({ length: 30 }, (_, value) => start('double', { value })),
  );
  const done = await Promise.all(started.map(({ id }) => state(id, 'completed')));
  expect(done.map(({ result }) => result)).toEqual(
    Array.from({ length: 30 }, (_, value) => ({ value: value * 2 })),
  );
  const ids = started.map(({ id }) => id);
  expect(open.over.filter(({ id }) => ids.includes(id))).toHaveLength(30);
});

test('progress is stored as it goes, and cancelling stops the work', async () => {
  const { id } = await start('hold');
  const hasProgress = async () =>
    expect(await open.jobs.find(id, null, 'hold')).toMatchObject({
      progress: 41,
      stage: 'Holding',
    });
  await vi.waitFor(hasProgress, { timeout: 20_000 });
  expect(await open.jobs.cancel(id, null, 'hold')).toMatchObject({ state: 'cancelled' });
  expect(held.get(id)?.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(open.outcomes).toContain('cancelled'));
  expect(await open.jobs.find(id, null, 'hold')).toMatchObject({ state: 'cancelled', input: null });
  expect(open.over.filter((job) => job.id === id)).toMatchObject([{ charged: ['a'] }]);
});

test('a job that is over stays as it is when it is cancelled', async () => {
  const { id } = await start('double', { value: 1 });
  await state(id, 'completed');
  expect(await open.jobs.cancel(id, null, 'double')).toMatchObject({ state: 'completed' });
});

test('a visitor’s own failure is final, in words', async () => {
  const { id } = await start('refuse');
  expect(await state(id, 'failed', 'refuse')).toMatchObject({
    error: { code: 'unsupported_edit', error: 'No', alternatives: ['this'] },
  });
});

test('a failure of ours is tried again', async () => {
  const { id } = await start('stumble');
  expect(await state(id, 'completed', 'stumble')).toMatchObject({ result: { attempt: 2 } });
});

test('nobody sees or cancels another visitor’s job', async () => {
  const { id } = await start('hold', {}, 'visitor:a');
  await expect(open.jobs.find(id, 'visitor:b', 'hold')).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(open.jobs.cancel(id, null, 'hold')).rejects.toMatchObject({ code: 'not_found' });
  expect(await open.jobs.list('visitor:b', 'hold')).toEqual([]);
  expect(await open.jobs.list('visitor:a', 'hold')).toMatchObject([{ id }]);
  await open.jobs.cancel(id, 'visitor:a', 'hold');
});

test('a job that is started twice under one id is one job', async () => {
  const job = { id: createId(), kind: 'double', owner: null, requestId: 'r-1', charged: [] };
  const twice = [1, 2].map((value) => open.jobs.start({ ...job, input: { value } }));
  const [first, second] = await Promise.all(twice);
  expect(first?.id).toBe(second?.id);
  await state(job.id, 'completed');
  expect(open.over.filter(({ id }) => id === job.id)).toHaveLength(1);
});

test('jobs that work on what another made are found by it', async () => {
  const parent = createId();
  const input = { value: 1 };
  const base = { kind: 'double', owner: null, requestId: 'r-1', charged: [], input, parent };
  const { id } = await open.jobs.start({ ...base, id: createId() });
  expect(await open.jobs.children([parent], 'double')).toMatchObject([{ id }]);
  expect(await open.jobs.children([parent], 'hold')).toEqual([]);
});
