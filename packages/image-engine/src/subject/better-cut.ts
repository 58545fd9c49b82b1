import type { Size } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import type { Lab } from '../vision/lab.ts';
import { qualityOf } from './mask-quality.ts';

/** What has less than that share of the other's area is only a part of it, of one colour. */
const PART = 0.4;

/**
 * The better of two divisions of what is in a box: a box is drawn close, so what is meant comes near its
 * sides, and its colours differ from those around. The bigger part decides against a mere part of it. What takes the
 * picture's sides has run out into the ground.
 *
 * @param one 1 for every pixel inside
 * @param other the same; wins only when it is clearly not a part of the first alone
 */
export function betterCut(
  one: Uint8Array,
  other: Uint8Array,
  box: Box,
  lab: Lab,
  size: Size,
): Uint8Array {
  const [first, second] = [qualityOf(lab, one, size), qualityOf(lab, other, size)];
  if (second.area < PART * first.area) return one;
  const scores = [
    nearness(one, box, size) + 2 * first.apart + first.edge / 4 - first.sides,
    nearness(other, box, size) + 2 * second.apart + second.edge / 4 - second.sides,
  ] as const;
  return scores[1] > scores[0] ? other : one;
}

/** What is found without the box is what it was drawn around if that much lies in it, and comes about as near its sides. */
const IN_BOX = 0.9;
const AS_NEAR = 0.8;
/** Divisions that share that much hardly differ; and how much stronger the edge of the better one is. */
const ALIKE = 0.8;
const STRONGER = 1.1;

/**
 * A division by a box, unless it ran out into the ground, or took a part for the whole: where the whole picture
 * shows what fills the box as well and ends at clearly stronger edges, that is what is meant.
 *
 * @param marked 1 for every pixel inside
 * @param alone the same, found without the box
 */
export function notRunOut(
  marked: Uint8Array,
  alone: Uint8Array,
  box: Box,
  lab: Lab,
  size: Size,
): Uint8Array {
  const within = alone.map((inside, p) => (isWithin(box, p, size) ? inside : 0));
  let [found, kept, shared, joint] = [0, 0, 0, 0];
  for (let p = 0; p < within.length; p++) {
    found += alone[p] as number;
    kept += within[p] as number;
    shared += (within[p] as number) & (marked[p] as number);
    joint += (within[p] as number) | (marked[p] as number);
  }
  if (kept < IN_BOX * found || shared > ALIKE * joint) return marked;
  if (nearness(within, box, size) < AS_NEAR * nearness(marked, box, size)) return marked;
  const [own, given] = [qualityOf(lab, within, size), qualityOf(lab, marked, size)];
  return own.edge > STRONGER * given.edge ? within : marked;
}

function isWithin({ left, top, right, bottom }: Box, p: number, { width, height }: Size): boolean {
  const x = ((p % width) + 0.5) / width;
  const y = (Math.floor(p / width) + 0.5) / height;
  return x > left && x < right && y > top && y < bottom;
}

/** How near a division comes to the sides of a box: 1 touches all four. */
export function nearness(inside: Uint8Array, box: Box, { width, height }: Size): number {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (inside[p] !== 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right === 0) return 0;
  const across = Math.max(0, left / width - box.left) + Math.max(0, box.right - right / width);
  const down = Math.max(0, top / height - box.top) + Math.max(0, box.bottom - bottom / height);
  return Math.exp(-4 * (across / (box.right - box.left) + down / (box.bottom - box.top)));
}
