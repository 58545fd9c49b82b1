import type { GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** Samples beyond the outline that get a value. */
const RINGS = 4;
/** Samples beyond the outline whose distance to it is asked for: rings have corners. */
export const RINGS_REACH = Math.ceil(RINGS * Math.SQRT2);
/** Far outside. */
export const NOTHING = -1e4;
/** Samples inside the outline whose slope is smoothed along it. */
const RIM = 2.5;

/**
 * Continues a squared height beyond the outline, where it is negative, and makes it proportional to the
 * distance close to the outline: there the surface crosses exactly, and its slope is smoothed, so that
 * a side view shows no ribs.
 *
 * @param distance signed, in samples, positive inside; the grid's border must be outside
 */
export function extendOutside(
  squared: Float32Array,
  distance: Float32Array,
  { width }: GridSize,
): Float32Array {
  const result = new Float32Array(squared.length).fill(NOTHING);
  const slope = new Float32Array(squared.length);
  // 1 inside, then the number of the ring; 0 where nothing is known.
  const ring = new Uint8Array(squared.length);
  const rim: number[] = [];
  for (let k = 0; k < squared.length; k++) {
    const d = distance[k] as number;
    if (d <= 0) continue;
    result[k] = Math.max(squared[k] as number, 1e-3);
    slope[k] = (result[k] as number) / Math.max(d, 0.35);
    ring[k] = 1;
    if (d <= RIM) rim.push(k);
  }
  // Straight neighbours weigh twice as much as diagonal ones.
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  let outermost: readonly number[] = rim;
  for (let round = 2; round < RINGS + 2; round++) {
    outermost = ringAround(outermost, { ring, around, width, round });
    for (const k of outermost) {
      let sum = 0;
      let total = 0;
      for (let q = 0; q < 8; q++) {
        const next = k + (around[q] as number);
        if (!ring[next] || ring[next] === round) continue;
        const weight = q < 4 ? 2 : 1;
        sum += weight * (slope[next] as number);
        total += weight;
      }
      slope[k] = sum / total;
      result[k] = (sum / total) * Math.min(distance[k] as number, -0.02);
      rim.push(k);
    }
  }
  smoothAlong(rim, slope, ring, around);
  for (const k of rim) {
    const d = distance[k] as number;
    if (d >= 1.5) continue;
    const share = d <= 0.5 ? 1 : 1.5 - d;
    const crossing = (slope[k] as number) * (d > 0 ? Math.max(d, 0.02) : Math.min(d, -0.02));
    result[k] = share * crossing + (1 - share) * (result[k] as number);
  }
  release(slope, ring);
  return result;
}

/** Marks the unknown neighbours of samples as the next ring, but for the grid's edge, and lists them. */
function ringAround(
  samples: readonly number[],
  {
    ring,
    around,
    width,
    round,
  }: { ring: Uint8Array; around: readonly number[]; width: number; round: number },
): number[] {
  const found: number[] = [];
  for (const k of samples) {
    for (let q = 0; q < 8; q++) {
      const next = k + (around[q] as number);
      const x = next % width;
      if (ring[next] || x === 0 || x === width - 1) continue;
      if (next < width || next >= ring.length - width) continue;
      ring[next] = round;
      found.push(next);
    }
  }
  return found;
}

/** Three rounds of a weighted mean with the neighbours that have a value. */
function smoothAlong(
  rim: readonly number[],
  slope: Float32Array,
  ring: Uint8Array,
  around: readonly number[],
): void {
  const means = new Float64Array(rim.length);
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < rim.length; i++) {
      const k = rim[i] as number;
      let sum = 4 * (slope[k] as number);
      let total = 4;
      for (let q = 0; q < 8; q++) {
        const next = k + (around[q] as number);
        if (!ring[next]) continue;
        const weight = q < 4 ? 2 : 1;
        sum += weight * (slope[next] as number);
        total += weight;
      }
      means[i] = sum / total;
    }
    for (let i = 0; i < rim.length; i++) slope[rim[i] as number] = means[i] as number;
  }
}
