import type { Pixels } from '../picture/picture.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';

/** Luma, 0 to 1, that the brightest parts of a picture have, and what they are brought to where they have less. */
const BRIGHT = { share: 0.98, least: 0.55, wanted: 0.85 };
/** Noise grows as well. */
const MOST = 4;

/** An underexposed copy in usual light, in place: colours of things in the dark are hardly told apart. */
export function exposed(pixels: Pixels): Pixels {
  const bright = quantileOf(lumaPlaneOf(pixels).data, BRIGHT.share);
  if (bright >= BRIGHT.least) return pixels;
  const gain = Math.min(MOST, BRIGHT.wanted / bright);
  const { data } = pixels;
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, (data[i] as number) * gain + 0.5);
  return pixels;
}
