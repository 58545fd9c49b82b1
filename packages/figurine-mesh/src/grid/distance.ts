import { type GridSize, insideOf } from './grid.ts';
import { FAR } from './lower-envelope.ts';
import { release } from './release.ts';

/** In place of a row: the column has none. */
const NONE = -1;

/** Which set sample is nearest to each, and the squared distance to it, in samples. */
export interface Nearest {
  squared: Float32Array;
  index: Int32Array;
}

/**
 * Squared distance to the nearest set sample, in samples; 1e20 when there is none within `reach`, a whole
 * number of samples: what asks only about what is near is answered sooner.
 */
export function squaredDistance(mask: Uint8Array, size: GridSize, reach = Infinity): Float32Array {
  const squared = new Float32Array(mask.length);
  const rows = nearestInColumns(mask, 1, size);
  overRows(rows, size, reach, squared, null);
  release(rows);
  return squared;
}

/**
 * Squared distance to the nearest sample of a mask, and which one that is.
 *
 * @param wanted 1: to those that are set; 0: to those that are not
 * @param reach whole samples: what is farther away counts as 1e20
 */
export function nearestSet(
  mask: Uint8Array,
  size: GridSize,
  { wanted = 1, reach = Infinity }: { wanted?: 0 | 1; reach?: number | undefined } = {},
): Nearest {
  const nearest = {
    squared: new Float32Array(mask.length),
    index: new Int32Array(mask.length),
  };
  const rows = nearestInColumns(mask, wanted, size);
  overRows(rows, size, reach, nearest.squared, nearest.index);
  release(rows);
  return nearest;
}

/** For each sample the row of the nearest wanted one in its column. */
function nearestInColumns(
  mask: Uint8Array,
  wanted: 0 | 1,
  { width, height }: GridSize,
): Int16Array {
  const rows = new Int16Array(mask.length);
  for (let k = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      rows[k] = mask[k] === wanted ? y : y > 0 ? (rows[k - width] as number) : NONE;
    }
  }
  for (let k = mask.length - width - 1, y = height - 2; y >= 0; y--) {
    for (let x = 0; x < width; x++, k--) {
      const above = rows[k] as number;
      const below = rows[k + width] as number;
      if (below > y && (above === NONE || below - y < y - above)) rows[k] = below;
    }
  }
  return rows;
}

/** More than any squared distance on a grid; a small integer, which is quicker than 1e20. */
const NOWHERE = 2 ** 30;

/**
 * From the nearest in each column to the nearest of all: outwards from each sample until nothing nearer
 * can come. Most samples of a shape are near what they ask for, or have nothing within reach.
 */
function overRows(
  rows: Int16Array,
  { width, height }: GridSize,
  reach: number,
  squared: Float32Array,
  index: Int32Array | null,
): void {
  const most = Math.min(reach, width);
  // Columns beyond both ends, so that no step needs to look where it is.
  const values = new Int32Array(width + 2 * most).fill(NOWHERE);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let isEmpty = true;
    for (let x = 0; x < width; x++) {
      const row = rows[start + x] as number;
      const far = row < y ? y - row : row - y;
      const isNear = row !== NONE && far <= reach;
      values[most + x] = isNear ? far * far : NOWHERE;
      if (isNear) isEmpty = false;
    }
    if (isEmpty) {
      squared.fill(FAR, start, start + width);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const own = most + x;
      let column = own;
      let least = values[own] as number;
      for (let step = 1; step <= most; step++) {
        const across = step * step;
        if (across >= least) break;
        const left = (values[own - step] as number) + across;
        const right = (values[own + step] as number) + across;
        if (left < least) {
          least = left;
          column = own - step;
        }
        if (right < least) {
          least = right;
          column = own + step;
        }
      }
      if (least >= NOWHERE) {
        squared[start + x] = FAR;
        continue;
      }
      squared[start + x] = least;
      if (index) {
        index[start + x] = (rows[start + column - most] as number) * width + column - most;
      }
    }
  }
}

/** Samples, squared, that lie beside the outline: the coverage alone says where it is. */
const BESIDE = 1.6 ** 2;

/**
 * Signed distance to the outline of soft coverage, in samples, positive inside: the distance to the
 * nearest sample of the other side, corrected by how much of that sample is covered.
 *
 * @param reach whole samples to each side of the outline that are asked for: what is farther away is ±1e4
 */
export function signedDistance(
  coverage: Float32Array,
  size: GridSize,
  reach: { inside?: number; outside?: number } = {},
): Float32Array {
  const inside = insideOf(coverage);
  const distance = new Float32Array(coverage.length);
  for (const side of [1, 0] as const) {
    const { squared, index } = nearestSet(
      inside,
      size,
      side === 1 ? { wanted: 0, reach: reach.inside } : { wanted: 1, reach: reach.outside },
    );
    const sign = side === 1 ? 1 : -1;
    for (let k = 0; k < distance.length; k++) {
      if (inside[k] !== side) continue;
      const far = squared[k] as number;
      if (far >= FAR) {
        distance[k] = sign * 1e4;
        continue;
      }
      const own = coverage[k] as number;
      const other = coverage[index[k] as number] as number;
      const corrected = Math.sqrt(far) - sign * (0.5 - other);
      const isPartly = side === 1 ? own < 1 : own > 0;
      const beside = isPartly ? Math.abs(own - 0.5) : Math.max(0.5, corrected);
      distance[k] = sign * Math.max(0.02, far < BESIDE ? beside : corrected);
    }
    release(squared, index);
  }
  release(inside);
  return distance;
}
