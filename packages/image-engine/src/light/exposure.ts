import { eachRow } from '../picture/each-row.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';

/** Longer edge of the copy on which the light is measured, px. */
const MEASURED_EDGE = 320;
/** What is taken for white: all but that share is darker in each channel. It is brought to that level, 0 to 1, by that factor at most. */
const WHITE = { share: 0.995, level: 0.96, gain: 4 } as const;
/** Luma that the middle of a picture comes to at least, and the exponent that does not go below: noise would show. */
const MIDDLE = { luma: 0.42, exponent: 0.5 } as const;

/**
 * Exposes a picture that is too dark: what is brightest in it comes to white, and its middle to a middle grey; in
 * place. One that is well lit gets brighter along the curve alone that was asked for.
 *
 * @param exponent of that curve, less than 1: what it brightens by at least
 * @param strength 0 to 1, how much of the way it goes where it is too dark
 */
export async function exposed(
  pixels: Pixels,
  exponent: number,
  strength: number,
  { checkpoint }: Pick<PassContext, 'checkpoint'>,
): Promise<Pixels> {
  await checkpoint('Balancing light and shade', 0);
  const small = await shrunk(pixels, MEASURED_EDGE);
  const luma = lumaPlaneOf(small).data;
  // A deep red has little luma: what would clip first is its own channel.
  const most = luma.map((_, p) => Math.max(...small.data.subarray(p * 3, p * 3 + 3)) / 255);
  const white = Math.max(0.01, quantileOf(most, WHITE.share));
  const full = Math.min(WHITE.gain, Math.max(1, WHITE.level / white));
  const gain = 1 + (full - 1) * strength;
  const middle = Math.min(0.99, Math.max(0.01, gain * quantileOf(luma, 0.5)));
  const wanted = 1 + (Math.log(MIDDLE.luma) / Math.log(middle) - 1) * strength;
  const power = Math.max(MIDDLE.exponent, Math.min(exponent, wanted));
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(255 * Math.min(1, (gain * level) / 255) ** power),
  );
  const { data, width, height, channels } = pixels;
  await eachRow(height, checkpoint, (y) => {
    for (let i = y * width * channels; i < (y + 1) * width * channels; i += channels)
      for (let c = i; c < i + 3; c++) data[c] = table[data[c] as number] as number;
  });
  return pixels;
}
