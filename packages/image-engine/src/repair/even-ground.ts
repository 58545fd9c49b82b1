import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Field } from './field.ts';
import { holePart } from './hole-part.ts';
import type { Layer } from './layer.ts';
import { membrane } from './membrane.ts';
import { slopeOf } from './slope.ts';
import { centreOf } from './vote.ts';

/** Width of the ring around the hole on which it is tried, as a share of the longer edge. */
const RING = 0.012;
/** Half the width, px, of the squares whose means tell the ground from its grain. */
const GRAIN = 2;
/** Levels by which the smoothest filling misses an even ground at most: nobody sees them. */
const EVEN = 5;
/** Share of the ring around that is even, between which copies give way to the smoothest filling; with less, nothing is even. */
export const SHARE = { some: 0.75, all: 0.95 } as const;

/** Means of the known colours around each pixel, the hole left out. */
function groundOf({ colours, hole, barred, width, height }: Layer): Float32Array {
  const size = { width, height };
  const known = new Float32Array(hole.length);
  for (let p = 0; p < hole.length; p++) if (!hole[p] && !barred[p]) known[p] = 1;
  const share = boxMean(known, size, GRAIN);
  const ground = new Float32Array(colours.length);
  const plane = new Float32Array(hole.length);
  const mean = new Float32Array(hole.length);
  for (let c = 0; c < 3; c++) {
    for (let p = 0; p < plane.length; p++)
      plane[p] = (known[p] as number) * (colours[p * 3 + c] as number);
    boxMean(plane, size, GRAIN, mean);
    for (let p = 0; p < mean.length; p++)
      if (share[p]) ground[p * 3 + c] = (mean[p] as number) / (share[p] as number);
  }
  return ground;
}

/**
 * How even the ground is on a ring around the hole, which is known: tried by filling that too.
 *
 * @param layer with the ground for its colours
 * @param radius width of the ring, px
 * @returns 1 where it is tried, and where it is even
 */
async function evenRing(
  layer: Layer,
  radius: number,
  checkpoint: Checkpoint,
): Promise<{ tried: Float32Array; hits: Float32Array }> {
  const { hole, barred, colours: ground } = layer;
  const near = boxMean(new Float32Array(hole), layer, radius);
  const wide = hole.slice();
  for (let p = 0; p < wide.length; p++) if ((near[p] as number) > 0 && !barred[p]) wide[p] = 1;
  const guessed = await membrane({ ...layer, hole: wide }, checkpoint);
  const tried = new Float32Array(hole.length);
  const hits = new Float32Array(hole.length);
  for (let p = 0; p < hole.length; p++) {
    if (!wide[p] || hole[p]) continue;
    let most = 0;
    for (let i = p * 3; i < p * 3 + 3; i++)
      most = Math.max(most, Math.abs((guessed[i] as number) - (ground[i] as number)));
    tried[p] = 1;
    if (most <= EVEN) hits[p] = 1;
  }
  return { tried, hits };
}

/** The ground that a hole lies in. */
interface EvenGround {
  /** Means of what is known, three values a pixel. */
  ground: Float32Array;
  /** The smoothest filling of the hole from where it is even, three values a pixel. */
  smooth: Float32Array;
  /** How even it is around each pixel of the hole, 0 to 1. */
  even: Float32Array;
}

/** @returns null where it is even nowhere */
export async function evenGround(layer: Layer, checkpoint: Checkpoint): Promise<EvenGround | null> {
  const ground = groundOf(layer);
  const radius = Math.max(3, Math.ceil(RING * Math.max(layer.width, layer.height)));
  const around = 2 * GRAIN;
  const own = holePart({ ...layer, colours: ground }, radius + around);
  if (!own) return null;
  const { part } = own;
  const { tried, hits } = await evenRing(part, radius, checkpoint);
  const ring = new Float32Array(part.colours.length);
  for (let p = 0; p < hits.length; p++) if (hits[p]) ring.fill(1, p * 3, p * 3 + 3);
  const shares = await membrane({ ...part, colours: ring }, checkpoint);
  const even = new Float32Array(hits.length);
  for (let p = 0; p < even.length; p++) if (part.hole[p]) even[p] = shares[p * 3] as number;
  if (!even.some((share) => share >= SHARE.some)) return null;
  // What is mostly uneven at the rim is something else, whose colour the ground does not take on.
  const [all, some] = [boxMean(tried, part, around), boxMean(hits, part, around)];
  const barred = part.barred.slice();
  for (let p = 0; p < barred.length; p++) {
    if (part.hole[p] || (some[p] as number) > 0.5 * (all[p] as number)) continue;
    barred[p] = 1;
    hits[p] = 0;
  }
  // What goes on from rim to rim is the same with a slope or without; towards a side of the picture, it goes on.
  const slope = slopeOf(part, part.colours, hits);
  const level = new Float32Array(slope.length);
  for (let i = 0; i < level.length; i++)
    level[i] = (part.colours[i] as number) - (slope[i] as number);
  const rest = await membrane({ ...part, barred, colours: level }, checkpoint);
  for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] as number) + (slope[i] as number);
  return { ground, smooth: own.placed(rest, 3), even: own.placed(even, 1) };
}

/**
 * Where the ground around the hole is even, such as a wall or the sky, its colour goes on smoothly from rim
 * to rim, and only the grain is copied. Changes what is added to the copies, in place.
 *
 * @param correction three values a pixel
 */
export async function goOnEvenly(
  { layer, match }: Field,
  correction: Float32Array,
  checkpoint: Checkpoint,
): Promise<void> {
  const { hole } = layer;
  const found = await evenGround(layer, checkpoint);
  if (!found) return;
  const { ground, smooth, even } = found;
  for (let p = 0; p < hole.length; p++) {
    if (!hole[p]) continue;
    const way = ((even[p] as number) - SHARE.some) / (SHARE.all - SHARE.some);
    if (way <= 0) continue;
    const share = Math.min(1, way);
    const t = centreOf(p, layer);
    const from = ((match[t] as number) + p - t) * 3;
    for (let c = 0; c < 3; c++) {
      const i = p * 3 + c;
      const wanted = (smooth[i] as number) - (ground[from + c] as number);
      correction[i] = (correction[i] as number) + share * (wanted - (correction[i] as number));
    }
  }
}
