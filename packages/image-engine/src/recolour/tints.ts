import type { NamedColour, Rgb } from '../grammar/words/colours.ts';
import { type Lch, lchOf, toLinear } from '../light/oklab.ts';
import type { Pixels, Size } from '../picture/picture.ts';

/** Oklab's polar form of every pixel: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Tints extends Size {
  l: Float32Array;
  c: Float32Array;
  h: Float32Array;
}

/** What is to have another colour. */
export interface Named {
  /** The colour it has; null when only the thing was named. */
  from: NamedColour | null;
  /** What the visitor called it, such as "dress"; may be empty. */
  thing: string;
}

/** A colour of the picture, and how much each pixel is of it, 0 to 1. */
export interface Belonging {
  centre: Lch;
  share: Float32Array;
}

/** Chroma below which the eye sees grey. */
export const GREYISH = 0.045;

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** The polar form of an encoded colour, each channel 0 to 255. */
export function tintOf([r, g, b]: Rgb): Lch {
  return lchOf([toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]);
}

/** The polar form of a picture. */
export function tintsOf({ data, width, height, channels }: Pixels): Tints {
  const area = width * height;
  const l = new Float32Array(area);
  const c = new Float32Array(area);
  const h = new Float32Array(area);
  for (let p = 0, i = 0; p < area; p++, i += channels) {
    const tint = lchOf([
      LINEAR[data[i] as number] as number,
      LINEAR[data[i + 1] as number] as number,
      LINEAR[data[i + 2] as number] as number,
    ]);
    l[p] = tint.l;
    c[p] = tint.c;
    h[p] = tint.h;
  }
  return { l, c, h, width, height };
}

/** Difference of two hues, −180 to 180 degrees. */
export function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

export const RADIANS = Math.PI / 180;
/** A pixel's place between green and red, and between blue and yellow. */
export const aOf = ({ c, h }: Tints, p: number): number =>
  (c[p] as number) * Math.cos((h[p] as number) * RADIANS);
export const bOf = ({ c, h }: Tints, p: number): number =>
  (c[p] as number) * Math.sin((h[p] as number) * RADIANS);
