import { blurMask } from '../compose/plane.ts';
import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { beyondBox } from './beyond-box.ts';
import { boxCopy } from './box-copy.ts';
import { cellAt, coloursAround } from './colour-cells.ts';
import { standingOut } from './standing-out.ts';

/** How far beyond its outline a thing is taken to reach, as a share of the box's shorter side: its edge is not exact. */
const REACH = 0.045;
/** A thing fills at least and at most that share of its box; other shapes are no thing's. */
const FILLS = { least: 0.06, most: 0.85 } as const;
/** Share of the box that lies beside a thing on any side at most: with more, a part was taken for the whole. */
const ROOM = 0.45;
/** Share of the box's edge that a thing reaches, from which on the box was not drawn around it. */
const CUT = 0.35;
/** Width of the rim around the box whose colours are known, as a share of the box. */
export const RIM = 0.25;

/**
 * What of a box has to be filled when the thing in it is erased: the thing itself with some room around
 * it, whatever else has a colour that nothing around the box has or stands out from an even ground together
 * with it, and what these enclose. The rest of the box shows what is behind, which nothing that is made up could
 * do as well.
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
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const longer = Math.max(size.width, size.height);
  const inside = new Uint8Array(width * height);
  // Where the picture ends, it is the picture that cuts the thing off, not the box.
  const isCut = (x: number, y: number) =>
    (x === box.left && x > 0) ||
    (y === box.top && y > 0) ||
    (x === box.right - 1 && x < width - 1) ||
    (y === box.bottom - 1 && y < height - 1);
  const copy = await boxCopy(pixels, box);
  const beyond = beyondBox(copy);
  const own = { left: size.width, top: size.height, right: 0, bottom: 0 };
  let [area, cut] = [0, 0];
  await eachRow(size.height, pause, (row) => {
    for (let p = (box.top + row) * width + box.left, end = p + size.width; p < end; p++)
      if ((thing.data[p] as number) > 127 && !beyond[copy.place(p % width, box.top + row)]) {
        inside[p] = 255;
        area++;
        const x = (p % width) - box.left;
        own.left = Math.min(own.left, x);
        own.right = Math.max(own.right, x + 1);
        own.top = Math.min(own.top, row);
        own.bottom = row + 1;
        if (isCut(p % width, box.top + row)) cut++;
      }
  });
  const all = size.width * size.height;
  const rim = 2 * (size.width + size.height);
  if (area < FILLS.least * all || area > FILLS.most * all || cut > CUT * rim) return null;
  const room = Math.max(
    Math.max(own.left, size.width - own.right) / size.width,
    Math.max(own.top, size.height - own.bottom) / size.height,
  );
  if (room > ROOM) return null;
  const isKnown = await coloursAround(pixels, box, Math.ceil(RIM * longer), pause);
  const standsOut = await standingOut(copy, pause);
  const apart = new Uint8Array(all);
  const seeds: number[] = [];
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0, q = row * size.width; x < size.width; x++, q++) {
      const p = from + x;
      const at = copy.place(box.left + x, box.top + row);
      // One pixel of each stretch of the thing stands for it.
      if (inside[p] && !(x > 0 && inside[p - 1])) seeds.push(q);
      if (inside[p] || (!beyond[at] && standsOut(at))) apart[q] = 1;
    }
  });
  const isThing = await hangingTogether(apart, size, seeds, pause);
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0; x < size.width; x++)
      if (isKnown[cellAt(pixels, from + x)] === 0 || isThing(row * size.width + x))
        inside[from + x] = 255;
  });
  const reach = Math.max(1.5, REACH * Math.min(size.width, size.height));
  const grown = await blurMask({ data: inside, width, height }, reach);
  const kept = new Uint8Array(all);
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    // One in sixteen of a soft edge lies about one and a half deviations beyond it.
    for (let x = 0; x < size.width; x++)
      if ((grown.data[from + x] as number) <= 16) kept[row * size.width + x] = 1;
  });
  const isAround = await hangingTogether(kept, size, edgeOf(size), pause);
  const hole = new Uint8Array(width * height);
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0; x < size.width; x++) if (!isAround(row * size.width + x)) hole[from + x] = 255;
  });
  return { data: hole, width, height };
}

/** What of a plane hangs together with one of some places. */
async function hangingTogether(
  plane: Uint8Array,
  size: Size,
  places: Iterable<number>,
  pause: Checkpoint,
): Promise<(p: number) => boolean> {
  const { of, areas } = await piecesOf(plane, size, pause);
  const holds = new Uint8Array(areas.length);
  for (const p of places) holds[of[p] as number] = 1;
  holds[0] = 0;
  return (p) => holds[of[p] as number] === 1;
}

function* edgeOf({ width, height }: Size): Generator<number> {
  for (let x = 0; x < width; x++) yield* [x, (height - 1) * width + x];
  for (let y = 0; y < height; y++) yield* [y * width, (y + 1) * width - 1];
}
