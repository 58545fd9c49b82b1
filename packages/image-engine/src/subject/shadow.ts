import type { Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Lab } from '../vision/lab.ts';
import type { Triple } from './surface.ts';

/** Light that a shadow leaves, as a share of the ground's on the scale of L* + 16: none is deeper. */
const DEEPEST = 0.45;
/** Deviations of hue, in standard ones, from which on it is another colour. */
const OTHER_HUE = 3;
/** Share of the ground's own chroma that shade keeps, at least and at most: light that bounces off it adds colour. */
const LEAST_CHROMA = 0.55;
const MOST_CHROMA = 1.5;
/** Change of lightness from a pixel to the next above which something is drawn, not shaded; for its noise as well. */
const DRAWN = 4.2;
const PER_NOISE = 0.4;

/**
 * Which pixels may be ground in shade: darker, of the same hue, and soft at their edge.
 *
 * @param ground the ground's colours in full light
 * @param deviations standard ones of those
 */
export function mayBeShade(
  { lightness, a, b }: Lab,
  ground: Lab,
  [noise, sa, sb]: Triple,
  size: Size,
): Uint8Array {
  const { width, height } = size;
  const smooth = boxMean(lightness, size, 1);
  const sharp = 4 * (DRAWN + PER_NOISE * noise);
  const tolerance = Math.hypot(sa, sb) / Math.SQRT2 + 1;
  const shade = new Uint8Array(lightness.length);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const left = ((smooth[p] as number) + 16) / ((ground.lightness[p] as number) + 16);
      if (left > 1 || left < DEEPEST) continue;
      const ga = ground.a[p] as number;
      const gb = ground.b[p] as number;
      const chroma = Math.hypot(ga, gb) + 1e-6;
      const along = ((a[p] as number) * ga + (b[p] as number) * gb) / chroma;
      const aside = ((a[p] as number) * gb - (b[p] as number) * ga) / chroma;
      const over = Math.max(0, along - chroma * MOST_CHROMA, chroma * LEAST_CHROMA - along);
      if (Math.hypot(over, aside) > OTHER_HUE * tolerance) continue;
      const across =
        (smooth[p + (x + 2 < width ? 2 : 0)] as number) - (smooth[p - (x > 1 ? 2 : 0)] as number);
      const down =
        (smooth[p + (y + 2 < height ? 2 * width : 0)] as number) -
        (smooth[p - (y > 1 ? 2 * width : 0)] as number);
      if (Math.hypot(across, down) < sharp) shade[p] = 1;
    }
  }
  return shade;
}
