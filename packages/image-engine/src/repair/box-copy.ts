import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { workingCopy } from '../subject/working-copy.ts';

/** Longer edge, px, at most, of the copy of the box and what is around it. */
const EDGE = 320;
/** Width of what is looked at around the box, as a share of its longer side. */
const AROUND = 0.25;
/** How far past the box a thing may reach for which it is a little short, as a share of its longer side. */
const FAR = 0.2;

/** A small copy of a box of a picture and of what is around it. */
export interface BoxCopy extends Size {
  /** Three values a pixel. */
  data: ArrayLike<number>;
  /** 1 for the pixels of the box. */
  inBox: Uint8Array;
  /** The part of the picture that it shows. */
  part: Box;
  /** The pixel of the copy that shows one of that part. */
  place: (x: number, y: number) => number;
}

export async function boxCopy(pixels: Pixels, box: Box): Promise<BoxCopy> {
  const margin = Math.ceil(AROUND * Math.max(box.right - box.left, box.bottom - box.top));
  const part = {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(pixels.width, box.right + margin),
    bottom: Math.min(pixels.height, box.bottom + margin),
  };
  const longer = Math.max(part.right - part.left, part.bottom - part.top);
  const { data, width, height } = await workingCopy(pixels, Math.min(EDGE, longer), {
    left: part.left / pixels.width,
    top: part.top / pixels.height,
    right: part.right / pixels.width,
    bottom: part.bottom / pixels.height,
  });
  const scale = width / (part.right - part.left);
  // Looked up, not worked out: every pixel of the picture's own size in the box is asked for several times.
  const columnOf = placesOf(part.right - part.left, scale, width);
  const rowOf = placesOf(part.bottom - part.top, scale, height).map((y) => y * width);
  const place = (x: number, y: number) =>
    (rowOf[y - part.top] as number) + (columnOf[x - part.left] as number);
  const inBox = new Uint8Array(width * height);
  const last = place(box.right - 1, box.bottom - 1);
  const columns = (last % width) - (place(box.left, box.top) % width) + 1;
  for (let p = place(box.left, box.top); p <= last; p += width) inBox.fill(1, p, p + columns);
  return { data, width, height, inBox, part, place };
}

/** Where along a copy of so many px each of `length` px lies. */
function placesOf(length: number, scale: number, along: number): Int32Array {
  const places = new Int32Array(length);
  for (let k = 0; k < length; k++) places[k] = Math.min(along - 1, Math.floor((k + 0.5) * scale));
  return places;
}

/** 1 where most of a pixel of the copy is in a mask. */
export function shownOn(copy: BoxCopy, box: Box, { data, width }: Mask): Uint8Array {
  const { place, inBox } = copy;
  const more = new Int32Array(inBox.length);
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const at = place(x, y);
      more[at] = (more[at] as number) + ((data[y * width + x] as number) > 127 ? 1 : -1);
    }
  const shown = new Uint8Array(inBox.length);
  for (let p = 0; p < shown.length; p++) if ((more[p] as number) > 0) shown[p] = 1;
  return shown;
}

/** The pixel beside one, by the number of the side, 0 to 3; -1 where the copy ends. */
export function beside({ width, inBox }: BoxCopy, p: number, side: number): number {
  if (side === 0) return p % width > 0 ? p - 1 : -1;
  if (side === 1) return (p + 1) % width > 0 ? p + 1 : -1;
  if (side === 2) return p - width;
  return p + width < inBox.length ? p + width : -1;
}

/** 1 at what lies too far from the box for a thing that is boxed a little short. */
export function farFrom({ inBox, width, height }: BoxCopy): Uint8Array {
  const box = boxOf({ data: inBox, width, height }, 1);
  const far = new Uint8Array(inBox.length);
  if (!box) return far;
  const most = FAR * Math.max(box.right - box.left, box.bottom - box.top);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      const across = Math.max(box.left - x, x - box.right + 1);
      const down = Math.max(box.top - y, y - box.bottom + 1);
      if (Math.max(across, down) > most) far[p] = 1;
    }
  return far;
}
