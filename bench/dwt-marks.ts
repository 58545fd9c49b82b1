import type { Raster } from '@nano-banana/provenance';

/**
 * Two well-known watermarks, to compare with, written from their published descriptions: one level of the Haar
 * wavelet over the chroma plane U, the low band in blocks of 4 × 4, each transformed by a cosine transform, and one
 * bit in each by quantisation. dwtDct takes the largest coefficient but the first (after Al-Haj, Combined DWT-DCT
 * Digital Image Watermarking, 2007), dwtDctSvd the largest singular value (after Navas and others, DWT-DCT-SVD
 * Based Watermarking, 2008). 64 bits, repeated over the blocks; the mean decides.
 */
export type DwtMethod = 'dwtDct' | 'dwtDctSvd';

const BITS = 64;
const BLOCK = 4;
/** Step of the quantiser, as their usual implementations have it. */
const STEP = 36;

/** Marks a picture, in place. */
export function embedDwt(raster: Raster, id: bigint, method: DwtMethod): void {
  const plane = lowBand(raster);
  const before = plane.values.slice();
  eachBlock(plane, (at, index) => {
    const bit = Number((id >> BigInt(index % BITS)) & 1n);
    const block = readBlock(plane, at);
    writeBlock(plane, at, method === 'dwtDct' ? quantised(block, bit) : stretched(block, bit));
  });
  addToU(raster, plane.width, (at) => (plane.values[at] as number) - (before[at] as number));
}

/** Reads the 64 bits of a picture: some id always comes out. */
export function readDwt(raster: Raster, method: DwtMethod): bigint {
  const plane = lowBand(raster);
  const sums = new Float64Array(BITS);
  eachBlock(plane, (at, index) => {
    const value =
      method === 'dwtDct'
        ? peakOf(cosines(readBlock(plane, at))).value
        : singular(readBlock(plane, at)).value;
    const bit = index % BITS;
    sums[bit] = (sums[bit] as number) + (Math.abs(value) % STEP > STEP / 2 ? 1 : -1);
  });
  return sums.reduce((id, sum, bit) => (sum > 0 ? id | (1n << BigInt(bit)) : id), 0n);
}

interface Band {
  values: Float64Array;
  width: number;
  height: number;
}

/** U of ITU-R BT.601, and of each 2 × 2 pixels half the sum, which is Haar's low band. */
function lowBand({ data, width, height, channels }: Raster): Band {
  const band = {
    width: width >> 1,
    height: height >> 1,
    values: new Float64Array((width >> 1) * (height >> 1)),
  };
  for (let y = 0; y < band.height * 2; y++) {
    for (let x = 0; x < band.width * 2; x++) {
      const at = (y * width + x) * channels;
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
      const to = (y >> 1) * band.width + (x >> 1);
      const u = 128 - 0.147 * r - 0.289 * g + 0.436 * b;
      band.values[to] = (band.values[to] as number) + u / 2;
    }
  }
  return band;
}

/** A change of the low band is half of it in each pixel; of U, it is what keeps luma and V. */
function addToU(raster: Raster, bandWidth: number, change: (at: number) => number): void {
  const { data, width, height, channels } = raster;
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  for (let y = 0; y < height - (height & 1); y++) {
    for (let x = 0; x < bandWidth * 2; x++) {
      const u = change((y >> 1) * bandWidth + (x >> 1)) / 2;
      const at = (y * width + x) * channels;
      data[at + 1] = clamp((data[at + 1] as number) - 0.395 * u);
      data[at + 2] = clamp((data[at + 2] as number) + 2.032 * u);
    }
  }
}

function eachBlock({ width, height }: Band, visit: (at: number, index: number) => void): void {
  let index = 0;
  for (let y = 0; y + BLOCK <= height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= width; x += BLOCK) visit(y * width + x, index++);
  }
}

function readBlock({ values, width }: Band, at: number): Float64Array {
  const cell = (_: unknown, i: number) => values[at + (i >> 2) * width + (i & 3)] as number;
  return Float64Array.from({ length: BLOCK ** 2 }, cell);
}

function writeBlock({ values, width }: Band, at: number, block: Float64Array): void {
  for (const [i, value] of block.entries()) values[at + (i >> 2) * width + (i & 3)] = value;
}

/** Rows of the orthonormal cosine transform. */
const BASIS = Array.from({ length: BLOCK }, (_, k) =>
  Array.from(
    { length: BLOCK },
    (_, n) => Math.sqrt((k ? 2 : 1) / BLOCK) * Math.cos((Math.PI * (2 * n + 1) * k) / (2 * BLOCK)),
  ),
);

function cosines(block: Float64Array): Float64Array {
  return mapped(block, (k, n) => BASIS[k]?.[n] ?? 0);
}

function inverse(block: Float64Array): Float64Array {
  return mapped(block, (n, k) => BASIS[k]?.[n] ?? 0);
}

function mapped(block: Float64Array, weight: (to: number, from: number) => number): Float64Array {
  const result = new Float64Array(block.length);
  for (let v = 0; v < BLOCK; v++) {
    for (let u = 0; u < BLOCK; u++) {
      let sum = 0;
      for (let y = 0; y < BLOCK; y++) {
        for (let x = 0; x < BLOCK; x++)
          sum += weight(v, y) * weight(u, x) * (block[y * BLOCK + x] as number);
      }
      result[v * BLOCK + u] = sum;
    }
  }
  return result;
}

/** The middle of the lower or the upper half of its step. */
function placed(value: number, bit: number): number {
  return (Math.floor(value / STEP) + 0.25 + 0.5 * bit) * STEP;
}

function peakOf(coefficients: Float64Array): { index: number; value: number } {
  let index = 1;
  for (let i = 2; i < coefficients.length; i++) {
    if (Math.abs(coefficients[i] as number) > Math.abs(coefficients[index] as number)) index = i;
  }
  return { index, value: coefficients[index] as number };
}

function quantised(block: Float64Array, bit: number): Float64Array {
  const coefficients = cosines(block);
  const { index, value } = peakOf(coefficients);
  coefficients[index] = (value < 0 ? -1 : 1) * placed(Math.abs(value), bit);
  return inverse(coefficients);
}

/** The largest singular value with its vectors, by the power method; a cosine transform leaves it as it is. */
function singular(block: Float64Array): { value: number; left: number[]; right: number[] } {
  let right = [1, 0.9, 0.8, 0.7];
  let left = [0, 0, 0, 0];
  let value = 0;
  for (let round = 0; round < 30; round++) {
    left = unit(
      left.map((_, y) =>
        right.reduce((sum, r, x) => sum + r * (block[y * BLOCK + x] as number), 0),
      ),
    );
    const next = right.map((_, x) =>
      left.reduce((sum, l, y) => sum + l * (block[y * BLOCK + x] as number), 0),
    );
    value = Math.hypot(...next);
    right = unit(next);
  }
  return { value, left, right };
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function stretched(block: Float64Array, bit: number): Float64Array {
  const { value, left, right } = singular(block);
  const more = placed(value, bit) - value;
  return block.map((cell, i) => cell + more * (left[i >> 2] as number) * (right[i & 3] as number));
}
