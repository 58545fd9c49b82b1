import { blurMask } from '../compose/plane.ts';
import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { CELLS, cellOf, withNeighbours } from './colour-cells.ts';

/** How far beyond its outline a thing is taken to reach, as a share of the box: its edge is not exact. */
const REACH = 0.045;
/** A thing fills at least and at most that share of its box; other shapes are no thing's. */
const FILLS = { least: 0.06, most: 0.85 } as const;
/** Share of the box's edge that a thing reaches, from which on the box was not drawn around it. */
const CUT = 0.35;
/** Width of the rim around the box whose colours are known, as a share of the box. */
const RIM = 0.25;
/** Share of the rim that a colour takes at least to be one of its colours. */
const PART = 0.0015;

/**
 * What of a box has to be filled when the thing in it is erased: the thing itself with some room around
 * it, and whatever else has a colour that nothing around the box has. The rest of the box shows what is
 * behind, which nothing that is made up could do as well.
 *
 * @param thing in the box, of the picture's size
 * @returns null when the box was not drawn around one thing: then all of it is meant
 */
export async function boxedThing(
  pixels: Pixels,
  box: Box,
  thing: Mask,
  pause: () => Promise<void>,
): Promise<Mask | null> {
  const { width, height } = pixels;
  const size = { wide: box.right - box.left, tall: box.bottom - box.top };
  const longer = Math.max(size.wide, size.tall);
  const inside = new Uint8Array(width * height);
  let [area, cut] = [0, 0];
  await eachRow(size.tall, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.wide; p < end; p++)
      if ((thing.data[p] as number) > 127) {
        inside[p] = 255;
        area++;
        const x = (p % width) - box.left;
        if (x === 0 || x === size.wide - 1 || row === 0 || row === size.tall - 1) cut++;
      }
  });
  const all = size.wide * size.tall;
  const rim = 2 * (size.wide + size.tall);
  if (area < FILLS.least * all || area > FILLS.most * all || cut > CUT * rim) return null;
  const isKnown = await coloursAround(pixels, box, Math.ceil(RIM * longer), pause);
  await eachRow(size.tall, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.wide; p < end; p++)
      if (isKnown[cellAt(pixels, p)] === 0) inside[p] = 255;
  });
  const grown = await blurMask({ data: inside, width, height }, Math.max(1.5, REACH * longer));
  const hole = new Uint8Array(width * height);
  await eachRow(size.tall, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.wide; p < end; p++)
      // One in sixteen of a soft edge lies about one and a half deviations beyond it.
      if ((grown.data[p] as number) > 16) hole[p] = 255;
  });
  return { data: hole, width, height };
}

function cellAt({ data, channels }: Pixels, p: number): number {
  const i = p * channels;
  return cellOf(data[i] as number, data[i + 1] as number, data[i + 2] as number);
}

/** 1 for the cells of colours that are seen around a box, and their neighbours. */
async function coloursAround(
  pixels: Pixels,
  box: Box,
  rim: number,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const { width, height } = pixels;
  const [top, bottom] = [Math.max(0, box.top - rim), Math.min(height, box.bottom + rim)];
  const [left, right] = [Math.max(0, box.left - rim), Math.min(width, box.right + rim)];
  const counts = new Uint32Array(CELLS);
  let all = 0;
  await eachRow(bottom - top, pause, (row) => {
    const y = top + row;
    const isBeside = y >= box.top && y < box.bottom;
    for (let x = left; x < right; x++) {
      if (isBeside && x === box.left) x = box.right;
      if (x >= right) break;
      const cell = cellAt(pixels, y * width + x);
      counts[cell] = (counts[cell] as number) + 1;
      all++;
    }
  });
  return withNeighbours(counts, PART * all);
}
