import { type Tints, turn } from './tints.ts';

/** Degrees around the middle within which that deviation is measured, so that neighbours do not widen it. */
export const CORE = 14;

export const sumOf = (plane: Float32Array): number => plane.reduce((sum, value) => sum + value, 0);

/** The value below which half of the weights lie. */
export function median(values: Float32Array, weights: Float32Array, most: number): number {
  const bins = new Float64Array(256);
  let total = 0;
  for (let p = 0; p < values.length; p++) {
    const weight = weights[p] as number;
    if (weight === 0) continue;
    const bin = Math.min(255, (((values[p] as number) / most) * 256) | 0);
    bins[bin] = (bins[bin] as number) + weight;
    total += weight;
  }
  let sum = 0;
  const at = bins.findIndex((weight) => {
    sum += weight;
    return sum >= total / 2;
  });
  return ((Math.max(0, at) + 0.5) / 256) * most;
}

/** The hue that most of the weight is near; degrees. */
export function peakHue({ c, h }: Tints, weights: Float32Array): number {
  const bins = new Float64Array(72);
  for (let p = 0; p < h.length; p++) {
    const bin = Math.min(71, ((h[p] as number) / 5) | 0);
    bins[bin] = (bins[bin] as number) + (weights[p] as number) * (c[p] as number);
  }
  const around = (i: number) => {
    let sum = 0;
    for (let d = -2; d <= 2; d++) sum += (bins[(i + d + 72) % 72] as number) * (3 - Math.abs(d));
    return sum;
  };
  let best = 0;
  for (let i = 1; i < 72; i++) if (around(i) > around(best)) best = i;
  let shift = 0;
  let total = 0;
  for (let p = 0; p < h.length; p++) {
    const weight = (weights[p] as number) * (c[p] as number);
    const off = turn(best * 5 + 2.5, h[p] as number);
    if (weight === 0 || Math.abs(off) > CORE) continue;
    shift += weight * off;
    total += weight;
  }
  return (best * 5 + 2.5 + (total > 0 ? shift / total : 0) + 360) % 360;
}
