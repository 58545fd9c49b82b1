import { eachRow } from '../picture/each-row.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { enlargedRows, planeOf, shrunk } from '../vision/plane.ts';

/** Adds to a picture, in place, what some work changes in its copy of half the size: finer detail stays as it is. */
export async function changedAtHalf(
  pixels: Pixels,
  change: (half: Pixels) => Promise<Pixels | null>,
  { checkpoint }: PassContext,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const half = await shrunk(pixels, Math.ceil(Math.max(width, height) / 2));
  const before = half.data.slice();
  const changed = await change(half);
  if (!changed) return;
  const rows = [0, 1, 2].map((c) => {
    const difference = planeOf(half);
    for (let p = 0, i = c; p < difference.data.length; p++, i += 3)
      difference.data[p] = (changed.data[i] as number) - (before[i] as number);
    return enlargedRows(difference, pixels);
  });
  const line = new Float32Array(width);
  await eachRow(height, checkpoint, (y) => {
    for (const [c, { row }] of rows.entries()) {
      row(y, line);
      for (let x = 0, i = y * width * channels + c; x < width; x++, i += channels)
        data[i] = Math.min(255, Math.max(0, Math.round((data[i] as number) + (line[x] as number))));
    }
  });
}
