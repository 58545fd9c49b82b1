import type { Size } from '../picture/picture.ts';
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

/** Left, top, right and bottom of a box, px, the last two past its end. */
function sidesOf(box: Float32Array, { width, height }: Size): [number, number, number, number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let p = 0; p < box.length; p++) {
    if ((box[p] as number) <= 0.5) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return [left, top, right, bottom];
}

/**
 * What was found in a box with what of it reaches past that and ends near it.
 *
 * @param box 1 in the box
 * @returns null when so much of it is past the box that this holds a part of something larger
 */
export function withPastBox(found: Belonging, box: Float32Array, tints: Tints): Belonging | null {
  const { centre, share } = found;
  if (centre.c < CLEAR) return found;
  const { l, width } = tints;
  const [left, top, right, bottom] = sidesOf(box, tints);
  const reach = NEAR * Math.max(right - left, bottom - top);
  const isNear = (x: number, y: number) =>
    x >= left - reach && x < right + reach && y >= top - reach && y < bottom + reach;
  const past = new Uint8Array(share.length);
  const queue: number[] = [];
  const isSmooth = (p: number, q: number) =>
    Math.hypot(
      (l[p] as number) - (l[q] as number),
      aOf(tints, p) - aOf(tints, q),
      bOf(tints, p) - bOf(tints, q),
    ) < STEP;
  const follow = (from: number, p: number) => {
    if (past[p] || (box[p] as number) > 0.5 || !isOf(tints, centre, p) || !isSmooth(from, p))
      return;
    past[p] = 1;
    queue.push(p);
  };
  const around = (p: number) => {
    const x = p % width;
    if (x > 0) follow(p, p - 1);
    if (x < width - 1) follow(p, p + 1);
    if (p >= width) follow(p, p - width);
    if (p + width < share.length) follow(p, p + width);
  };
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if ((share[y * width + x] as number) > 0.5) around(y * width + x);
  const most = LITTLE * sumOf(share);
  for (let at = 0; at < queue.length; at++) {
    const p = queue[at] as number;
    if (at > most || !isNear(p % width, Math.floor(p / width))) return null;
    around(p);
  }
  if (queue.length === 0) return found;
  return { centre, share: share.map((value, p) => (past[p] ? 1 : value)) };
}
