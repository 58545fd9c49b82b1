import type { Box } from '../mask/mask-box.ts';
import type { Pixels } from '../picture/picture.ts';
import { isSkin } from './skin.ts';

/** How far above a division a neck and a face are looked for, as a share of its height. */
const ABOVE = 0.14;
/** How far down its upper edge may lie, where a neck comes out of it, in the same. */
const SHOULDERS = 0.35;
/** Width of what is looked at, as a share of the division's, and how much of it has to be there. */
const WIDE = 0.16;
const THERE = 0.6;
/** Share of skin there from which on it is a face. */
const SKIN = 0.35;
/** With that much skin in the rest of the picture it is wood, stone or sand. */
const ANYWHERE = 0.27;

/**
 * The face above clothes that were taken for all of the subject: skin right above the middle of its upper edge,
 * and hardly any elsewhere in the background.
 *
 * @param inside 1 for every pixel inside
 */
export function faceAbove(inside: Uint8Array, picture: Pixels): Box | null {
  const { width, height } = picture;
  const skin = skinOf(picture);
  const box = boundsOf(inside, width);
  if (!box) return null;
  const tall = box.bottom - box.top;
  const reach = Math.round(tall * ABOVE);
  const wide = Math.max(3, Math.round((box.right - box.left) * WIDE));
  let [found, seen] = [0, 0];
  for (let p = 0; p < skin.length; p++) {
    if (inside[p] === 1) continue;
    seen++;
    found += skin[p] as number;
  }
  if (reach < 2 || found > ANYWHERE * seen) return null;
  const columns: { skin: number; all: number; edge: number }[] = [];
  for (let x = box.left; x < box.right; x++) {
    let edge = 0;
    while (edge < height && inside[edge * width + x] === 0) edge++;
    const column = { skin: 0, all: 0, edge };
    if (edge < box.top + tall * SHOULDERS)
      for (let y = Math.max(0, edge - reach); y < edge; y++) {
        column.all++;
        column.skin += skin[y * width + x] as number;
      }
    columns.push(column);
  }
  let best = { share: 0, from: 0 };
  for (let from = 0; from + wide <= columns.length; from++) {
    const window = columns.slice(from, from + wide);
    const all = window.reduce((sum, column) => sum + column.all, 0);
    const share = window.reduce((sum, column) => sum + column.skin, 0) / Math.max(1, all);
    if (all > THERE * wide * reach && share > best.share) best = { share, from };
  }
  if (best.share < SKIN) return null;
  const middle = columns[best.from + (wide >> 1)];
  return grown(skin, inside, picture, box.left + best.from + (wide >> 1), middle?.edge ?? 0, reach);
}

function skinOf({ data, width, height, channels }: Pixels): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, p) => {
    const i = p * channels;
    return isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number) ? 1 : 0;
  });
}

function boundsOf(inside: Uint8Array, width: number): Box | null {
  const box = { left: width, top: inside.length, right: 0, bottom: 0 };
  for (let p = 0; p < inside.length; p++) {
    if (inside[p] === 0) continue;
    const x = p % width;
    const y = (p - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  return box.bottom === 0 ? null : box;
}

/** The skin above a place, as far as it goes on without a gap. */
function grown(
  skin: Uint8Array,
  inside: Uint8Array,
  { width }: Pixels,
  x: number,
  edge: number,
  reach: number,
): Box {
  const gap = Math.max(2, Math.round(reach / 3));
  const face = { left: x, top: edge, right: x + 1, bottom: edge };
  const isFace = (u: number, v: number) =>
    u >= 0 && u < width && v >= 0 && skin[v * width + u] === 1 && inside[v * width + u] === 0;
  let empty = 0;
  for (let y = edge - 1; y >= 0 && empty <= gap && edge - y < 3 * reach; y--) {
    let isEmpty = true;
    for (const step of [-1, 1]) {
      let blank = 0;
      for (let u = x; blank <= gap && Math.abs(u - x) < 1.5 * reach; u += step) {
        if (!isFace(u, y)) {
          blank++;
          continue;
        }
        blank = 0;
        isEmpty = false;
        face.left = Math.min(face.left, u);
        face.right = Math.max(face.right, u + 1);
      }
    }
    empty = isEmpty ? empty + 1 : 0;
    if (!isEmpty) face.top = y;
  }
  return face;
}
