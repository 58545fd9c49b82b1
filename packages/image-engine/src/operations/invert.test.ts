import { expect, it } from 'vitest';
import { apply, at, scene } from '../testing/pictures.ts';

it('twice gives the picture back', async () => {
  const once = await apply(scene(), { op: 'invert', params: {} });
  expect(at(once, 0, 0)).toEqual(at(scene(), 0, 0).map((v) => 255 - v));
  expect(Buffer.compare((await apply(once, { op: 'invert', params: {} })).data, scene().data)).toBe(
    0,
  );
});
