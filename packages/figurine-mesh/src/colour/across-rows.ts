import { blur } from '../grid/blur.ts';
import type { GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** A run of samples that belong to the shape, in one row: from the first to the one after the last. */
interface Run {
  from: number;
  to: number;
  /** The rim's mean colour at its left and at its right, 0 to 255. */
  left: Colour;
  right: Colour;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Samples over which neighbouring rows become alike. */
const ALIKE = 5;

/**
 * Colours for the inside of a shape from its rim: each row goes over from the colour at its left to that
 * at its right. Clothes, hair and coats run around a body more than along it.
 *
 * @param rgb colours, right at the rim; three a sample
 * @param rim 1 where the colour is taken
 * @returns colours right inside the shape, three a sample
 */
export function acrossRows(
  rgb: Uint8ClampedArray,
  rim: Uint8Array,
  distance: Float32Array,
  size: GridSize,
): Uint8ClampedArray {
  const runs = runsOf(rgb, rim, distance, size);
  const share = new Float32Array(distance.length);
  for (let k = 0; k < share.length; k++) if ((distance[k] as number) > 0) share[k] = 1;
  // What is outside counts as nothing, and is made up for by the share that is inside.
  blur(share, size, ALIKE);
  const result = new Uint8ClampedArray(rgb.length);
  const channel = new Float32Array(distance.length);
  for (let c = 0; c < 3; c++) {
    channel.fill(0);
    for (const { from, to, left, right } of runs) {
      const start = left[c] as number;
      const change = (right[c] as number) - (left[c] as number);
      for (let k = from; k < to; k++)
        channel[k] = start + (change * (k + 0.5 - from)) / (to - from);
    }
    blur(channel, size, ALIKE);
    for (let k = 0; k < channel.length; k++) {
      if ((distance[k] as number) <= 0) continue;
      result[3 * k + c] = (channel[k] as number) / (share[k] as number);
    }
  }
  release(share, channel);
  return result;
}

function runsOf(
  rgb: Uint8ClampedArray,
  rim: Uint8Array,
  distance: Float32Array,
  { width, height }: GridSize,
): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let from = end - width; from < end; from++) {
      if ((distance[from] as number) <= 0) continue;
      let to = from;
      while (to < end && (distance[to] as number) > 0) to += 1;
      const middle = (from + to) >> 1;
      const left = rimOf(rgb, rim, from, middle) ?? rimOf(rgb, rim, middle, to);
      const right = rimOf(rgb, rim, middle, to) ?? left;
      if (left && right) runs.push({ from, to, left, right });
      from = to;
    }
  }
  return runs;
}

/** The mean colour of a run's rim; null when it has none. */
function rimOf(rgb: Uint8ClampedArray, rim: Uint8Array, from: number, to: number): Colour | null {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let k = from; k < to; k++) {
    if (!rim[k]) continue;
    red += rgb[3 * k] as number;
    green += rgb[3 * k + 1] as number;
    blue += rgb[3 * k + 2] as number;
    count += 1;
  }
  return count > 0 ? [red / count, green / count, blue / count] : null;
}
