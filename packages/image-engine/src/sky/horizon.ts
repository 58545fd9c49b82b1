import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';

/** Steepest line that is looked for, as a share of the width: cameras are held askew. */
const STEEPEST = 0.05;
/** Difference in L*a*b* over two rows from which on they are of two things, and how much more it is than further up: a glow is soft. */
const SHARP = { step: 4, times: 2 } as const;
/** Rows from the line, upwards and downwards, at which it is another thing, too, and their difference: behind a beam the sky goes on. */
const BEYOND = { above: [4, 14], below: [10, 20], other: 6 } as const;
/** Share of the width along which there is such an edge. */
const LEAST = 0.6;
/** Share of the height in which a horizon lies. */
const WITHIN = [0.22, 0.85] as const;
/** Rows in which the line with most of an edge is the horizon. */
const PEAK = 5;

/** Compares the means of so many rows of a column with those of as many others, in L*a*b*. */
function comparisonOf({ lightness, a, b }: Lab, { width, height }: Size) {
  const sums = [lightness, a, b].map((plane) => {
    const sum = new Float64Array(width * (height + 1));
    for (let p = 0; p < plane.length; p++)
      sum[p + width] = (sum[p] as number) + (plane[p] as number);
    return sum;
  });
  return (x: number, one: number, other: number, rows: number): number => {
    let square = 0;
    for (const sum of sums) {
      const at = (y: number) => sum[Math.min(height, y) * width + x] as number;
      const change = at(one + rows) - at(one) - (at(other + rows) - at(other));
      square += (change / rows) ** 2;
    }
    return Math.sqrt(square);
  };
}

/** 1 for every pixel at whose upper side one thing ends and another begins, that goes on for a while. */
function edgesOf(lab: Lab, size: Size, from: number, to: number): Uint8Array {
  const { width, height } = size;
  const difference = comparisonOf(lab, size);
  const edges = new Uint8Array(width * height);
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) {
      const step = difference(x, y - 2, y, 2);
      if (step < SHARP.step || step < SHARP.times * difference(x, y - 5, y - 3, 2)) continue;
      const isOther = (above: number) =>
        BEYOND.below.every((below) => difference(x, y - above, y + below, 4) >= BEYOND.other);
      if (BEYOND.above.every(isOther)) edges[y * width + x] = 1;
    }
  return edges;
}

/**
 * The uppermost straight line along most of the width at which all that is above ends: of a sea or a plain below a sky.
 *
 * @param lab of a picture whose longer edge is some 200 px
 * @returns for every column the row of the line where it has an edge, −1 where something hides it; null where
 * there is no such line
 */
export function horizonOf(lab: Lab, size: Size): Int16Array | null {
  const { width, height } = size;
  const [first, last] = WITHIN.map((share) => Math.round(share * height)) as [number, number];
  const edges = edgesOf(lab, size, first, last);
  const steepest = Math.round(STEEPEST * width);
  let best: Int16Array | null = null;
  let [most, since] = [LEAST * width, 0];
  for (let middle = first; middle < last && since < PEAK; middle++) {
    if (best) since += 1;
    for (let rise = -steepest; rise <= steepest; rise++) {
      const { rows, count } = along(edges, size, middle, rise);
      if (count <= most) continue;
      [best, most, since] = [rows, count, 0];
    }
  }
  return best;
}

/** The rows of the edge along a line, or a row below or above it, and how many columns have one. */
function along(edges: Uint8Array, { width, height }: Size, middle: number, rise: number) {
  const rows = new Int16Array(width).fill(-1);
  let count = 0;
  for (let x = 0; x < width; x++) {
    const line = Math.round(middle + rise * (x / width - 0.5));
    const row = [line, line + 1].find((y) => y > 0 && y < height && edges[y * width + x] === 1);
    if (row === undefined) continue;
    rows[x] = row;
    count += 1;
  }
  return { rows, count };
}
