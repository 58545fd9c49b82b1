import { release } from '../grid/release.ts';
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
  // At the most each corner of each triangle has a group of its own.
  const most = mesh.triangles.length;
  const before = new Int32Array(most);
  const sources = new Uint32Array(most);
  /** Three numbers a group. */
  const sums = new Float64Array(3 * most);
  let groups = 0;
  const triangles = new Uint32Array(most);
  for (let i = 0; i < triangles.length; i++) {
    const source = mesh.triangles[i] as number;
    const face = i - (i % 3);
    let group = latest[source] as number;
    while (group >= 0 && !isAlike(sums, 3 * group, faces, face)) group = before[group] as number;
    if (group < 0) {
      group = groups++;
      sources[group] = source;
      before[group] = latest[source] as number;
      latest[source] = group;
    }
    for (let axis = 0; axis < 3; axis++) {
      sums[3 * group + axis] = (sums[3 * group + axis] as number) + (faces[face + axis] as number);
    }
    triangles[i] = group;
  }
  const normals = Float32Array.from(sums.subarray(0, 3 * groups));
  for (let at = 0; at < normals.length; at += 3) {
    const length = lengthAt(normals, at) || 1;
    for (let i = at; i < at + 3; i++) normals[i] = (normals[i] as number) / length;
  }
  const shaded = { sources: sources.slice(0, groups), normals, triangles };
  release(faces, before, sources, sums);
  return shaded;
}

function isAlike(sums: Float64Array, at: number, faces: Float64Array, face: number): boolean {
  const x = sums[at] as number;
  const y = sums[at + 1] as number;
  const z = sums[at + 2] as number;
  const lengths = Math.sqrt(x * x + y * y + z * z) * lengthAt(faces, face);
  const dot =
    x * (faces[face] as number) + y * (faces[face + 1] as number) + z * (faces[face + 2] as number);
  return lengths === 0 || dot >= SHARP * lengths;
}
