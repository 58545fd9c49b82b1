import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { isGroundBetween } from './ground-between.ts';
import { piecesOf } from './pieces.ts';
import { tintsOf } from './tints.ts';

/** Colours of a sky, hills and water, each of them a strip of ten rows. */
const strip = (y: number): Triple => {
  const k = Math.floor(y / 10) % 12;
  return [40 + 50 * (k % 5), 40 + 60 * Math.floor(k / 5), 220 - 45 * (k % 4)];
};

it('sees a ground of many colours between two things', async () => {
  const isThing = (x: number, y: number) =>
    y >= 30 && y < 90 && (x < 70 ? x >= 20 : x >= 86 && x < 150);
  const tints = tintsOf(drawn(170, 120, (x, y) => (isThing(x, y) ? [240, 126, 34] : strip(y))));
  const plane = Float32Array.from({ length: 170 * 120 }, (_, p) =>
    isThing(p % 170, Math.floor(p / 170)) ? 1 : 0,
  );
  const pieces = await piecesOf(plane, tints, async () => {});
  expect(isGroundBetween(pieces, [1, 2], tints)).toBe(true);
});
