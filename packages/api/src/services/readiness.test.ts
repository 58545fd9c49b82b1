import pino from 'pino';
import { expect, test } from 'vitest';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

const works = () => Promise.resolve();

function open(
  options: Partial<ReadinessOptions['checks']> & { freshMs?: number; deadlineMs?: number },
) {
  const { freshMs = 0, deadlineMs, ...checks } = options;
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const readiness = createReadiness({
    checks: { database: works, files: works, queue: works, ...checks },
    log,
    freshMs,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  return { readiness, lines };
}

/** A check that answers when it is told to, and counts how often it was asked. */
function heldCheck() {
  let held = Promise.withResolvers<void>();
  let asked = 0;
  return {
    check: () => {
      asked += 1;
      return held.promise;
    },
    asked: () => asked,
    answer() {
      held.resolve();
      held = Promise.withResolvers();
    },
  };
}

test('tells how each part is, by name', async () => {
  const { readiness } = open({ files: () => Promise.reject(new Error('disk is gone')) });
  expect(await readiness.check()).toEqual({ database: 'ok', files: 'failed', queue: 'ok' });
});

test('a check that throws before it waits is a part that failed', async () => {
  const { readiness } = open({
    queue: () => {
      throw new Error('not open');
    },
  });
  expect(await readiness.check()).toMatchObject({ queue: 'failed' });
});

test('a part that does not answer in time has failed, and is not asked again before it answers', async () => {
  const held = heldCheck();
  const { readiness } = open({ database: held.check, deadlineMs: 5 });
  expect(await readiness.check()).toMatchObject({ database: 'failed', files: 'ok' });
  expect(await readiness.check()).toMatchObject({ database: 'failed' });
  expect(held.asked()).toBe(1);
  held.answer();
  await expect.poll(() => readiness.check()).toMatchObject({ database: 'failed' });
  expect(held.asked()).toBe(2);
});

test('those who ask at once share one round', async () => {
  const held = heldCheck();
  const { readiness } = open({ database: held.check });
  const answers = [readiness.check(), readiness.check(), readiness.check()];
  held.answer();
  for (const answer of answers) expect(await answer).toMatchObject({ database: 'ok' });
  expect(held.asked()).toBe(1);
});

test('a fresh result is used again', async () => {
  let asked = 0;
  const { readiness } = open({
    freshMs: 60_000,
    files: async () => {
      asked += 1;
    },
  });
  for (let n = 0; n < 5; n += 1) await readiness.check();
  expect(asked).toBe(1);
});

test('a failure and its end are logged once each, the failure with its cause', async () => {
  let isWell = false;
  const { readiness, lines } = open({
    queue: async () => {
      if (!isWell) throw new Error('no queue');
    },
  });
  await readiness.check();
  await readiness.check();
  isWell = true;
  await readiness.check();
  await readiness.check();
  expect(lines).toMatchObject([
    { level: 50, part: 'queue', err: { message: 'no queue' }, msg: 'not ready' },
    { level: 30, part: 'queue', msg: 'ready again' },
  ]);
});
