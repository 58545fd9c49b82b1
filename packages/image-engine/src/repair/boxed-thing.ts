import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { beyondBox } from './beyond-box.ts';
import { boxCopy, shownOn } from './box-copy.ts';
import { castShadow } from './cast-shadow.ts';
import { coloursAround } from './colour-cells.ts';
import { edgesBetween } from './edges-between.ts';
import { hangingTogether } from './hanging-together.ts';
import { leadingOut } from './leading-out.ts';
import { pastBox } from './past-box.ts';
import { standingOut } from './standing-out.ts';
import { unseenAround } from './unseen-around.ts';
import { withRoom } from './with-room.ts';

/**
 * How far beyond its outline a thing is taken to reach, as a share of the box's shorter side: its edge is not exact. Of
 * 30 things put into photos with a shadow, 0.02 took 0.22 of the thing's area of what was beside it and left 0.018 of
 * the thing; this takes 0.18 and leaves 0.020.
 */
const REACH = 0.014;
/** A thing fills that share of its box at least, and that at most; other shapes are no thing's. */
const [LEAST, MOST] = [0.06, 0.85];
/** Share of the box that lies beside a thing on any side at most: with more, a part was taken for the whole. */
const ROOM = 0.45;
/** Share of the box's edge that a thing reaches, from which on the box was not drawn around it. */
const CUT = 0.35;
/** Width of the rim around the box whose colours are known, as a share of the box. */
export const RIM = 0.25;

/**
 * What of a box has to be filled when the thing in it is erased: the thing itself with some room around it, whatever
 * else has a colour that nothing around the box has and leads nowhere out of it, or stands out from an even ground
 * together with it, and what these enclose. The rest of the box shows what is behind, which nothing that is made up
 * could do as well. What of the thing goes on a little past the box belongs to it; what is beside it and goes on past
 * the box without an edge stays close up to it.
 *
 * @param thing in the box, of the picture's size
 * @param foreground of the whole picture, where it is known
 * @returns null when the box was not drawn around one thing: then all of it is meant
 */
export async function boxedThing(
  pixels: Pixels,
  box: Box,
  thing: Mask,
  foreground: Mask | null,
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
  const edges = edgesBetween(copy);
  await pause();
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
  const taken = { data: inside, width, height };
  const reach = Math.max(1.5, REACH * Math.min(size.width, size.height));
  if (area > MOST * all) {
    const past = pastBox(copy, shownOn(copy, box, taken));
    if (!past) return null;
    for (let y = box.top; y < box.bottom; y++)
      inside.fill(255, y * width + box.left, y * width + box.right);
    return withRoom(taken, { box, past, copy, beside: null, reach }, pause);
  }
  if (area < LEAST * all || cut > CUT * rim) return null;
  const room = Math.max(
    Math.max(own.left, size.width - own.right) / size.width,
    Math.max(own.top, size.height - own.bottom) / size.height,
  );
  if (room > ROOM) return null;
  const isKnown = await coloursAround(pixels, box, Math.ceil(RIM * longer), pause);
  const standing = await standingOut(copy, pause);
  const found = shownOn(copy, box, thing);
  const beside = new Uint8Array(found.length);
  const shadow = await castShadow(copy, found, pause);
  const before = foreground && shownOn(copy, box, foreground);
  const { isFar, isBeside } = leadingOut(
    copy,
    (at) => standing(at) === 'ground',
    (at) => !found[at] && !shadow?.[at] && (standing(at) === 'out' || before?.[at] === 1),
    edges,
  );
  const apart = new Uint8Array(all);
  const seeds: number[] = [];
  const isOpen = new Uint8Array(beyond.length);
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0, q = row * size.width; x < size.width; x++, q++) {
      const p = from + x;
      // One pixel of each stretch of the thing stands for it.
      if (inside[p] && !(x > 0 && inside[p - 1])) seeds.push(q);
      if (inside[p]) apart[q] = 1;
      else isOpen[copy.place(box.left + x, box.top + row)] = 1;
    }
  });
  // The copy has fewer pixels to be asked about than the box.
  const isOut = new Uint8Array(beyond.length);
  await eachRow(copy.height, pause, (row) => {
    for (let at = row * copy.width, end = at + copy.width; at < end; at++) {
      if (!isOpen[at]) continue;
      if (isBeside(at)) beside[at] = 1;
      if (!beyond[at] && standing(at) === 'out' && !isFar(at)) isOut[at] = 1;
    }
  });
  await eachRow(size.height, pause, (row) => {
    for (let x = 0, q = row * size.width; x < size.width; x++, q++)
      if (isOut[copy.place(box.left + x, box.top + row)]) apart[q] = 1;
  });
  const isThing = await hangingTogether(apart, size, seeds, pause);
  const leavesBox = (x: number, y: number) => isCut(x, y) && isFar(copy.place(x, y));
  const isUnseen = await unseenAround(pixels, box, taken, isKnown, leavesBox, pause);
  await eachRow(size.height, pause, (row) => {
    const from = (box.top + row) * width + box.left;
    for (let x = 0, q = row * size.width; x < size.width; x++, q++)
      if (isUnseen(q) || isThing(q)) inside[from + x] = 255;
  });
  const past = joined(pastBox(copy, shownOn(copy, box, taken)), shadow);
  return withRoom(taken, { box, past, copy, beside, reach }, pause);
}

/** What is in either of two planes. */
function joined(plane: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (!plane || !other) return plane ?? other;
  return plane.map((is, p) => is | (other[p] as number));
}
