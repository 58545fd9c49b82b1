import { blur } from '../grid/blur.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** Coverage below that of what is around, which makes a sample a pit. */
const PITTED = 0.2;
/** Share of pits amid the subject from which on a matte is smoothed a little or a lot. */
const NOISY = 0.01;
const VERY_NOISY = 0.05;

/** Smooths a matte that is frayed all over, in place, and tells whether it was. */
export function smoothNoise(coverage: Float32Array, size: GridSize): boolean {
  const around = blur(Float32Array.from(coverage), size, 2);
  let frayed = 0;
  let inside = 0;
  for (let k = 0; k < coverage.length; k++) {
    const own = coverage[k] as number;
    if (own > 0.5) inside += 1;
    if ((around[k] as number) > 0.75 && own < (around[k] as number) - PITTED) frayed += 1;
  }
  release(around);
  const share = frayed / Math.max(1, inside);
  if (share <= NOISY) return false;
  const sigma = share > VERY_NOISY ? 2.2 : 1.4;
  blur(coverage, size, sigma);
  // The blurred outline is as wide as sigma; it is brought back to about one sample.
  for (let k = 0; k < coverage.length; k++) {
    coverage[k] = clamp(((coverage[k] as number) - 0.5) * sigma * 2 + 0.5, 0, 1);
  }
  return true;
}
