import { areaVectors, lengthAt, type Triangles } from '../mesh.ts';

/** What overhangs cost, in the terms of the print-time formula (`quote/print-time.ts`). */
export interface PrintMeasures {
  /** S: projected area of facets that hang over by more than 45°, times their height less 4 mm, mm³. */
  supportMm3: number;
  /** Projected area of the same facets, as far as they are higher than 4 mm, mm². */
  overhangMm2: number;
  /** F: projected area of facets within 45° of level, mm². */
  levelMm2: number;
}

/** mm: the base's own height holds what is so low. */
export const FREE_HEIGHT = 4;
const COS_45 = Math.SQRT1_2;

/** @param normals the mesh's area vectors, where they are known already */
export function printMeasures(
  mesh: Triangles,
  normals: Float64Array = areaVectors(mesh),
): PrintMeasures {
  const { positions, triangles } = mesh;
  const heightOf = (corner: number) => positions[3 * (triangles[corner] as number) + 2] as number;
  let support = 0;
  let overhang = 0;
  let level = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const up = normals[t + 2] as number;
    if (Math.abs(up) <= COS_45 * lengthAt(normals, t)) continue;
    const projected = Math.abs(up) / 2;
    level += projected;
    const above = (heightOf(t) + heightOf(t + 1) + heightOf(t + 2)) / 3 - FREE_HEIGHT;
    if (up >= 0 || above <= 0) continue;
    support += projected * above;
    overhang += projected;
  }
  return { supportMm3: support, overhangMm2: overhang, levelMm2: level };
}
