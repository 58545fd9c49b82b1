import type { Vector } from '../mesh.ts';

/** Points put down to a few. */
export interface Clusters {
  /** Means of the points that are nearest to each. */
  centres: Vector[];
  /** For each point, which of them. */
  of: Uint8Array;
  /** For each cluster, the weight of its points. */
  shares: number[];
}

const ROUNDS = 10;

/**
 * k-means from centres far apart.
 *
 * @param points three numbers each
 * @param weights one a point
 * @param count of clusters, at most 255; some stay without a point where there are fewer different points
 */
export function clustersOf(points: Float32Array, weights: Float32Array, count: number): Clusters {
  // Flat arrays: this is done for each triangle, and small ones cost most of its time.
  const centres = farApart(points, weights, count);
  const of = new Uint8Array(weights.length);
  const sums = new Float64Array(3 * count);
  const shares = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    shares.fill(0);
    for (let p = 0; p < weights.length; p++) {
      const best = nearest(points, p, centres);
      of[p] = best;
      const weight = weights[p] as number;
      for (let c = 0; c < 3; c++) {
        sums[3 * best + c] =
          (sums[3 * best + c] as number) + weight * (points[3 * p + c] as number);
      }
      shares[best] = (shares[best] as number) + weight;
    }
    for (let at = 0; at < centres.length; at++) {
      const share = shares[Math.floor(at / 3)] as number;
      if (share > 0) centres[at] = (sums[at] as number) / share;
    }
  }
  return {
    centres: Array.from(shares, (_, i) => vectorAt(centres, i)),
    of,
    shares: [...shares],
  };
}

/** The heaviest point, then always the one that is farthest from those there are, by weight. */
function farApart(points: Float32Array, weights: Float32Array, count: number): Float64Array {
  const centres = new Float64Array(3 * count);
  const heaviest = weights.indexOf(weights.reduce((a, b) => Math.max(a, b), 0));
  centres.set(points.subarray(3 * heaviest, 3 * heaviest + 3));
  /** For each point, the squared distance to what is chosen. */
  const far = new Float64Array(weights.length).fill(Infinity);
  for (let chosen = 1; chosen < count; chosen++) {
    let [best, most] = [0, -1];
    for (let p = 0; p < weights.length; p++) {
      far[p] = Math.min(far[p] as number, distance(points, p, centres, chosen - 1));
      const score = (far[p] as number) * (weights[p] as number);
      if (score > most) [best, most] = [p, score];
    }
    centres.set(points.subarray(3 * best, 3 * best + 3), 3 * chosen);
  }
  return centres;
}

function nearest(points: Float32Array, p: number, centres: Float64Array): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; 3 * i < centres.length; i++) {
    const far = distance(points, p, centres, i);
    if (far < least) {
      best = i;
      least = far;
    }
  }
  return best;
}

/** Squared. */
function distance(points: Float32Array, p: number, centres: Float64Array, i: number): number {
  const dx = (points[3 * p] as number) - (centres[3 * i] as number);
  const dy = (points[3 * p + 1] as number) - (centres[3 * i + 1] as number);
  const dz = (points[3 * p + 2] as number) - (centres[3 * i + 2] as number);
  return dx * dx + dy * dy + dz * dz;
}

function vectorAt(places: Float64Array, i: number): Vector {
  return [places[3 * i] as number, places[3 * i + 1] as number, places[3 * i + 2] as number];
}
