import {
  areaVector,
  dot,
  eachTriangle,
  type FigurineMesh,
  lengthOf,
  type Vector,
} from '../mesh.ts';

export interface Shaded {
  /** For each vertex of the shaded mesh, which vertex it was. */
  sources: Uint32Array;
  normals: Float32Array;
  triangles: Uint32Array;
}

/** Cosine of the angle between faces above which the edge between them is to look sharp: 45°. */
const SHARP = Math.SQRT1_2;

/**
 * Normals that are smooth over the figure and sharp at the base's edge: faces around a vertex are
 * grouped by direction, and the vertex is repeated for each group.
 */
export function creaseNormals(mesh: FigurineMesh): Shaded {
  const faces: Vector[] = [];
  eachTriangle(mesh, (...corners) => faces.push(areaVector(...corners)));
  /** Vertices made of each one: their normals' sums, so far. */
  const groups: { normal: Vector; vertex: number }[][] = [];
  const sources: number[] = [];
  const normals: Vector[] = [];
  const triangles = mesh.triangles.map((source, i) => {
    const face = faces[Math.floor(i / 3)] as Vector;
    groups[source] ??= [];
    let group = groups[source].find(({ normal }) => cosine(normal, face) >= SHARP);
    if (!group) {
      group = { normal: [0, 0, 0], vertex: sources.push(source) - 1 };
      normals.push(group.normal);
      groups[source].push(group);
    }
    for (let axis = 0; axis < 3; axis++) {
      group.normal[axis] = (group.normal[axis] as number) + (face[axis] as number);
    }
    return group.vertex;
  });
  const unit = normals.flatMap((normal) => {
    const length = lengthOf(normal) || 1;
    return normal.map((value) => value / length);
  });
  return { sources: Uint32Array.from(sources), normals: Float32Array.from(unit), triangles };
}

function cosine(a: Vector, b: Vector): number {
  const lengths = lengthOf(a) * lengthOf(b);
  return lengths === 0 ? 1 : dot(a, b) / lengths;
}
