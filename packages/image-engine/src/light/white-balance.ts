import { applyMatrix, type Prelude } from '../picture/apply-matrix.ts';
import type { Curve } from '../picture/curves.ts';
import { saturationMatrix } from '../picture/matrices.ts';
import type { Pixels } from '../picture/picture.ts';
import { shrunk } from '../vision/plane.ts';
import type { Rgb } from './colour-cube.ts';
import { illuminantOf } from './illuminant.ts';
import { type Cast, lightOfCast } from './named-cast.ts';
import { smoothstep, toEncoded, toLinear } from './oklab.ts';
import { whitePatchOf } from './white-patch.ts';

/** Longer edge of the copy on which the light is looked for, px. */
const LOOKED_AT = 192;
/** Share of the cast that is taken away: some of it may be the light that the picture is about. */
const DAMPING = 0.8;
/** Gains are kept between this and its inverse. */
const MOST = 3.2;
/** Gains that are no further from 1 than this are not worth a change. */
const BALANCED = 0.04;

/**
 * Colour of the light in linear red, green and blue, green 1; null when it cannot be told.
 *
 * @param small an opaque copy whose longer edge is about 200 px
 */
export function lightOf(small: Pixels): Rgb | null {
  const [neutrals, whites] = [illuminantOf(small), whitePatchOf(small)];
  return neutrals && whites ? noFurther(neutrals, whites) : (neutrals ?? whites);
}

/**
 * Takes away the cast of the light, in place; null when there is none, or it cannot be told.
 *
 * @param cast the one that is to go, where it is said
 */
export async function whiteBalanced(
  pixels: Pixels,
  pause: () => Promise<void>,
  cast?: Cast,
): Promise<Pixels | null> {
  const small = await shrunk(pixels, LOOKED_AT);
  const light = cast ? lightOfCast(small, cast) : lightOf(small);
  await pause();
  if (!light) return null;
  const gains = cast ? gainsOf(light, DAMPING) : gainsAgainst(light, DAMPING);
  if (!gains) return null;
  return applyMatrix(pixels, saturationMatrix(1), pause, undefined, balanceBy(gains));
}

/** Gains of the channels that take that share of a light's colour away; null when they would not show. */
export function gainsAgainst(light: Rgb, share: number): Rgb | null {
  // A light far off the course of daylight and lamps is rather the colour of things (a lawn, a wall).
  const isOdd = smoothstep(0.25, 0.6, Math.abs(Math.log(light[0]) + Math.log(light[2])) / 2);
  return gainsOf(light, share * (1 - 0.75 * isOdd));
}

function gainsOf(light: Rgb, share: number): Rgb | null {
  // What is too strong to be taken away in full keeps its hue.
  const furthest = Math.max(...light.map((value) => Math.abs(Math.log(value))));
  const damping = Math.min(share, Math.log(MOST) / furthest);
  const [r, g, b] = light.map((value) => value ** -damping) as Rgb;
  const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const gains: Rgb = [r / luma, g / luma, b / luma];
  return gains.every((gain) => Math.abs(gain - 1) < BALANCED) ? null : gains;
}

/** A light that leans no further than the lightest things do where they lean alike: else these would get the opposite cast. */
const noFurther = (light: Rgb, whites: Rgb): Rgb =>
  light.map((value, c) => {
    const white = whites[c] as number;
    if (value > 1 && white > 1) return Math.min(value, white);
    return value < 1 && white < 1 ? Math.max(value, white) : value;
  }) as unknown as Rgb;

/** A gain in linear light as a curve over encoded values, 0 to 255. */
const curveOf = (gain: number) =>
  Float32Array.from(
    { length: 256 },
    (_, v) => 255 * Math.min(1, toEncoded(toLinear(v / 255) * gain)),
  );

/** How white a pixel is by its weakest channel, and how clipped a channel is, 0 to 1, each by its level. */
const WHITE = Float32Array.from({ length: 256 }, (_, v) => smoothstep(0.92, 1, v / 255));
const CLIPPED = Float32Array.from({ length: 256 }, (_, v) => smoothstep(0.95, 1, v / 255));

/** A lowered channel that was clipped, not below the two others. */
const held = (value: number, was: number, gain: number, others: number): number =>
  gain < 1 && value < others ? value + (others - value) * (CLIPPED[was] as number) : value;

/** As it was, as far as it is white; rounded when it is stored. */
const kept = (value: number, was: number, white: number): number =>
  value + (was - value) * white + 0.5;

/** Level from which on a channel is not just multiplied: below it nothing is white or clipped. */
const BRIGHT = WHITE.findIndex((share) => share > 0);

/**
 * What multiplies the channels in linear light. What is burnt out in all of them stays white. What is burnt out in
 * one that is lowered had more of it than the file holds: that channel does not fall below the two others.
 */
export function balanceBy(gains: Rgb): Prelude {
  const [reds, greens, blues] = gains.map(curveOf) as [Float32Array, Float32Array, Float32Array];
  const [gainR, gainG, gainB] = gains;
  return {
    curves: [rounded(reds), rounded(greens), rounded(blues)],
    bright: BRIGHT,
    ofBright: (data, i) => {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const red = reds[r] as number;
      const green = greens[g] as number;
      const blue = blues[b] as number;
      const white = WHITE[Math.min(r, g, b)] as number;
      data[i] = kept(held(red, r, gainR, (green + blue) / 2), r, white);
      data[i + 1] = kept(held(green, g, gainG, (red + blue) / 2), g, white);
      data[i + 2] = kept(held(blue, b, gainB, (red + green) / 2), b, white);
    },
  };
}

const rounded = (curve: Float32Array): Curve => Uint8Array.from(curve, Math.round);
