import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { largestOf, partAbout } from './focus.ts';

const withDisc = (width: number, height: number, x: number, y: number) =>
  drawn(width, height, (px, py) =>
    Math.hypot(px - x, py - y) < Math.min(width, height) / 9 ? [230, 60, 40] : [70, 120, 190],
  );

it.each([
  [40, 60],
  [150, 50],
  [270, 70],
])('holds what stands out at %d, %d', async (x, y) => {
  const part = await partAbout(withDisc(300, 120, x, y), 1);
  expect(part).toMatchObject({ top: 0, width: 120, height: 120 });
  expect(x - part.left).toBeGreaterThan(14);
  expect(part.left + part.width - x).toBeGreaterThan(14);
});

it('is the middle of a picture in which nothing stands out', async () => {
  const part = await partAbout(
    drawn(300, 100, () => [9, 9, 9]),
    1,
  );
  expect(part.left).toBe(100);
});

it.each([
  [1, 1],
  [5000, 1],
  [1, 700],
])('is within a picture of %d × %d', async (width, height) => {
  for (const ratio of [0.1, 1, 7]) {
    const { left, top, ...size } = await partAbout(
      drawn(width, height, () => [1, 2, 3]),
      ratio,
    );
    expect(left + size.width).toBeLessThanOrEqual(width);
    expect(top + size.height).toBeLessThanOrEqual(height);
    expect(size).toEqual(largestOf({ width, height }, ratio));
  }
});

/** A face with hair above a coat in a loud colour, which fills the lower half. */
const portrait = (size: number) =>
  drawn(size, size, (x, y) => {
    const [u, v] = [(x - size / 2) / size, (y - size * 0.24) / size];
    if (Math.hypot(u / 0.07, v / 0.09) < 1)
      return Math.hypot(u / 0.07, (v + 0.05) / 0.05) < 1 && v < -0.055
        ? [70, 50, 40]
        : [214, 160, 132];
    if (Math.hypot(u / 0.09, (v + 0.02) / 0.12) < 1) return [70, 50, 40];
    const isCoat = y > size * 0.42 && Math.abs(u) < 0.42;
    return isCoat ? (((x >> 3) + (y >> 3)) % 2 ? [235, 80, 20] : [250, 120, 40]) : [150, 160, 175];
  });

it('cuts no head off, though a coat stands out more', async () => {
  const part = await partAbout(portrait(400), 16 / 9);
  expect(part.top).toBeLessThanOrEqual(400 * 0.12);
});

it('shows the face where the head is too tall', async () => {
  const part = await partAbout(portrait(400), 6);
  const face = 400 * 0.24;
  expect(part.top).toBeLessThan(face);
  expect(part.top + part.height).toBeGreaterThan(face);
});
