import { expect, it } from 'vitest';
import { apply, at, drawn, edited, scene } from '../testing/pictures.ts';

it.each(['horizontal', 'vertical'] as const)('twice gives the picture back: %s', async (axis) => {
  const once = await apply(scene(), { op: 'flip', params: { axis } });
  const twice = await apply(once, { op: 'flip', params: { axis } });
  expect(Buffer.compare(twice.data, scene().data)).toBe(0);
  expect(Buffer.compare(once.data, scene().data)).not.toBe(0);
});

it('mirrors left to right', async () => {
  const result = await edited(
    drawn(4, 2, (x) => [x * 60, 0, 0]),
    'flip it horizontally',
  );
  expect([0, 1, 2, 3].map((x) => at(result, x, 0)[0])).toEqual([180, 120, 60, 0]);
});
