import type { Rgb } from './colour-cube.ts';
import { type Lch, linearOf } from './oklab.ts';

const isOutside = (rgb: Rgb) => Math.min(...rgb) < -0.002 || Math.max(...rgb) > 1.002;

/** The linear colour, brought into what sRGB can show by weakening it and keeping its light. */
export function inGamut(tint: Lch): Rgb {
  let rgb = linearOf(tint);
  let [none, all] = [0, 1];
  for (let k = 0; k < 5 && (isOutside(rgb) || k > 0); k++) {
    const middle = (none + all) / 2;
    rgb = linearOf({ ...tint, c: tint.c * middle });
    if (isOutside(rgb)) all = middle;
    else none = middle;
  }
  return rgb;
}
