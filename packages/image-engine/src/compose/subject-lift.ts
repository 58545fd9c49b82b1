import type { Mask, Pixels } from '../picture/picture.ts';
import { quantileOf } from '../vision/quantile.ts';

/** Luma at which a lit face is well exposed: a stop above middle grey. */
const WELL_LIT = 0.66;
/** How many stops a subject is lifted by: what is bright is still to be seen to have got brighter, and noise stays below. */
const STOPS = { least: 1.2, most: 2 };
/** How much of the subject is looked at from its top, as a share of its rows: head and shoulders. */
const UPPER = 0.5;
/** Where the mask counts as the subject, of 255. */
const SURE = 200;

/** By how many stops the upper part of the subject has to be brighter to be well exposed; all at its size. */
export function liftFor({ data, channels }: Pixels, mask: Mask): number {
  const { width } = mask;
  const rows: number[] = [];
  for (let p = 0; p < mask.data.length; p++)
    if ((mask.data[p] as number) >= SURE) rows.push((p / width) | 0);
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  const end = (top + (bottom - top) * UPPER + 1) * width;
  const lumas = new Float32Array(rows.length);
  let count = 0;
  for (let p = top * width; p < end && p < mask.data.length; p++) {
    if ((mask.data[p] as number) < SURE) continue;
    const [r, g, b] = [0, 1, 2].map((c) => data[p * channels + c] as number) as [
      number,
      number,
      number,
    ];
    lumas[count++] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  }
  if (count === 0) return STOPS.least;
  const luma = Math.max(0.01, quantileOf(lumas.subarray(0, count), 0.5));
  return Math.min(STOPS.most, Math.max(STOPS.least, 2.2 * Math.log2(WELL_LIT / luma)));
}
