import { DisjointSets } from '../grid/disjoint-sets.ts';
import type { Triangles } from '../mesh.ts';

/** mm: outlines shorter than a circle of 6.5 mm radius, which PrusaSlicer prints at a quarter of the speed. */
const SHORT = 2 * Math.PI * 6.5;
const LEVELS = 32;

/**
 * Surface whose outline in its layer is short: limbs, tails, poles. mm².
 *
 * @param height of the mesh, mm
 */
export function shortLoopsMm2(mesh: Triangles, height: number): number {
  let total = 0;
  for (const length of loopsOf(mesh, height)) {
    if (length < SHORT) total += (length * height) / LEVELS;
  }
  return total;
}

/** Lengths of the closed outlines in which level planes cut a closed mesh, mm. */
function loopsOf(mesh: Triangles, height: number): Iterable<number> {
  const crossings = new Crossings(mesh);
  /** Of each triangle that a level cuts, the two crossings. */
  const cuts: number[] = [];
  const { positions, triangles } = mesh;
  const heightOf = (corner: number) => positions[3 * (triangles[corner] as number) + 2] as number;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = heightOf(t);
    const b = heightOf(t + 1);
    const c = heightOf(t + 2);
    const low = Math.min(a, b, c);
    const high = Math.max(a, b, c);
    for (let level = Math.max(0, Math.floor((low / height) * LEVELS - 0.5)); ; level++) {
      const z = ((level + 0.5) / LEVELS) * height;
      if (z > high || level >= LEVELS) break;
      if (z <= low) continue;
      // The corner that is alone on its side has both of the edges.
      const isA = a >= z;
      const isB = b >= z;
      const isC = c >= z;
      const alone = isB === isC ? 0 : isA === isC ? 1 : 2;
      const next = t + ((alone + 1) % 3);
      const last = t + ((alone + 2) % 3);
      cuts.push(crossings.of(t + alone, next, level, z), crossings.of(t + alone, last, level, z));
    }
  }
  const loops = new DisjointSets(crossings.count);
  for (let i = 0; i < cuts.length; i += 2) loops.join(cuts[i] as number, cuts[i + 1] as number);
  const lengths = new Map<number, number>();
  for (let i = 0; i < cuts.length; i += 2) {
    const from = cuts[i] as number;
    const to = cuts[i + 1] as number;
    const loop = loops.find(from);
    lengths.set(loop, (lengths.get(loop) ?? 0) + crossings.between(from, to));
  }
  return lengths.values();
}

/** Places where levels cut edges: the same from both of an edge's triangles. */
class Crossings {
  readonly #mesh: Triangles;
  readonly #numbers = new Map<number, number>();
  /** x and y of each. */
  readonly #places: number[] = [];

  constructor(mesh: Triangles) {
    this.#mesh = mesh;
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** The number of the place between two corners of a triangle at a level's height. */
  of(one: number, other: number, level: number, z: number): number {
    const { positions, triangles } = this.#mesh;
    const p = triangles[one] as number;
    const q = triangles[other] as number;
    const a = Math.min(p, q);
    const b = Math.max(p, q);
    const key = (a * (positions.length / 3) + b) * LEVELS + level;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const low = positions[3 * a + 2] as number;
    const high = positions[3 * b + 2] as number;
    const share = (z - low) / (high - low);
    const x = positions[3 * a] as number;
    const y = positions[3 * a + 1] as number;
    this.#places.push(
      x + share * ((positions[3 * b] as number) - x),
      y + share * ((positions[3 * b + 1] as number) - y),
    );
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }

  /** mm. */
  between(one: number, other: number): number {
    const x = (this.#places[2 * other] as number) - (this.#places[2 * one] as number);
    const y = (this.#places[2 * other + 1] as number) - (this.#places[2 * one + 1] as number);
    return Math.hypot(x, y);
  }
}
