import { type GridSize, insideOf } from './grid.ts';
import { FAR, lowerEnvelope } from './lower-envelope.ts';
import { release } from './release.ts';

/** In place of a row: the column has none. */
const NONE = -1;

/** Which set sample is nearest to each, and the squared distance to it, in samples. */
export interface Nearest {
  squared: Float32Array;
  index: Int32Array;
}

/** Squared distance to the nearest set sample, in samples; 1e20 when none is set. */
export function squaredDistance(mask: Uint8Array, size: GridSize): Float32Array {
  const squared = new Float32Array(mask.length);
  const rows = nearestInColumns(mask, 1, size);
  overRows(rows, size, squared, null);
  release(rows);
  return squared;
}

/**
 * Squared distance to the nearest sample of a mask, and which one that is.
 *
 * @param wanted 1: to those that are set; 0: to those that are not
 */
export function nearestSet(mask: Uint8Array, size: GridSize, wanted: 0 | 1 = 1): Nearest {
  const nearest = {
    squared: new Float32Array(mask.length),
    index: new Int32Array(mask.length),
  };
  const rows = nearestInColumns(mask, wanted, size);
  overRows(rows, size, nearest.squared, nearest.index);
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

/** From the nearest in each column to the nearest of all: the lower envelope of a row's parabolas. */
function overRows(
  rows: Int16Array,
  { width, height }: GridSize,
  squared: Float32Array,
  index: Int32Array | null,
): void {
  const values = new Float64Array(width);
  const vertices = new Int32Array(width);
  const borders = new Float64Array(width + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const row = rows[start + x] as number;
      values[x] = row === NONE ? FAR : (row - y) * (row - y);
    }
    const count = lowerEnvelope(values, width, vertices, borders);
    if (count === 0) squared.fill(FAR, start, start + width);
    for (let x = 0, j = 0; x < width && count > 0; x++) {
      while ((borders[j + 1] as number) < x) j += 1;
      const column = vertices[j] as number;
      squared[start + x] = (values[column] as number) + (x - column) * (x - column);
      if (index) index[start + x] = (rows[start + column] as number) * width + column;
    }
  }
}

/** Samples, squared, that lie beside the outline: the coverage alone says where it is. */
const BESIDE = 1.6 ** 2;

/**
 * Signed distance to the outline of soft coverage, in samples, positive inside: the distance to the
 * nearest sample of the other side, corrected by how much of that sample is covered.
 */
export function signedDistance(coverage: Float32Array, size: GridSize): Float32Array {
  const inside = insideOf(coverage);
  const distance = new Float32Array(coverage.length);
  for (const side of [1, 0] as const) {
    const { squared, index } = nearestSet(inside, size, side === 1 ? 0 : 1);
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
