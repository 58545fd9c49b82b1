import { boundsOf, type Triangles, type Vector } from '../mesh.ts';
import { distanceTo } from './ray-triangle.ts';

/** mm: a side of the cells that triangles are sorted into. */
const CELL = 2;
/** Cells along an axis at most: what a large mesh gets, with larger cells. */
const MOST = 128;

/** Finds the first triangle along a straight line, by walking through cells that list their triangles. */
export class RayGrid {
  readonly #mesh: Triangles;
  readonly #low: Vector;
  readonly #cell: number;
  readonly #counts: Vector;
  /** Where each cell's triangles begin in the list. */
  readonly #starts: Uint32Array;
  readonly #listed: Uint32Array;

  constructor(mesh: Triangles) {
    this.#mesh = mesh;
    const { min, max } = boundsOf(mesh);
    this.#low = min;
    const sizes = max.map((value, axis) => value - (min[axis] as number));
    this.#cell = Math.max(CELL, Math.max(...sizes) / MOST);
    this.#counts = sizes.map((size) => Math.floor(size / this.#cell) + 1) as Vector;
    const [nx, ny, nz] = this.#counts;
    const places = this.#cellsOfVertices();
    // Counted first; each start then moves down to its place while the list is filled.
    this.#starts = new Uint32Array(nx * ny * nz + 1);
    this.#eachCell(places, null);
    for (let i = 1; i < this.#starts.length; i++) {
      this.#starts[i] = (this.#starts[i] as number) + (this.#starts[i - 1] as number);
    }
    this.#listed = new Uint32Array(this.#starts.at(-1) as number);
    this.#eachCell(places, this.#listed);
  }

  /**
   * The distance to the first triangle, up to about `farthest`; null when there is none.
   *
   * @param direction of length 1
   */
  firstHit(from: Vector, direction: Vector, farthest: number): number | null {
    const at: Vector = [0, 0, 0];
    const step: Vector = [0, 0, 0];
    // Distances along the ray to the next border on each axis, and from one border to the next.
    const next: Vector = [Infinity, Infinity, Infinity];
    const stride: Vector = [Infinity, Infinity, Infinity];
    for (const axis of [0, 1, 2] as const) {
      at[axis] = this.#cellOf(from[axis], axis);
      step[axis] = Math.sign(direction[axis]);
      if (step[axis] === 0) continue;
      const border = this.#low[axis] + (at[axis] + (step[axis] === 1 ? 1 : 0)) * this.#cell;
      next[axis] = (border - from[axis]) / direction[axis];
      stride[axis] = this.#cell / Math.abs(direction[axis]);
    }
    for (;;) {
      const axis = next[0] <= next[1] && next[0] <= next[2] ? 0 : next[1] <= next[2] ? 1 : 2;
      const hit = this.#nearestIn(at, from, direction);
      if (hit <= next[axis] + 1e-6) return hit <= farthest ? hit : null;
      if (next[axis] > farthest) return null;
      at[axis] += step[axis];
      if (at[axis] < 0 || at[axis] >= this.#counts[axis]) return null;
      next[axis] += stride[axis];
    }
  }

  #cellOf(value: number, axis: 0 | 1 | 2): number {
    const cell = Math.floor((value - this.#low[axis]) / this.#cell);
    return Math.min(this.#counts[axis] - 1, Math.max(0, cell));
  }

  /** Column, row and level of each vertex. */
  #cellsOfVertices(): Uint8Array {
    const { positions } = this.#mesh;
    const cells = new Uint8Array(positions.length);
    for (const axis of [0, 1, 2] as const) {
      for (let at = axis; at < positions.length; at += 3) {
        cells[at] = this.#cellOf(positions[at] as number, axis);
      }
    }
    return cells;
  }

  /** Counts, or lists, the triangles whose bounds touch each cell. */
  #eachCell(places: Uint8Array, listed: Uint32Array | null): void {
    const { triangles } = this.#mesh;
    const [nx, ny] = this.#counts;
    const starts = this.#starts;
    for (let t = 0; t < triangles.length; t += 3) {
      const a = 3 * (triangles[t] as number);
      const b = 3 * (triangles[t + 1] as number);
      const c = 3 * (triangles[t + 2] as number);
      const toX = highest(places, a, b, c);
      const toY = highest(places, a + 1, b + 1, c + 1);
      const toZ = highest(places, a + 2, b + 2, c + 2);
      for (let z = lowest(places, a + 2, b + 2, c + 2); z <= toZ; z++) {
        for (let y = lowest(places, a + 1, b + 1, c + 1); y <= toY; y++) {
          for (let x = lowest(places, a, b, c); x <= toX; x++) {
            const cell = (z * ny + y) * nx + x;
            if (listed === null) {
              starts[cell] = (starts[cell] as number) + 1;
            } else {
              const place = (starts[cell] as number) - 1;
              starts[cell] = place;
              listed[place] = t;
            }
          }
        }
      }
    }
  }

  #nearestIn(at: Vector, from: Vector, direction: Vector): number {
    const cell = (at[2] * this.#counts[1] + at[1]) * this.#counts[0] + at[0];
    let nearest = Infinity;
    for (let i = this.#starts[cell] as number; i < (this.#starts[cell + 1] as number); i++) {
      nearest = Math.min(
        nearest,
        distanceTo(this.#mesh, this.#listed[i] as number, from, direction),
      );
    }
    return nearest;
  }
}

function lowest(values: Uint8Array, a: number, b: number, c: number): number {
  return Math.min(values[a] as number, values[b] as number, values[c] as number);
}

function highest(values: Uint8Array, a: number, b: number, c: number): number {
  return Math.max(values[a] as number, values[b] as number, values[c] as number);
}
