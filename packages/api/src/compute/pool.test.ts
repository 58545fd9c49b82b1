import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { makePicture } from '../testing/pictures.ts';
import { type ComputePool, createPool, PoolFullError } from './pool.ts';

const workerFile = fileURLToPath(new URL('../testing/odd-worker.ts', import.meta.url));
const never = new AbortController().signal;
let pool: ComputePool;

afterEach(() => pool.close());

function open(options: { size?: number; maxQueue?: number; stopGraceMs?: number } = {}) {
  pool = createPool({ size: 1, maxQueue: 10, workerFile, ...options });
}

const run = (prompt: string, signal: AbortSignal = never) =>
  pool.run('edit', { images: [], prompt }, { signal });

test('a task is done by a worker', async () => {
  open();
  expect(await run('hello')).toMatchObject({ message: 'hello' });
});

test('more tasks than may wait are turned away at once, and others get their turn', async () => {
  open({ size: 1, maxQueue: 2 });
  const caller = new AbortController();
  const running = run('wait', caller.signal);
  const waiting = [run('first'), run('second')];
  await expect(run('too much')).rejects.toBeInstanceOf(PoolFullError);
  caller.abort();
  await expect(running).rejects.toThrow();
  expect(await Promise.all(waiting)).toMatchObject([{ message: 'first' }, { message: 'second' }]);
  expect(await run('again')).toMatchObject({ message: 'again' });
});

test('a task that is cancelled in the line never starts and gives its place away', async () => {
  open({ size: 1, maxQueue: 1 });
  const first = new AbortController();
  const second = new AbortController();
  const running = run('wait', first.signal);
  const queued = run('crash', second.signal);
  second.abort();
  await expect(queued).rejects.toThrow();
  const next = run('next');
  first.abort();
  await expect(running).rejects.toThrow();
  expect(await next).toMatchObject({ message: 'next' });
});

test('a running task hears that it is cancelled and leaves its worker to the next', async () => {
  open();
  const caller = new AbortController();
  const running = run('wait', caller.signal);
  caller.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  expect(await run('next')).toMatchObject({ message: 'next' });
});

test('a running task that does not listen loses its worker', async () => {
  open({ stopGraceMs: 10 });
  const caller = new AbortController();
  const running = run('deaf', caller.signal);
  caller.abort();
  await expect(running).rejects.toThrow();
  expect(await run('next')).toMatchObject({ message: 'next' });
});

test('a running task that computes without a pause loses its worker', async () => {
  open();
  const caller = new AbortController();
  const told = vi.fn(() => caller.abort());
  const busy = { images: [], prompt: 'busy' };
  const running = pool.run('edit', busy, { signal: caller.signal, onProgress: told });
  const next = run('next');
  await expect(running).rejects.toThrow();
  expect(told).toHaveBeenCalledWith(0.5, 'Working');
  expect(await next).toMatchObject({ message: 'next' });
});

test('a worker that dies fails its task only, and another takes its place', async () => {
  open();
  await expect(run('crash')).rejects.toThrow();
  expect(await run('next')).toMatchObject({ message: 'next' });
});

test('a task that throws fails with its words', async () => {
  open();
  await expect(run('throw')).rejects.toThrow('broken');
});

test('a task whose caller is gone already does not start', async () => {
  open();
  await expect(run('crash', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

test.each([
  ['gets the time to stop by itself', 60_000],
  ['loses its worker at once', 0],
])(
  'a picture’s edit that is cancelled and %s leaves the next one a worker',
  async (_, stopGraceMs) => {
    pool = createPool({ size: 1, maxQueue: 10, stopGraceMs });
    const photo = await makePicture('jpeg', { width: 1200, height: 900 });
    const edit = (prompt: string, signal: AbortSignal, onProgress?: () => void) =>
      pool.run('edit', { images: [photo.slice()], prompt }, { signal, onProgress });
    const caller = new AbortController();
    const long = 'turn it into a pencil sketch, sharpen it, add film grain and a vignette';
    const cancelled = edit(long, caller.signal, () => caller.abort(new Error('gone')));
    const next = edit('make it warmer', never);
    await expect(cancelled).rejects.toThrow('gone');
    expect(await next).toMatchObject({ message: 'Made it warmer.' });
  },
);
