import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { fill } from './fill.ts';

/** Whether what fills a square is made up, on a picture of so many colours at each place. */
async function madeUpOn(ground: (x: number, y: number) => Triple) {
  const data = new Uint8Array(120 * 120);
  for (let p = 0; p < data.length; p++)
    if (Math.max(Math.abs((p % 120) - 60), Math.abs(Math.floor(p / 120) - 60)) < 20) data[p] = 255;
  const mask = { data, width: 120, height: 120 };
  const filled = await fill(drawn(120, 120, ground), mask, null, async () => {});
  return filled?.isMadeUp;
}

it('tells what is made up where unlike things meet, not where one ground goes on or two do', async () => {
  const random = randomFrom(3);
  const quarters: Triple[] = [
    [250, 240, 60],
    [10, 20, 120],
    [20, 20, 20],
    [240, 240, 250],
  ];
  const grass = (): Triple => [60 + 40 * random(), 120 + 40 * random(), 40 + 30 * random()];
  expect(await madeUpOn((x, y) => quarters[(x < 60 ? 0 : 1) + (y < 60 ? 0 : 2)] ?? [0, 0, 0])).toBe(
    true,
  );
  expect(await madeUpOn(grass)).toBe(false);
  expect(await madeUpOn((_, y) => (y < 60 ? [120, 170, 190] : grass()))).toBe(false);
});
