import { weightedBlur } from '../grid/blur.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** How lightness becomes height. */
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
  const added = new Float32Array(detail.length);
  for (let k = 0; k < added.length; k++) {
    if (!seen[k] || (distance[k] as number) <= 0) continue;
    const share = clamp(((distance[k] as number) * mmPerSample) / rim, 0, 1);
    const fade = share * share * (3 - 2 * share);
    const contrast = ((detail[k] as number) - (around[k] as number)) / CONTRAST;
    added[k] = (strength / mmPerSample) * Math.tanh(contrast) * fade;
  }
  release(around);
  if (detail !== lightness) release(detail);
  return added;
}

/** Adds a relief to a height that is given squared; never below `least` samples or half of the height. */
export function addRelief(squared: Float32Array, added: Float32Array, least: number): Float32Array {
  const result = squared.slice();
  for (let k = 0; k < result.length; k++) {
    const value = squared[k] as number;
    const change = added[k] as number;
    if (value <= 0 || change === 0) continue;
    const height = Math.sqrt(value);
    result[k] = Math.max(0.5 * height, Math.min(height, least), height + change) ** 2;
  }
  return result;
}
