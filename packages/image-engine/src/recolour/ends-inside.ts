import type { Lch } from '../light/oklab.ts';
import { sumOf } from './measures.ts';
import { type Belonging, type Tints, turn } from './tints.ts';

/** Degrees of hue and share of the chroma, within which a colour is that of a thing. */
const [SAME_HUE, SAME_CHROMA] = [14, 0.6];

/** Whether a pixel has a colour, in light or in shade; `hues` are degrees to either side. */
export const isOf = (
  { l, c, h }: Tints,
  { l: light, c: chroma, h: hue }: Lch,
  p: number,
  hues: number = SAME_HUE,
) =>
  Math.abs(turn(hue, h[p] as number)) < hues &&
  (c[p] as number) > SAME_CHROMA * Math.min(1, (l[p] as number) / light) * chroma;

/** Chroma from which on a colour is told from that of walls and floors in warm light. */
const CLEAR = 0.08;
/** How far beside a box it is looked whether a thing goes on, as a share of the box's size: hands draw boxes a bit too tight. */
const BESIDE = 0.02;
/** Share of a thing's size, up to which its colour may be found along all of the box: it is also that of other things. */
const CUT = 0.45;

/**
 * Whether a thing of clear colour is all in a box: walls, floors and whom a box cuts go on beside it. Where a box ends
 * with the picture, nothing is beside it.
 */
export function endsInside(tints: Tints, { centre, share }: Belonging, box: Float32Array): boolean {
  if (centre.c < CLEAR) return false;
  const { width } = tints;
  const away = Math.max(2, Math.round(BESIDE * Math.sqrt(sumOf(box))));
  const isIn = (p: number, dx: number, dy: number) => {
    const x = (p % width) + dx;
    return x >= 0 && x < width && (box[p + dx + dy * width] ?? 0) > 0.5;
  };
  const isNear = (p: number, distance: number) =>
    isIn(p, distance, 0) || isIn(p, -distance, 0) || isIn(p, 0, distance) || isIn(p, 0, -distance);
  let cut = 0;
  for (let p = 0; p < box.length; p++)
    if (!isIn(p, 0, 0) && isNear(p, away) && !isNear(p, away - 1) && isOf(tints, centre, p)) cut++;
  return cut < CUT * Math.sqrt(sumOf(share));
}
