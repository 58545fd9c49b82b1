import { areaVector, eachTriangle, type FigurineMesh } from '../mesh.ts';

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

export function printMeasures(mesh: Pick<FigurineMesh, 'positions' | 'triangles'>): PrintMeasures {
  const result = { supportMm3: 0, overhangMm2: 0, levelMm2: 0 };
  eachTriangle(mesh, (a, b, c) => {
    const [nx, ny, nz] = areaVector(a, b, c);
    const length = Math.hypot(nx, ny, nz);
    const projected = Math.abs(nz) / 2;
    if (Math.abs(nz) <= COS_45 * length) return;
    result.levelMm2 += projected;
    const above = (a[2] + b[2] + c[2]) / 3 - FREE_HEIGHT;
    if (nz >= 0 || above <= 0) return;
    result.supportMm3 += projected * above;
    result.overhangMm2 += projected;
  });
  return result;
}
