import type { Size } from '../picture/picture.ts';

/**
 * The mean of the square around every pixel, in a time that does not depend on its size; at the rims
 * over what lies inside the picture.
 *
 * @param radius px to each side, at least 0
 */
export function boxMean(
  plane: Float32Array,
  { width, height }: Size,
  radius: number,
  out: Float32Array = new Float32Array(plane.length),
): Float32Array {
  const sums = new Float64Array(width);
  let rows = 0;
  for (let y = 0; y < Math.min(radius, height); y++) rows += addRow(plane, sums, y * width, 1);
  const line = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) rows += addRow(plane, sums, (y + radius) * width, 1);
    if (y - radius - 1 >= 0) rows += addRow(plane, sums, (y - radius - 1) * width, -1);
    line.set(sums);
    meanOfLine(line, out, y * width, radius, rows);
  }
  return out;
}

function addRow(plane: Float32Array, sums: Float64Array, from: number, sign: 1 | -1): 1 | -1 {
  for (let x = 0; x < sums.length; x++)
    sums[x] = (sums[x] as number) + sign * (plane[from + x] as number);
  return sign;
}

function meanOfLine(
  line: Float64Array,
  out: Float32Array,
  to: number,
  radius: number,
  rows: number,
): void {
  const width = line.length;
  let sum = 0;
  let count = 0;
  for (let x = 0; x < Math.min(radius, width); x++, count++) sum += line[x] as number;
  for (let x = 0; x < width; x++) {
    if (x + radius < width) {
      sum += line[x + radius] as number;
      count++;
    }
    if (x - radius - 1 >= 0) {
      sum -= line[x - radius - 1] as number;
      count--;
    }
    out[to + x] = sum / (count * rows);
  }
}
