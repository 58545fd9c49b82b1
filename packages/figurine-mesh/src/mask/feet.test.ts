import { expect, it } from 'vitest';
import { box, type Distance, disc, limb, union } from '../testing/draw.ts';
import { raisedFeetOf } from './feet.ts';

const LONGEST = 200;

/** Bottoms of the raised feet of a shape in a unit square. */
function raised(shape: Distance): number[] {
  const coverage = new Float32Array(LONGEST * LONGEST);
  for (let k = 0; k < coverage.length; k++) {
    const [x, y] = [k % LONGEST, Math.floor(k / LONGEST)];
    if (shape((x + 0.5) / LONGEST, (y + 0.5) / LONGEST) < 0) coverage[k] = 1;
  }
  return raisedFeetOf(coverage, { width: LONGEST, height: LONGEST }, LONGEST).map(
    ({ bottom }) => bottom,
  );
}

const body = box(0.5, 0.4, 0.3, 0.2);
/** A leg at a place, down to a height. */
const leg = (x: number, bottom: number) => box(x, bottom - 0.2, 0.05, 0.2);

it('finds the foot that stands farther back', () => {
  expect(raised(union(body, leg(0.3, 0.9), leg(0.7, 0.85)))).toEqual([169]);
});

it('finds none where both are on the ground', () => {
  expect(raised(union(body, leg(0.3, 0.9), leg(0.7, 0.9)))).toEqual([]);
});

it('takes neither a ball’s slope nor a tip nor what two legs carry for a foot', () => {
  expect(raised(disc(0.5, 0.5, 0.4))).toEqual([]);
  expect(raised(union(body, leg(0.5, 0.9), limb(0.25, 0.5, 0.25, 0.86, 0.01)))).toEqual([]);
  expect(raised(union(box(0.5, 0.6, 0.4, 0.24), leg(0.3, 0.9), leg(0.7, 0.9)))).toEqual([]);
});

it('goes farther up for the foot without which it would lean', () => {
  const bridge = union(box(0.2, 0.5, 0.1, 0.3), box(0.8, 0.5, 0.1, 0.41), box(0.5, 0.5, 0.4, 0.05));
  expect(raised(bridge)).toEqual([159]);
});

it('supports the underside of a box beside what is lower, when it reaches far', () => {
  expect(raised(union(box(0.3, 0.5, 0.25, 0.35), box(0.75, 0.7, 0.2, 0.2)))).toEqual([169]);
});
