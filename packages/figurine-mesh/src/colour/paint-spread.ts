import type { GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import type { Vector } from '../mesh.ts';
import { clustersOf } from './clusters.ts';

/** Samples along each axis of a cell, in which the spread of paints is worked out. */
export const CELL = 4;
/** How many paints an outline is put down to. */
export const PAINTS = 8;
/** What lightness counts in telling paints apart, against hue: one jumper is lit and in shadow. */
const LIGHTNESS = 0.4;
/** Difference of paints, of 255, up to which they go over into one another softly. */
const ALIKE = 36;
/** How much farther paints go across than up and down: clothes run around a body more than along it. */
const ACROSS = 3;
/** Successive over-relaxation. */
const OMEGA = 1.8;
const SWEEPS = 40;

/** Shares of the paints in each cell, `PAINTS` numbers a cell. */
export interface Spread extends GridSize {
  shares: Float32Array;
  /** sRGB, three a paint. */
  paints: Float32Array;
  /** How alike each two paints are, 0 to 1, row by row. */
  alike: Float32Array;
}

/** The paints of a rim, and how strong each is inside of a shape: it spreads from the rim as heat does. */
export function spreadOf(
  rgb: Uint8ClampedArray,
  rim: Uint8Array,
  distance: Float32Array,
  size: GridSize,
): Spread {
  const cells = {
    width: Math.ceil(size.width / CELL) + 1,
    height: Math.ceil(size.height / CELL) + 1,
  };
  const sums = new Float32Array(3 * cells.width * cells.height);
  const counts = new Float32Array(cells.width * cells.height);
  const isInside = new Uint8Array(counts.length);
  for (let k = 0; k < distance.length; k++) {
    if ((distance[k] as number) <= 0) continue;
    const x = k % size.width;
    const cell = Math.floor((k - x) / size.width / CELL) * cells.width + Math.floor(x / CELL);
    isInside[cell] = 1;
    if (!rim[k]) continue;
    counts[cell] = (counts[cell] as number) + 1;
    for (let c = 0; c < 3; c++) {
      sums[3 * cell + c] = (sums[3 * cell + c] as number) + (rgb[3 * k + c] as number);
    }
  }
  const rimCells = cellsWhere(counts.length, (cell) => counts[cell] !== 0);
  const { ofRim, paints, alike } = paintsOf(sums, counts, rimCells);
  const shares = new Float32Array(PAINTS * counts.length).fill(1 / PAINTS);
  for (let n = 0; n < rimCells.length; n++) {
    const at = PAINTS * (rimCells[n] as number);
    shares.fill(0, at, at + PAINTS);
    shares[at + (ofRim[n] as number)] = 1;
  }
  const free = cellsWhere(counts.length, (cell) => isInside[cell] === 1 && counts[cell] === 0);
  relax(shares, isInside, free, cells);
  widen(shares, isInside, cells);
  release(sums, counts, isInside, rimCells, free);
  return { ...cells, shares, paints, alike };
}

/** Puts the rim's cells down to a few paints. */
function paintsOf(
  sums: Float32Array,
  counts: Float32Array,
  rim: Int32Array,
): Pick<Spread, 'paints' | 'alike'> & { ofRim: Uint8Array } {
  const points = new Float32Array(3 * rim.length);
  const weights = new Float32Array(rim.length);
  for (let n = 0; n < rim.length; n++) {
    const cell = rim[n] as number;
    const count = counts[cell] as number;
    const red = (sums[3 * cell] as number) / count;
    const green = (sums[3 * cell + 1] as number) / count;
    const blue = (sums[3 * cell + 2] as number) / count;
    weights[n] = count;
    points[3 * n] = (LIGHTNESS * (red + green + blue)) / Math.sqrt(3);
    points[3 * n + 1] = (red - green) / Math.SQRT2;
    points[3 * n + 2] = (red + green - 2 * blue) / Math.sqrt(6);
  }
  const { centres, of, shares } = clustersOf(points, weights, PAINTS);
  const paints = new Float32Array(3 * PAINTS);
  for (let n = 0; n < rim.length; n++) {
    const paint = of[n] as number;
    for (let c = 0; c < 3; c++) {
      paints[3 * paint + c] =
        (paints[3 * paint + c] as number) +
        (sums[3 * (rim[n] as number) + c] as number) / (shares[paint] as number);
    }
  }
  const alike = new Float32Array(PAINTS * PAINTS);
  for (let i = 0; i < alike.length; i++) {
    const [a, b] = [centres[Math.floor(i / PAINTS)], centres[i % PAINTS]] as [Vector, Vector];
    alike[i] = Math.exp(-((Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / ALIKE) ** 2));
  }
  return { ofRim: of, paints, alike };
}

function cellsWhere(count: number, isWanted: (cell: number) => boolean): Int32Array {
  const cells = new Int32Array(count);
  let found = 0;
  for (let cell = 0; cell < count; cell++) if (isWanted(cell)) cells[found++] = cell;
  return cells.subarray(0, found);
}

/** Laplace's equation within the shape, at the free cells: nothing flows through its outline. In place. */
function relax(
  shares: Float32Array,
  isInside: Uint8Array,
  free: Int32Array,
  { width }: GridSize,
): void {
  const count = free.length;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const omega = sweep < SWEEPS - 2 ? OMEGA : 1;
    for (let n = 0; n < count; n++) {
      // From both ends in turn, as far places hear of each other sooner.
      const cell = free[sweep % 2 ? count - 1 - n : n] as number;
      const left = isInside[cell - 1] ? ACROSS : 0;
      const right = isInside[cell + 1] ? ACROSS : 0;
      const up = isInside[cell - width] as number;
      const down = isInside[cell + width] as number;
      const all = left + right + up + down;
      if (all === 0) continue;
      const at = PAINTS * cell;
      const over = at - PAINTS * width;
      const under = at + PAINTS * width;
      for (let i = 0; i < PAINTS; i++) {
        const around =
          left * (shares[at - PAINTS + i] as number) +
          right * (shares[at + PAINTS + i] as number) +
          up * (shares[over + i] as number) +
          down * (shares[under + i] as number);
        const own = shares[at + i] as number;
        shares[at + i] = own + omega * (around / all - own);
      }
    }
  }
}

/** Gives the cells beside the shape the shares of their neighbours in it, so that a blend has them. In place. */
function widen(shares: Float32Array, isInside: Uint8Array, { width, height }: GridSize): void {
  for (let cell = width + 1; cell < width * (height - 1) - 1; cell++) {
    if (isInside[cell]) continue;
    const at = PAINTS * cell;
    let total = 0;
    for (let row = -width; row <= width; row += width) {
      for (let next = cell + row - 1; next <= cell + row + 1; next++) {
        if (!isInside[next]) continue;
        if (total === 0) shares.fill(0, at, at + PAINTS);
        total += 1;
        for (let i = 0; i < PAINTS; i++) {
          shares[at + i] = (shares[at + i] as number) + (shares[PAINTS * next + i] as number);
        }
      }
    }
    for (let i = 0; total > 0 && i < PAINTS; i++) {
      shares[at + i] = (shares[at + i] as number) / total;
    }
  }
}
