import type { Triangles, Vector } from '../mesh.ts';

/**
 * Distance along a ray to one triangle, or infinity (T. Möller, B. Trumbore, 1997).
 *
 * @param first place of its first corner among `triangles`
 * @param direction of length 1
 */
export function distanceTo(
  { positions, triangles }: Triangles,
  first: number,
  from: Vector,
  direction: Vector,
): number {
  const a = 3 * (triangles[first] as number);
  const b = 3 * (triangles[first + 1] as number);
  const c = 3 * (triangles[first + 2] as number);
  const x = positions[a] as number;
  const y = positions[a + 1] as number;
  const z = positions[a + 2] as number;
  const ux = (positions[b] as number) - x;
  const uy = (positions[b + 1] as number) - y;
  const uz = (positions[b + 2] as number) - z;
  const vx = (positions[c] as number) - x;
  const vy = (positions[c + 1] as number) - y;
  const vz = (positions[c + 2] as number) - z;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const dx = direction[0];
  const dy = direction[1];
  const dz = direction[2];
  const facing = nx * dx + ny * dy + nz * dz;
  if (facing === 0) return Infinity;
  const ox = x - from[0];
  const oy = y - from[1];
  const oz = z - from[2];
  const distance = (nx * ox + ny * oy + nz * oz) / facing;
  if (distance <= 0) return Infinity;
  // The moment of the ray about each side has the same sign inside.
  const mx = dy * oz - dz * oy;
  const my = dz * ox - dx * oz;
  const mz = dx * oy - dy * ox;
  const v = -(mx * vx + my * vy + mz * vz) / facing;
  const w = (mx * ux + my * uy + mz * uz) / facing;
  return v >= 0 && w >= 0 && v + w <= 1 ? distance : Infinity;
}
