import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { superpixels } from '../vision/superpixels.ts';
import { colourfulness, compactness } from './compactness.ts';

const size = { width: 160, height: 120 };
/** An orange disc among trees on a lawn, and a red cloth in two corners. */
const park = drawn(size.width, size.height, (x, y) => {
  if (Math.hypot(x - 80, y - 64) < 22) return [236, 140, 40];
  if (y < 24 && (x < 24 || x > 136)) return [200, 30, 40];
  if (Math.hypot((x % 40) - 20, y - 50) < 13) return [30, 84, 40];
  return [120, 180, 90];
});

it('is high where a colour is in one place, and low where it is all over the picture', () => {
  const regions = superpixels(toLab(park), size, 120);
  const compact = compactness(regions, size);
  const at = (x: number, y: number) => compact[regions.labels[y * size.width + x] as number] ?? 0;
  expect(at(80, 64)).toBeGreaterThan(0.8);
  for (const [x, y] of [
    [20, 50],
    [140, 50],
    [8, 8],
    [150, 8],
    [10, 110],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toBeLessThan(0.6);
});

it('tells nothing of greys and sepia', () => {
  const of = (change: (r: number, g: number, b: number) => [number, number, number]) =>
    colourfulness(
      toLab(
        drawn(size.width, size.height, (x, y) => {
          const i = 3 * (y * size.width + x);
          return change(...([0, 1, 2].map((k) => park.data[i + k]) as [number, number, number]));
        }),
      ),
    );
  expect(of((r, g, b) => [r, g, b])).toBe(1);
  expect(of((_, g) => [g, g, g])).toBe(0);
  expect(of((_, g) => [g, g * 0.9, g * 0.75])).toBeLessThan(0.1);
});
