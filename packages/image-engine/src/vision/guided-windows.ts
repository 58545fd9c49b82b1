import type { Pixels } from '../picture/picture.ts';

/** Sums of a window: three colours, the plane, its products with the colours, and those of the colours. */
const SUMS = 13;

/** A least-squares fit of a plane to the colours of every window, a row after the other. */
export interface Windows {
  /**
   * Fits the windows around the pixels of the next row; rows come from the top down.
   *
   * @param fits red, green, blue and a constant, of the picture's size
   */
  fitRow: (y: number, smoothness: number, fits: readonly Float32Array[]) => void;
}

/**
 * @param plane explained by the picture's colours, 0 to 1
 * @param radius of the windows, px to each side; at the picture's sides they are cut off
 */
export function createWindows(picture: Pixels, plane: Float32Array, radius: number): Windows {
  const { width, height } = picture;
  const columns = new Float64Array(width * SUMS);
  const sums = new Float64Array(SUMS);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, picture, plane, y, 1);
  return {
    fitRow: (y, smoothness, fits) => {
      if (y + radius < height) addRow(columns, picture, plane, y + radius, 1);
      if (y > radius) addRow(columns, picture, plane, y - radius - 1, -1);
      const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
      sums.fill(0);
      for (let x = 0; x < Math.min(radius, width); x++) addColumn(sums, columns, x, 1);
      for (let x = 0; x < width; x++) {
        if (x + radius < width) addColumn(sums, columns, x + radius, 1);
        if (x > radius) addColumn(sums, columns, x - radius - 1, -1);
        const across = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1;
        solve(sums, 1 / (rows * across), smoothness, fits, y * width + x);
      }
    },
  };
}

function addRow(
  columns: Float64Array,
  { data, width, channels }: Pixels,
  plane: Float32Array,
  y: number,
  sign: 1 | -1,
): void {
  for (
    let x = 0, o = 0, p = y * width, i = p * channels;
    x < width;
    x++, p++, o += SUMS, i += channels
  ) {
    const r = (data[i] as number) / 255;
    const g = (data[i + 1] as number) / 255;
    const b = (data[i + 2] as number) / 255;
    const value = sign * (plane[p] as number);
    columns[o] = (columns[o] as number) + sign * r;
    columns[o + 1] = (columns[o + 1] as number) + sign * g;
    columns[o + 2] = (columns[o + 2] as number) + sign * b;
    columns[o + 3] = (columns[o + 3] as number) + value;
    columns[o + 4] = (columns[o + 4] as number) + value * r;
    columns[o + 5] = (columns[o + 5] as number) + value * g;
    columns[o + 6] = (columns[o + 6] as number) + value * b;
    columns[o + 7] = (columns[o + 7] as number) + sign * r * r;
    columns[o + 8] = (columns[o + 8] as number) + sign * r * g;
    columns[o + 9] = (columns[o + 9] as number) + sign * r * b;
    columns[o + 10] = (columns[o + 10] as number) + sign * g * g;
    columns[o + 11] = (columns[o + 11] as number) + sign * g * b;
    columns[o + 12] = (columns[o + 12] as number) + sign * b * b;
  }
}

function addColumn(sums: Float64Array, columns: Float64Array, x: number, sign: 1 | -1): void {
  for (let k = 0, o = x * SUMS; k < SUMS; k++, o++)
    sums[k] = (sums[k] as number) + sign * (columns[o] as number);
}

/** The least-squares fit of one window, by Cramer's rule. */
function solve(
  sums: Float64Array,
  share: number,
  smoothness: number,
  [red, green, blue, offset]: readonly Float32Array[],
  p: number,
): void {
  if (!red || !green || !blue || !offset) throw new RangeError('A plane is missing.');
  const r = (sums[0] as number) * share;
  const g = (sums[1] as number) * share;
  const b = (sums[2] as number) * share;
  const mean = (sums[3] as number) * share;
  const c0 = (sums[4] as number) * share - r * mean;
  const c1 = (sums[5] as number) * share - g * mean;
  const c2 = (sums[6] as number) * share - b * mean;
  const srr = (sums[7] as number) * share - r * r + smoothness;
  const srg = (sums[8] as number) * share - r * g;
  const srb = (sums[9] as number) * share - r * b;
  const sgg = (sums[10] as number) * share - g * g + smoothness;
  const sgb = (sums[11] as number) * share - g * b;
  const sbb = (sums[12] as number) * share - b * b + smoothness;
  const i0 = sgg * sbb - sgb * sgb;
  const i1 = sgb * srb - srg * sbb;
  const i2 = srg * sgb - sgg * srb;
  const scale = 1 / (srr * i0 + srg * i1 + srb * i2);
  const a0 = (i0 * c0 + i1 * c1 + i2 * c2) * scale;
  const a1 = (i1 * c0 + (srr * sbb - srb * srb) * c1 + (srb * srg - srr * sgb) * c2) * scale;
  const a2 = (i2 * c0 + (srb * srg - srr * sgb) * c1 + (srr * sgg - srg * srg) * c2) * scale;
  red[p] = a0;
  green[p] = a1;
  blue[p] = a2;
  offset[p] = mean - a0 * r - a1 * g - a2 * b;
}
