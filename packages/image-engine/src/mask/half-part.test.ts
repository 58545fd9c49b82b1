import { expect, it } from 'vitest';
import { HALVES, type Half } from '../picture/picture.ts';
import { apply, at, drawn } from '../testing/pictures.ts';
import { halfPart, OPPOSITE } from './half-part.ts';

const grey = () => drawn(80, 60, () => [120, 120, 120]);
const INSIDE: Record<Half, readonly [number, number]> = {
  leftHalf: [10, 30],
  rightHalf: [70, 30],
  topHalf: [40, 10],
  bottomHalf: [40, 50],
};
it.each(HALVES)('changes the %s, and not one pixel of the other', async (half) => {
  const before = grey();
  const after = await apply(before, { op: 'brightness', params: { percent: 30 }, on: half });
  expect(at(after, ...INSIDE[half])[0]).toBeGreaterThan(130);
  const other = halfPart(OPPOSITE[half], false, before);
  for (const [p, value] of other.data.entries())
    if (value === 255)
      expect(after.data.subarray(p * 3, p * 3 + 3)).toEqual(before.data.subarray(p * 3, p * 3 + 3));
});

it.each([
  [1, 1],
  [1, 9],
  [8192, 1],
])('divides %d × %d', (width, height) => {
  for (const half of HALVES) {
    const { data } = halfPart(half, true, { width, height });
    expect(data).toHaveLength(width * height);
  }
});

it('makes both halves of a side all of the picture', () => {
  const size = { width: 7, height: 5 };
  for (const half of HALVES) {
    const [one, other] = [halfPart(half, false, size), halfPart(OPPOSITE[half], false, size)];
    // The line in the middle of an odd side is in both.
    expect(one.data.every((value, p) => value + (other.data[p] as number) >= 255)).toBe(true);
  }
});

it('leaves nothing between two halves that both change', async () => {
  const red = drawn(80, 60, () => [200, 40, 40]);
  const after = await apply(
    red,
    { op: 'grayscale', params: {}, on: 'topHalf' },
    { op: 'sepia', params: { percent: 100 }, on: 'bottomHalf' },
  );
  for (let y = 0; y < 60; y++) {
    const [r, g] = at(after, 40, y) as [number, number, number];
    expect(r - g).toBeLessThan(30);
  }
});
