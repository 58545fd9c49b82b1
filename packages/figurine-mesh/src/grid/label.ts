import { DisjointSets } from './disjoint-sets.ts';
import type { GridSize } from './grid.ts';

/** Connected parts of a mask: label 0 is outside of it, parts are numbered from 1. */
export interface Parts {
  labels: Int32Array;
  /** Samples of each part; `areas[0]` is 0. */
  areas: number[];
}

/**
 * Finds the connected parts of a mask, by the runs of its rows. Parts are numbered in the order of their
 * first samples.
 *
 * @param neighbours 4: over edges only; 8: over corners too
 */
export function labelParts(mask: Uint8Array, size: GridSize, neighbours: 4 | 8): Parts {
  const { ends, count } = runsOf(mask, size);
  const sets = joined(ends, count, size.width, neighbours === 8 ? 1 : 0);
  const labels = new Int32Array(mask.length);
  const labelOf = new Int32Array(count);
  const areas = [0];
  for (let run = 0; run < count; run++) {
    // The first run of a part stands for it.
    const first = sets.find(run);
    if (first === run) labelOf[run] = areas.push(0) - 1;
    const label = labelOf[first] as number;
    const from = ends[2 * run] as number;
    const to = ends[2 * run + 1] as number;
    labels.fill(label, from, to);
    areas[label] = (areas[label] as number) + to - from;
  }
  return { labels, areas };
}

/** Samples in a row that are set: for each run the first, and the one after the last. */
function runsOf(
  mask: Uint8Array,
  { width, height }: GridSize,
): { ends: Int32Array; count: number } {
  let count = 0;
  for (let k = 0; k < mask.length; k++) {
    if (mask[k] && (k % width === 0 || !mask[k - 1])) count += 1;
  }
  const ends = new Int32Array(2 * count);
  for (let y = 0, at = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let k = end - width; k < end; k++) {
      if (!mask[k]) continue;
      ends[at++] = k;
      while (k < end && mask[k]) k += 1;
      ends[at++] = k;
    }
  }
  return { ends, count };
}

/** @param reach how far a run may end beside one of the row above and still touch it */
function joined(ends: Int32Array, count: number, width: number, reach: 0 | 1): DisjointSets {
  const sets = new DisjointSets(count);
  // Both go on in order: `above` keeps up with the run in the row above it.
  for (let run = 0, above = 0; run < count; run++) {
    const row = Math.floor((ends[2 * run] as number) / width) - 1;
    const from = Math.max((ends[2 * run] as number) - width - reach, row * width);
    const to = Math.min((ends[2 * run + 1] as number) - width + reach, (row + 1) * width);
    while ((ends[2 * above + 1] as number) <= from) above += 1;
    for (let i = above; i < run && (ends[2 * i] as number) < to; i++) sets.join(i, run);
  }
  return sets;
}

/** The label of the largest part; 0 when there is none. */
export function largestPart({ areas }: Parts): number {
  let largest = 0;
  for (let label = 1; label < areas.length; label++) {
    if ((areas[label] as number) > (areas[largest] as number)) largest = label;
  }
  return largest;
}
