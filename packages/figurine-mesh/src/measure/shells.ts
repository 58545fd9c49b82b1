import { DisjointSets } from '../grid/disjoint-sets.ts';
import type { Triangles } from '../mesh.ts';

/** How many surfaces a mesh has that share no corner with one another. */
export function countShells({ positions, triangles }: Triangles): number {
  const surfaces = new DisjointSets(positions.length / 3);
  const isUsed = new Uint8Array(positions.length / 3);
  let shells = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const first = triangles[t] as number;
    for (let i = t; i < t + 3; i++) {
      const corner = triangles[i] as number;
      if (!isUsed[corner]) {
        isUsed[corner] = 1;
        shells += 1;
      }
      if (surfaces.join(first, corner)) shells -= 1;
    }
  }
  return shells;
}
