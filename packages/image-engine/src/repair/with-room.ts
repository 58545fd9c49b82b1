import { blurMask } from '../compose/plane.ts';
import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import type { BoxCopy } from './box-copy.ts';
import { edgeOf, hangingTogether } from './hanging-together.ts';

/** Level of a soft edge up to which a pixel is left: one in sixteen lies about one and a half deviations beyond it. */
const FAINT = 16;

/** Share of the reach that is used past the box, where other things may stand right beside. */
const SLIGHTLY = 0.5;

/** Share of it that is used towards what goes on past the box: that is seen, and need not be made up. */
const CLOSELY = 0.25;

/** The box that a thing is in, and what of it lies past that: 1 at those pixels of a copy, or null. */
interface Place {
  box: Box;
  copy: BoxCopy;
  past: Uint8Array | null;
  /** 1 at what stands beside the thing in the box and goes on past that; null where nothing does. */
  beside: Uint8Array | null;
  /** Standard deviation, px, by which its edge is uncertain. */
  reach: number;
}

/** A thing in a box with some room around it, and with all that it encloses. */
export async function withRoom(
  thing: Mask,
  { box, copy, past, beside, reach }: Place,
  pause: Checkpoint,
): Promise<Mask> {
  const { width, height } = thing;
  const part = past ? copy.part : box;
  const size = { width: part.right - part.left, height: part.bottom - part.top };
  const all = { data: thing.data, width, height };
  let near: Mask | null = null;
  if (past) {
    const besides = new Uint8Array(width * height);
    all.data = thing.data.slice();
    await eachRow(size.height, pause, (row) => {
      const y = part.top + row;
      for (let x = part.left, p = y * width + x; x < part.right; x++, p++)
        if (past[copy.place(x, y)]) {
          besides[p] = 255;
          all.data[p] = 255;
        }
    });
    near = await blurMask({ data: besides, width, height }, SLIGHTLY * reach);
  }
  const grown = await blurMask(all, reach);
  const close = beside?.includes(1) ? await blurMask(all, CLOSELY * reach) : null;
  const kept = new Uint8Array(size.width * size.height);
  await eachRow(size.height, pause, (row) => {
    const y = part.top + row;
    const isBeside = y < box.top || y >= box.bottom;
    for (let x = part.left, q = row * size.width; x < part.right; x++, q++) {
      const isPast = isBeside || x < box.left || x >= box.right;
      const edge = isPast ? near : close && beside?.[copy.place(x, y)] ? close : grown;
      if (((edge?.data[y * width + x] ?? 0) as number) <= FAINT) kept[q] = 1;
    }
  });
  const isAround = await hangingTogether(kept, size, edgeOf(size), pause);
  const hole = new Uint8Array(width * height);
  await eachRow(size.height, pause, (row) => {
    const from = (part.top + row) * width + part.left;
    for (let x = 0; x < size.width; x++) if (!isAround(row * size.width + x)) hole[from + x] = 255;
  });
  return { data: hole, width, height };
}
