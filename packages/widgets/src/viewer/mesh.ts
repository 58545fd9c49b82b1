export type Vector = readonly [x: number, y: number, z: number];

/** A surface ready to draw: millimetres, Y up, the front towards +Z. */
export interface ViewMesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Linear light, 0 to 1, red green blue; null: the file has none. */
  colours: Float32Array | null;
  triangles: Uint32Array;
  min: Vector;
  max: Vector;
}

/** What a mesh reader cannot read. */
export class MeshError extends Error {
  override readonly name = 'MeshError';
}

/** The corners of the smallest box around all points. */
export function boundsOf(positions: Float32Array): { min: Vector; max: Vector } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, index) => {
    const axis = (index % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], value);
    max[axis] = Math.max(max[axis], value);
  });
  return { min, max };
}
