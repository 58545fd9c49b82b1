import type { GridSize } from '../grid/grid.ts';

/**
 * How far from the picture's plane the nearest levels lie, as a share of a cube: none lies in it, where
 * the outline is, and the nearer they are, the less of the outline is cut off.
 */
const NEAR = 0.25;
/** Of a column of corners that has none inside. */
const NOWHERE = { bottom: 32_767, top: -1 };

/**
 * The corners of cubes between two height fields: columns on a grid, levels on top of one another. In each
 * column those from `bottom` to `top` are inside.
 */
export class Levels {
  /** Columns. */
  readonly width: number;
  readonly height: number;
  /** Levels; the first and the last are outside everywhere. */
  readonly count: number;
  readonly bottom: Int16Array;
  readonly top: Int16Array;
  readonly #step: number;
  /** The first level in front of the plane. */
  readonly #middle: number;

  /**
   * @param front heights squared, samples²; negative outside
   * @param step samples a cube
   */
  constructor(front: Float32Array, back: Float32Array, size: GridSize, step: number) {
    this.#step = step;
    this.width = Math.floor((size.width - 1) / step) + 1;
    this.height = Math.floor((size.height - 1) / step) + 1;
    let highest = 0;
    for (let k = 0; k < front.length; k++) {
      highest = Math.max(highest, front[k] as number, back[k] as number);
    }
    this.#middle = Math.ceil(Math.sqrt(highest) / step) + 2;
    this.count = 2 * this.#middle + 1;
    this.bottom = new Int16Array(this.width * this.height).fill(NOWHERE.bottom);
    this.top = new Int16Array(this.width * this.height).fill(NOWHERE.top);
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        const k = (y * size.width + x) * step;
        const ahead = front[k] as number;
        const behind = back[k] as number;
        if (ahead <= 0 || behind <= 0) continue;
        const top = this.#middle - 1 + this.#within(ahead);
        const bottom = this.#middle - this.#within(behind);
        if (top < bottom) continue;
        this.top[at] = top;
        this.bottom[at] = bottom;
      }
    }
  }

  /** How many levels on one side of the plane are nearer to it than a squared height, without rounding. */
  #within(squared: number): number {
    const count = Math.max(0, Math.floor(Math.sqrt(squared) / this.#step - NEAR) + 1);
    const isNearer = (level: number) => (this.#step * (level + NEAR)) ** 2 < squared;
    if (count > 0 && !isNearer(count - 1)) return count - 1;
    return isNearer(count) ? count + 1 : count;
  }

  /** The place of a level, samples from the plane. */
  zOf(level: number): number {
    const n = level - this.#middle;
    return this.#step * (n + (n < 0 ? 1 - NEAR : NEAR));
  }

  /** How many edges between neighbouring corners have one of them inside. */
  crossings(): number {
    let count = 0;
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        if ((this.top[at] as number) >= 0) count += 2;
        if (x + 1 < this.width) count += this.#unlike(at, at + 1);
        if (y + 1 < this.height) count += this.#unlike(at, at + this.width);
      }
    }
    return count;
  }

  /** How many levels are inside in one of two columns only. */
  #unlike(one: number, other: number): number {
    const topA = this.top[one] as number;
    const topB = this.top[other] as number;
    const bottomA = this.bottom[one] as number;
    const bottomB = this.bottom[other] as number;
    const inA = topA < 0 ? 0 : topA - bottomA + 1;
    const inB = topB < 0 ? 0 : topB - bottomB + 1;
    const both = Math.min(topA, topB) - Math.max(bottomA, bottomB) + 1;
    return inA + inB - 2 * Math.max(0, both);
  }
}
