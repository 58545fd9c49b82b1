import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask } from '../picture/picture.ts';

/** Rows above where it ends that belong to a foot, as a share of the figure's height. */
const SOLE = 0.06;
/** How far above the lowest foot another may end, as a share of the figure's longer side: it stands farther back. */
const FARTHEST = 0.16;
/** A foot's least width, and that of an underside beside a lower one, as shares of the longer side. */
const WIDTH = { foot: 0.05, underside: 0.2 } as const;
/** Coverage from which on a pixel belongs to the figure. */
const SOLID = 128;

/** What a figure stands on in a picture: the boxes of its feet in px, the lowest first. */
export function feetOf(mask: Mask): Box[] {
  const { width, height } = mask;
  const box = boxOf(mask, SOLID) ?? { left: 0, top: 0, right: width, bottom: height };
  const tall = box.bottom - box.top;
  const longest = Math.max(tall, box.right - box.left);
  const rows = Math.max(1, Math.ceil(tall * SOLE));
  const ends = endsOf(mask);
  const order = [...ends.keys()]
    .filter((x) => (ends[x] as number) >= box.bottom - FARTHEST * longest)
    .sort((a, b) => (ends[b] as number) - (ends[a] as number) || a - b);
  const isTaken = new Uint8Array(width);
  const feet: Box[] = [];
  for (const column of order) {
    if (isTaken[column]) continue;
    const bottom = ends[column] as number;
    const isSole = (x: number) => !isTaken[x] && (ends[x] ?? 0) > Math.max(0, bottom - rows);
    let left = column;
    while (isSole(left - 1)) left--;
    let right = column + 1;
    while (isSole(right)) right++;
    const besides = (isTaken[left - 1] ?? 0) + (isTaken[right] ?? 0);
    isTaken.fill(1, left, right);
    const least = besides === 0 ? WIDTH.foot : WIDTH.underside;
    // What two lower ones carry is no foot.
    if (feet.length === 0 || (besides < 2 && right - left >= least * longest))
      feet.push({ left, top: bottom - rows, right, bottom });
  }
  return feet.length > 0 ? feet : [box];
}

/** For each column the row below its lowest solid pixel; 0 where there is none. */
function endsOf({ data, width, height }: Mask): Int32Array {
  const ends = new Int32Array(width);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) if ((data[p] as number) >= SOLID) ends[x] = y + 1;
  return ends;
}

/** The smallest rectangle around boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
