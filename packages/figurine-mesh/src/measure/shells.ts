import type { FigurineMesh } from '../mesh.ts';

/** How many surfaces a mesh has that share no corner with one another. */
export function countShells({
  positions,
  triangles,
}: Pick<FigurineMesh, 'positions' | 'triangles'>): number {
  // Each corner points to another of its surface, the first one to itself.
  const leads = Uint32Array.from({ length: positions.length / 3 }, (_, corner) => corner);
  const first = (corner: number): number => {
    let at = corner;
    while (leads[at] !== at) {
      leads[at] = leads[leads[at] as number] as number;
      at = leads[at] as number;
    }
    return at;
  };
  let shells = 0;
  const isUsed = new Uint8Array(leads.length);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i < 3; i++) {
      const corner = triangles[t + i] as number;
      if (!isUsed[corner]) {
        isUsed[corner] = 1;
        shells += 1;
      }
      const [a, b] = [first(triangles[t] as number), first(corner)];
      if (a === b) continue;
      leads[b] = a;
      shells -= 1;
    }
  }
  return shells;
}
