/**
 * The triangles of marching cubes for all 256 ways in which the corners of a cube may lie inside,
 * worked out from one rule instead of a table: on a face whose inside corners lie diagonally, each is
 * cut off on its own. Both cubes beside a face see the same cut, so the surface has no gaps
 * (W. Lorensen, H. Cline, Marching Cubes, 1987; the ambiguity: G. Nielson, B. Hamann, 1991).
 *
 * A corner's number has bit 0 for x, bit 1 for y, bit 2 for z.
 */

/** The two corners of each of the twelve edges, the lower number first; four along x, then y, then z. */
export const EDGES: readonly (readonly [number, number])[] = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((corner) => !(corner & bit))
    .map((corner) => [corner, corner | bit] as const),
);

/** Each face's corners, clockwise seen from outside. */
const FACES: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** For each case, three edges a triangle, counter-clockwise seen from outside of the solid (where y points down). */
export const CUBE_CASES: readonly Uint8Array[] = Array.from({ length: 256 }, (_, inside) =>
  Uint8Array.from(loopsOf(inside).flatMap(triangulate)),
);

function edgeBetween(a: number, b: number): number {
  return EDGES.findIndex(([low, high]) => low === Math.min(a, b) && high === Math.max(a, b));
}

/** Closed lines of crossed edges around the inside corners. */
function loopsOf(inside: number): number[][] {
  const isIn = (corner: number) => (inside >> corner) & 1;
  const next = new Map<number, number>();
  for (const face of FACES) {
    for (let i = 0; i < 4; i++) {
      // A run of inside corners starts behind corner i …
      if (isIn(face[i] as number) || !isIn(face[(i + 1) % 4] as number)) continue;
      let end = i + 1;
      while (isIn(face[(end + 1) % 4] as number)) end += 1;
      const entered = edgeBetween(face[i] as number, face[(i + 1) % 4] as number);
      const left = edgeBetween(face[end % 4] as number, face[(end + 1) % 4] as number);
      // … and the surface's line on this face goes around it.
      next.set(left, entered);
    }
  }
  const loops: number[][] = [];
  while (next.size > 0) {
    const loop: number[] = [];
    let [edge] = next.keys();
    while (edge !== undefined && next.has(edge)) {
      loop.push(edge);
      const following = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * Cuts a loop into triangles without an inner side that lies in a face of the cube: the neighbouring
 * cube might have the same one, and four triangles would share it.
 */
function triangulate(loop: number[]): number[] {
  if (loop.length < 3) return [];
  if (loop.length === 3) return loop;
  const [first, last] = [loop[0] as number, loop.at(-1) as number];
  for (let i = 1; i < loop.length - 1; i++) {
    const apex = loop[i] as number;
    const isFree = (a: number, b: number, isSide: boolean) => isSide || !shareFace(a, b);
    if (!isFree(first, apex, i === 1) || !isFree(apex, last, i === loop.length - 2)) continue;
    const rest = [...triangulate(loop.slice(0, i + 1)), ...triangulate(loop.slice(i))];
    if (rest.length === 3 * (loop.length - 3)) return [first, apex, last, ...rest];
  }
  return [];
}

function shareFace(one: number, other: number): boolean {
  const corners = [...(EDGES[one] as readonly number[]), ...(EDGES[other] as readonly number[])];
  return FACES.some((face) =>
    corners.every((corner) => (face as readonly number[]).includes(corner)),
  );
}
