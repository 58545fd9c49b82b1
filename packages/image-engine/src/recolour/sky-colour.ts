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
  type Tints,
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
 * The colour of what is of one colour and paler in places, as a sky with clouds and haze is: mixtures of it with white
 * take as much of another colour as they have of this one. What is without colour takes it everywhere.
 *
 * @param area how much each pixel is of it, 0 to 1
 */
export function inProportion(tints: Tints, area: Float32Array, from: Named['from']): Belonging {
  const [a, b] = [aOf, bOf].map((of) => area.map((_, p) => of(tints, p))) as [
    Float32Array,
    Float32Array,
  ];
  const named = from && tintOf(from.rgb);
  const own = Math.atan2(meanOf(b, area), meanOf(a, area));
  const hue = named && named.c > GREYISH ? named.h * RADIANS : own;
  const amounts = a.map((value, p) => value * Math.cos(hue) + (b[p] as number) * Math.sin(hue));
  const clear = quantileOf(
    amounts.filter((_, p) => (area[p] as number) > 0.5).map((amount) => Math.max(0, amount)),
    CLEAR,
  );
  const takes = (amount: number) => (clear < GREYISH ? 1 : smoothstep(0, clear, amount));
  const share = area.map((part, p) => part * takes(amounts[p] as number));
  const centre = {
    l: meanOf(tints.l, share),
    c: clear,
    h: (hue / RADIANS + 360) % 360,
  };
  return { centre, share };
}

/**
 * The colour of a sky.
 *
 * @param small a copy of the picture
 * @param mask of the sky, at any size
 * @param marked what of the picture is asked about; all of it when null
 */
export function colourOfSky(
  small: Pixels,
  mask: Mask,
  { from }: Named,
  marked: Mask | null,
): Belonging {
  const tints = tintsOf(small);
  const sky = maskAt(mask, tints.width, tints.height);
  const asked = marked && maskAt(marked, tints.width, tints.height);
  const area = asked ? sky.map((share, p) => share * (asked[p] as number)) : sky;
  return inProportion(tints, area, from);
}
