import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { apply, at, drawn, mean, type scene } from '../testing/pictures.ts';

const hdr = (pixels: ReturnType<typeof scene>) =>
  apply(pixels, { op: 'hdr', params: { percent: 100 } });

it('makes no halo: a flat sky over a dark roof stays flat up to the edge', async () => {
  const roof = drawn(200, 160, (_, y) => (y < 80 ? [190, 200, 215] : [40, 38, 36]));
  const result = await hdr(roof);
  const sky = [10, 40, 60, 70, 74, 77].map((y) => at(result, 100, y)[1]);
  expect(Math.max(...sky) - Math.min(...sky)).toBeLessThanOrEqual(9);
  const ground = [83, 86, 90, 110, 150].map((y) => at(result, 100, y)[1]);
  expect(Math.max(...ground) - Math.min(...ground)).toBeLessThanOrEqual(9);
});

it('brings out detail in the shadows', async () => {
  const weave = drawn(160, 120, (x, y) => {
    if (x < 80) return [200, 200, 200];
    const v = (x >> 2) % 2 === (y >> 2) % 2 ? 34 : 26;
    return [v, v, v];
  });
  const contrast = (p: typeof weave) => Math.abs(at(p, 122, 62)[1] - at(p, 126, 62)[1]);
  expect(contrast(await hdr(weave))).toBeGreaterThan(contrast(weave) * 1.4);
});

it('lifts a dark picture', async () => {
  const dark = drawn(120, 80, (x, y) => [20 + x / 4, 20 + y / 4, 24]);
  expect(mean(await hdr(dark))[1]).toBeGreaterThan(mean(dark)[1] + 5);
});

it('brings out detail, and not noise', async () => {
  const random = randomFrom(5);
  const grain = () => 8 * (random() + random() + random() + random() - 2);
  const noisy = drawn(160, 120, (x) => {
    const value = Math.round((x < 80 ? 60 : 190) + grain());
    return [value, value, value];
  });
  const noiseOf = (p: typeof noisy) => {
    const values = Array.from(
      { length: 60 * 100 },
      (_, k) => at(p, 8 + (k % 60), 10 + ((k / 60) | 0))[1],
    );
    const average = values.reduce((sum, v) => sum + v, 0) / values.length;
    return Math.sqrt(values.reduce((sum, v) => sum + (v - average) ** 2, 0) / values.length);
  };
  expect(noiseOf(await hdr(noisy)) / noiseOf(noisy)).toBeLessThan(1.6);
});
