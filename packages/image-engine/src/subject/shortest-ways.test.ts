import { expect, it } from 'vitest';
import { shorten } from './shortest-ways.ts';

/** Five places in a row, one step apart, and a long way from the first to the last. */
async function waysWithin(limit: number): Promise<Float32Array> {
  const ways = new Float32Array(25).fill(Number.POSITIVE_INFINITY);
  for (let q = 0; q < 5; q++) ways[q * 5 + q] = 0;
  const link = (one: number, other: number, length: number) => {
    ways[one * 5 + other] = length;
    ways[other * 5 + one] = length;
  };
  for (let q = 0; q < 4; q++) link(q, q + 1, 1);
  link(0, 4, 9);
  await shorten(ways, 5, limit, async () => {});
  return ways;
}

it('goes by way of others where that is shorter, there and back', async () => {
  const ways = await waysWithin(100);
  expect([...ways.subarray(0, 5)]).toEqual([0, 1, 2, 3, 4]);
  expect([...ways.subarray(20)]).toEqual([4, 3, 2, 1, 0]);
});

it('finds every way below the limit', async () => {
  const ways = await waysWithin(2.5);
  expect([...ways.subarray(0, 3)]).toEqual([0, 1, 2]);
});
