import type { Pixels } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import { lumaPlaneOf, type Plane, planeOf } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { smoothstep } from './oklab.ts';

/**
 * Light that spills from the highlights into what is around them, 0 to 1.
 *
 * @param small a copy whose longer edge is about 320 px
 * @param from luma, 0 to 1, from which on light spills
 * @param reach standard deviation, as a share of the longer edge
 */
export function glowOf(small: Pixels, from: number, reach: number): Plane {
  const luma = lumaPlaneOf(small);
  const bright = planeOf(small);
  for (let p = 0; p < bright.data.length; p++) {
    const value = luma.data[p] as number;
    bright.data[p] = value * smoothstep(from, 1, value);
  }
  const edge = Math.max(small.width, small.height);
  return { ...bright, data: gaussian(bright.data, bright, Math.max(0.5, reach * edge)) };
}

/** Luma that the brightest fortieth reaches, 0 to 1: where the highlights of this picture begin. */
export function highlightsOf(small: Pixels): number {
  return quantileOf(lumaPlaneOf(small).data, 0.975);
}

/** Mean luma, 0 to 1, up to which a picture bears the full glow. */
const BEARS = 0.5;

/** How much of a glow or a veil a picture bears, 0 to 1: where most is light, they would swallow all shapes. */
export function bearsGlow(small: Pixels): number {
  const { data } = lumaPlaneOf(small);
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return Math.min(1, BEARS / (mean + 0.01)) ** 2;
}
