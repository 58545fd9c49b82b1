import { smoothstep } from '../light/oklab.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { quantileOf } from '../vision/quantile.ts';
import { maskAt } from './thing.ts';
import {
  aOf,
  type Belonging,
  bOf,
  GREYISH,
  type Named,
  RADIANS,
  tintOf,
  tintsOf,
} from './tints.ts';

/** Whether it is the sky that is to have another colour. */
export const isSky = (thing: string): boolean => /(?:^| )(?:sky|skies)$/i.test(thing);

/** Where in the sky's pixels, by how much they have of its colour, the clear sky is. */
const CLEAR = 0.75;

/** The mean of a plane, as far as it is inside. */
function meanOf(plane: Float32Array, inside: Float32Array): number {
  let [sum, count] = [0, 1e-6];
  for (let p = 0; p < plane.length; p++) {
    sum += (plane[p] as number) * (inside[p] as number);
    count += inside[p] as number;
  }
  return sum / count;
}

/**
 * The colour of a sky: clouds and the haze above the horizon are mixtures of it with white, and take as much of another
 * colour as they have of this one. A sky without colour takes it everywhere.
 *
 * @param small a copy of the picture
 * @param mask of the sky, at any size
 */
export function colourOfSky(small: Pixels, mask: Mask, { from }: Named): Belonging {
  const tints = tintsOf(small);
  const sky = maskAt(mask, tints.width, tints.height);
  const [a, b] = [aOf, bOf].map((of) => sky.map((_, p) => of(tints, p))) as [
    Float32Array,
    Float32Array,
  ];
  const named = from && tintOf(from.rgb);
  const own = Math.atan2(meanOf(b, sky), meanOf(a, sky));
  const hue = named && named.c > GREYISH ? named.h * RADIANS : own;
  const amounts = a.map((value, p) => value * Math.cos(hue) + (b[p] as number) * Math.sin(hue));
  const clear = quantileOf(
    amounts.filter((_, p) => (sky[p] as number) > 0.5).map((amount) => Math.max(0, amount)),
    CLEAR,
  );
  const takes = (amount: number) => (clear < GREYISH ? 1 : smoothstep(0, clear, amount));
  const share = sky.map((part, p) => part * takes(amounts[p] as number));
  const centre = {
    l: meanOf(tints.l, share),
    c: clear,
    h: (hue / RADIANS + 360) % 360,
  };
  return { centre, share };
}
