import { expect, it } from 'vitest';
import { apply, at, drawn, edited, mean, scene } from '../testing/pictures.ts';

const rain = (pixels: ReturnType<typeof scene>, percent: number) =>
  apply(pixels, { op: 'rain', params: { percent } });
const dark = drawn(240, 160, () => [60, 70, 60]);

/** Mean difference between neighbours, along rows or along columns. */
function roughness(pixels: typeof dark, dx: number, dy: number): number {
  let sum = 0;
  for (let y = 10; y < 150; y++)
    for (let x = 10; x < 230; x++)
      sum += Math.abs(at(pixels, x, y)[1] - at(pixels, x + dx, y + dy)[1]);
  return sum;
}

it('falls: streaks run down rather than across', async () => {
  const result = await rain(dark, 60);
  expect(roughness(result, 1, 0)).toBeGreaterThan(roughness(result, 0, 1) * 1.8);
});

it('falls more heavily when asked', async () => {
  expect(roughness(await rain(dark, 100), 1, 0)).toBeGreaterThan(
    roughness(await rain(dark, 20), 1, 0) * 1.5,
  );
});

it('takes colour and warmth out of the light', async () => {
  const [before, after] = [mean(scene()), mean(await edited(scene(), 'make it a rainy day'))];
  expect(after[0] - after[2]).toBeLessThan(before[0] - before[2]);
  expect(after[1]).toBeLessThan(before[1] + 10);
});

it('is the same every time', async () => {
  expect((await rain(dark, 60)).data).toEqual((await rain(dark, 60)).data);
});
