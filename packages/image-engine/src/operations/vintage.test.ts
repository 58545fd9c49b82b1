import { expect, it } from 'vitest';
import { apply, at, drawn } from '../testing/pictures.ts';

const aged = (colour: [number, number, number]) =>
  apply(
    drawn(33, 33, () => colour),
    { op: 'vintage', params: { percent: 100 } },
  );

it('lifts black, and turns white to cream', async () => {
  const black = at(await aged([0, 0, 0]), 16, 16);
  const [r, , b] = at(await aged([255, 255, 255]), 16, 16);
  expect(Math.min(...black)).toBeGreaterThan(8);
  expect(r).toBeGreaterThan(b + 20);
});

it('mutes colours', async () => {
  const [r, g] = at(await aged([220, 40, 40]), 16, 16);
  expect(r - g).toBeLessThan(180);
});
