import { expect, it } from 'vitest';
import { balanceBy } from '../light/white-balance.ts';
import { drawn } from '../testing/pictures.ts';
import { applyMatrix } from './apply-matrix.ts';
import { saturationMatrix } from './matrices.ts';

const pause = async () => {};
const bytes = (x: number, y: number) => (x * 37 + y * 101) % 256;
const picture = () => drawn(64, 64, (x, y) => [bytes(x, y), bytes(y, x), bytes(x + 7, y + 3)]);

it('does in one pass what a change of each pixel and a matrix do in two', async () => {
  const balance = balanceBy([1.2, 1, 0.7]);
  const matrix = saturationMatrix(1.3);
  const once = await applyMatrix(picture(), matrix, pause, undefined, balance);
  const first = picture();
  for (let i = 0; i < first.data.length; i += 3) balance.ofBright(first.data, i);
  const twice = await applyMatrix(first, matrix, pause);
  expect(once.data).toEqual(twice.data);
  expect(once.data).not.toEqual(picture().data);
});
