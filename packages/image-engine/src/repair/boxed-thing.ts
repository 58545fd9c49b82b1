import { blurMask } from '../compose/plane.ts';
import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { CELLS, cellOf, withNeighbours } from './colour-cells.ts';

/** How far beyond its outline a thing is taken to reach, as a share of the box's shorter side: its edge is not exact. */
const REACH = 0.045;
/** A thing fills at least and at most that share of its box; other shapes are no thing's. */
const FILLS = { least: 0.06, most: 0.85 } as const;
/** Share of the box that lies beside a thing on any side at most: with more, a part was taken for the whole. */
const ROOM = 0.45;
/** Share of the box's edge that a thing reaches, from which on the box was not drawn around it. */
const CUT = 0.35;
/** Width of the rim around the box whose colours are known, as a share of the box. */
const RIM = 0.25;
/** Share of the rim that a colour takes at least to be one of its colours. */
const PART = 0.0015;

/**
 * What of a box has to be filled when the thing in it is erased: the thing itself with some room around
 * it, whatever else has a colour that nothing around the box has, and what these enclose. The rest of the
 * box shows what is behind, which nothing that is made up could do as well.
 *
 * @param thing in the box, of the picture's size
 * @returns null when the box was not drawn around one thing: then all of it is meant
 */
export async function boxedThing(
  pixels: Pixels,
  box: Box,
  thing: Mask,
  pause: Checkpoint,
): Promise<Mask | null> {
  const { width, height } = pixels;
  const size = { wide: box.right - box.left, tall: box.bottom - box.top };
  const longer = Math.max(size.wide, size.tall);
  const inside = new Uint8Array(width * height);
  const own = { left: size.wide, top: size.tall, right: 0, bottom: 0 };
  let [area, cut] = [0, 0];
  await eachRow(size.tall, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.wide; p < end; p++)
      if ((thing.data[p] as number) > 127) {
        inside[p] = 255;
        area++;
        const x = (p % width) - box.left;
        own.left = Math.min(own.left, x);
        own.right = Math.max(own.right, x + 1);
        own.top = Math.min(own.top, row);
        own.bottom = row + 1;
        if (x === 0 || x === size.wide - 1 || row === 0 || row === size.tall - 1) cut++;
      }
  });
  const all = size.wide * size.tall;
  const rim = 2 * (size.wide + size.tall);
  if (area < FILLS.least * all || area > FILLS.most * all || cut > CUT * rim) return null;
  const room = Math.max(
    Math.max(own.left, size.wide - own.right) / size.wide,
    Math.max(own.top, size.tall - own.bottom) / size.tall,
  );
  if (room > ROOM) return null;
  const isKnown = await coloursAround(pixels, box, Math.ceil(RIM * longer), pause);
  await eachRow(size.tall, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.wide; p < end; p++)
      if (isKnown[cellAt(pixels, p)] === 0) inside[p] = 255;
  });
  const reach = Math.max(1.5, REACH * Math.min(size.wide, size.tall));
  const grown = await blurMask({ data: inside, width, height }, reach);
  const kept = new Uint8Array(all);
  await eachRow(size.tall, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    // One in sixteen of a soft edge lies about one and a half deviations beyond it.
    for (let x = 0; x < size.wide; x++)
      if ((grown.data[from + x] as number) <= 16) kept[row * size.wide + x] = 1;
  });
  const isAround = await hangingTogetherWithEdge(
    kept,
    { width: size.wide, height: size.tall },
    pause,
  );
  const hole = new Uint8Array(width * height);
  await eachRow(size.tall, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0; x < size.wide; x++) if (!isAround(row * size.wide + x)) hole[from + x] = 255;
  });
  return { data: hole, width, height };
}

/** What of a plane hangs together with one of its sides. */
async function hangingTogetherWithEdge(
  plane: Uint8Array,
  { width, height }: Size,
  pause: Checkpoint,
): Promise<(p: number) => boolean> {
  const { of, areas } = await piecesOf(plane, { width, height }, pause);
  const reaches = new Uint8Array(areas.length);
  for (let x = 0; x < width; x++) {
    reaches[of[x] as number] = 1;
    reaches[of[(height - 1) * width + x] as number] = 1;
  }
  for (let y = 0; y < height; y++) {
    reaches[of[y * width] as number] = 1;
    reaches[of[(y + 1) * width - 1] as number] = 1;
  }
  reaches[0] = 0;
  return (p) => reaches[of[p] as number] === 1;
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
