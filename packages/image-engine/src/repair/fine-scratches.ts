import type { Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';

/** Levels by which a scratch is lighter than the pixels that far to its left and right. */
const LEAST = 5;
/** Rows above and below over which tones are averaged: grain is less than a scratch along it. */
const ALONG = 3;
const BESIDE = 3;
/** Shortest scratch, as a share of the longer edge, and how many times longer than wide it is at least. */
const SHORTEST = 0.02;
const SLENDER = 6;

/**
 * Marks the fine upright scratches that a print gets when it is pulled out of an album or over a scanner: lighter than
 * what is to their left and right, and many times higher than wide.
 *
 * @param luma 0 to 255
 * @param mask gets 255 where they are
 * @returns how many there are
 */
export async function markFineScratches(
  luma: Float32Array,
  size: Size,
  isPhoto: Uint8Array,
  mask: Uint8Array,
  checkpoint: Checkpoint,
): Promise<number> {
  const { width, height } = size;
  const along = luma.map((_, p) => {
    let sum = 0;
    for (let k = -ALONG; k <= ALONG; k++) sum += luma[p + k * width] ?? (luma[p] as number);
    return sum / (2 * ALONG + 1);
  });
  const isLine = Uint8Array.from(along, (value, p) => {
    const x = p % width;
    if (!isPhoto[p] || x < BESIDE || x >= width - BESIDE) return 0;
    const beside = Math.max(along[p - BESIDE] as number, along[p + BESIDE] as number);
    return value - beside > LEAST ? 1 : 0;
  });
  const { of, areas } = await piecesOf(isLine, size, checkpoint);
  const tops = areas.map(() => height);
  const bottoms = areas.map(() => 0);
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    const y = Math.floor(p / width);
    tops[name] = Math.min(tops[name] as number, y);
    bottoms[name] = Math.max(bottoms[name] as number, y + 1);
  }
  const isScratch = areas.map((area, name) => {
    const length = (bottoms[name] as number) - (tops[name] as number);
    return (
      name > 0 && length > SHORTEST * Math.max(width, height) && area * SLENDER < length * length
    );
  });
  await checkpoint();
  const grown = boxMean(
    Float32Array.from(of, (name) => (isScratch[name] ? 1 : 0)),
    size,
    1,
  );
  for (let p = 0; p < mask.length; p++) if ((grown[p] as number) > 0.01) mask[p] = 255;
  return isScratch.filter(Boolean).length;
}
