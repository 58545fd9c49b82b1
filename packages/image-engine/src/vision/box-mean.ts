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
  const span = 2 * radius + 1;
  // Sums of columns, with empty ones on both sides, so that no pixel needs to ask where it is.
  const sums = new Float64Array(width + span);
  const own = sums.subarray(radius + 1, radius + 1 + width);
  const shares = Float64Array.from(
    { length: width },
    (_, x) => 1 / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1),
  );
  for (let y = 0; y < Math.min(radius, height); y++) addRow(plane, own, y * width, 1);
  for (let y = 0; y < height; y++) {
    const next = y + radius;
    const gone = y - radius - 1;
    if (next < height && gone >= 0) exchangeRows(plane, own, next * width, gone * width);
    else if (next < height) addRow(plane, own, next * width, 1);
    else if (gone >= 0) addRow(plane, own, gone * width, -1);
    const rows = Math.min(height - 1, next) - Math.max(0, y - radius) + 1;
    meansOfRow(sums, shares, 1 / rows, span, out.subarray(y * width, (y + 1) * width));
  }
  return out;
}

function addRow(plane: Float32Array, sums: Float64Array, from: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++)
    sums[x] = (sums[x] as number) + sign * (plane[from + x] as number);
}

function exchangeRows(plane: Float32Array, sums: Float64Array, next: number, gone: number): void {
  for (let x = 0; x < sums.length; x++)
    sums[x] = (sums[x] as number) + ((plane[next + x] as number) - (plane[gone + x] as number));
}

function meansOfRow(
  sums: Float64Array,
  shares: Float64Array,
  rowShare: number,
  span: number,
  out: Float32Array,
): void {
  let sum = 0;
  for (let k = 1; k < span; k++) sum += sums[k] as number;
  for (let x = 0; x < out.length; x++) {
    sum += (sums[x + span] as number) - (sums[x] as number);
    out[x] = sum * (shares[x] as number) * rowShare;
  }
}
