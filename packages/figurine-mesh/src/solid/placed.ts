import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Vector } from '../mesh.ts';
import type { Finished } from './finish.ts';
import { type Own, onGrid } from './kernel.ts';

/** A finished solid at its final size, and how its places come from the body's: scale · (place + shift). */
export interface Placed {
  solid: Manifold;
  scale: number;
  shift: Vector;
}

/** Brings a solid to the wished height exactly; what thickening and flat soles change is below 2 %. */
export function placedAt(
  module: ManifoldToplevel,
  own: Own,
  { solid, shift }: Finished,
  heightMm: number | null,
): Placed {
  const scale = heightMm === null ? 1 : heightMm / solid.boundingBox().max[2];
  return { solid: onGrid(module, own, own(solid.scale(scale))), scale, shift };
}
