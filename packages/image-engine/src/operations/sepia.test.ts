import { expect, it } from 'vitest';
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
