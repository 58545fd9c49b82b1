import { expect, it } from 'vitest';
import type { Triple } from '../testing/pictures.ts';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { withoutLand } from './land-in-sky.ts';

const size = { width: 240, height: 160 };
const hill = (x: number) => 78 + 12 * Math.sin(x / 30);

/** A field below what may be sky down to row 110. */
function inside(below: (x: number, y: number) => Triple | null): (x: number, y: number) => number {
  const picture = drawn(size.width, size.height, (x, y) => {
    if (y >= 110) return [90, 150, 80];
    return below(x, y) ?? [190 + (y >> 2), 208 + (y >> 3), 232];
  });
  const sky = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    p < 110 * size.width ? 1 : 0,
  );
  const left = withoutLand(sky, toLab(picture), size);
  return (x, y) => left[y * size.width + x] as number;
}

it('takes a far hill out of a sky, and one before it', () => {
  const at = inside((x, y) => {
    if (y > hill(x + 90) + 14) return [168, 194, 186];
    return y > hill(x) ? [186, 206, 204] : null;
  });
  expect([at(20, 40), at(120, 40), at(220, 40)]).toEqual([1, 1, 1]);
  for (const x of [20, 120, 220]) expect([x, at(x, 96), at(x, 108)]).toEqual([x, 0, 0]);
});

it('leaves clouds in it, on the land too, and the glow of a low sun', () => {
  const cloudy = inside((x, y) => (y > hill(x) ? [244, 240, 236] : null));
  const glowing = inside((_, y) => [200 + (y >> 2), 200 - (y >> 1), 220 - y]);
  for (const at of [cloudy, glowing]) for (const y of [40, 90, 108]) expect(at(120, y)).toBe(1);
});
