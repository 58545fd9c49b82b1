import type { GridSize } from '../grid/grid.ts';

/** Samples beyond the outline that get a value. */
const RINGS = 4;
/** Far outside. */
const NOTHING = -1e4;

/**
 * Continues a squared height beyond the outline, where it is negative, and makes it proportional to the
 * distance close to the outline: there the surface crosses exactly, and its slope is smoothed, so that
 * a side view shows no ribs.
 */
export function extendOutside(
  squared: Float32Array,
  distance: Float32Array,
  { width, height }: GridSize,
): Float32Array {
  const result = new Float32Array(squared.length).fill(NOTHING);
  const slope = new Float32Array(squared.length);
  const ring = new Uint8Array(squared.length);
  for (let k = 0; k < squared.length; k++) {
    if ((distance[k] as number) <= 0) continue;
    result[k] = Math.max(squared[k] as number, 1e-3);
    slope[k] = (result[k] as number) / Math.max(distance[k] as number, 0.35);
    ring[k] = 1;
  }
  // Straight neighbours weigh twice as much as diagonal ones.
  const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  const rim: number[] = [];
  for (let round = 2; round < RINGS + 2; round++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const k = y * width + x;
        if (ring[k]) continue;
        let sum = 0;
        let total = 0;
        for (let q = 0; q < 8; q++) {
          const next = k + (around[q] as number);
          const isKnown = ring[next] && (ring[next] as number) < round;
          if (!isKnown) continue;
          const weight = q < 4 ? 2 : 1;
          sum += weight * (slope[next] as number);
          total += weight;
        }
        if (total === 0) continue;
        slope[k] = sum / total;
        result[k] = (sum / total) * Math.min(distance[k] as number, -0.02);
        ring[k] = round;
      }
    }
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      if (ring[k] && (distance[k] as number) <= 2.5) rim.push(k);
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
  return result;
}

/** Three rounds of a weighted mean with the neighbours that have a value. */
function smoothAlong(
  rim: readonly number[],
  slope: Float32Array,
  ring: Uint8Array,
  around: readonly number[],
): void {
  for (let round = 0; round < 3; round++) {
    const means = rim.map((k) => {
      let sum = 4 * (slope[k] as number);
      let total = 4;
      for (let q = 0; q < 8; q++) {
        const next = k + (around[q] as number);
        if (!ring[next]) continue;
        const weight = q < 4 ? 2 : 1;
        sum += weight * (slope[next] as number);
        total += weight;
      }
      return sum / total;
    });
    for (const [i, k] of rim.entries()) slope[k] = means[i] as number;
  }
}
