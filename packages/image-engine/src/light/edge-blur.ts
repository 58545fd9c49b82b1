import type { Size } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';

/** Edge, px, of the middle of the picture that is measured. */
const MEASURED = 256;
/** Deviation, px, that it is blurred by once more. */
const AGAIN = 1;
/** Change from one pixel to the next, in levels, from which on it is an edge rather than grain. */
const EDGE = 6;
/** Edges that are needed to tell. */
const ENOUGH = 100;
/** Share of the edges that are in focus: the rest may well be meant to be soft. */
const FOCUSED = 0.3;

/**
 * Deviation in px by which the sharper edges of a picture are blurred: one more blur lowers the slope of an edge the
 * less the softer it is (Zhuo & Sim, "Defocus map estimation from a single image", 2011). 0 where it has too few edges.
 *
 * @param luma 0 to 255
 */
export function edgeBlurOf({ data, width, height }: Size & { data: Uint8Array }): number {
  const size = { width: Math.min(width, MEASURED), height: Math.min(height, MEASURED) };
  const [left, top] = [(width - size.width) >> 1, (height - size.height) >> 1];
  const part = Float32Array.from(
    { length: size.width * size.height },
    (_, p) => data[(top + Math.floor(p / size.width)) * width + left + (p % size.width)] as number,
  );
  const soft = gaussian(part, size, AGAIN);
  const slopeOf = (plane: Float32Array, p: number, step: number) =>
    Math.abs((plane[p + step] as number) - (plane[p - step] as number)) / 2;
  const found: number[] = [];
  for (let y = 2; y < size.height - 2; y++)
    for (let x = 2, p = y * size.width + 2; x < size.width - 2; x++, p++)
      for (const step of [1, size.width]) {
        const slope = slopeOf(part, p, step);
        if (
          slope < EDGE ||
          slope < slopeOf(part, p - step, step) ||
          slope <= slopeOf(part, p + step, step)
        )
          continue;
        const ratio = slope / slopeOf(soft, p, step);
        if (ratio > 1.02) found.push(AGAIN / Math.sqrt(ratio * ratio - 1));
      }
  if (found.length < ENOUGH) return 0;
  return found.sort((a, b) => a - b)[Math.floor(FOCUSED * found.length)] as number;
}
