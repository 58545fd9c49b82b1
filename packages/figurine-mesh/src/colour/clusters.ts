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
  let centres = farApart(points, weights, count);
  const of = new Uint8Array(weights.length);
  let shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (let p = 0; p < weights.length; p++) {
      const best = nearest(points, p, centres);
      of[p] = best;
      const sum = sums[best] as [number, number, number, number];
      const weight = weights[p] as number;
      for (let c = 0; c < 3; c++) {
        sum[c] = (sum[c] as number) + weight * (points[3 * p + c] as number);
      }
      sum[3] += weight;
    }
    shares = sums.map((sum) => sum[3]);
    centres = sums.map(([x, y, z, all], i) =>
      all > 0 ? [x / all, y / all, z / all] : (centres[i] as Vector),
    );
  }
  return { centres, of, shares };
}

/** The heaviest point, then always the one that is farthest from those there are, by weight. */
function farApart(points: Float32Array, weights: Float32Array, count: number): Vector[] {
  const at = (p: number) => [...points.subarray(3 * p, 3 * p + 3)] as Vector;
  const chosen = [at(weights.indexOf(weights.reduce((a, b) => Math.max(a, b), 0)))];
  while (chosen.length < count) {
    let [best, most] = [0, -1];
    for (let p = 0; p < weights.length; p++) {
      const far = distance(points, p, chosen[nearest(points, p, chosen)] as Vector);
      const score = far * (weights[p] as number);
      if (score > most) [best, most] = [p, score];
    }
    chosen.push(at(best));
  }
  return chosen;
}

function nearest(points: Float32Array, p: number, centres: readonly Vector[]): number {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < centres.length; i++) {
    const far = distance(points, p, centres[i] as Vector);
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function distance(points: Float32Array, p: number, [x, y, z]: Vector): number {
  const dx = (points[3 * p] as number) - x;
  const dy = (points[3 * p + 1] as number) - y;
  const dz = (points[3 * p + 2] as number) - z;
  return dx * dx + dy * dy + dz * dz;
}
