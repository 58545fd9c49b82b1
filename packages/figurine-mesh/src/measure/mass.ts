import {
  areaVector,
  dot,
  eachTriangle,
  type FigurineMesh,
  lengthOf,
  type Vector,
} from '../mesh.ts';

export interface Mass {
  volumeMm3: number;
  areaMm2: number;
  /** Centre of mass of the solid, mm. */
  centre: Vector;
}

/** Volume and centre by the signed tetrahedra between the origin and each triangle. */
export function massOf(mesh: Pick<FigurineMesh, 'positions' | 'triangles'>): Mass {
  let [volume, area] = [0, 0];
  const moment: Vector = [0, 0, 0];
  eachTriangle(mesh, (a, b, c) => {
    const normal = areaVector(a, b, c);
    const part = dot(a, normal) / 6;
    volume += part;
    area += lengthOf(normal) / 2;
    for (let i = 0; i < 3; i++) {
      moment[i] =
        (moment[i] as number) +
        (part * ((a[i] as number) + (b[i] as number) + (c[i] as number))) / 4;
    }
  });
  return {
    volumeMm3: volume,
    areaMm2: area,
    centre: [moment[0] / volume, moment[1] / volume, moment[2] / volume],
  };
}
