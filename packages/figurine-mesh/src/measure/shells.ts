import type { FigurineMesh } from '../mesh.ts';
import { DisjointSets } from './disjoint-sets.ts';

/** How many surfaces a mesh has that share no corner with one another. */
export function countShells({
  positions,
  triangles,
}: Pick<FigurineMesh, 'positions' | 'triangles'>): number {
  const surfaces = new DisjointSets(positions.length / 3);
  let shells = 0;
  const isUsed = new Uint8Array(positions.length / 3);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i < 3; i++) {
      const corner = triangles[t + i] as number;
      if (!isUsed[corner]) {
        isUsed[corner] = 1;
        shells += 1;
      }
      if (surfaces.join(triangles[t] as number, corner)) shells -= 1;
    }
  }
  return shells;
}
