import { fromPixels, toPixels } from '../picture/decode.ts';
import { eachRow } from '../picture/each-row.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { workingSize } from '../picture/working-size.ts';
import { inpainted } from './inpainted.ts';

/** Longer edge, px, of the copy that is mended: what fills a gap is smooth, and brought up without loss. */
const MENDING_EDGE = 1600;
const SEED = 11;

/**
 * Fills thin gaps from what is beside them, in place, with the grain of the picture. Of a large picture a
 * smaller copy is mended, and the gaps alone are brought up from it.
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
  const { data, width, height, channels } = pixels;
  const size = workingSize(pixels, MENDING_EDGE);
  const copy = await toPixels(
    fromPixels(pixels).removeAlpha().resize(size.width, size.height, { fit: 'fill' }),
  );
  await inpainted(copy, { ...small, data: mask }, checkpoint);
  const random = randomFrom(SEED);
  const columns = Float32Array.from({ length: width }, (_, x) => place(x, width, copy.width));
  const row = Int32Array.from({ length: width }, (_, x) => nearest(x, width, small.width));
  await eachRow(height, checkpoint, (y) => {
    const damaged = nearest(y, height, small.height) * small.width;
    const at = place(y, height, copy.height);
    const upper = Math.floor(at) * copy.width;
    const lower = Math.min(copy.height - 1, Math.floor(at) + 1) * copy.width;
    const down = at % 1;
    for (let x = 0; x < width; x++) {
      if (mask[damaged + (row[x] as number)] !== 255) continue;
      const left = Math.floor(columns[x] as number);
      const right = Math.min(copy.width - 1, left + 1);
      const across = (columns[x] as number) % 1;
      // The sum of three even numbers has a standard deviation of one half.
      const grain = 2 * noise * (random() + random() + random() - 1.5);
      for (let c = 0; c < 3; c++) {
        const of = (p: number) => copy.data[p * 3 + c] as number;
        const above = of(upper + left) * (1 - across) + of(upper + right) * across;
        const below = of(lower + left) * (1 - across) + of(lower + right) * across;
        const value = above + (below - above) * down + grain + 0.5;
        data[(y * width + x) * channels + c] = Math.min(255, Math.max(0, value));
      }
    }
  });
}

/** Where the middle of a pixel falls in a row of another length, from 0 to its last pixel. */
function place(at: number, length: number, other: number): number {
  return Math.min(other - 1, Math.max(0, ((at + 0.5) * other) / length - 0.5));
}

/** The pixel of a row of another length that the middle of a pixel falls in. */
function nearest(at: number, length: number, other: number): number {
  return Math.min(other - 1, Math.floor(((at + 0.5) * other) / length));
}
