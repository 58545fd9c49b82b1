import { expect, it } from 'vitest';
import { tintsOf } from '../recolour/tints.ts';
import { apply, at, drawn } from '../testing/pictures.ts';
import type { PlanStep } from './registry.ts';

it('turns grey into brown: red over green over blue', async () => {
  const result = await apply(
    drawn(8, 8, () => [128, 128, 128]),
    { op: 'sepia', params: { percent: 100 } },
  );
  const [r, g, b] = at(result, 4, 4);
  expect(r).toBeGreaterThan(g);
  expect(g).toBeGreaterThan(b);
});

it('takes all other colour away', async () => {
  const step: PlanStep = { op: 'sepia', params: { percent: 100 } };
  const [r, , b] = at(
    await apply(
      drawn(8, 8, () => [20, 40, 230]),
      step,
    ),
    4,
    4,
  );
  expect(r).toBeGreaterThan(b);
});

it('has one hue, whatever the colours and the light', async () => {
  const hues = drawn(120, 60, (x, y) => {
    const level = 60 + 1.6 * x;
    return y < 20
      ? [level, level, level]
      : y < 40
        ? [level, level / 3, level / 4]
        : [level / 3, level / 2, level];
  });
  const { c, h } = tintsOf(await apply(hues, { op: 'sepia', params: { percent: 100 } }));
  const tinted = h.filter((_, p) => (c[p] as number) > 0.02);
  expect(tinted.length).toBeGreaterThan(0.9 * h.length);
  for (const hue of tinted) expect(Math.abs(hue - 70)).toBeLessThan(8);
});
