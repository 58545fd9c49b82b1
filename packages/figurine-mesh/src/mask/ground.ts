import { type GridSize, INSIDE } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { raisedFeetOf, SOLE } from './feet.ts';

/** Samples that must stay free at the grid's lower edge. */
const FREE = 3;

/**
 * Continues the columns that reach the ground below it, in place: the solid is cut flat there later, so
 * that soles are as wide as they look, not rounded to a keel. Feet a little above the ground are continued
 * down to it, too.
 *
 * @param longest the subject's longer side, samples
 * @returns the ground's row, and how many feet were continued
 */
export function continueBelow(
  coverage: Float32Array,
  size: GridSize,
  longest: number,
): { ground: number; lengthened: number } {
  const { width, height } = size;
  const lowest = lowestRow(coverage, size);
  const sole = Math.max(1, Math.round(SOLE * longest));
  const raised = raisedFeetOf(coverage, size, longest);
  const feet = [{ from: 0, to: width - 1, bottom: lowest }, ...raised];
  for (const { from, to, bottom } of feet) {
    const columns = new Float32Array(width);
    let [run, widest] = [0, 0];
    for (let x = from; x <= to; x++) {
      for (let y = bottom - sole; y <= bottom; y++) {
        columns[x] = Math.max(columns[x] as number, coverage[y * width + x] as number);
      }
      run = (columns[x] as number) >= INSIDE ? run + 1 : 0;
      widest = Math.max(widest, run);
    }
    // Half of the widest sole: as far as its edge's rounding reaches.
    const depth = Math.max(Math.round(0.05 * longest), Math.round(widest / 2));
    const end = Math.min(lowest + depth, height - FREE);
    for (let y = bottom - sole + 1; y <= end; y++) {
      for (let x = from; x <= to; x++) {
        const k = y * width + x;
        coverage[k] = Math.max(coverage[k] as number, columns[x] as number);
      }
    }
    release(columns);
  }
  return { ground: lowest + INSIDE, lengthened: raised.length };
}

/** The last row that the shape reaches. */
export function lowestRow(coverage: Float32Array, { width }: GridSize): number {
  return Math.floor(coverage.findLastIndex((value) => value >= INSIDE) / width);
}
