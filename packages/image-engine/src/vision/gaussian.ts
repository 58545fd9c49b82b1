import type { Size } from '../picture/picture.ts';

/** Below that radius, in px, a blur is worked out with its true weights. */
const EXACT_BELOW = 1.2;
/** Box filters that make up a wide blur. */
const BOXES = 3;

/**
 * Blurs a plane of one value a pixel; the edge pixels are repeated outwards. Wide blurs are three box
 * filters in a row, whose cost does not grow with the radius (Kovesi, "Fast almost-Gaussian
 * filtering", 2010).
 *
 * @param sigma standard deviation in px
 * @returns a new plane
 */
export function gaussian(plane: Float32Array, size: Size, sigma: number): Float32Array {
  if (sigma <= 0.2) return plane.slice();
  const out = new Float32Array(plane.length);
  const spare = spareFor(plane.length);
  if (sigma < EXACT_BELOW) {
    const kernel = kernelOf(sigma);
    exactRows(plane, spare, size, kernel);
    exactColumns(spare, out, size, kernel);
    return out;
  }
  let from = plane;
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue;
    boxRows(from, spare, size, radius);
    boxColumns(spare, out, size, radius);
    from = out;
  }
  return out;
}

/** Values that the spare plane may keep between blurs: 8 MB. */
const SPARE_KEPT = 2_000_000;
let kept = new Float32Array(0);

/** Room for one plane, whatever it holds. Blurs come in dozens: fresh memory each time costs as much as they. */
function spareFor(length: number): Float32Array {
  if (length > SPARE_KEPT) return new Float32Array(length);
  if (kept.length < length) kept = new Float32Array(length);
  return kept;
}

/** Weights of the middle and of the values to one side, which sum to 1 over both sides. */
function kernelOf(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * 2.6));
  const kernel = Float32Array.from({ length: radius + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((a, b) => a + 2 * b, -(kernel[0] as number));
  return kernel.map((v) => v / sum);
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

function exactRows(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  kernel: Float32Array,
): void {
  const radius = kernel.length - 1;
  const line = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    line.set(from.subarray(row, row + width), radius);
    line.fill(from[row] as number, 0, radius);
    line.fill(from[row + width - 1] as number, width + radius);
    for (let x = 0; x < width; x++) {
      const at = x + radius;
      let sum = (line[at] as number) * (kernel[0] as number);
      for (let k = 1; k <= radius; k++)
        sum += ((line[at - k] as number) + (line[at + k] as number)) * (kernel[k] as number);
      to[row + x] = sum;
    }
  }
}

function exactColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  kernel: Float32Array,
): void {
  const radius = kernel.length - 1;
  const middle = kernel[0] as number;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) to[row + x] = (from[row + x] as number) * middle;
    for (let k = 1; k <= radius; k++) {
      const above = Math.max(0, y - k) * width;
      const below = Math.min(height - 1, y + k) * width;
      const weight = kernel[k] as number;
      for (let x = 0; x < width; x++) {
        const both = (from[above + x] as number) + (from[below + x] as number);
        to[row + x] = (to[row + x] as number) + both * weight;
      }
    }
  }
}

function boxRows(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const span = 2 * radius + 1;
  const line = new Float32Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    line.set(from.subarray(row, row + width), radius);
    line.fill(from[row] as number, 0, radius);
    line.fill(from[row + width - 1] as number, width + radius);
    let sum = 0;
    for (let k = 0; k < span; k++) sum += line[k] as number;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      sum += (line[x + span] as number) - (line[x] as number);
    }
  }
}

function boxColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Size,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let k = -radius; k <= radius; k++) {
    const row = rowAt(k);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const [row, gone, next] = [y * width, rowAt(y - radius), rowAt(y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      to[row + x] = sum * share;
      sums[x] = sum + (from[next + x] as number) - (from[gone + x] as number);
    }
  }
}
