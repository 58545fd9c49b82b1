import type { Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/** Cells of the random grid that the strokes are read from, along each side; a power of two. */
const CELLS = 256;

/** Pencil strokes laid side by side in one direction. */
export interface Hatching {
  /** Distance between neighbouring strokes, px. */
  spacing: number;
  /** Length of a stroke, px. */
  length: number;
  /** Direction of the strokes, degrees. */
  degrees: number;
  seed: number;
}

/**
 * How readily each pixel takes graphite from strokes in one direction: 0 … 1, evenly spread, so that a
 * share of the paper is covered by taking what lies below that share.
 */
export function hatching(
  { width, height }: Size,
  { spacing, length, degrees, seed }: Hatching,
): Float32Array {
  const random = randomFrom(seed);
  const grid = Float32Array.from({ length: CELLS * CELLS }, random);
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const out = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const across = (y * cosine - x * sine) / spacing;
      const row = Math.floor(across);
      const part = across - row;
      const here = stroke(grid, row, (x * cosine + y * sine) / length);
      const next = stroke(grid, row + 1, (x * cosine + y * sine) / length);
      out[p] = here + (next - here) * part * part * (3 - 2 * part);
    }
  }
  return out;
}

/** The value of one stroke's row at a place along it. */
function stroke(grid: Float32Array, row: number, along: number): number {
  // Each row begins somewhere else, so that strokes do not end side by side.
  const line = (row & (CELLS - 1)) * CELLS;
  const at = along + (grid[line] as number) * 17;
  const cell = Math.floor(at);
  const part = at - cell;
  const from = grid[line + (cell & (CELLS - 1))] as number;
  return from + ((grid[line + ((cell + 1) & (CELLS - 1))] as number) - from) * part;
}
