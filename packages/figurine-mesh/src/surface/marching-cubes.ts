import { clamp, type GridSize } from '../grid/grid.ts';
import { CUBE_CASES, EDGES } from './cube-cases.ts';
import { Levels } from './levels.ts';
import { CrossedEdges, Growing, type Surface } from './surface.ts';

/** A crossing keeps this share of the edge away from its ends, or rounding to 32 bits would merge corners. */
const AWAY = 0.04;
/** The first corner of each of a cube's edges. */
const FIRST = Uint8Array.from(EDGES, ([corner]) => corner);

/**
 * The surface z² = front(x, y) for z > 0 and z² = back(x, y) for z < 0. Only cubes that it crosses are
 * visited. Where one height is positive the other must be too, and the grid's border must be negative.
 *
 * @param step samples a cube; where its sides cross the surface is found on the samples in between
 */
export function surfaceOf(
  front: Float32Array,
  back: Float32Array,
  size: GridSize,
  step: number,
): Surface {
  const levels = new Levels(front, back, size, step);
  const { width, height, top, bottom } = levels;
  const mesh = new Growing(levels.crossings());
  const rows = new CrossedEdges(width, levels.count);
  for (let y = 0; y < height - 1; y++) {
    rows.next(mesh.vertexCount);
    for (let x = 0; x < width - 1; x++) {
      const a = y * width + x;
      const c = a + width;
      const topA = top[a] as number;
      const topB = top[a + 1] as number;
      const topC = top[c] as number;
      const topD = top[c + 1] as number;
      const last = Math.max(topA, topB, topC, topD);
      if (last < 0) continue;
      const bottomA = bottom[a] as number;
      const bottomB = bottom[a + 1] as number;
      const bottomC = bottom[c] as number;
      const bottomD = bottom[c + 1] as number;
      // From here to there everything is inside.
      const solidFrom = Math.max(bottomA, bottomB, bottomC, bottomD);
      const solidTo = Math.min(topA, topB, topC, topD);
      let level = Math.min(bottomA, bottomB, bottomC, bottomD) - 1;
      for (; level <= last; level++) {
        if (level === solidFrom && solidFrom < solidTo) level = solidTo;
        const next = level + 1;
        let inside = 0;
        if (bottomA <= level && level <= topA) inside = 1;
        if (bottomB <= level && level <= topB) inside |= 2;
        if (bottomC <= level && level <= topC) inside |= 4;
        if (bottomD <= level && level <= topD) inside |= 8;
        if (bottomA <= next && next <= topA) inside |= 16;
        if (bottomB <= next && next <= topB) inside |= 32;
        if (bottomC <= next && next <= topC) inside |= 64;
        if (bottomD <= next && next <= topD) inside |= 128;
        const edges = CUBE_CASES[inside] as Uint8Array;
        for (let i = 0; i < edges.length; i++) {
          mesh.addCorner(crossing(x, y, level, edges[i] as number));
        }
      }
    }
  }
  return mesh.result();

  function valueAt(sample: number, z: number): number {
    return ((z > 0 ? front[sample] : back[sample]) as number) - z * z;
  }

  /** The vertex on an edge of a cube, made on first use. */
  function crossing(x: number, y: number, level: number, edge: number): number {
    const corner = FIRST[edge] as number;
    const row = (corner >> 1) & 1;
    const cx = x + (corner & 1);
    const cz = level + (corner >> 2);
    const direction = edge >> 2;
    const place = rows.place(cx, cz, direction);
    const known = rows.find(row, place);
    if (known >= 0) return known;
    const cy = y + row;
    const sample = (cy * size.width + cx) * step;
    const z = levels.zOf(cz);
    const vertex =
      direction === 2
        ? mesh.addVertex(cx * step, cy * step, crossingAlong(sample, z, levels.zOf(cz + 1)))
        : direction === 0
          ? mesh.addVertex((cx + crossingAcross(sample, z, 1)) * step, cy * step, z)
          : mesh.addVertex(cx * step, (cy + crossingAcross(sample, z, size.width)) * step, z);
    rows.remember(row, place, vertex);
    return vertex;
  }

  /** Along z the height is known exactly. */
  function crossingAlong(sample: number, z: number, next: number): number {
    const isFront = z > 0 || (next > 0 && valueAt(sample, z) > 0);
    const height = Math.sqrt(Math.max(0, (isFront ? front[sample] : back[sample]) as number));
    const share = ((isFront ? height : -height) - z) / (next - z);
    return z + clamp(share, AWAY, 1 - AWAY) * (next - z);
  }

  /** Across, between the first two neighbouring samples of which one is inside: a share of the edge. */
  function crossingAcross(sample: number, z: number, next: number): number {
    let own = valueAt(sample, z);
    for (let i = 1; ; i++) {
      const other = valueAt(sample + i * next, z);
      if (own > 0 !== other > 0 || i === step) {
        return clamp((i - 1 + own / (own - other)) / step, AWAY, 1 - AWAY);
      }
      own = other;
    }
  }
}
