import { clamp, type GridSize } from '../grid/grid.ts';
import { CUBE_CASES, EDGES } from './cube-cases.ts';

/** Triangles in units of samples: x right, y down, z towards the viewer, 0 in the picture's plane. */
export interface Surface {
  positions: Float32Array;
  triangles: Uint32Array;
}

/** A crossing keeps this share of the edge away from its ends, or rounding to 32 bits would merge corners. */
const AWAY = 0.04;
/**
 * How far from the picture's plane the nearest levels lie, as a share of a cube: none lies in it, where
 * the outline is, and the nearer they are, the less of the outline is cut off.
 */
const NEAR = 0.25;

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
  const width = Math.floor((size.width - 1) / step) + 1;
  const height = Math.floor((size.height - 1) / step) + 1;
  const highest = front.reduce((most, u, k) => Math.max(most, u, back[k] as number), 0);
  const middle = Math.ceil(Math.sqrt(highest) / step) + 2;
  const levels = 2 * middle;
  const zOf = (level: number) => step * (level - middle + (level < middle ? 1 - NEAR : NEAR));
  const levelAt = (z: number) => {
    const n = Math.abs(z / step);
    if (n < NEAR) return middle - 1;
    return z > 0 ? middle + Math.floor(n - NEAR) : middle - 1 - Math.ceil(n - NEAR);
  };
  const columnAt = (x: number, y: number) => (y * size.width + x) * step;
  const mesh = new Growing();
  const rows = new CrossedEdges(width, levels);
  for (let y = 0; y < height - 1; y++) {
    rows.next(mesh.vertexCount);
    for (let x = 0; x < width - 1; x++) {
      const corners = [
        columnAt(x, y),
        columnAt(x + 1, y),
        columnAt(x, y + 1),
        columnAt(x + 1, y + 1),
      ];
      const ahead = range(front, corners);
      if (ahead.high <= 0) continue;
      const behind = range(back, corners);
      const last = levelAt(Math.sqrt(ahead.high));
      const first = levelAt(-Math.sqrt(Math.max(0, behind.high)));
      // From here to there everything is inside.
      const solidFrom = levelAt(-Math.sqrt(Math.max(0, behind.low))) + 1;
      const solidTo = levelAt(Math.sqrt(Math.max(0, ahead.low)));
      for (let level = first; level <= last; level++) {
        if (level === solidFrom && solidFrom < solidTo) level = solidTo;
        addCube(x, y, level);
      }
    }
  }
  return mesh.result();

  function valueAt(column: number, level: number): number {
    const z = zOf(level);
    return ((z > 0 ? front[column] : back[column]) as number) - z * z;
  }

  function addCube(x: number, y: number, level: number): void {
    let inside = 0;
    for (let corner = 0; corner < 8; corner++) {
      const column = columnAt(x + (corner & 1), y + ((corner >> 1) & 1));
      if (valueAt(column, level + (corner >> 2)) > 0) inside |= 1 << corner;
    }
    const edges = CUBE_CASES[inside] as Uint8Array;
    for (let i = 0; i < edges.length; i++)
      mesh.addCorner(crossing(x, y, level, edges[i] as number));
  }

  /** The vertex on an edge of a cube, made on first use. */
  function crossing(x: number, y: number, level: number, edge: number): number {
    const corner = (EDGES[edge] as readonly [number, number])[0];
    const [cx, cy, cz] = [x + (corner & 1), y + ((corner >> 1) & 1), level + (corner >> 2)];
    const direction = edge >> 2;
    const known = rows.find(cx, cy - y, cz, direction);
    if (known >= 0) return known;
    const column = columnAt(cx, cy);
    const found =
      direction === 2
        ? crossingAlong(column, cz)
        : crossingAcross(column, cz, direction === 0 ? 1 : size.width);
    const share = clamp(found, AWAY, 1 - AWAY);
    const vertex = mesh.addVertex(
      (cx + (direction === 0 ? share : 0)) * step,
      (cy + (direction === 1 ? share : 0)) * step,
      zOf(cz) + (direction === 2 ? share * (zOf(cz + 1) - zOf(cz)) : 0),
    );
    rows.remember(cx, cy - y, cz, direction, vertex);
    return vertex;
  }

  /** Along z the height is known exactly. */
  function crossingAlong(column: number, level: number): number {
    const [z, next] = [zOf(level), zOf(level + 1)];
    const isFront = z > 0 || (next > 0 && valueAt(column, level) > 0);
    const height = Math.sqrt(Math.max(0, (isFront ? front[column] : back[column]) as number));
    return ((isFront ? height : -height) - z) / (next - z);
  }

  /** Across, between the first two neighbouring samples of which one is inside. */
  function crossingAcross(column: number, level: number, next: number): number {
    let own = valueAt(column, level);
    for (let i = 1; ; i++) {
      const other = valueAt(column + i * next, level);
      if (own > 0 !== other > 0 || i === step) return (i - 1 + own / (own - other)) / step;
      own = other;
    }
  }
}

function range(field: Float32Array, at: readonly number[]): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < 4; i++) {
    const value = field[at[i] as number] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}

/**
 * Vertices on the edges of two rows of cubes' corners. What two rows ago was remembered is told by its
 * small number, so that nothing needs clearing.
 */
class CrossedEdges {
  readonly #width: number;
  #rows: [Int32Array, Int32Array];
  /** The first vertices of the previous row and of this one. */
  #oldest: [number, number] = [0, 0];

  constructor(width: number, levels: number) {
    const count = width * (levels + 1) * 3;
    this.#width = width;
    this.#rows = [new Int32Array(count).fill(-1), new Int32Array(count).fill(-1)];
  }

  next(firstVertex: number): void {
    this.#rows.reverse();
    this.#oldest = [this.#oldest[1], firstVertex];
  }

  find(x: number, row: number, level: number, direction: number): number {
    const vertex = this.#rows[row]?.[this.#place(x, level, direction)] as number;
    return vertex >= (this.#oldest[row] as number) ? vertex : -1;
  }

  remember(x: number, row: number, level: number, direction: number, vertex: number): void {
    (this.#rows[row] as Int32Array)[this.#place(x, level, direction)] = vertex;
  }

  #place(x: number, level: number, direction: number): number {
    return (level * this.#width + x) * 3 + direction;
  }
}

/** A mesh whose size is not known beforehand. */
class Growing {
  vertexCount = 0;
  #cornerCount = 0;
  #positions = new Float32Array(1 << 18);
  #triangles = new Uint32Array(1 << 18);

  addVertex(x: number, y: number, z: number): number {
    const at = 3 * this.vertexCount;
    if (at + 3 > this.#positions.length)
      this.#positions = new Float32Array(doubled(this.#positions));
    this.#positions[at] = x;
    this.#positions[at + 1] = y;
    this.#positions[at + 2] = z;
    return this.vertexCount++;
  }

  addCorner(vertex: number): void {
    if (this.#cornerCount === this.#triangles.length)
      this.#triangles = new Uint32Array(doubled(this.#triangles));
    this.#triangles[this.#cornerCount++] = vertex;
  }

  result(): Surface {
    return {
      positions: this.#positions.slice(0, 3 * this.vertexCount),
      triangles: this.#triangles.slice(0, this.#cornerCount),
    };
  }
}

function doubled({ buffer }: { buffer: ArrayBuffer }): ArrayBuffer {
  return buffer.transfer(2 * buffer.byteLength);
}
