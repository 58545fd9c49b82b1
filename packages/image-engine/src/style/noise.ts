import type { Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/**
 * A field of smooth random hills, about −1 … 1: values on a coarse grid, joined by smooth curves.
 *
 * @param scale distance between hills, px
 */
export function hills({ width, height }: Size, scale: number, seed: number): Float32Array {
  const step = Math.max(1, scale);
  const across = Math.ceil(width / step) + 2;
  const down = Math.ceil(height / step) + 2;
  const random = randomFrom(seed);
  const grid = Float32Array.from({ length: across * down }, () => random() * 2 - 1);
  const column = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    column[x] = Math.floor(x / step);
    share[x] = eased(x / step - (column[x] as number));
  }
  const out = new Float32Array(width * height);
  const line = new Float32Array(across);
  for (let y = 0, p = 0; y < height; y++) {
    const row = Math.floor(y / step);
    const part = eased(y / step - row);
    for (let i = 0; i < across; i++) {
      const upper = grid[row * across + i] as number;
      line[i] = upper + ((grid[(row + 1) * across + i] as number) - upper) * part;
    }
    for (let x = 0; x < width; x++, p++) {
      const i = column[x] as number;
      const left = line[i] as number;
      out[p] = left + ((line[i + 1] as number) - left) * (share[x] as number);
    }
  }
  return out;
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Adds a field to another, in place. */
export function add(to: Float32Array, field: Float32Array, gain: number): Float32Array {
  for (let p = 0; p < to.length; p++) to[p] = (to[p] as number) + (field[p] as number) * gain;
  return to;
}
