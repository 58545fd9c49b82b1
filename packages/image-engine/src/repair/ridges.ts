import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { gaussian } from '../vision/gaussian.ts';

/** The crests and troughs of a picture: the middles of its lines. */
export interface Ridges extends Size {
  /** How much the middle of a line stands out, in levels; 0 where there is none. Below 0: a dark line. */
  strength: Float32Array;
  /** Direction of the line, radians, 0 to π. */
  direction: Float32Array;
}

/** Half-widths of lines looked for, px (standard deviations of the Gaussian). */
const SCALES = [1.3, 2.4];
/** The curvature along a line is at most that share of the curvature across it. */
const ELONGATION = 0.45;

/**
 * Finds the middles of thin lines: where the second derivative across is largest (Steger 1998; scale
 * normalised after Lindeberg 1998).
 *
 * @param plane luma, 0 to 255
 * @param least levels that a line must stand out by
 */
export async function ridgesOf(
  plane: Float32Array,
  size: Size,
  least: number,
  checkpoint: Checkpoint,
): Promise<Ridges> {
  const { width, height } = size;
  const strength = new Float32Array(plane.length);
  const direction = new Float32Array(plane.length);
  for (const sigma of SCALES) {
    const g = gaussian(plane, size, sigma);
    await checkpoint();
    const scale = sigma * sigma;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
        const middle = g[p] as number;
        const xx = (g[p - 1] as number) - 2 * middle + (g[p + 1] as number);
        const yy = (g[p - width] as number) - 2 * middle + (g[p + width] as number);
        const xy =
          ((g[p - width - 1] as number) +
            (g[p + width + 1] as number) -
            (g[p - width + 1] as number) -
            (g[p + width - 1] as number)) /
          4;
        const mean = (xx + yy) / 2;
        const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
        const across = mean < 0 ? mean - spread : mean + spread;
        const along = mean < 0 ? mean + spread : mean - spread;
        const value = -scale * across;
        if (Math.abs(value) < least || Math.abs(along) > ELONGATION * Math.abs(across)) continue;
        if (Math.abs(value) <= Math.abs(strength[p] as number)) continue;
        strength[p] = value;
        // The eigenvector of the larger eigenvalue: along a light line, across a dark one.
        const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
        direction[p] = (angle + (mean < 0 ? 0 : Math.PI / 2) + Math.PI) % Math.PI;
      }
    }
  }
  await checkpoint();
  return thinned({ strength, direction, width, height });
}

/** Leaves the pixels that stand out more than both neighbours across the line. */
function thinned({ strength, direction, width, height }: Ridges): Ridges {
  const thin = new Float32Array(strength.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      const value = strength[p] as number;
      if (value === 0) continue;
      const angle = (direction[p] as number) + Math.PI / 2;
      const step = Math.round(Math.sin(angle)) * width + Math.round(Math.cos(angle));
      const sign = Math.sign(value);
      if (sign * (strength[p + step] as number) > sign * value) continue;
      if (sign * (strength[p - step] as number) >= sign * value) continue;
      thin[p] = value;
    }
  }
  return { strength: thin, direction, width, height };
}
