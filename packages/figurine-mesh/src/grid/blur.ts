import type { GridSize } from './grid.ts';

/** Three box blurs, which come close to a Gaussian of standard deviation `sigma` (samples). In place. */
export function blur(
  field: Float32Array,
  { width, height }: GridSize,
  sigma: number,
): Float32Array {
  // Three boxes of n samples have the variance (n² − 1) / 4.
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const between = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) boxLine(field, between, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) boxLine(between, field, x, width, height, radius);
  }
  return field;
}

/** A running mean along a line; what lies beyond its ends counts as 0. */
function boxLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let i = 0; i < Math.min(radius, length); i++) sum += from[start + i * stride] as number;
  for (let i = 0; i < length; i++) {
    if (i + radius < length) sum += from[start + (i + radius) * stride] as number;
    if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * stride] as number;
    to[start + i * stride] = sum * share;
  }
}

/** A blur in which only samples with weight count, so that nothing from outside of a shape bleeds in. */
export function weightedBlur(
  field: Float32Array,
  weights: Float32Array,
  size: GridSize,
  sigma: number,
): Float32Array {
  const sum = blur(
    field.map((value, k) => value * (weights[k] as number)),
    size,
    sigma,
  );
  const total = blur(Float32Array.from(weights), size, sigma);
  return sum.map((value, k) => ((total[k] as number) > 1e-6 ? value / (total[k] as number) : 0));
}
