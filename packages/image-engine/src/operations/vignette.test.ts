import { expect, it } from 'vitest';
import { apply, at, drawn, edited } from '../testing/pictures.ts';

it('darkens the corners and leaves the middle', async () => {
  const result = await apply(
    drawn(90, 60, () => [200, 180, 160]),
    { op: 'vignette', params: { percent: 55, light: false } },
  );
  expect(at(result, 45, 30)).toEqual([200, 180, 160]);
  expect(at(result, 0, 0)[0]).toBeLessThan(120);
  expect(at(result, 89, 59)).toEqual(at(result, 0, 0));
});

it('can be white', async () => {
  const result = await edited(
    drawn(90, 60, () => [100, 100, 100]),
    'white vignette',
  );
  expect(at(result, 0, 0)[0]).toBeGreaterThan(150);
});
