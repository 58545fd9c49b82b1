import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { loadOpenCv, withScope } from '../vision/opencv.ts';
import type { Scratch } from './scratches.ts';

/** Pixels around a gap that fill it, px; and the tiles in which it is done, so that each call is short. */
const REACH = 4;
const TILE = 384;
/** Pixels to fill, times those that each is filled from, that make a call take some 100 ms. */
const MOST_WORK = 3_000_000;
const SEED = 11;

/** Draws scratches into a mask, a little wider than they are: their edges are soft. */
export function markScratches(scratches: readonly Scratch[], size: Size, mask: Uint8Array): void {
  for (const { points, width } of scratches) {
    const radius = width / 2 + 1.4;
    for (const [i, to] of points.entries()) {
      const from = points[Math.max(0, i - 1)] ?? to;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
      for (let s = 0; s <= steps; s++) {
        const x = from.x + ((to.x - from.x) * s) / steps;
        const y = from.y + ((to.y - from.y) * s) / steps;
        dot(mask, size, x, y, radius);
      }
    }
  }
}

function dot(
  mask: Uint8Array,
  { width, height }: Size,
  x: number,
  y: number,
  radius: number,
): void {
  const reach = Math.ceil(radius);
  for (let v = Math.max(0, y - reach) | 0; v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach) | 0; u <= Math.min(width - 1, x + reach); u++)
      if (Math.hypot(u - x, v - y) <= radius) mask[v * width + u] = 255;
}

/**
 * Fills thin gaps from what is beside them (Telea 2004), in place, with the grain of the picture.
 *
 * @param mask of the small size: 255 where the picture is damaged
 * @param noise standard deviation of the picture's grain, levels
 */
export async function mend(
  pixels: Pixels,
  mask: Uint8Array,
  small: Size,
  noise: number,
  { checkpoint }: PassContext,
): Promise<void> {
  const { cv } = await loadOpenCv();
  const { data, width, height, channels } = pixels;
  const scale = width / small.width;
  const reach = Math.ceil(REACH * scale);
  const random = randomFrom(SEED);
  const isDamaged = (x: number, y: number) => {
    const v = Math.min(small.height - 1, ((y + 0.5) / height) * small.height) | 0;
    return mask[v * small.width + (Math.min(small.width - 1, (x + 0.5) / scale) | 0)] === 255;
  };
  const mendTile = async (left: number, top: number, tile: number): Promise<void> => {
    await checkpoint('Mending the damage', 0.2 + (0.2 * top) / height);
    // What is around a tile is filled with it, and again in the next: small tiles get less of it.
    const rim = Math.ceil((tile === TILE ? 3 : 1.5) * reach);
    const [x0, y0] = [Math.max(0, left - rim), Math.max(0, top - rim)];
    const x1 = Math.min(width, left + tile + rim);
    const y1 = Math.min(height, top + tile + rim);
    const [w, h] = [x1 - x0, y1 - y0];
    const hole = new Uint8Array(w * h);
    let missing = 0;
    for (let y = y0, p = 0; y < y1; y++)
      for (let x = x0; x < x1; x++, p++)
        if (isDamaged(x, y)) {
          hole[p] = 255;
          missing++;
        }
    if (missing === 0) return;
    if (missing * reach * reach > MOST_WORK && tile > 2 * reach) {
      const half = tile / 2;
      for (const y of [top, top + half])
        for (const x of [left, left + half])
          if (x < width && y < height) await mendTile(x, y, half);
      return;
    }
    const filled = withScope(cv, (keep) => {
      const from = keep(new cv.Mat(h, w, cv.CV_8UC3));
      const { data: copy } = from;
      for (let y = y0, o = 0; y < y1; y++)
        for (let i = (y * width + x0) * channels, end = i + w * channels; i < end; i += channels) {
          copy[o++] = data[i] as number;
          copy[o++] = data[i + 1] as number;
          copy[o++] = data[i + 2] as number;
        }
      const gaps = keep(new cv.Mat(h, w, cv.CV_8UC1));
      gaps.data.set(hole);
      const to = keep(new cv.Mat());
      cv.inpaint(from, gaps, to, reach, cv.INPAINT_TELEA);
      return new Uint8Array(to.data);
    });
    for (let y = top; y < Math.min(height, top + tile); y++)
      for (let x = left; x < Math.min(width, left + tile); x++) {
        const p = (y - y0) * w + x - x0;
        if (!hole[p]) continue;
        // The sum of three even numbers has a standard deviation of one half.
        const grain = 2 * noise * (random() + random() + random() - 1.5);
        for (let c = 0; c < 3; c++)
          data[(y * width + x) * channels + c] = Math.min(
            255,
            Math.max(0, (filled[p * 3 + c] as number) + grain + 0.5),
          );
      }
  };
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) await mendTile(left, top, TILE);
}
