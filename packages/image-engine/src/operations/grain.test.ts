import { expect, it } from 'vitest';
import { apply, drawn, mean } from '../testing/pictures.ts';

const flat = drawn(128, 128, () => [128, 128, 128]);
const spread = (pixels: typeof flat) => {
  const [level] = mean(pixels);
  return Math.sqrt(pixels.data.reduce((sum, v) => sum + (v - level) ** 2, 0) / pixels.data.length);
};

it('adds noise without making the picture lighter or darker', async () => {
  const result = await apply(flat, { op: 'grain', params: { percent: 50 } });
  expect(spread(result)).toBeGreaterThan(4);
  expect(Math.abs(mean(result)[0] - 128)).toBeLessThan(1.5);
});

it('is the same on every run, and stronger when asked', async () => {
  const grainy = (percent: number) => apply(flat, { op: 'grain', params: { percent } });
  expect(Buffer.compare((await grainy(50)).data, (await grainy(50)).data)).toBe(0);
  expect(spread(await grainy(100))).toBeGreaterThan(spread(await grainy(25)) * 2);
});
