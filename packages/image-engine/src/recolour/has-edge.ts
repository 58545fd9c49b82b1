import { boxMean } from '../vision/box-mean.ts';
import { aOf, bOf, type Tints } from './tints.ts';

/** How far to either side of an outline colours are compared, as a share of the longer edge. */
const REACH = 0.005;
/** Distance in Oklab from which on these are two things' colours, and not lights of one. */
const APART = 0.03;
/**
 * Share of an outline that has such an edge at least: of 46 things in photographs that were told by a name, those that
 * were meant had 0.81 and more; shaded trousers that were taken for orange overalls 0.6, blurred petals in pieces 0.44.
 */
const LEAST = 0.75;

/**
 * Whether a thing ends where its colour does. What goes over into something else without an edge is a part of that, in
 * another light, which only happens to have the colour.
 *
 * @param share how much each pixel belongs to the thing, 0 to 1
 */
export function hasEdge(share: Float32Array, tints: Tints): boolean {
  const { l, width, height } = tints;
  const reach = Math.max(2, Math.round(REACH * Math.max(width, height)));
  // Without the holes that grain makes.
  const whole = boxMean(share, tints, reach);
  const isIn = (p: number) => (whole[p] as number) > 0.5;
  let [all, clear] = [0, 0];
  const apart = (p: number, q: number) =>
    Math.hypot(
      (l[p] as number) - (l[q] as number),
      aOf(tints, p) - aOf(tints, q),
      bOf(tints, p) - bOf(tints, q),
    );
  /** Compares what is before and behind a step from one pixel to the next, in a line of so many. */
  const compare = (p: number, at: number, length: number, step: number) => {
    if (at + 1 >= length || isIn(p) === isIn(p + step)) return;
    const before = p - Math.min(reach - 1, at) * step;
    all += 1;
    // A narrow gap has the same colour again on its other side.
    for (let k = 1; k <= reach && at + k < length; k++)
      if (apart(before, p + k * step) > APART) {
        clear += 1;
        return;
      }
  };
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      compare(p, x, width, 1);
      compare(p, y, height, width);
    }
  return clear >= LEAST * all;
}
