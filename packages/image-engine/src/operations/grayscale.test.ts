import { expect, it } from 'vitest';
import { apply, at, drawn, edited, scene } from '../testing/pictures.ts';

it('leaves no colour anywhere', async () => {
  const { data } = await edited(scene(), 'make it black and white');
  for (let i = 0; i < data.length; i += 3)
    expect([data[i], data[i + 1]]).toEqual([data[i + 1], data[i + 2]]);
});

it('keeps light light and dark dark', async () => {
  const result = await apply(
    drawn(2, 1, (x) => (x === 0 ? [30, 20, 60] : [240, 230, 200])),
    { op: 'grayscale', params: {} },
  );
  expect(at(result, 0, 0)[0]).toBeLessThan(50);
  expect(at(result, 1, 0)[0]).toBeGreaterThan(210);
});
