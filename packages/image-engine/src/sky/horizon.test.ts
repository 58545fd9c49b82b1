import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { horizonOf } from './horizon.ts';

const size = { width: 240, height: 160 };
const horizonIn = (colour: (x: number, y: number) => Triple) =>
  horizonOf(toLab(drawn(size.width, size.height, colour)), size);

const dusk = (y: number): Triple => [110 + 0.3 * y, 160 + 0.2 * y, 225];
const SEA: Triple = [70, 150, 200];

it('is where a sea ends below the sky, askew too, and not seen behind what stands before it', () => {
  for (const slope of [0, 0.04]) {
    const line = (x: number) => 76 + slope * (x - 120);
    const found = horizonIn((x, y) => {
      if (Math.abs(x - 150) < 25 && y > 40) return [200, 60, 50];
      return y < line(x) ? dusk(y) : SEA;
    });
    for (const x of [5, 60, 110, 235])
      expect(Math.abs((found?.[x] ?? 0) - line(x)), `slope ${slope}, x ${x}`).toBeLessThan(3);
    expect(found?.[150]).toBe(-1);
  }
});

it('is no beam with the sky behind it, and no roof that the sky goes on beside', () => {
  expect(horizonIn((_, y) => (y > 60 && y < 68 ? [70, 66, 64] : dusk(y)))).toBeNull();
  expect(horizonIn((x, y) => (y > 70 && x > 60 && x < 180 ? [150, 92, 74] : dusk(y)))).toBeNull();
});

it('is no glow, which has no edge', () => {
  expect(horizonIn((_, y) => [60 + y, 80 + y * 0.6, 160 - y * 0.5])).toBeNull();
});
