import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { cellAt } from './colour-cells.ts';
import { hangingTogether } from './hanging-together.ts';

/** How far apart two parts of a thing are at most, as a share of the box's shorter side: a leaf, where its stem is not told. */
const GAP = 0.08;
/** Area of what is farther away, as a share of the thing, from which on it is another one that was boxed along. */
const ANOTHER = 0.1;

/**
 * What of a box, beside the thing in it, has colours that nothing around the box has, is near to the thing, and does not
 * lead out of the box: that is something of many colours that goes on past it. What is little and apart is
 * something else, such as letters on a label behind.
 *
 * @param thing the rest of the box is asked about
 * @param isKnown 1 for the cells of colours that are seen around
 * @param leavesBox whether what a pixel shows goes on far past the side of the box that it lies at
 * @returns whether a pixel of the box, counted in it, is such
 */
export async function unseenAround(
  pixels: Pixels,
  box: Box,
  thing: Mask,
  isKnown: Uint8Array,
  leavesBox: (x: number, y: number) => boolean,
  pause: Checkpoint,
): Promise<(q: number) => boolean> {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const unseen = new Uint8Array(size.width * size.height);
  const leading: number[] = [];
  await eachRow(size.height, pause, (row) => {
    const y = box.top + row;
    for (let x = box.left, q = row * size.width; x < box.right; x++, q++) {
      const p = y * pixels.width + x;
      if (thing.data[p] || isKnown[cellAt(pixels, p)] !== 0) continue;
      unseen[q] = 1;
      if (leavesBox(x, y)) leading.push(q);
    }
  });
  const goesOn = await hangingTogether(unseen, size, leading, pause);
  const parts = Float32Array.from(unseen, (is, q) => (is === 1 && !goesOn(q) ? 1 : 0));
  const own: number[] = [];
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * pixels.width + box.left;
    for (let x = 0, q = row * size.width; x < size.width; x++, q++) {
      if (!thing.data[from + x]) continue;
      parts[q] = 1;
      own.push(q);
    }
  });
  // As far from either of two parts as half of the way between them.
  const half = Math.round((GAP / 2) * Math.min(size.width, size.height));
  const near = Uint8Array.from(boxMean(parts, size, half), (share) => (share > 0 ? 1 : 0));
  await pause();
  const { of, areas } = await piecesOf(near, size, pause);
  const counts = areas.map(() => 0);
  for (let q = 0; q < parts.length; q++)
    if (parts[q]) counts[of[q] as number] = (counts[of[q] as number] as number) + 1;
  const goes = counts.map((count) => count > ANOTHER * own.length);
  for (const q of own) goes[of[q] as number] = true;
  return (q) => unseen[q] === 1 && !goesOn(q) && goes[of[q] as number] === true;
}
