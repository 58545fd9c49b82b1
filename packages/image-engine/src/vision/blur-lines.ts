import type { Size } from '../picture/picture.ts';

/** Below that deviation, px, the true weights are few: values farther off than `REACH` weigh nothing. */
export const EXACT_BELOW = 1.2;
const REACH = 3;
/** Box filters that make up a wider blur. */
const BOXES = 3;

/** A row of a plane; those beyond its ends are the first and the last. */
function rowOf(plane: Float32Array, y: number, { width, height }: Size): Float32Array {
  const start = Math.min(height - 1, Math.max(0, y)) * width;
  return plane.subarray(start, start + width);
}

/** Puts a row into a longer line, its ends repeated outwards. */
function padded(line: Float32Array, row: Float32Array, before: number): void {
  line.set(row, before);
  line.fill(row[0] as number, 0, before);
  line.fill(row[row.length - 1] as number, before + row.length);
}

/** A Gaussian blur with its true weights, along the rows from `plane` to `spare`, down the columns to `out`. */
export function exactBlur(
  plane: Float32Array,
  spare: Float32Array,
  out: Float32Array,
  size: Size,
  sigma: number,
): void {
  const weights = weightsOf(sigma);
  const line = new Float32Array(size.width + 2 * REACH);
  const shifted = around((shift) => line.subarray(REACH + shift, REACH + shift + size.width));
  for (let y = 0; y < size.height; y++) {
    padded(line, rowOf(plane, y, size), REACH);
    weigh(shifted, weights, rowOf(spare, y, size));
  }
  for (let y = 0; y < size.height; y++)
    weigh(
      around((shift) => rowOf(spare, y + shift, size)),
      weights,
      rowOf(out, y, size),
    );
}

/** Weights of the middle and of the values to one side, which sum to 1 over both sides. */
function weightsOf(sigma: number): Weights {
  const weights = Array.from({ length: REACH + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((a, b) => a + 2 * b, -(weights[0] as number));
  return weights.map((weight) => weight / sum) as unknown as Weights;
}

type Weights = readonly [number, number, number, number];
type Lines = readonly [
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
];

/** The lines at each shift from −`REACH` to `REACH`. */
function around(at: (shift: number) => Float32Array): Lines {
  return [at(-3), at(-2), at(-1), at(0), at(1), at(2), at(3)];
}

/** The weighted sum of neighbouring lines. */
function weigh([a, b, c, d, e, f, g]: Lines, [w0, w1, w2, w3]: Weights, out: Float32Array): void {
  for (let x = 0; x < out.length; x++) {
    out[x] =
      (d[x] as number) * w0 +
      ((c[x] as number) + (e[x] as number)) * w1 +
      ((b[x] as number) + (f[x] as number)) * w2 +
      ((a[x] as number) + (g[x] as number)) * w3;
  }
}

/**
 * Three box filters in a row, whose cost does not grow with the radius (Kovesi, "Fast almost-Gaussian
 * filtering", 2010), each along the rows from `plane` to `spare`, then down the columns to `out`.
 */
export function boxBlur(
  plane: Float32Array,
  spare: Float32Array,
  out: Float32Array,
  size: Size,
  sigma: number,
): void {
  let from = plane;
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue;
    boxRows(from, spare, size, radius);
    boxColumns(spare, out, size, radius);
    from = out;
  }
}

/** Radii whose boxes together have that deviation as nearly as whole numbers allow. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / BOXES + 1);
  const lower = Math.floor((ideal - 1) / 2);
  const width = 2 * lower + 1;
  const spread = BOXES * (width * width + 4 * width + 3);
  const narrow = Math.round((spread - 12 * sigma * sigma) / (4 * width + 4));
  return Array.from({ length: BOXES }, (_, i) => (i < narrow ? lower : lower + 1));
}

function boxRows(from: Float32Array, to: Float32Array, size: Size, radius: number): void {
  const { width, height } = size;
  const span = 2 * radius + 1;
  const share = 1 / span;
  const line = new Float32Array(width + span);
  for (let y = 0; y < height; y++) {
    padded(line, rowOf(from, y, size), radius);
    const row = y * width;
    let sum = 0;
    for (let k = 0; k < span; k++) sum += line[k] as number;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      sum += (line[x + span] as number) - (line[x] as number);
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, size: Size, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(size.width);
  for (let k = -radius; k <= radius; k++) {
    const row = rowOf(from, k, size);
    for (let x = 0; x < row.length; x++) sums[x] = (sums[x] as number) + (row[x] as number);
  }
  for (let y = 0; y < size.height; y++) {
    const row = rowOf(to, y, size);
    const gone = rowOf(from, y - radius, size);
    const next = rowOf(from, y + radius + 1, size);
    for (let x = 0; x < row.length; x++) {
      const sum = sums[x] as number;
      row[x] = sum * share;
      sums[x] = sum + (next[x] as number) - (gone[x] as number);
    }
  }
}
