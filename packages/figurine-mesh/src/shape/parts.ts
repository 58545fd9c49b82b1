import { weightedBlur } from '../grid/blur.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { inflateByPoisson } from './poisson.ts';

/** Times 1 / the longer side squared: how strongly an edge of colours holds the height down. */
const DAMPING = 57 ** 2;
/** No place counts as lower than this share of what the outline alone would make it. */
const LEAST = 0.02;
/** Powers of that share: by the one the whole is less thick, by the other its front is carved. */
const POWER = { thickness: 0.17, carving: 0.4 };
/** Shares of the longer side: over how far thickness changes, and what is a detail of a part. */
const REACH = { thickness: 0.115, detail: 0.03 };
/** Shares of the longer side by which parts, and details of them, are raised or sunk at most. */
const CARVED = { part: 0.05, detail: 0.01 };

/** What colours say of an inflated shape: how high it is where their edges count as outlines. */
export interface Parts {
  /** The squared height so, as a share of the one that the outline alone gives. */
  share: Float32Array;
  /** The same, blurred: what a neighbourhood has. */
  around: Float32Array;
  /** 1 where a share is known. */
  known: Float32Array;
  /** Samples of the subject's longer side. */
  longest: number;
}

/**
 * Each part of a subject becomes a dome of its own: −Δu + damping · u = 4, damped where colours end.
 *
 * @param plain the same equation without damping
 * @param edges 0 to 1
 */
export function partsOf(
  plain: Float32Array,
  distance: Float32Array,
  size: GridSize,
  { edges, longest }: { edges: Float32Array; longest: number },
): Parts {
  const damping = edges.map((edge) => (edge * DAMPING) / longest ** 2);
  const share = inflateByPoisson(distance, size, damping);
  release(damping);
  const known = new Float32Array(share.length);
  for (let k = 0; k < share.length; k++) {
    const whole = plain[k] as number;
    if (whole <= 0) continue;
    known[k] = 1;
    share[k] = clamp((share[k] as number) / whole, 0, 1);
  }
  const around = weightedBlur(share, known, size, REACH.thickness * longest);
  for (let k = 0; k < around.length; k++) around[k] = Math.max(LEAST, around[k] as number);
  return { share, around, known, longest };
}

/** Factor on the squared height of the whole: people side by side are not as thick as all of them are wide. */
export function thicknessOf({ around, known }: Parts, k: number): number {
  return known[k] ? (around[k] as number) ** POWER.thickness : 1;
}

/**
 * The front, with its parts raised and the seams between them sunk. What is small on the picture is
 * carved less deep: an eye is no hole, a printed sign no step.
 *
 * @param squared height without, squared
 * @param strength factor on how deep, 0 to 2
 */
export function carved(
  squared: Float32Array,
  { share, around, known, longest }: Parts,
  size: GridSize,
  strength: number,
): Float32Array {
  const change = new Float32Array(squared.length);
  for (let k = 0; k < change.length; k++) {
    if (!known[k]) continue;
    const ratio = clamp((share[k] as number) / (around[k] as number), 0.1, 1.5);
    change[k] = Math.sqrt(squared[k] as number) * (ratio ** (POWER.carving / 2) - 1);
  }
  const coarse = weightedBlur(change, known, size, REACH.detail * longest);
  const front = squared.slice();
  for (let k = 0; k < front.length; k++) {
    if (!known[k]) continue;
    const height = Math.sqrt(front[k] as number);
    const part = softly(coarse[k] as number, strength * CARVED.part * longest);
    const detail = softly(
      (change[k] as number) - (coarse[k] as number),
      strength * CARVED.detail * longest,
    );
    front[k] = Math.max(0.5 * height, height + part + detail) ** 2;
  }
  release(change, coarse);
  return front;
}

/** A value, or nearly the bound where it is far beyond. */
function softly(value: number, bound: number): number {
  return bound > 0 ? bound * Math.tanh(value / bound) : 0;
}
