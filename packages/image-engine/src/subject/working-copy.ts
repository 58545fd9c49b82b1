import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import { ALL } from './region.ts';

/** The size that fits a square of that edge, in px. */
function fitting({ width, height }: Size, edge: number): Size {
  const scale = edge / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A part of the picture at a working size, its longer edge as given, without transparency.
 *
 * @param region ending between pixels, as `regionFor` gives it
 */
export async function workingCopy(
  pixels: Pixels,
  edge: number,
  region: Box = ALL,
): Promise<Pixels> {
  const part = {
    left: Math.round(region.left * pixels.width),
    top: Math.round(region.top * pixels.height),
    width: Math.max(1, Math.round((region.right - region.left) * pixels.width)),
    height: Math.max(1, Math.round((region.bottom - region.top) * pixels.height)),
  };
  const { width, height } = fitting(part, edge);
  const sharp = fromPixels(pixels).removeAlpha().extract(part);
  return toPixels(sharp.resize(width, height, { fit: 'fill', kernel: 'mitchell' }));
}

/**
 * Values at another size, bilinearly.
 *
 * @param region the part of the result that the values are of; the rest is 0
 */
export function resized(
  plane: Float32Array,
  from: Size,
  to: Size,
  region: Box = ALL,
): Float32Array {
  const out = new Float32Array(to.width * to.height);
  const columns = places(to.width, from.width, region.left, region.right);
  const rows = places(to.height, from.height, region.top, region.bottom);
  for (let y = 0, p = 0; y < to.height; y++) {
    const at = rows[y] as number;
    if (at < 0) {
      p += to.width;
      continue;
    }
    const top = Math.floor(at);
    const part = at - top;
    const upper = top * from.width;
    const lower = Math.min(from.height - 1, top + 1) * from.width;
    for (let x = 0; x < to.width; x++, p++) {
      const column = columns[x] as number;
      if (column < 0) continue;
      const left = Math.floor(column);
      const share = column - left;
      const right = Math.min(from.width - 1, left + 1);
      const above =
        (plane[upper + left] as number) * (1 - share) + (plane[upper + right] as number) * share;
      const below =
        (plane[lower + left] as number) * (1 - share) + (plane[lower + right] as number) * share;
      out[p] = above + (below - above) * part;
    }
  }
  return out;
}

/** Where the middles of a row's pixels fall in the row that fills its part; −1 outside that. */
function places(length: number, other: number, start: number, end: number): Float32Array {
  return Float32Array.from({ length }, (_, x) => {
    const share = ((x + 0.5) / length - start) / (end - start);
    if (share < 0 || share > 1) return -1;
    return Math.min(other - 1, Math.max(0, share * other - 0.5));
  });
}
