/** A closed triangle mesh in millimetres: Z up, standing on z = 0, its front towards −Y. */
export interface FigurineMesh {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  /** Three vertices each, counter-clockwise seen from outside. */
  triangles: Uint32Array;
  /** Red, green, blue of each vertex, sRGB, 0 to 255. */
  colours: Uint8Array;
}

export type Vector = [x: number, y: number, z: number];

/** The corner of a mesh. */
export function vertex({ positions }: Pick<FigurineMesh, 'positions'>, index: number): Vector {
  const at = 3 * index;
  return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
}

export function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(vector: Vector): number {
  return Math.sqrt(dot(vector, vector));
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The cross product of two edges of a triangle: its direction is outwards, its length twice the area. */
export function areaVector(a: Vector, b: Vector, c: Vector): Vector {
  return cross(difference(b, a), difference(c, a));
}

/** Calls for each triangle with its three corners. */
export function eachTriangle(
  mesh: Pick<FigurineMesh, 'positions' | 'triangles'>,
  visit: (a: Vector, b: Vector, c: Vector) => void,
): void {
  const { triangles } = mesh;
  for (let t = 0; t < triangles.length; t += 3) {
    visit(
      vertex(mesh, triangles[t] as number),
      vertex(mesh, triangles[t + 1] as number),
      vertex(mesh, triangles[t + 2] as number),
    );
  }
}
