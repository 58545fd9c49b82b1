import { luma } from '../picture/curves.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Rgb } from './colour-cube.ts';
import { toEncoded, toLinear } from './oklab.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, v) => toLinear(v / 255));
/** Share of the pixels that are taken for white things: the lightest. */
const LIGHTEST = 0.01;
/** Level that the strongest channel of white things has at least. */
const BRIGHT = 150;
/**
 * Furthest that the light may be from white, in log ratios: what is further is the colour of things. Further under one
 * of which all of the picture has at least that share.
 */
const FURTHEST = { usual: 1, everywhere: 1.7, share: 0.7 };
/** A pixel burnt out in one channel, but not in another below that level, hides its colour. */
const HIDDEN = { burnt: 254, other: 235 };

const overGreen = ([r, g, b]: Rgb): Rgb => [
  Math.max(1e-4, r / Math.max(1e-6, g)),
  1,
  Math.max(1e-4, b / Math.max(1e-6, g)),
];

/** What the lightest things of a picture and all of it are like: linear red, green and blue, green 1, and a level of theirs. */
export function lightestOf({ data }: Pixels): { whites: Rgb; whole: Rgb; level: number } {
  const lumas = new Uint8Array(data.length / 3);
  const counts = new Uint32Array(256);
  for (let p = 0, i = 0; p < lumas.length; p++, i += 3) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const isHidden = Math.max(r, g, b) >= HIDDEN.burnt && Math.min(r, g, b) < HIDDEN.other;
    const value = isHidden ? 0 : luma(r, g, b);
    lumas[p] = value;
    counts[value] = (counts[value] as number) + 1;
  }
  let least = 255;
  let light = counts[255] as number;
  while (light < LIGHTEST * lumas.length && least > 0) light += counts[--least] as number;
  const whites: [number, number, number] = [0, 0, 0];
  const whole: [number, number, number] = [0, 0, 0];
  for (let p = 0, i = 0; p < lumas.length; p++, i += 3) {
    const isLight = (lumas[p] as number) >= least;
    for (let c = 0; c < 3; c++) {
      const value = LINEAR[data[i + c] as number] as number;
      whole[c] = (whole[c] as number) + value;
      if (isLight) whites[c] = (whites[c] as number) + value / light;
    }
  }
  const level = toEncoded(Math.max(...whites)) * 255;
  return { whites: overGreen(whites), whole: overGreen(whole), level };
}

/**
 * Colour of the light by the lightest things, which mostly are white ones (white patch, Land & McCann 1971), in linear
 * red, green and blue, green 1: for a picture that hardly shows anything grey. Null when they are dim or of a strong
 * colour, or when the whole picture leans the other way: then they are rather lamps or flames.
 *
 * @param small an opaque copy whose longer edge is about 256 px
 */
export function whitePatchOf(small: Pixels): Rgb | null {
  const { whites, whole, level } = lightestOf(small);
  const [u, v] = [Math.log(whites[0]), Math.log(whites[2])];
  const [wholeU, wholeV] = [Math.log(whole[0]), Math.log(whole[2])];
  const leansAlike = v * wholeV > 0;
  const isEverywhere = u * wholeU + v * wholeV > FURTHEST.share * (u * u + v * v);
  const furthest = isEverywhere ? FURTHEST.everywhere : FURTHEST.usual;
  return level > BRIGHT && leansAlike && Math.hypot(u, v) <= furthest ? whites : null;
}
