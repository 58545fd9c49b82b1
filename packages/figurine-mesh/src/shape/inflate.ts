import { weightedBlur } from '../grid/blur.ts';
import { inscribedBalls } from '../grid/distance.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { inflateByPoisson } from './poisson.ts';

/** mm: over how far the two ways of inflating are balanced. */
const BALANCE = 2;

export interface InflateOptions {
  mmPerSample: number;
  /** Factor on the thickness. */
  depth: number;
  /** mm: nothing gets thinner than that through `depth`. */
  wallMm: number;
}

/**
 * Height above the picture's plane, squared, in samples². Poisson's equation makes it smooth (base
 * formula: I. Baran, J. Lehtinen, Notes on Inflating Curves, 2009), but strips √2 too thick; inscribed
 * balls have the right thickness, but creases. Hence the former times the blurred ratio of both.
 */
export function inflate(
  distance: Float32Array,
  size: GridSize,
  { mmPerSample, depth, wallMm }: InflateOptions,
): Float32Array {
  const smooth = inflateByPoisson(distance, size);
  const balls = inscribedBalls(distance, size);
  const weights = smooth.map((value, k) => ((distance[k] as number) > 0.75 ? value : 0));
  const ratio = smooth.map((value, k) =>
    clamp((balls[k] as number) / Math.max(value, 1e-6), 0.2, 1.15),
  );
  const balance = weightedBlur(ratio, weights, size, BALANCE / mmPerSample);
  const wall = (0.5 * wallMm) / mmPerSample;
  return smooth.map((value, k) => {
    if ((distance[k] as number) <= 0) return 0;
    const thin = Math.min(balls[k] as number, (wall + 0.15) ** 2);
    const natural = Math.max(value * (balance[k] || 0.6), thin);
    return Math.max(natural * depth * depth, Math.min(natural, wall * wall));
  });
}
