import { fromPixels, toPixels } from '../picture/decode.ts';
import { lumaPlane } from '../picture/low-pass.ts';
import type { Pixels } from '../picture/picture.ts';
import { enlargedRows, planeOf } from '../vision/plane.ts';

/** How much of what is lost on the way back to the original size is given back. */
const GIVEN_BACK = 0.6;
/** Pixels worked on between two checkpoints. */
const BATCH = 800_000;

/** The least and the greatest luma of every pixel and its eight neighbours: outside of these is ringing. */
async function rangeOf(
  luma: Uint8Array,
  width: number,
  pause: () => Promise<void>,
): Promise<{ low: Uint8Array; high: Uint8Array }> {
  const low = new Uint8Array(luma.length);
  const high = new Uint8Array(luma.length);
  const height = luma.length / width;
  const every = Math.max(1, Math.floor(BATCH / width));
  for (let y = 0, p = 0; y < height; y++) {
    if (y % every === 0) await pause();
    const above = y > 0 ? -width : 0;
    const below = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++, p++) {
      const left = x > 0 ? 1 : 0;
      const right = x < width - 1 ? 1 : 0;
      let [least, most] = [255, 0];
      for (let row = p + above; row <= p + below; row += width)
        for (let q = row - left; q <= row + right; q++) {
          const value = luma[q] as number;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      low[p] = least;
      high[p] = most;
    }
  }
  return { low, high };
}

/**
 * Back-projection (Irani & Peleg 1991): made small again, an enlarged picture should be the original. Held
 * within what the original has there, so that nothing rings. In place.
 *
 * @param checkpoint awaited now and then, with the share that is done
 */
export async function projectBack(
  large: Pixels,
  original: Pixels,
  checkpoint: (share: number) => Promise<void>,
): Promise<void> {
  const { width, height } = original;
  await checkpoint(0);
  const small = await toPixels(
    fromPixels(large).removeAlpha().resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  const was = lumaPlane(original).data;
  await checkpoint(0);
  const is = lumaPlane(small).data;
  await checkpoint(0);
  const residual = planeOf(original);
  for (let p = 0; p < was.length; p++)
    residual.data[p] = GIVEN_BACK * ((was[p] as number) - (is[p] as number));
  const { low, high } = await rangeOf(was, width, () => checkpoint(0));
  const rows = enlargedRows(residual, large);
  const missing = new Float32Array(large.width);
  const column = Int32Array.from({ length: large.width }, (_, x) =>
    Math.floor((x * width) / large.width),
  );
  const { data, channels } = large;
  const every = Math.max(1, Math.floor(BATCH / large.width));
  for (let y = 0, i = 0; y < large.height; y++) {
    if (y % every === 0) await checkpoint(y / large.height);
    rows.row(y, missing);
    const row = Math.floor((y * height) / large.height) * width;
    for (let x = 0; x < large.width; x++, i += channels) {
      const q = row + (column[x] as number);
      const luma =
        0.299 * (data[i] as number) +
        0.587 * (data[i + 1] as number) +
        0.114 * (data[i + 2] as number);
      const wanted = luma + (missing[x] as number);
      const least = low[q] as number;
      const most = high[q] as number;
      const change = (wanted < least ? least : wanted > most ? most : wanted) - luma;
      if (change > -0.5 && change < 0.5) continue;
      for (let c = i; c < i + 3; c++) {
        const value = (data[c] as number) + change;
        data[c] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
      }
    }
  }
}
