import { aOf, bOf, type Tints } from './tints.ts';

/** How far to either side of an outline colours are compared, as a share of the longer edge: edges out of focus are wide. */
const BESIDE = 0.006;
/** Distance of two colours in Oklab from which on they part: twice what the eye just tells apart in a wall's light and shade. */
const APART = 0.045;

/**
 * Share of an outline, 0 to 1, at which the colours of the picture change: that of a thing lies on its edge, one that
 * was drawn across a wall or across half of a thing does not. Where the box or the picture ends, nothing is told.
 *
 * @param share 0 to 1; the outline is where it passes one half
 * @param box 1 where it was looked for
 */
export function outlined(tints: Tints, share: Float32Array, box: Float32Array): number {
  const { l, width, height } = tints;
  const beside = Math.max(2, Math.round(BESIDE * Math.max(width, height)));
  const isIn = (p: number) => (share[p] as number) > 0.5;
  const isInBox = (p: number) => (box[p] as number) > 0.5;
  const isApart = (p: number, q: number) =>
    Math.hypot(
      (l[p] as number) - (l[q] as number),
      aOf(tints, p) - aOf(tints, q),
      bOf(tints, p) - bOf(tints, q),
    ) > APART;
  let [all, clear] = [0, 0];
  const look = (p: number, step: number) => {
    const [from, to] = [p - beside * step, p + (1 + beside) * step];
    if (isIn(p) === isIn(p + step) || !isInBox(from) || !isInBox(to)) return;
    all++;
    if (isApart(from, to)) clear++;
  };
  for (let p = 0; p < share.length; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    if (x >= beside && x + beside + 1 < width) look(p, 1);
    if (y >= beside && y + beside + 1 < height) look(p, width);
  }
  return all > 0 ? clear / all : 1;
}
