import { expect, it } from 'vitest';
import { gaussian } from './gaussian.ts';

const SIZE = { width: 121, height: 101 };
const [MIDDLE_X, MIDDLE_Y] = [60, 50];

/** One bright pixel on black, blurred: the blur's own weights. */
function spot(sigma: number): Float32Array {
  const plane = new Float32Array(SIZE.width * SIZE.height);
  plane[MIDDLE_Y * SIZE.width + MIDDLE_X] = 1;
  return gaussian(plane, SIZE, sigma);
}

// True weights, box filters, and boxes on smaller planes.
it.each([0.6, 1, 1.4, 2.3, 5, 8.5, 12])(
  'spreads light by a deviation of %d px, and keeps it all',
  (sigma) => {
    let [sum, across, down] = [0, 0, 0];
    spot(sigma).forEach((value, p) => {
      sum += value;
      across += value * ((p % SIZE.width) - MIDDLE_X) ** 2;
      down += value * (Math.floor(p / SIZE.width) - MIDDLE_Y) ** 2;
    });
    expect(sum).toBeCloseTo(1, 2);
    expect(Math.abs(Math.sqrt(across) / sigma - 1)).toBeLessThan(0.12);
    expect(Math.abs(Math.sqrt(down) / sigma - 1)).toBeLessThan(0.12);
  },
);

it.each([0.6, 2, 9])('leaves an even plane even, of any size, at a deviation of %d px', (sigma) => {
  for (const size of [
    SIZE,
    { width: 1, height: 1 },
    { width: 2, height: 33 },
    { width: 40, height: 1 },
  ]) {
    const plane = new Float32Array(size.width * size.height).fill(0.5);
    for (const value of gaussian(plane, size, sigma)) expect(value).toBeCloseTo(0.5, 5);
  }
});

it('writes into the plane itself when asked to', () => {
  const plane = Float32Array.from({ length: 30 * 20 }, (_, p) => Math.sin(p));
  const size = { width: 30, height: 20 };
  for (const sigma of [0.8, 3, 9])
    expect(gaussian(plane.slice(), size, sigma, plane.slice())).toEqual(
      gaussian(plane, size, sigma),
    );
  const own = plane.slice();
  expect(gaussian(own, size, 3, own)).toEqual(gaussian(plane, size, 3));
});
