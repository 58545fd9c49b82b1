import type { ManifoldToplevel } from 'manifold-3d';
import type { FigurineMesh, Vector } from '../mesh.ts';
import type { Finished } from './finish.ts';
import { type Own, onGrid, rawMesh } from './kernel.ts';

/** A finished solid at its final size, and how its places come from the body's: scale · (place + shift). */
export interface Placed {
  surface: Pick<FigurineMesh, 'positions' | 'triangles'>;
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
  const scale = heightMm === null ? 1 : heightMm / (solid.boundingBox().max[2] + shift[2]);
  const surface = rawMesh(solid);
  const { positions } = surface;
  for (let at = 0; at < positions.length; at += 3) {
    positions[at] = scale * ((positions[at] as number) + shift[0]);
    positions[at + 1] = scale * ((positions[at + 1] as number) + shift[1]);
    positions[at + 2] = scale * ((positions[at + 2] as number) + shift[2]);
  }
  return { surface: onGrid(module, own, surface), scale, shift };
}
