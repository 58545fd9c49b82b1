import type { ViewMesh } from './mesh.ts';

/** Cosine of the angle between two faces above which their edge looks sharp: 45°. */
const SHARP = Math.SQRT1_2;

interface Corner {
  vertex: number;
  /** Sum of the faces' area vectors so far. */
  normal: [number, number, number];
}

/**
 * Normals for loose triangles, smooth but at sharp edges: faces around a point are grouped by their direction,
 * and each group gets a vertex of its own.
 * @param corners - nine numbers a triangle
 */
export function creaseNormals(
  corners: Float32Array,
): Pick<ViewMesh, 'positions' | 'normals' | 'triangles'> {
  const around = new Map<string, Corner[]>();
  const positions: number[] = [];
  const all: Corner[] = [];
  const triangles = new Uint32Array(corners.length / 3);
  for (let face = 0; face < corners.length; face += 9) {
    const normal = areaVector(corners, face);
    for (let corner = 0; corner < 3; corner += 1) {
      const point = corners.subarray(face + 3 * corner, face + 3 * corner + 3);
      const key = point.join();
      const groups = around.get(key) ?? [];
      around.set(key, groups);
      let group = groups.find((other) => cosine(other.normal, normal) >= SHARP);
      if (!group) {
        group = { vertex: all.length, normal: [0, 0, 0] };
        groups.push(group);
        all.push(group);
        positions.push(...point);
      }
      for (const axis of [0, 1, 2] as const) group.normal[axis] += normal[axis];
      triangles[face / 3 + corner] = group.vertex;
    }
  }
  const normals = all.flatMap(({ normal }) => {
    const length = Math.hypot(...normal) || 1;
    return normal.map((value) => value / length);
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles,
  };
}

/** Along the face's normal, twice its area long. */
function areaVector(corners: Float32Array, face: number): [number, number, number] {
  const at = (index: number) => corners[face + index] ?? 0;
  const [ux, uy, uz] = [at(3) - at(0), at(4) - at(1), at(5) - at(2)];
  const [vx, vy, vz] = [at(6) - at(0), at(7) - at(1), at(8) - at(2)];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  return lengths === 0 ? 1 : (ax * bx + ay * by + az * bz) / lengths;
}
