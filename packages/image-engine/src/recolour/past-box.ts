import { boxOf } from '../mask/mask-box.ts';
import { spread } from '../vision/spread.ts';
import { isOf } from './ends-inside.ts';
import { sumOf } from './measures.ts';
import { aOf, type Belonging, bOf, type Tints } from './tints.ts';

/** Chroma from which on a colour is told from that of walls and floors in warm light. */
const CLEAR = 0.08;
/** Distance in Oklab from one pixel to the next, above which there is an edge. */
const STEP = 0.035;
/** How far past a box its thing is followed, as a share of the box's longer side: hands draw boxes a bit too tight. */
const NEAR = 0.2;
/** Share of what was found in a box that may be past it; where there is more, the box holds a part of something larger. */
const LITTLE = 0.2;
/** The limits for what an outline left out of a thing of one colour in many shades: as much again, and its other half. */
const LEFT_OUT: Limits = { most: 1, near: 0.5, hues: 32 };

/** Share of a thing's lightness below which a pixel is rather the dark that is behind it. */
const DARK = 0.4;

/** How far a thing is followed. */
interface Limits {
  /** Share of what was found that may be past the box. */
  most: number;
  /** How far past it, as a share of its longer side. */
  near: number;
  /** Degrees of hue, to either side, that are the thing's own; as wide as light makes them when left out. */
  hues?: number;
}

/**
 * What was found of a thing of one colour within its outline, with what of it hangs together with that and was left out:
 * petals behind others.
 *
 * @param inside the outline, 0 to 1
 */
export function withLeftOut(found: Belonging, inside: Float32Array, tints: Tints): Belonging {
  return withPastBox(found, inside, tints, LEFT_OUT) ?? found;
}

/**
 * What was found in a box with what of it reaches past that and ends near it.
 *
 * @param box 1 in the box
 * @returns null when so much of it is past the box that this holds a part of something larger
 */
export function withPastBox(
  found: Belonging,
  box: Float32Array,
  tints: Tints,
  { most, near, hues }: Limits = { most: LITTLE, near: NEAR },
): Belonging | null {
  const { centre, share } = found;
  if (centre.c < CLEAR) return found;
  const { l, width, height } = tints;
  const sides = boxOf({ data: Uint8Array.from(box, (is) => (is > 0.5 ? 1 : 0)), width, height }, 1);
  if (!sides) return found;
  const { left, top, right, bottom } = sides;
  const reach = near * Math.max(right - left, bottom - top);
  const isNear = (x: number, y: number) =>
    x >= left - reach && x < right + reach && y >= top - reach && y < bottom + reach;
  const past = new Uint8Array(share.length);
  const isSmooth = (p: number, q: number) =>
    Math.hypot(
      (l[p] as number) - (l[q] as number),
      aOf(tints, p) - aOf(tints, q),
      bOf(tints, p) - bOf(tints, q),
    ) < STEP;
  const inside: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if ((share[y * width + x] as number) > 0.5) inside.push(y * width + x);
  const limit = most * sumOf(share);
  let [count, isLarger] = [0, false];
  spread(inside, tints, (p, from) => {
    if (isLarger || past[p] || (box[p] as number) > 0.5) return false;
    if ((l[p] as number) < DARK * centre.l) return false;
    if (!isOf(tints, centre, p, hues) || !isSmooth(from, p)) return false;
    past[p] = 1;
    count++;
    isLarger = count > limit || !isNear(p % width, Math.floor(p / width));
    return !isLarger;
  });
  if (isLarger) return null;
  return count === 0 ? found : { centre, share: share.map((value, p) => (past[p] ? 1 : value)) };
}
