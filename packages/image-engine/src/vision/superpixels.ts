import type { Size } from '../picture/picture.ts';
import type { Lab } from './lab.ts';

/** A picture divided into small areas of one colour each. */
export interface Superpixels {
  /** The area that each pixel belongs to. */
  labels: Int32Array;
  count: number;
  /** Pixels in each. */
  sizes: Float32Array;
  /** Five values for each: mean lightness, a, b, x and y (px). */
  centres: Float32Array;
}

/** Values per centre. */
const DIMENSIONS = 5;

/**
 * Divides a picture by colour and place (SLIC: R. Achanta et al., SLIC Superpixels, 2012).
 *
 * @param wanted number of areas, about
 * @param compactness how much place counts against colour: 10 to 20 is usual
 */
export function superpixels(
  lab: Lab,
  size: Size,
  wanted: number,
  compactness = 14,
  rounds = 7,
): Superpixels {
  const { width, height } = size;
  const spacing = Math.sqrt((width * height) / wanted);
  const columns = Math.max(1, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / spacing));
  const centres = new Float32Array(columns * rows * DIMENSIONS);
  for (let row = 0, o = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, o += DIMENSIONS) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const y = Math.floor(((row + 0.5) * height) / rows);
      const p = y * width + x;
      centres[o] = lab.lightness[p] as number;
      centres[o + 1] = lab.a[p] as number;
      centres[o + 2] = lab.b[p] as number;
      centres[o + 3] = x;
      centres[o + 4] = y;
    }
  }
  const labels = new Int32Array(width * height);
  const weight = (compactness / spacing) ** 2;
  let sizes = new Float32Array(columns * rows);
  for (let round = 0; round < rounds; round++) {
    assign(lab, size, centres, labels, { reach: Math.ceil(spacing * 1.6), weight });
    sizes = recentre(lab, size, centres, labels);
  }
  return withoutEmpty({ labels, count: columns * rows, sizes, centres });
}

/** Gives every pixel to the nearest centre within reach. */
function assign(
  { lightness, a, b }: Lab,
  { width, height }: Size,
  centres: Float32Array,
  labels: Int32Array,
  { reach, weight }: { reach: number; weight: number },
): void {
  const best = new Float32Array(labels.length).fill(Number.POSITIVE_INFINITY);
  for (let o = 0, q = 0; o < centres.length; o += DIMENSIONS, q++) {
    const l = centres[o] as number;
    const ca = centres[o + 1] as number;
    const cb = centres[o + 2] as number;
    const cx = centres[o + 3] as number;
    const cy = centres[o + 4] as number;
    const right = Math.min(width - 1, Math.floor(cx + reach));
    const bottom = Math.min(height - 1, Math.floor(cy + reach));
    const left = Math.max(0, Math.ceil(cx - reach));
    for (let y = Math.max(0, Math.ceil(cy - reach)); y <= bottom; y++) {
      for (let x = left, p = y * width + left; x <= right; x++, p++) {
        const dl = (lightness[p] as number) - l;
        const da = (a[p] as number) - ca;
        const db = (b[p] as number) - cb;
        const dx = x - cx;
        const dy = y - cy;
        const distance = dl * dl + da * da + db * db + weight * (dx * dx + dy * dy);
        if (distance < (best[p] as number)) {
          best[p] = distance;
          labels[p] = q;
        }
      }
    }
  }
}

/** Moves the centres to the means of what they were given; the number of pixels of each. */
function recentre(
  { lightness, a, b }: Lab,
  { width, height }: Size,
  centres: Float32Array,
  labels: Int32Array,
): Float32Array<ArrayBuffer> {
  const sums = new Float64Array(centres.length);
  const sizes = new Float32Array(centres.length / DIMENSIONS);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const q = labels[p] as number;
      const o = q * DIMENSIONS;
      sums[o] = (sums[o] as number) + (lightness[p] as number);
      sums[o + 1] = (sums[o + 1] as number) + (a[p] as number);
      sums[o + 2] = (sums[o + 2] as number) + (b[p] as number);
      sums[o + 3] = (sums[o + 3] as number) + x;
      sums[o + 4] = (sums[o + 4] as number) + y;
      sizes[q] = (sizes[q] as number) + 1;
    }
  }
  for (let o = 0; o < centres.length; o++) {
    const size = sizes[Math.floor(o / DIMENSIONS)] as number;
    if (size > 0) centres[o] = (sums[o] as number) / size;
  }
  return sizes;
}

/** What each area has, for every pixel of it. */
export function overPixels({ labels }: Superpixels, values: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(labels.length);
  for (let p = 0; p < pixels.length; p++) pixels[p] = values[labels[p] as number] as number;
  return pixels;
}

function withoutEmpty({ labels, count, sizes, centres }: Superpixels): Superpixels {
  const place = new Int32Array(count);
  let kept = 0;
  for (let q = 0; q < count; q++) {
    if (sizes[q] === 0) continue;
    place[q] = kept;
    sizes[kept] = sizes[q] as number;
    centres.copyWithin(kept * DIMENSIONS, q * DIMENSIONS, (q + 1) * DIMENSIONS);
    kept++;
  }
  for (let p = 0; p < labels.length; p++) labels[p] = place[labels[p] as number] as number;
  return {
    labels,
    count: kept,
    sizes: sizes.subarray(0, kept),
    centres: centres.subarray(0, kept * DIMENSIONS),
  };
}
