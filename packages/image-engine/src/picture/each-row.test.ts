import { expect, it } from 'vitest';
import { eachRow } from './each-row.ts';

/** Work that takes longer than anybody should wait for a turn. */
function work(): void {
  const end = performance.now() + 30;
  while (performance.now() < end);
}

it('works through all rows in turn, and pauses in between', async () => {
  const seen: (number | string)[] = [];
  await eachRow(
    3,
    async () => void seen.push('pause'),
    (y) => {
      seen.push(y);
      work();
    },
  );
  expect(seen).toEqual([0, 'pause', 1, 'pause', 2, 'pause']);
});

it('ends when the pause throws, as it does when the work is cancelled', async () => {
  const seen: number[] = [];
  const cancelled = eachRow(
    3,
    () => Promise.reject(new Error('cancelled')),
    (y) => {
      seen.push(y);
      work();
    },
  );
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(seen).toEqual([0]);
});
