import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { guidedModel } from '../vision/guided-filter.ts';
import { guidedRows } from '../vision/guided-rows.ts';
import { shrunk } from '../vision/plane.ts';
import { findSky } from './find-sky.ts';

/** Longer edge, px, of the copy whose colours explain the edge of the sky. */
const EDGE = 640;
/** Px of that copy to each side in which colours explain it, and the variance from which on an edge counts. */
const WINDOW = { radius: 6, smoothness: 2e-4 };
/** What is nearly out or nearly in is out or in. */
const [OUT, IN] = [0.1, 0.9];

/**
 * The sky of a picture whose visitor speaks of it, at the picture's size: branches and roofs keep their
 * edges against it.
 *
 * @returns null when there is none
 */
export async function skyMask(
  pixels: Pixels,
  checkpoint: PassContext['checkpoint'],
): Promise<Mask | null> {
  await checkpoint('Finding the sky', 0);
  const { width, height } = pixels;
  const small = await shrunk(pixels, EDGE);
  const pause = () => checkpoint();
  const sky = await findSky(small, pause, true);
  if (!sky) return null;
  const { radius, smoothness } = WINDOW;
  const rows = guidedRows(
    await guidedModel(small, sky.mask.data, radius, smoothness, pause),
    pixels,
  );
  const data = new Uint8Array(width * height);
  const row = new Float32Array(width);
  await eachRow(height, pause, (y) => {
    rows.row(pixels, y, row);
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const share = ((row[x] as number) - OUT) / (IN - OUT);
      data[p] = share <= 0 ? 0 : share >= 1 ? 255 : share * 255 + 0.5;
    }
  });
  return { data, width, height };
}
