import { areaVectors, lengthAt, type Triangles, type Vector } from '../mesh.ts';

/** Of a closed mesh that is filled evenly. */
export interface Mass {
  volumeMm3: number;
  areaMm2: number;
  /** Centre of mass of the solid, mm. */
  centre: Vector;
}

/**
 * Volume and centre by the signed tetrahedra between the origin and each triangle.
 *
 * @param normals the mesh's area vectors, where they are known already
 */
export function massOf(mesh: Triangles, normals: Float64Array = areaVectors(mesh)): Mass {
  const { positions, triangles } = mesh;
  let volume = 0;
  let area = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number);
    const b = 3 * (triangles[t + 1] as number);
    const c = 3 * (triangles[t + 2] as number);
    const part =
      ((positions[a] as number) * (normals[t] as number) +
        (positions[a + 1] as number) * (normals[t + 1] as number) +
        (positions[a + 2] as number) * (normals[t + 2] as number)) /
      6;
    volume += part;
    area += lengthAt(normals, t) / 2;
    x += part * sumOf(positions, a, b, c);
    y += part * sumOf(positions, a + 1, b + 1, c + 1);
    z += part * sumOf(positions, a + 2, b + 2, c + 2);
  }
  return {
    volumeMm3: volume,
    areaMm2: area,
    centre: [x / (4 * volume), y / (4 * volume), z / (4 * volume)],
  };
}

function sumOf(values: Float32Array, a: number, b: number, c: number): number {
  return (values[a] as number) + (values[b] as number) + (values[c] as number);
}
