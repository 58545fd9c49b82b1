import { blur } from '../grid/blur.ts';
import type { GridSize } from '../grid/grid.ts';

/** A run of samples that belong to the shape, in one row: from the first to the one after the last. */
type Run = readonly [from: number, to: number];

/** Samples over which neighbouring rows become alike. */
const ALIKE = 5;

/**
 * Colours for the inside of a shape from its rim: each row goes over from the colour at its left to that
 * at its right. Clothes, hair and coats run around a body more than along it.
 *
 * @param rgb colours, right at the rim; three a sample
 * @param rim 1 where the colour is taken
 * @returns colours right inside the shape; 0 to 255
 */
export function acrossRows(
  rgb: Uint8ClampedArray,
  rim: Uint8Array,
  distance: Float32Array,
  size: GridSize,
): Float32Array[] {
  const inside = new Float32Array(distance.length);
  for (let k = 0; k < inside.length; k++) inside[k] = (distance[k] as number) > 0 ? 1 : 0;
  const channels = [0, 1, 2].map(() => new Float32Array(distance.length));
  for (const run of runsOf(inside, size)) {
    const middle = (run[0] + run[1]) >> 1;
    const left = rimOf(rgb, rim, [run[0], middle]) ?? rimOf(rgb, rim, [middle, run[1]]);
    const right = rimOf(rgb, rim, [middle, run[1]]) ?? left;
    if (!left || !right) continue;
    for (let k = run[0]; k < run[1]; k++) {
      const share = (k + 0.5 - run[0]) / (run[1] - run[0]);
      for (let c = 0; c < 3; c++) {
        const colour = (left[c] as number) * (1 - share) + (right[c] as number) * share;
        (channels[c] as Float32Array)[k] = colour;
      }
    }
  }
  // What is outside counts as nothing, and is made up for by the share that is inside.
  for (const channel of channels) blur(channel, size, ALIKE);
  const share = blur(inside, size, ALIKE);
  for (const channel of channels) {
    for (let k = 0; k < channel.length; k++) {
      if ((distance[k] as number) > 0) channel[k] = (channel[k] as number) / (share[k] as number);
    }
  }
  return channels;
}

function* runsOf(inside: Float32Array, { width }: GridSize): Generator<Run> {
  for (let k = 0; k < inside.length; k++) {
    if (!inside[k]) continue;
    const from = k;
    const end = from - (from % width) + width;
    while (k < end && inside[k]) k += 1;
    yield [from, k];
  }
}

/** The mean colour of a run's rim; null when it has none. */
function rimOf(rgb: Uint8ClampedArray, rim: Uint8Array, [from, to]: Run): number[] | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let k = from; k < to; k++) {
    if (!rim[k]) continue;
    count += 1;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (rgb[3 * k + c] as number);
  }
  return count > 0 ? sums.map((sum) => sum / count) : null;
}
