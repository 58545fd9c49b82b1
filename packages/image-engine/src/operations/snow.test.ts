import { expect, it } from 'vitest';
import { apply, at, drawn, edited, mean, scene } from '../testing/pictures.ts';

const snow = (pixels: ReturnType<typeof scene>, percent = 60) =>
  apply(pixels, { op: 'snow', params: { percent } });

function flakes(pixels: ReturnType<typeof scene>): number {
  let count = 0;
  for (let i = 0; i < pixels.data.length; i += pixels.channels)
    if ((pixels.data[i] ?? 0) > 170) count++;
  return count;
}

it('draws flakes, more of them when asked', async () => {
  const dark = drawn(240, 160, () => [40, 46, 60]);
  const [little, much] = [flakes(await snow(dark, 15)), flakes(await snow(dark, 100))];
  expect(little).toBeGreaterThan(5);
  expect(much).toBeGreaterThan(little * 2);
});

it('turns a green field white', async () => {
  const field = drawn(120, 80, (x, y) => [50, 90 + ((x + y) % 7), 40]);
  const [r, g, b] = mean(await snow(field));
  expect(g - Math.min(r, b)).toBeLessThan(16);
  expect(r).toBeGreaterThan(80);
});

it('cools the light', async () => {
  const [before, after] = [mean(scene()), mean(await edited(scene(), 'make it snow'))];
  expect(after[2] - after[0]).toBeGreaterThan(before[2] - before[0]);
});

it('works on one pixel', async () => {
  const one = await snow(drawn(1, 1, () => [10, 20, 30]));
  expect(at(one, 0, 0)[1]).toBeGreaterThanOrEqual(0);
});

it('does not bury a small picture in flakes', async () => {
  const dark = (width: number, height: number) => drawn(width, height, () => [40, 46, 60]);
  const light = async (width: number, height: number) =>
    mean(await snow(dark(width, height)))[1] - 46;
  expect(await light(120, 80)).toBeLessThan(1.5 * (await light(960, 640)));
});
