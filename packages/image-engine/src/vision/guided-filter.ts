import { eachRow } from '../picture/each-row.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { boxMean } from './box-mean.ts';
import { createWindows } from './guided-windows.ts';

/** A plane as a local linear function of a picture's colours: red, green and blue (0 to 1) and a constant. */
export interface GuidedModel extends Size {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  offset: Float32Array;
}

/**
 * Explains a plane by the colours around every pixel (K. He, J. Sun, X. Tang, Guided Image Filtering,
 * 2010). Worked out on a small copy, the model may be applied to the large picture: the plane then has
 * the large picture's edges (K. He, J. Sun, Fast Guided Filter, 2015).
 *
 * @param radius px to each side
 * @param smoothness the variance, of colours 0 to 1, from which on an edge is kept
 * @param pause awaited between the planes
 */
export async function guidedModel(
  guide: Pixels,
  plane: Float32Array,
  radius: number,
  smoothness: number,
  pause: () => Promise<void>,
): Promise<GuidedModel> {
  const { width, height } = guide;
  const size = { width, height };
  const fits = Array.from({ length: 4 }, () => new Float32Array(width * height));
  const windows = createWindows(guide, plane, radius);
  await eachRow(height, pause, (y) => windows.fitRow(y, smoothness, fits));
  const mean = async (k: number) => {
    await pause();
    return boxMean(fits[k] as Float32Array, size, radius);
  };
  return {
    ...size,
    red: await mean(0),
    green: await mean(1),
    blue: await mean(2),
    offset: await mean(3),
  };
}

/** Smooths a plane but for the edges that the guide has in the same place. */
export async function guidedFilter(
  guide: Pixels,
  plane: Float32Array,
  radius: number,
  smoothness: number,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const { red, green, blue, offset } = await guidedModel(guide, plane, radius, smoothness, pause);
  await pause();
  const { data, channels } = guide;
  for (let p = 0, i = 0; p < offset.length; p++, i += channels) {
    const value =
      (red[p] as number) * (data[i] as number) +
      (green[p] as number) * (data[i + 1] as number) +
      (blue[p] as number) * (data[i + 2] as number);
    offset[p] = value / 255 + (offset[p] as number);
  }
  return offset;
}
