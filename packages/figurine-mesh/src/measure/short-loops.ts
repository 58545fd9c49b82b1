import type { FigurineMesh } from '../mesh.ts';
import { DisjointSets } from './disjoint-sets.ts';

/** mm: outlines shorter than a circle of 6.5 mm radius, which PrusaSlicer prints at a quarter of the speed. */
const SHORT = 2 * Math.PI * 6.5;
const LEVELS = 32;

/**
 * Surface whose outline in its layer is short: limbs, tails, poles. mm².
 *
 * @param height of the mesh, mm
 */
export function shortLoopsMm2(mesh: FigurineMesh, height: number): number {
  let total = 0;
  for (let i = 0; i < LEVELS; i++) {
    for (const length of loopsAt(mesh, ((i + 0.5) / LEVELS) * height)) {
      if (length < SHORT) total += (length * height) / LEVELS;
    }
  }
  return total;
}

/** A triangle that a level cuts: the two edges where it does, and how long the cut is, mm. */
interface Cut {
  edges: readonly [number, number];
  length: number;
}

/** Lengths of the closed outlines in which a level plane cuts a closed mesh, mm. */
function loopsAt({ positions, triangles }: FigurineMesh, z: number): number[] {
  const heightOf = (vertex: number) => positions[3 * vertex + 2] as number;
  /** An edge's number, and where the level cuts it: the same from both of its triangles. */
  const edges = new Map<number, { index: number; x: number; y: number }>();
  const crossing = (one: number, other: number) => {
    const [a, b] = one < other ? [one, other] : [other, one];
    const key = a * (positions.length / 3) + b;
    const known = edges.get(key);
    if (known) return known;
    const share = (z - heightOf(a)) / (heightOf(b) - heightOf(a));
    const along = (axis: 0 | 1) => {
      const from = positions[3 * a + axis] as number;
      return from + share * ((positions[3 * b + axis] as number) - from);
    };
    const edge = { index: edges.size, x: along(0), y: along(1) };
    edges.set(key, edge);
    return edge;
  };
  const cuts: Cut[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] as number;
    const b = triangles[t + 1] as number;
    const c = triangles[t + 2] as number;
    const isA = heightOf(a) >= z;
    const isB = heightOf(b) >= z;
    const isC = heightOf(c) >= z;
    if (isA === isB && isB === isC) continue;
    // The corner that is alone on its side has both of the edges.
    const [alone, next, last] = isB === isC ? [a, b, c] : isA === isC ? [b, c, a] : [c, a, b];
    const [from, to] = [crossing(alone, next), crossing(alone, last)];
    cuts.push({ edges: [from.index, to.index], length: Math.hypot(to.x - from.x, to.y - from.y) });
  }
  return lengthsOf(cuts, edges.size);
}

function lengthsOf(cuts: readonly Cut[], count: number): number[] {
  const loops = new DisjointSets(count);
  for (const { edges } of cuts) loops.join(...edges);
  const lengths = new Map<number, number>();
  for (const { edges, length } of cuts) {
    const loop = loops.find(edges[0]);
    lengths.set(loop, (lengths.get(loop) ?? 0) + length);
  }
  return [...lengths.values()];
}
