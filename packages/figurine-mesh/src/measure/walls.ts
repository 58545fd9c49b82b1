import { LEAST_WALL_MM } from '../constants.ts';
import { areaVectors, lengthAt, type Triangles, type Vector, vertex } from '../mesh.ts';
import { RayGrid } from './ray-grid.ts';

/** How thick a model is, all over its surface. */
export interface Walls {
  /**
   * 101 thicknesses in mm: the one at place p is that of the thinnest p percent of the surface, so the
   * first is the thinnest wall found and the last the thickest (30 mm stands for "or more").
   */
  wallPercentilesMm: number[];
  /** Share of the surface whose wall is at least 1.2 mm. */
  soundWallShare: number;
}

const SAMPLES = 1000;
/** mm: how far inside a ray starts, so that it does not hit the triangle it comes from. */
const INSIDE = 1e-3;
/** mm: a wall is not thicker than that as far as anybody minds. */
const FAR = 30;

/**
 * How thick the walls are: from places spread evenly over the surface, straight in to the other side
 * (L. Shapira and others' shape diameter with one ray, 2008). The places are the same every time.
 *
 * @param normals the mesh's area vectors, where they are known already
 */
export function measureWalls(mesh: Triangles, normals: Float64Array = areaVectors(mesh)): Walls {
  let area = 0;
  for (let t = 0; t < normals.length; t += 3) area += lengthAt(normals, t);
  const found: number[] = [];
  const rays = new RayGrid(mesh);
  let upTo = lengthAt(normals, 0);
  for (let i = 0, t = 0; i < SAMPLES; i++) {
    while (upTo < ((i + 0.5) / SAMPLES) * area && t < normals.length - 3) {
      t += 3;
      upTo += lengthAt(normals, t);
    }
    const thickness = thicknessAt(rays, mesh, normals, t, i);
    if (thickness !== null) found.push(thickness);
  }
  found.sort((a, b) => a - b);
  const percentiles = Array.from(
    { length: 101 },
    (_, p) => found[Math.round((p / 100) * (found.length - 1))] ?? 0,
  );
  return { wallPercentilesMm: percentiles, soundWallShare: soundShare(found) };
}

/** The share of thicknesses, evenly spread over the surface, that are at least 1.2 mm. */
export function soundShare(thicknesses: readonly number[]): number {
  const sound = thicknesses.filter((wall) => wall >= LEAST_WALL_MM).length;
  return sound / Math.max(1, thicknesses.length);
}

/**
 * From a place in a triangle, which a number spreads over it.
 *
 * @param first place of the triangle's first corner
 */
function thicknessAt(
  rays: RayGrid,
  mesh: Triangles,
  normals: Float64Array,
  first: number,
  number: number,
): number | null {
  const length = lengthAt(normals, first);
  if (length === 0) return null;
  const corner = (i: number) => vertex(mesh, mesh.triangles[first + i] as number);
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  // Additive recurrence of the golden ratio: even, and without chance.
  const root = Math.sqrt((number * 0.618034) % 1);
  const share = (number * 0.754878) % 1;
  const inwards = [0, 1, 2].map((axis) => -(normals[first + axis] as number) / length) as Vector;
  const start = [0, 1, 2].map(
    (i) =>
      (1 - root) * (a[i] as number) +
      root * (1 - share) * (b[i] as number) +
      root * share * (c[i] as number) +
      INSIDE * (inwards[i] as number),
  ) as Vector;
  return INSIDE + (rays.firstHit(start, inwards, FAR) ?? FAR);
}
