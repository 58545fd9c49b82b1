import { weightedBlur } from '../grid/blur.ts';
import { squaredDistance } from '../grid/distance.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { inscribedBalls } from '../grid/inscribed-balls.ts';
import { release } from '../grid/release.ts';
import { carved, type Parts, partsOf, thicknessOf } from './parts.ts';
import { inflateByPoisson } from './poisson.ts';

/** mm: over how far the two ways of inflating are balanced. */
const BALANCE = 2;

/** mm: half of what a tuft of fur, a lock or a blade of grass is wide at most. */
const FRINGE = 1.2;
/** Samples by which a tip has to stand out, as discs on a grid are not quite round. */
const STANDS_OUT = 1;

/**
 * The shape without what sticks out and is thin, as an opening with a disc leaves it. Tips get a thin wall
 * of their own: a trunk inflated up to every tip of its fur would have a rib for each.
 *
 * @param radius of the disc, samples
 * @returns `distance` itself where nothing sticks out
 */
function withoutFringe(distance: Float32Array, size: GridSize, radius: number): Float32Array {
  const core = new Uint8Array(distance.length);
  for (let k = 0; k < core.length; k++) if ((distance[k] as number) >= radius) core[k] = 1;
  const fromCore = squaredDistance(core, size, Math.ceil(radius + STANDS_OUT) + 1);
  release(core);
  const reach = (radius + STANDS_OUT) ** 2;
  let trunk = distance;
  for (let k = 0; k < distance.length; k++) {
    if ((distance[k] as number) <= 0 || (fromCore[k] as number) <= reach) continue;
    if (trunk === distance) trunk = distance.slice();
    trunk[k] = radius - Math.min(Math.sqrt(fromCore[k] as number), 2 * radius);
  }
  release(fromCore);
  return trunk;
}

/** How an outline becomes thick. */
export interface InflateOptions {
  mmPerSample: number;
  /** Factor on the thickness. */
  depth: number;
  /** mm: nothing gets thinner than that through `depth`. */
  wallMm: number;
  /** Where colours end, 0 to 1; null where there is one colour only. */
  edges: Float32Array | null;
  /** Samples of the subject's longer side. */
  longest: number;
  /** Factor on how deep the front is carved along those edges. */
  carving: number;
}

/** Heights above the picture's plane to both sides, squared, in samples²; the same array where nothing is carved. */
export interface Inflated {
  front: Float32Array;
  back: Float32Array;
}

/** The shape as a solid whose parts, which colours set apart, are told from one another at the front. */
export function inflate(
  distance: Float32Array,
  size: GridSize,
  { mmPerSample, depth, wallMm, edges, longest, carving }: InflateOptions,
): Inflated {
  const trunk = withoutFringe(distance, size, FRINGE / mmPerSample);
  const smooth = inflateByPoisson(trunk, size);
  const parts = edges && partsOf(smooth, trunk, size, { edges, longest });
  if (trunk !== distance) release(trunk);
  const wall = (0.5 * wallMm) / mmPerSample;
  const back = balanced(smooth, distance, size, { mmPerSample, wall });
  const least = new Float32Array(back.length);
  for (let k = 0; k < back.length; k++) {
    const natural = back[k] as number;
    least[k] = Math.min(natural, wall * wall);
    const factor = depth * depth * (parts ? thicknessOf(parts, k) : 1);
    back[k] = Math.max(natural * factor, least[k] as number);
  }
  const front = parts && carving > 0 ? carved(back, parts, size, carving) : back;
  if (front !== back) {
    for (let k = 0; k < front.length; k++) {
      front[k] = Math.max(front[k] as number, least[k] as number);
    }
  }
  release(least);
  if (parts) releaseParts(parts);
  return { front, back };
}

function releaseParts({ share, around, known }: Parts): void {
  release(share, around, known);
}

/**
 * Poisson's equation makes a smooth shape (base formula: I. Baran, J. Lehtinen, Notes on Inflating
 * Curves, 2009), but strips √2 too thick; inscribed balls have the right thickness, but creases. Hence
 * the former times the blurred ratio of both. In place.
 */
function balanced(
  smooth: Float32Array,
  distance: Float32Array,
  size: GridSize,
  { mmPerSample, wall }: { mmPerSample: number; wall: number },
): Float32Array {
  const balls = inscribedBalls(distance, size);
  const weights = new Float32Array(smooth.length);
  const ratio = new Float32Array(smooth.length);
  for (let k = 0; k < smooth.length; k++) {
    const value = smooth[k] as number;
    if ((distance[k] as number) > 0.75) weights[k] = value;
    ratio[k] = clamp((balls[k] as number) / Math.max(value, 1e-6), 0.2, 1.15);
  }
  const balance = weightedBlur(ratio, weights, size, BALANCE / mmPerSample);
  for (let k = 0; k < smooth.length; k++) {
    if ((distance[k] as number) <= 0) continue;
    const thin = Math.min(balls[k] as number, (wall + 0.15) ** 2);
    smooth[k] = Math.max((smooth[k] as number) * (balance[k] || 0.6), thin);
  }
  release(balls, weights, ratio, balance);
  return smooth;
}
