import { type GridSize, INSIDE } from '../grid/grid.ts';

/** Rows above the lowest one, as a share of the subject's longer side, that count as standing on the ground. */
const BAND = 0.018;
/** Samples that must stay free at the grid's lower edge. */
const FREE = 3;

/**
 * Continues the columns that reach the ground below it, in place: the solid is cut flat there later, so
 * that soles are as wide as they look, not rounded to a keel.
 *
 * @param longest the subject's longer side, samples
 * @returns the ground's row
 */
export function continueBelow(
  coverage: Float32Array,
  { width, height }: GridSize,
  longest: number,
): number {
  const lowest = lowestRow(coverage, { width, height });
  const band = Math.max(1, Math.round(BAND * longest));
  const columns = new Float32Array(width);
  let [run, widest] = [0, 0];
  for (let x = 0; x < width; x++) {
    for (let y = lowest - band; y <= lowest; y++) {
      columns[x] = Math.max(columns[x] as number, coverage[y * width + x] as number);
    }
    run = (columns[x] as number) >= INSIDE ? run + 1 : 0;
    widest = Math.max(widest, run);
  }
  // Half of the widest sole: as far as its edge's rounding reaches.
  const depth = Math.max(Math.round(0.05 * longest), Math.round(widest / 2));
  const end = Math.min(lowest + depth, height - FREE);
  for (let y = lowest - band + 1; y <= end; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      coverage[k] = Math.max(coverage[k] as number, columns[x] as number);
    }
  }
  return lowest + INSIDE;
}

/** The last row that the shape reaches. */
export function lowestRow(coverage: Float32Array, { width }: GridSize): number {
  return Math.floor(coverage.findLastIndex((value) => value >= INSIDE) / width);
}
