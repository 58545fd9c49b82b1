import type { GridSize } from './grid.ts';
import { release } from './release.ts';

/** Three box blurs, which come close to a Gaussian of standard deviation `sigma` (samples). In place. */
export function blur(field: Float32Array, size: GridSize, sigma: number): Float32Array {
  // Three boxes of n samples have the variance (n² − 1) / 4.
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const between = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    alongRows(field, between, size, radius);
    alongColumns(between, field, size, radius);
  }
  release(between);
  return field;
}

/** Running means; what lies beyond a row's ends counts as 0. */
function alongRows(
  from: Float32Array,
  to: Float32Array,
  { width, height }: GridSize,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += from[start + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += from[start + x + radius] as number;
      if (x - radius - 1 >= 0) sum -= from[start + x - radius - 1] as number;
      to[start + x] = sum * share;
    }
  }
}

/** The same for all columns at once, row by row, as memory is read in that order. */
function alongColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height }: GridSize,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    const entering = (y + radius) * width;
    if (y + radius < height) {
      for (let x = 0; x < width; x++) {
        sums[x] = (sums[x] as number) + (from[entering + x] as number);
      }
    }
    if (y < 0) continue;
    const leaving = (y - radius - 1) * width;
    if (leaving >= 0) {
      for (let x = 0; x < width; x++) {
        sums[x] = (sums[x] as number) - (from[leaving + x] as number);
      }
    }
    const row = y * width;
    for (let x = 0; x < width; x++) to[row + x] = (sums[x] as number) * share;
  }
}

/** A blur in which only samples with weight count, so that nothing from outside of a shape bleeds in. */
export function weightedBlur(
  field: Float32Array,
  weights: Float32Array,
  size: GridSize,
  sigma: number,
): Float32Array {
  const sum = new Float32Array(field.length);
  for (let k = 0; k < sum.length; k++) sum[k] = (field[k] as number) * (weights[k] as number);
  blur(sum, size, sigma);
  const total = blur(weights.slice(), size, sigma);
  for (let k = 0; k < sum.length; k++) {
    const weight = total[k] as number;
    sum[k] = weight > 1e-6 ? (sum[k] as number) / weight : 0;
  }
  release(total);
  return sum;
}
