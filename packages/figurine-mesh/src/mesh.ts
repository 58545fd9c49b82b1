/** A closed triangle mesh in millimetres: Z up, standing on z = 0, its front towards −Y. */
export interface FigurineMesh {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  /** Three vertices each, counter-clockwise seen from outside. */
  triangles: Uint32Array;
  /** Red, green, blue of each vertex, sRGB, 0 to 255. */
  colours: Uint8Array;
}

/** A mesh without its colours. */
export type Triangles = Pick<FigurineMesh, 'positions' | 'triangles'>;

/** A place or direction; mm where nothing else is said. */
export type Vector = [x: number, y: number, z: number];

/** The corner of a mesh. */
export function vertex({ positions }: Pick<FigurineMesh, 'positions'>, index: number): Vector {
  const at = 3 * index;
  return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
}

/**
 * For each triangle the cross product of two of its edges, three numbers each: its direction is outwards,
 * its length twice the area.
 */
export function areaVectors({ positions, triangles }: Triangles): Float64Array {
  const vectors = new Float64Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number);
    const b = 3 * (triangles[t + 1] as number);
    const c = 3 * (triangles[t + 2] as number);
    const x = positions[a] as number;
    const y = positions[a + 1] as number;
    const z = positions[a + 2] as number;
    const ux = (positions[b] as number) - x;
    const uy = (positions[b + 1] as number) - y;
    const uz = (positions[b + 2] as number) - z;
    const vx = (positions[c] as number) - x;
    const vy = (positions[c + 1] as number) - y;
    const vz = (positions[c + 2] as number) - z;
    vectors[t] = uy * vz - uz * vy;
    vectors[t + 1] = uz * vx - ux * vz;
    vectors[t + 2] = ux * vy - uy * vx;
  }
  return vectors;
}

/** Length of the vector that begins at a place of an array. */
export function lengthAt(vectors: Float64Array | Float32Array, at: number): number {
  const x = vectors[at] as number;
  const y = vectors[at + 1] as number;
  const z = vectors[at + 2] as number;
  return Math.sqrt(x * x + y * y + z * z);
}

/** The corners of the box around a mesh. */
export function boundsOf({ positions }: Pick<FigurineMesh, 'positions'>): {
  min: Vector;
  max: Vector;
} {
  const min: Vector = [Infinity, Infinity, Infinity];
  const max: Vector = [-Infinity, -Infinity, -Infinity];
  for (let axis = 0; axis < 3; axis++) {
    let least = Infinity;
    let most = -Infinity;
    for (let at = axis; at < positions.length; at += 3) {
      const value = positions[at] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    [min[axis], max[axis]] = [least, most];
  }
  return { min, max };
}
