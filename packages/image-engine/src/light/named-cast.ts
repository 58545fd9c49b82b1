import { isColourless } from '../picture/colourless.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Rgb } from './colour-cube.ts';
import { illuminantOf } from './illuminant.ts';
import { lightestOf } from './white-patch.ts';

/** Where casts lean to: logarithms of red and of blue over green, of length 1. */
const CASTS = {
  yellow: [0.26, -0.97],
  orange: [0.55, -0.84],
  red: [1, 0],
  pink: [0.89, 0.45],
  magenta: [0.71, 0.71],
  purple: [0.45, 0.89],
  blue: [-0.32, 0.95],
  green: [-0.71, -0.71],
} as const;

export type Cast = keyof typeof CASTS;
export const CAST_NAMES = Object.keys(CASTS) as [Cast, ...Cast[]];

/** Cosine of the angle between a light and a cast up to which it may be called so: eyes differ. */
const ALIKE = 0.5;
/** Least that is taken away of a cast that is complained of, in log ratios: one that eyes see and measures miss. */
const LEAST = 0.12;

/**
 * Colour of a light of that cast, in linear red, green and blue, green 1: halfway between what greys and what the
 * lightest things are like, of those that lean so. Null for a black-and-white picture.
 *
 * @param small an opaque copy whose longer edge is about 256 px
 */
export function lightOfCast(small: Pixels, cast: Cast): Rgb | null {
  if (isColourless(small)) return null;
  const [towardsU, towardsV] = CASTS[cast];
  const leaning = [illuminantOf(small), lightestOf(small).whites]
    .flatMap((light) => (light ? [[Math.log(light[0]), Math.log(light[2])] as const] : []))
    .filter(([u, v]) => u * towardsU + v * towardsV > ALIKE * Math.hypot(u, v));
  const count = Math.max(1, leaning.length);
  const u = leaning.reduce((sum, light) => sum + light[0] / count, 0);
  const v = leaning.reduce((sum, light) => sum + light[1] / count, 0);
  const missing = Math.max(0, LEAST - Math.hypot(u, v));
  return [Math.exp(u + missing * towardsU), 1, Math.exp(v + missing * towardsV)];
}
