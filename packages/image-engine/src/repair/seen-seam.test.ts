import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { isSeamSeen } from './seen-seam.ts';

const SIZE = { width: 160, height: 120 };
const AROUND = { left: 0, top: 0, right: 160, bottom: 120 };
const isFilled = (x: number, y: number) => x >= 60 && x < 100 && y >= 40 && y < 80;
const filled = {
  ...SIZE,
  data: Uint8Array.from({ length: 160 * 120 }, (_, p) =>
    isFilled(p % 160, Math.floor(p / 160)) ? 255 : 0,
  ),
};
const isSeen = (at: (x: number, y: number) => Triple) =>
  isSeamSeen(drawn(160, 120, at), filled, AROUND, async () => {});

it('sees a seam around a patch of another colour, and none in grass that goes on', async () => {
  const random = randomFrom(5);
  const grass = (): Triple => [60 + 50 * random(), 120 + 50 * random(), 40 + 40 * random()];
  expect(await isSeen((x, y) => (isFilled(x, y) ? [150, 150, 146] : [196, 216, 236]))).toBe(true);
  expect(await isSeen(grass)).toBe(false);
});

it('sees no seam where what is around changes as much', async () => {
  // Light and dark in turns, 6 levels a px.
  const grey = (x: number) => 6 * Math.abs((x % 80) - 40);
  expect(await isSeen((x) => [grey(x), grey(x), grey(x)])).toBe(false);
});

it('sees no seam along a little of the outline only', async () => {
  const isPatch = (x: number, y: number) => isFilled(x, y) && x < 66 && y < 46;
  expect(await isSeen((x, y) => (isPatch(x, y) ? [90, 90, 90] : [196, 216, 236]))).toBe(false);
});
