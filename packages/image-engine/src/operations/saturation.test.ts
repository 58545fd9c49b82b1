import { expect, it } from 'vitest';
import { apply, at, drawn, scene } from '../testing/pictures.ts';

it('moves colours away from grey at the same luma, and leaves grey alone', async () => {
  const [r, g, b] = at(
    await apply(
      drawn(4, 4, () => [150, 100, 90]),
      { op: 'saturation', params: { percent: 40 } },
    ),
    1,
    1,
  );
  expect(r - b).toBeGreaterThan(60);
  expect(Math.abs(0.2126 * (r - 150) + 0.7152 * (g - 100) + 0.0722 * (b - 90))).toBeLessThan(1.5);
  expect(
    at(
      await apply(
        drawn(4, 4, () => [99, 99, 99]),
        { op: 'saturation', params: { percent: 80 } },
      ),
      1,
      1,
    ),
  ).toEqual([99, 99, 99]);
});

it('takes all colour at −100%', async () => {
  const [r, g, b] = at(
    await apply(scene(), { op: 'saturation', params: { percent: -100 } }),
    48,
    32,
  );
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(1);
});
