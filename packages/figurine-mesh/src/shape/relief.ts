import { weightedBlur } from '../grid/blur.ts';
import { clamp, type GridSize } from '../grid/grid.ts';

export interface ReliefOptions {
  mmPerSample: number;
  /** mm to each side. */
  strength: number;
  /** mm: details between these two sizes are raised. */
  finest: number;
  coarsest: number;
  /** mm over which the relief fades out towards the outline. */
  rim: number;
}

/** Lightness difference, of 0 to 1, that gets three quarters of the strength. */
const CONTRAST = 0.12;

/**
 * What to add to the height, in samples: light details stand out, dark ones are sunk. Of lightness only
 * a band of sizes counts, since what is coarser is light and shadow, and what is finer is noise.
 *
 * @param lightness 0 to 1
 * @param seen 1 where the picture shows the subject
 */
export function relief(
  lightness: Float32Array,
  seen: Float32Array,
  distance: Float32Array,
  size: GridSize,
  { mmPerSample, strength, finest, coarsest, rim }: ReliefOptions,
): Float32Array {
  const around = weightedBlur(lightness, seen, size, coarsest / mmPerSample);
  const sigma = finest / mmPerSample;
  const detail = sigma > 0.6 ? weightedBlur(lightness, seen, size, sigma) : lightness;
  return detail.map((value, k) => {
    if (!seen[k] || (distance[k] as number) <= 0) return 0;
    const share = clamp(((distance[k] as number) * mmPerSample) / rim, 0, 1);
    const fade = share * share * (3 - 2 * share);
    return (strength / mmPerSample) * Math.tanh((value - (around[k] as number)) / CONTRAST) * fade;
  });
}

/** Adds a relief to a height that is given squared; never below `least` samples or half of the height. */
export function withRelief(
  squared: Float32Array,
  added: Float32Array,
  least: number,
): Float32Array {
  return squared.map((value, k) => {
    const change = added[k] as number;
    if (value <= 0 || change === 0) return value;
    const height = Math.sqrt(value);
    return Math.max(0.5 * height, Math.min(height, least), height + change) ** 2;
  });
}
