import type { Manifold } from 'manifold-3d';
import type { Own } from '../solid/kernel.ts';

/** mm: outlines shorter than a circle of 6.5 mm radius, which PrusaSlicer prints at a quarter of the speed. */
const SHORT = 2 * Math.PI * 6.5;
const LEVELS = 32;

/** Surface whose outline in its layer is short: limbs, tails, poles. mm². */
export function shortLoopsMm2(solid: Manifold, own: Own): number {
  const height = solid.boundingBox().max[2];
  let total = 0;
  for (let i = 0; i < LEVELS; i++) {
    const cut = own(solid.slice(((i + 0.5) / LEVELS) * height));
    for (const loop of cut.toPolygons()) {
      let [length, last] = [0, loop.at(-1)];
      for (const point of loop) {
        if (last) length += Math.hypot(point[0] - last[0], point[1] - last[1]);
        last = point;
      }
      if (length < SHORT) total += (length * height) / LEVELS;
    }
  }
  return total;
}
