import type { Mask, Size } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import { KEPT, REMOVED } from './held.ts';

/**
 * What is taken as ground: what is outside the box, or else the picture's sides, less what was painted.
 *
 * @returns 1 for every such pixel
 */
export function knownGround(held: Mask | null, { box }: Selection, size: Size): Uint8Array {
  const rim = rimOf(size);
  if (!held) return rim;
  return rim.map((atRim, p) =>
    held.data[p] === REMOVED || (!box && atRim === 1 && held.data[p] !== KEPT) ? 1 : 0,
  );
}

/** How many of the picture's sides are known to be ground, mostly: what is seen on two may be another ground than the rest's. */
export function sidesOf(isGround: Uint8Array, { width, height }: Size): number {
  const sides = [
    Array.from({ length: width }, (_, x) => x),
    Array.from({ length: width }, (_, x) => (height - 1) * width + x),
    Array.from({ length: height }, (_, y) => y * width),
    Array.from({ length: height }, (_, y) => y * width + width - 1),
  ];
  const isKnown = (side: number[]) =>
    side.filter((p) => isGround[p] === 1).length > side.length / 2;
  return sides.filter(isKnown).length;
}

/** Width of the strip along the sides, as a share of the longer edge. */
const STRIP = 0.04;

/** 1 along the picture's sides, where its background is expected. */
export function rimOf({ width, height }: Size): Uint8Array {
  const deep = Math.max(2, Math.round(STRIP * Math.max(width, height)));
  const rim = new Uint8Array(width * height);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++)
      if (x < deep || y < deep || x >= width - deep || y >= height - deep) rim[p] = 1;
  return rim;
}
