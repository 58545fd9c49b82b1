import { applyCurves, type Curve, luma } from '../picture/curves.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import type { Light } from './light.ts';

/** How far the subject follows the new light: all the way would look painted. */
const EXPOSURE_SHARE = 0.75;
const TINT_SHARE = 0.85;
/** A subject whose brightest parts are darker than that is dark itself, not badly lit; 0 to 1. */
const LEAST_WHITE = 0.78;

/** The level, 0 to 1, below which 97 % of the subject lies. */
function whiteOf({ data, channels }: Pixels, mask: Mask): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let p = 0, i = 0; p < mask.data.length; p += 3, i += 3 * channels) {
    if ((mask.data[p] as number) < 200) continue;
    const level = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
    histogram[level] = (histogram[level] as number) + 1;
    count += 1;
  }
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += histogram[level] as number;
    if (count > 0 && sum >= count * 0.97) return level / 255;
  }
  return 1;
}

/** A gain in linear light with a shoulder: bright skin keeps its steps instead of clipping. */
function curveFor(gain: number, air: number): Curve {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const linear = (value / 255) ** 2.2 * gain;
    const soft = linear < 0.7 ? linear : 0.7 + 0.3 * Math.tanh((linear - 0.7) / 0.3);
    // Below 1 nothing may be lifted: a gain that darkens needs no shoulder.
    const shown = (gain > 1 ? soft : linear) ** (1 / 2.2);
    return Math.round(255 * (shown + (1 - shown) * air));
  });
}

/** Exposure, white balance and contrast of the subject follow the light, gently and in place. */
export async function matchTones(
  pixels: Pixels,
  mask: Mask,
  { tint, white, air }: Light,
  pause: () => Promise<void>,
): Promise<void> {
  const wanted = (white / Math.max(LEAST_WHITE, whiteOf(pixels, mask))) ** (2.2 * EXPOSURE_SHARE);
  const exposure = Math.min(1.25, Math.max(0.4, wanted));
  const curve = (c: 0 | 1 | 2) =>
    curveFor(exposure * (1 + (tint[c] - 1) * TINT_SHARE), air * white * 0.5 * tint[c]);
  await applyCurves(pixels, [curve(0), curve(1), curve(2)], pause);
}
