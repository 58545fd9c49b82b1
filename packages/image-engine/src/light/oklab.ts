import type { Rgb } from './colour-cube.ts';

/** Encoded sRGB to linear light (IEC 61966-2-1), both 0 to 1. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light to encoded sRGB; what is below 0 becomes 0. */
export function toEncoded(value: number): number {
  if (value <= 0) return 0;
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Lightness 0 to 1, chroma from 0, hue in degrees, of Oklab (Ottosson 2020). */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Oklab's polar form of a linear colour. */
export function lchOf([r, g, b]: Rgb): Lch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.sqrt(x * x + y * y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

/** A power costs ten times as much. */
const cubed = (value: number) => value * value * value;

/** The linear colour of Oklab's polar form; may lie outside 0 to 1. */
export function linearOf({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = cubed(l + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cubed(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cubed(l - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** How near a hue is to another, 1 at it, 0 from `width` degrees on, smooth. */
export function hueWeight(hue: number, at: number, width: number): number {
  const distance = Math.abs(((hue - at + 540) % 360) - 180);
  return smoothstep(width, 0, distance);
}

/** 0 at and before `from`, 1 at and after `to`, smooth between; may run downwards. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The same in encoded sRGB of what a change does in linear light. */
export function inLinearLight(change: (colour: Rgb) => Rgb): (colour: Rgb) => Rgb {
  return ([r, g, b]) => {
    const [x, y, z] = change([toLinear(r), toLinear(g), toLinear(b)]);
    return [toEncoded(x), toEncoded(y), toEncoded(z)];
  };
}
