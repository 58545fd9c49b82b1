import type { Plane } from './plane.ts';

/** What a detector takes for the noise of a lens, in grey levels. */
const NOISE = 2;
/** Samples to each side of the filters. */
const RADIUS = 2;
/** How much louder than its share texture may stay: the mark is louder there as well. */
const TEXTURE_GAIN = 0.2;

/**
 * Leaves of a picture what varies quickly, and makes that equally loud everywhere, as a Wiener filter would:
 * edges and textures must not drown the mark on flat ground. A constant picture gives zeros.
 */
export function whiten(luma: Plane): Plane {
  const { data, width, height } = luma;
  const smooth = blurred(luma, 3);
  const rest = new Float32Array(data.length);
  const energy = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const value = (data[i] as number) - (smooth[i] as number);
    rest[i] = value;
    energy[i] = value * value;
  }
  const variance = blurred({ data: energy, width, height }, 2);
  for (let i = 0; i < data.length; i++) {
    const square = Math.max(0, variance[i] as number);
    const gain = (1 + TEXTURE_GAIN * Math.sqrt(square)) / (square + NOISE ** 2);
    rest[i] = (rest[i] as number) * gain;
  }
  return { data: rest, width, height };
}

/** The mean of a square around each sample, again and again; beyond the rims the nearest counts. */
export function blurred({ data, width, height }: Plane, passes: number, radius = RADIUS) {
  const across = new Float32Array(data.length);
  const result = new Float32Array(data.length);
  const sums = new Float64Array(width);
  const share = 1 / (2 * radius + 1);
  let from = data;
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) blurRow(from, across, y * width, width, radius, share);
    blurColumns(across, result, sums, { width, height, radius, share });
    from = result;
  }
  return result;
}

function blurRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  width: number,
  radius: number,
  share: number,
): void {
  const last = start + width - 1;
  let sum = (from[start] as number) * radius;
  for (let x = 0; x < radius; x++) sum += from[Math.min(last, start + x)] as number;
  for (let at = start; at <= last; at++) {
    sum += from[at + radius < last ? at + radius : last] as number;
    to[at] = sum * share;
    sum -= from[at - radius > start ? at - radius : start] as number;
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  sums: Float64Array,
  how: { width: number; height: number; radius: number; share: number },
): void {
  const { width, height, radius, share } = how;
  for (let x = 0; x < width; x++) sums[x] = (from[x] as number) * radius;
  const add = (y: number) => {
    const row = Math.min(height - 1, y) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  };
  for (let y = 0; y < radius; y++) add(y);
  for (let y = 0; y < height; y++) {
    const next = Math.min(height - 1, y + radius) * width;
    const gone = Math.max(0, y - radius) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[next + x] as number);
      to[row + x] = sum * share;
      sums[x] = sum - (from[gone + x] as number);
    }
  }
}
