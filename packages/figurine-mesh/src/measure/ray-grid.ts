import {
  areaVector,
  cross,
  difference,
  dot,
  type FigurineMesh,
  type Vector,
  vertex,
} from '../mesh.ts';

/** mm: a side of the cells that triangles are sorted into. */
const CELL = 2;
/** Cells along an axis at most: what a large mesh gets, with larger cells. */
const MOST = 128;

/** Finds the first triangle along a straight line, by walking through cells that list their triangles. */
export class RayGrid {
  readonly #mesh: Pick<FigurineMesh, 'positions' | 'triangles'>;
  readonly #low: Vector = [Infinity, Infinity, Infinity];
  readonly #cell: number;
  readonly #counts: Vector;
  /** Where each cell's triangles begin in the list. */
  readonly #starts: Uint32Array;
  readonly #listed: Uint32Array;

  constructor(mesh: Pick<FigurineMesh, 'positions' | 'triangles'>) {
    this.#mesh = mesh;
    const high: Vector = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < mesh.positions.length; i++) {
      const value = mesh.positions[i] as number;
      const axis = (i % 3) as 0 | 1 | 2;
      this.#low[axis] = Math.min(this.#low[axis], value);
      high[axis] = Math.max(high[axis], value);
    }
    const sizes = high.map((value, axis) => value - (this.#low[axis] as number));
    this.#cell = Math.max(CELL, Math.max(...sizes) / MOST);
    this.#counts = sizes.map((size) => Math.floor(size / this.#cell) + 1) as Vector;
    const [nx, ny, nz] = this.#counts;
    const fill = new Uint32Array(nx * ny * nz + 1);
    this.#eachCell((cell) => {
      fill[cell + 1] = (fill[cell + 1] as number) + 1;
    });
    for (let i = 1; i < fill.length; i++) fill[i] = (fill[i] as number) + (fill[i - 1] as number);
    this.#starts = fill.slice();
    this.#listed = new Uint32Array(fill.at(-1) as number);
    this.#eachCell((cell, triangle) => {
      this.#listed[fill[cell] as number] = triangle;
      fill[cell] = (fill[cell] as number) + 1;
    });
  }

  /**
   * The distance to the first triangle, up to about `farthest`; null when there is none.
   *
   * @param direction of length 1
   */
  firstHit(from: Vector, direction: Vector, farthest: number): number | null {
    const at = from.map((value, axis) => this.#cellOf(value, axis)) as Vector;
    const step = direction.map(Math.sign) as Vector;
    // Distances along the ray to the next border on each axis, and from one border to the next.
    const next = at.map((cell, axis) => {
      const border = (this.#low[axis] as number) + (cell + (step[axis] === 1 ? 1 : 0)) * this.#cell;
      return step[axis] === 0
        ? Infinity
        : (border - (from[axis] as number)) / (direction[axis] as number);
    }) as Vector;
    const stride = direction.map((value) => this.#cell / Math.abs(value)) as Vector;
    for (;;) {
      const axis = next.indexOf(Math.min(...next)) as 0 | 1 | 2;
      const hit = this.#nearestIn(at, from, direction);
      if (hit <= next[axis] + 1e-6) return hit <= farthest ? hit : null;
      if (next[axis] > farthest) return null;
      at[axis] += step[axis];
      if (at[axis] < 0 || at[axis] >= this.#counts[axis]) return null;
      next[axis] += stride[axis];
    }
  }

  #cellOf(value: number, axis: number): number {
    const cell = Math.floor((value - (this.#low[axis] as number)) / this.#cell);
    return Math.min((this.#counts[axis] as number) - 1, Math.max(0, cell));
  }

  /** Calls for each cell that a triangle's bounds touch. */
  #eachCell(visit: (cell: number, triangle: number) => void): void {
    const { positions, triangles } = this.#mesh;
    const [nx, ny] = this.#counts;
    const from: Vector = [0, 0, 0];
    const to: Vector = [0, 0, 0];
    for (let t = 0; t < triangles.length; t += 3) {
      for (let axis = 0; axis < 3; axis++) {
        const a = positions[3 * (triangles[t] as number) + axis] as number;
        const b = positions[3 * (triangles[t + 1] as number) + axis] as number;
        const c = positions[3 * (triangles[t + 2] as number) + axis] as number;
        from[axis] = this.#cellOf(Math.min(a, b, c), axis);
        to[axis] = this.#cellOf(Math.max(a, b, c), axis);
      }
      for (let z = from[2]; z <= to[2]; z++) {
        for (let y = from[1]; y <= to[1]; y++) {
          for (let x = from[0]; x <= to[0]; x++) visit((z * ny + y) * nx + x, t / 3);
        }
      }
    }
  }

  #nearestIn([x, y, z]: Vector, from: Vector, direction: Vector): number {
    const [nx, ny] = this.#counts;
    const cell = (z * ny + y) * nx + x;
    let nearest = Infinity;
    for (let i = this.#starts[cell] as number; i < (this.#starts[cell + 1] as number); i++) {
      nearest = Math.min(nearest, this.#hit(this.#listed[i] as number, from, direction));
    }
    return nearest;
  }

  /** Distance to one triangle, or infinity (T. Möller, B. Trumbore, 1997). */
  #hit(triangle: number, from: Vector, direction: Vector): number {
    const { triangles } = this.#mesh;
    const a = vertex(this.#mesh, triangles[3 * triangle] as number);
    const b = vertex(this.#mesh, triangles[3 * triangle + 1] as number);
    const c = vertex(this.#mesh, triangles[3 * triangle + 2] as number);
    const normal = areaVector(a, b, c);
    const facing = dot(normal, direction);
    if (facing === 0) return Infinity;
    const offset = difference(a, from);
    const distance = dot(normal, offset) / facing;
    if (distance <= 0) return Infinity;
    // The moment of the ray about each side has the same sign inside.
    const moment = cross(direction, offset);
    const v = -dot(moment, difference(c, a)) / facing;
    const w = dot(moment, difference(b, a)) / facing;
    return v >= 0 && w >= 0 && v + w <= 1 ? distance : Infinity;
  }
}
