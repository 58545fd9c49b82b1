import { areaVectors, type FigurineMesh, lengthAt } from '../mesh.ts';

/** A mesh whose vertices are doubled along sharp edges, each with one normal of length 1. */
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
  const faces = areaVectors(mesh);
  /** Of each vertex the last group that was made of it, and of each group the one before; −1 for none. */
  const latest = new Int32Array(mesh.positions.length / 3).fill(-1);
  const before: number[] = [];
  const sources: number[] = [];
  /** Three numbers a group. */
  const sums: number[] = [];
  const triangles = new Uint32Array(mesh.triangles.length);
  for (let i = 0; i < triangles.length; i++) {
    const source = mesh.triangles[i] as number;
    const face = i - (i % 3);
    let group = latest[source] as number;
    while (group >= 0 && !isAlike(sums, 3 * group, faces, face)) group = before[group] as number;
    if (group < 0) {
      group = sources.push(source) - 1;
      sums.push(0, 0, 0);
      before.push(latest[source] as number);
      latest[source] = group;
    }
    for (let axis = 0; axis < 3; axis++) {
      sums[3 * group + axis] = (sums[3 * group + axis] as number) + (faces[face + axis] as number);
    }
    triangles[i] = group;
  }
  const normals = Float32Array.from(sums);
  for (let at = 0; at < normals.length; at += 3) {
    const length = lengthAt(normals, at) || 1;
    for (let i = at; i < at + 3; i++) normals[i] = (normals[i] as number) / length;
  }
  return { sources: Uint32Array.from(sources), normals, triangles };
}

function isAlike(sums: readonly number[], at: number, faces: Float64Array, face: number): boolean {
  const [x, y, z] = [sums[at] as number, sums[at + 1] as number, sums[at + 2] as number];
  const lengths = Math.sqrt(x * x + y * y + z * z) * lengthAt(faces, face);
  const dot =
    x * (faces[face] as number) + y * (faces[face + 1] as number) + z * (faces[face + 2] as number);
  return lengths === 0 || dot >= SHARP * lengths;
}
