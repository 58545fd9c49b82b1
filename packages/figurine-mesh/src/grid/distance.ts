import { type GridSize, insideOf, outsideOf } from './grid.ts';

const FAR = 1e20;

/**
 * Replaces f by min over c of f(c) + |x − c|², and tells which c it was: lower envelopes of parabolas,
 * first along columns, then along rows (P. Felzenszwalb, D. Huttenlocher, Distance Transforms of
 * Sampled Functions, 2012).
 */
function lowerEnvelope(field: Float64Array, { width, height }: GridSize): Int32Array {
  const longest = Math.max(width, height);
  const nearest = new Int32Array(field.length);
  for (let k = 0; k < nearest.length; k++) nearest[k] = k;
  const vertex = new Int32Array(longest);
  const border = new Float64Array(longest + 1);
  const values = new Float64Array(longest);
  const sources = new Int32Array(longest);
  const line = (start: number, stride: number, length: number) => {
    let last = -1;
    for (let q = 0; q < length; q++) {
      const value = field[start + q * stride] as number;
      values[q] = value;
      sources[q] = nearest[start + q * stride] as number;
      if (value >= FAR) continue;
      let crossing = -FAR;
      while (last >= 0) {
        const p = vertex[last] as number;
        crossing = (value + q * q - (values[p] as number) - p * p) / (2 * (q - p));
        if (crossing > (border[last] as number)) break;
        last -= 1;
      }
      last += 1;
      vertex[last] = q;
      border[last] = last > 0 ? crossing : -FAR;
      border[last + 1] = FAR;
    }
    if (last < 0) return;
    for (let q = 0, j = 0; q < length; q++) {
      while ((border[j + 1] as number) < q) j += 1;
      const p = vertex[j] as number;
      field[start + q * stride] = (values[p] as number) + (q - p) * (q - p);
      nearest[start + q * stride] = sources[p] as number;
    }
  };
  for (let x = 0; x < width; x++) line(x, width, height);
  for (let y = 0; y < height; y++) line(y * width, 1, width);
  return nearest;
}

/** Squared distance to the nearest set sample, in samples; 1e20 when none is set. */
export function squaredDistance(mask: Uint8Array, size: GridSize): Float64Array {
  return nearestSet(mask, size).squared;
}

/** Squared distance to the nearest set sample, and which one that is. */
export function nearestSet(
  mask: Uint8Array,
  size: GridSize,
): { squared: Float64Array; index: Int32Array } {
  const squared = new Float64Array(mask.length);
  for (let k = 0; k < mask.length; k++) squared[k] = mask[k] ? 0 : FAR;
  return { squared, index: lowerEnvelope(squared, size) };
}

/** Samples, squared, that lie beside the outline: the coverage alone says where it is. */
const BESIDE = 1.6 ** 2;

/**
 * Signed distance to the outline of soft coverage, in samples, positive inside: the distance to the
 * nearest sample of the other side, corrected by how much of that sample is covered.
 */
export function signedDistance(coverage: Float32Array, size: GridSize): Float32Array {
  const inside = insideOf(coverage);
  const toInside = nearestSet(inside, size);
  const toOutside = nearestSet(outsideOf(inside), size);
  return coverage.map((own, k) => {
    const { squared, index } = inside[k] ? toOutside : toInside;
    const sign = inside[k] ? 1 : -1;
    const far = squared[k] as number;
    if (far >= FAR) return sign * 1e4;
    const other = coverage[index[k] as number] as number;
    const corrected = Math.sqrt(far) - sign * (0.5 - other);
    const isPartly = inside[k] ? own < 1 : own > 0;
    const beside = isPartly ? Math.abs(own - 0.5) : Math.max(0.5, corrected);
    return sign * Math.max(0.02, far < BESIDE ? beside : corrected);
  });
}

/**
 * The height field, squared, of all balls that are centred on the picture's plane and fit into the
 * shape: max over c of D(c)² − |x − c|². Zero outside.
 */
export function inscribedBalls(distance: Float32Array, size: GridSize): Float32Array {
  const field = new Float64Array(distance.length);
  for (let k = 0; k < field.length; k++) {
    const d = distance[k] as number;
    field[k] = d > 0 ? -d * d : FAR;
  }
  lowerEnvelope(field, size);
  return distance.map((d, k) => (d > 0 ? Math.max(0, -(field[k] as number)) : 0));
}
