import type { Manifold } from 'manifold-3d';
import type { Own } from './kernel.ts';

/** Where a solid is cut by a level plane: one connected piece's bounds and area, mm. */
export interface Patch {
  left: number;
  right: number;
  front: number;
  back: number;
  area: number;
}

/** mm²: smaller pieces are noise. */
const LEAST = 0.2;

/**
 * The connected pieces of a level cut, at a height in mm; without those too small to stand on, unless all are.
 */
export function patchesAt(solid: Manifold, own: Own, z: number): Patch[] {
  const cut = own(solid.slice(z));
  if (cut.isEmpty()) return [];
  const patches = cut
    .decompose()
    .map(own)
    .map((piece) => {
      const { min, max } = piece.bounds();
      return { left: min[0], right: max[0], front: min[1], back: max[1], area: piece.area() };
    });
  const firm = patches.filter(({ area }) => area > LEAST);
  return firm.length > 0 ? firm : patches;
}
