import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { loadOpenCv, type OpenCv, withScope } from '../vision/opencv.ts';

/** Pixels around a gap that fill it, px of the mask. */
const REACH = 4;
/** Tiles in which it is done, px, so that each call is short. */
const TILE = 256;
/** Pixels to fill, times those that each is filled from, that make a call take some 50 ms. */
const MOST_WORK = 1_200_000;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Fills what a mask, which may be smaller than the picture, marks with 255 from what is beside it
 * (Telea 2004). In place, on a picture in three channels.
 */
export async function inpainted(
  pixels: Pixels,
  mask: Mask,
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  const { cv } = await loadOpenCv();
  const { width, height } = pixels;
  const reach = Math.ceil((REACH * width) / mask.width);
  const fillTile = async (left: number, top: number, tile: number): Promise<void> => {
    await checkpoint('Mending the damage', 0.2 + (0.2 * top) / height);
    // What is around a tile is filled with it, and again in the next: small tiles get less of it.
    const rim = Math.ceil((tile === TILE ? 3 : 1.5) * reach);
    const own = {
      ...{ left, right: Math.min(width, left + tile) },
      ...{ top, bottom: Math.min(height, top + tile) },
    };
    const around = {
      ...{ left: Math.max(0, left - rim), right: Math.min(width, left + tile + rim) },
      ...{ top: Math.max(0, top - rim), bottom: Math.min(height, top + tile + rim) },
    };
    const { hole, missing } = holeIn(around, pixels, mask);
    if (missing === 0) return;
    if (missing * reach * reach > MOST_WORK && tile > 2 * reach) {
      const half = tile / 2;
      for (const y of [top, top + half])
        for (const x of [left, left + half])
          if (x < width && y < height) await fillTile(x, y, half);
      return;
    }
    layIn(pixels, own, around, hole, inpaint(cv, pixels, around, hole, reach));
  };
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) await fillTile(left, top, TILE);
}

/** 255 where the mask marks pixels of the rectangle. */
function holeIn(
  { left, top, right, bottom }: Rect,
  { width, height }: Pixels,
  mask: Mask,
): { hole: Uint8Array; missing: number } {
  const hole = new Uint8Array((right - left) * (bottom - top));
  let missing = 0;
  for (let y = top, p = 0; y < bottom; y++) {
    const row = Math.min(mask.height - 1, (((y + 0.5) / height) * mask.height) | 0) * mask.width;
    for (let x = left; x < right; x++, p++) {
      const column = Math.min(mask.width - 1, (((x + 0.5) / width) * mask.width) | 0);
      if (mask.data[row + column] !== 255) continue;
      hole[p] = 255;
      missing++;
    }
  }
  return { hole, missing };
}

/** The rectangle with its hole filled. */
function inpaint(
  cv: OpenCv,
  { data, width }: Pixels,
  { left, top, right, bottom }: Rect,
  hole: Uint8Array,
  reach: number,
): Uint8Array {
  return withScope(cv, (keep) => {
    const row = (right - left) * 3;
    const from = keep(new cv.Mat(bottom - top, right - left, cv.CV_8UC3));
    for (let y = top; y < bottom; y++) {
      const at = (y * width + left) * 3;
      from.data.set(data.subarray(at, at + row), (y - top) * row);
    }
    const gaps = keep(new cv.Mat(bottom - top, right - left, cv.CV_8UC1));
    gaps.data.set(hole);
    const to = keep(new cv.Mat());
    cv.inpaint(from, gaps, to, reach, cv.INPAINT_TELEA);
    return new Uint8Array(to.data);
  });
}

/** Copies what was filled into the picture. */
function layIn(
  { data, width }: Pixels,
  own: Rect,
  around: Rect,
  hole: Uint8Array,
  filled: Uint8Array,
): void {
  const line = around.right - around.left;
  for (let y = own.top; y < own.bottom; y++)
    for (let x = own.left; x < own.right; x++) {
      const p = (y - around.top) * line + x - around.left;
      if (hole[p]) data.set(filled.subarray(p * 3, p * 3 + 3), (y * width + x) * 3);
    }
}
