import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { cellAt } from './colour-cells.ts';
import { hangingTogether } from './hanging-together.ts';

/**
 * What of a box, beside the thing in it, has colours that nothing around the box has, and does not lead out of it: that
 * is something of many colours that goes on past the box.
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
  return (q) => unseen[q] === 1 && !goesOn(q);
}
