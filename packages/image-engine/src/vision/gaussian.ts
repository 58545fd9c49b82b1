import type { Size } from '../picture/picture.ts';
import { boxBlur, EXACT_BELOW, exactBlur } from './blur-lines.ts';

/** From that deviation on, in px, a blur is worked out on a smaller plane: it holds nothing fine. */
const SMALLER_FROM = 8;
/** Deviation that is left on the smaller plane, in its px. */
const SMALLER_SIGMA = 4;

/**
 * Blurs a plane of one value a pixel; the edge pixels are repeated outwards. Wide blurs are three box
 * filters in a row, whose cost does not grow with the radius (Kovesi, "Fast almost-Gaussian
 * filtering", 2010).
 *
 * @param sigma standard deviation in px
 * @param out what is written, and returned: a new plane unless one is given, which may be `plane` itself
 */
export function gaussian(
  plane: Float32Array,
  size: Size,
  sigma: number,
  out: Float32Array = new Float32Array(plane.length),
): Float32Array {
  if (sigma <= 0.2) {
    if (out !== plane) out.set(plane);
    return out;
  }
  if (sigma >= SMALLER_FROM) return wide(plane, size, sigma, out);
  const spare = spareFor(plane.length);
  if (sigma < EXACT_BELOW) exactBlur(plane, spare, out, size, sigma);
  else boxBlur(plane, spare, out, size, sigma);
  return out;
}

/** The same on a plane of means, joined bilinearly again; what both of these blur is taken off the deviation. */
function wide(plane: Float32Array, size: Size, sigma: number, out: Float32Array): Float32Array {
  const times = Math.floor(sigma / SMALLER_SIGMA);
  const small = { width: Math.ceil(size.width / times), height: Math.ceil(size.height / times) };
  // Variances of a box of that width and of the tent that joins two values, in px².
  const own = (times * times - 1) / 12 + (times * times) / 6;
  const means = meansOf(plane, size, small, times);
  const soft = gaussian(means, small, Math.sqrt(sigma * sigma - own) / times, means);
  return joined(soft, small, size, times, out);
}

/** Means of squares of that many px to a side; those at the far edges may be narrower. */
function meansOf(plane: Float32Array, size: Size, small: Size, times: number): Float32Array {
  const { width, height } = size;
  const means = new Float32Array(small.width * small.height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / times) * small.width;
    for (let v = 0, x = 0; v < small.width; v++) {
      const end = Math.min(width, x + times);
      let sum = 0;
      for (; x < end; x++) sum += plane[y * width + x] as number;
      means[row + v] = (means[row + v] as number) + sum;
    }
  }
  for (let u = 0, q = 0; u < small.height; u++) {
    const rows = Math.min(height, (u + 1) * times) - u * times;
    for (let v = 0; v < small.width; v++, q++) {
      const columns = Math.min(width, (v + 1) * times) - v * times;
      means[q] = (means[q] as number) / (rows * columns);
    }
  }
  return means;
}

/** The larger plane between the middles of the smaller one's squares. */
function joined(
  means: Float32Array,
  small: Size,
  { width, height }: Size,
  times: number,
  out: Float32Array,
): Float32Array {
  const line = new Float32Array(small.width);
  const left = new Int32Array(width);
  const right = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, (x + 0.5) / times - 0.5);
    left[x] = Math.floor(at);
    right[x] = Math.min(small.width - 1, Math.floor(at) + 1);
    share[x] = at - Math.floor(at);
  }
  for (let y = 0, p = 0; y < height; y++) {
    const at = Math.max(0, (y + 0.5) / times - 0.5);
    const upper = Math.floor(at) * small.width;
    const lower = Math.min(small.height - 1, Math.floor(at) + 1) * small.width;
    const part = at - Math.floor(at);
    for (let v = 0; v < small.width; v++) {
      const above = means[upper + v] as number;
      line[v] = above + ((means[lower + v] as number) - above) * part;
    }
    for (let x = 0; x < width; x++, p++) {
      const before = line[left[x] as number] as number;
      out[p] = before + ((line[right[x] as number] as number) - before) * (share[x] as number);
    }
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
