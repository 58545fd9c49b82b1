import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Field } from './field.ts';
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
/** Share of the ring around that is even, between which copies give way to the smoothest filling. */
const SHARE = { some: 0.75, all: 0.95 };

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
 * @returns 1 where it is tried, and where it is even
 */
async function evenRing(
  layer: Layer,
  ground: Float32Array,
  checkpoint: Checkpoint,
): Promise<{ tried: Float32Array; hits: Float32Array }> {
  const { hole, barred } = layer;
  const radius = Math.max(3, Math.ceil(RING * Math.max(layer.width, layer.height)));
  const near = boxMean(Float32Array.from(hole), layer, radius);
  const wide = hole.map((is, p) => (is || ((near[p] as number) > 0 && !barred[p]) ? 1 : 0));
  const guessed = await membrane({ ...layer, colours: ground, hole: wide }, checkpoint);
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

/**
 * The ground that a hole lies in, as three values a pixel: its means where it is known, the smoothest filling of the
 * hole from where it is even, and how even it is around each pixel of the hole, 0 to 1.
 */
export async function evenGround(
  layer: Layer,
  checkpoint: Checkpoint,
): Promise<{ ground: Float32Array; smooth: Float32Array; even: Float32Array }> {
  const ground = groundOf(layer);
  const { tried, hits } = await evenRing(layer, ground, checkpoint);
  const ring = new Float32Array(ground.length);
  for (let p = 0; p < hits.length; p++) ring.fill(hits[p] as number, p * 3, p * 3 + 3);
  const even = await membrane({ ...layer, colours: ring }, checkpoint);
  // What is mostly uneven at the rim is something else, whose colour the ground does not take on.
  const around = 2 * GRAIN;
  const [all, some] = [boxMean(tried, layer, around), boxMean(hits, layer, around)];
  const isGround = (p: number) => (some[p] as number) > 0.5 * (all[p] as number);
  const barred = layer.barred.map((bar, p) => (layer.hole[p] || isGround(p) ? bar : 1));
  // What goes on from rim to rim is the same with a slope or without; towards a side of the picture, it goes on.
  const told = hits.map((hit, p) => (isGround(p) ? hit : 0));
  const slope = slopeOf(layer, ground, told);
  const level = ground.map((value, i) => value - (slope[i] as number));
  const rest = await membrane({ ...layer, barred, colours: level }, checkpoint);
  const smooth = rest.map((value, i) => value + (slope[i] as number));
  return { ground, even, smooth };
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
  const { ground, smooth, even } = await evenGround(layer, checkpoint);
  for (let p = 0; p < hole.length; p++) {
    if (!hole[p]) continue;
    const t = centreOf(p, layer);
    const from = ((match[t] as number) + p - t) * 3;
    const way = ((even[p * 3] as number) - SHARE.some) / (SHARE.all - SHARE.some);
    const share = Math.min(1, Math.max(0, way));
    for (let c = 0; c < 3; c++) {
      const i = p * 3 + c;
      const wanted = (smooth[i] as number) - (ground[from + c] as number);
      correction[i] = (correction[i] as number) + share * (wanted - (correction[i] as number));
    }
  }
}
