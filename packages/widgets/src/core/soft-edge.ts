import type { MaskRaster } from './mask-raster.ts';

/** Lengths of a step to a neighbour and to a diagonal one (Borgefors, "Distance transformations in digital images", 1986: 3-4 chamfer). */
const [STEP, DIAGONAL] = [3, 4];

/**
 * Lets the mask rise over `feather` pixels from its border inwards, so that nothing outside of what was
 * painted changes. The picture's own edges are no border.
 */
export function soften({ values, width, height }: MaskRaster, feather: number): void {
  if (feather < 1) return;
  const away = distances({ values, width, height });
  for (let y = 0, to = 0; y < height; y++) {
    for (let p = (y + 1) * (width + 2) + 1, x = 0; x < width; x++, p++, to++) {
      const along = (away[p] as number) / STEP / feather;
      // A smooth step: no visible line where it begins and ends.
      if (along < 1) values[to] = (values[to] as number) * along * along * (3 - 2 * along);
    }
  }
}

/** How far each pixel is from the nearest one that is kept, times 3; within a border one pixel wide. */
function distances({ values, width, height }: MaskRaster): Int32Array {
  const row = width + 2;
  const away = new Int32Array(row * (height + 2)).fill(FAR);
  for (let y = 0, from = 0; y < height; y++) {
    for (let p = (y + 1) * row + 1; p <= (y + 1) * row + width; p++, from++) {
      if (values[from] === 0) away[p] = 0;
    }
  }
  for (let y = 1; y <= height; y++) {
    for (let p = y * row + 1; p <= y * row + width; p++) bringNearer(away, p, -1, -row);
  }
  for (let y = height; y >= 1; y--) {
    for (let p = y * row + width; p > y * row; p--) bringNearer(away, p, 1, row);
  }
  return away;
}

/** More than any way across a picture. */
const FAR = 1e8;

/** From the neighbours that were looked at before: the one beside, and the three of the row before. */
function bringNearer(away: Int32Array, p: number, beside: number, before: number): void {
  const here = away[p] as number;
  if (here === 0) return;
  const straight = Math.min(away[p + beside] as number, away[p + before] as number) + STEP;
  const across =
    Math.min(away[p + before - 1] as number, away[p + before + 1] as number) + DIAGONAL;
  away[p] = Math.min(here, straight, across);
}
