import { expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { apply, at, drawn, png, type Triple } from '../testing/pictures.ts';

/** Dark and coloured things through haze that lets that share of the light pass. */
function hazy(passed: number) {
  return drawn(160, 120, (x, y) => {
    const tile = ((x >> 4) + (y >> 4)) % 3;
    const colour: Triple = tile === 0 ? [140, 60, 8] : tile === 1 ? [10, 90, 20] : [4, 6, 12];
    return colour.map((value) => Math.round(value * passed + 225 * (1 - passed))) as Triple;
  });
}

const spread = (p: ReturnType<typeof hazy>) => {
  const values = [8, 24, 40].map((x) => at(p, x, 8)[0]);
  return Math.max(...values) - Math.min(...values);
};

it('gives contrast and colour back', async () => {
  const before = hazy(0.4);
  const after = await apply(before, { op: 'dehaze', params: { percent: 80 } });
  expect(spread(after)).toBeGreaterThan(spread(before) * 1.5);
});

it('has nothing to do in clear air', async () => {
  const images = [await png(hazy(1))];
  await expect(editPicture({ images, prompt: 'remove the haze' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});
