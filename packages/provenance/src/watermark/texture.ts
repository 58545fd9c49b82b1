import type { Plane } from './plane.ts';

/** Samples a block of the texture map has to each side, as JPEG's blocks have. */
export const BLOCK = 8;

/** How much texture there is, block by block. */
export interface TextureMap {
  columns: number;
  rows: number;
  /** Grey levels. */
  values: Float32Array;
}

/** Differences are counted in sixths of a grey level, up to 42 of them. */
const STEPS = 6;
const BINS = 256;
/** Share of a block's pixels that stay below its value: an edge that crosses flat ground leaves it flat. */
const SHARE = 0.4;

/**
 * Measures how far pixels are from the mean around them: in each block what 40 % stay below, and of a block and
 * its eight neighbours the second smallest. So a mark is only strong where it is hidden on all sides.
 */
export function measureTexture(luma: Plane): TextureMap {
  const columns = Math.ceil(luma.width / BLOCK);
  const rows = Math.ceil(luma.height / BLOCK);
  const values = new Float32Array(columns * rows);
  const details = new Uint8Array(luma.width * BLOCK);
  const counts = new Uint16Array(BINS);
  for (let row = 0; row < rows; row++) {
    const height = Math.min(BLOCK, luma.height - row * BLOCK);
    for (let y = 0; y < height; y++) measureRow(luma, row * BLOCK + y, details, y * luma.width);
    for (let column = 0; column < columns; column++) {
      const left = column * BLOCK;
      const right = Math.min(luma.width, left + BLOCK);
      counts.fill(0);
      for (let y = 0; y < height; y++) {
        for (let at = y * luma.width + left; at < y * luma.width + right; at++) {
          const bin = details[at] as number;
          counts[bin] = (counts[bin] as number) + 1;
        }
      }
      values[row * columns + column] = levelBelow(counts, (right - left) * height * SHARE);
    }
  }
  return { columns, rows, values: secondSmallest(values, columns, rows) };
}

/** Distances of one row's pixels from the mean of their 3 × 3 neighbourhoods; at the rims the nearest count. */
function measureRow({ data, width, height }: Plane, y: number, out: Uint8Array, to: number): void {
  const here = y * width;
  const above = y > 0 ? here - width : here;
  const below = y < height - 1 ? here + width : here;
  const column = (x: number) =>
    (data[above + x] as number) + (data[here + x] as number) + (data[below + x] as number);
  let middle = column(0);
  let left = middle;
  for (let x = 0; x < width; x++) {
    const right = x < width - 1 ? column(x + 1) : middle;
    const detail = Math.abs((data[here + x] as number) - (left + middle + right) / 9) * STEPS;
    out[to + x] = detail < BINS - 1 ? detail : BINS - 1;
    left = middle;
    middle = right;
  }
}

function levelBelow(counts: Uint16Array, wanted: number): number {
  let bin = 0;
  let count = counts[0] as number;
  while (count < wanted) {
    bin += 1;
    count += counts[bin] as number;
  }
  return bin / STEPS;
}

function secondSmallest(values: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let smallest = Infinity;
      let second = Infinity;
      for (let y = row - 1; y <= row + 1; y++) {
        const line = Math.max(0, Math.min(rows - 1, y)) * columns;
        for (let x = column - 1; x <= column + 1; x++) {
          const value = values[line + Math.max(0, Math.min(columns - 1, x))] as number;
          if (value < smallest) {
            second = smallest;
            smallest = value;
          } else if (value < second) second = value;
        }
      }
      result[row * columns + column] = second;
    }
  }
  return result;
}
