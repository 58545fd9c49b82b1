import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';

/** What a step of one pixel costs beside what colour changes on it, in units of L*a*b*. */
const STEP = 0.35;
/** Passes over the picture, there and back each time. */
const ROUNDS = 2;

/**
 * How far each pixel is from the marked ones, along the way on which colour changes least (A. Criminisi
 * et al., GeoS: Geodesic Image Segmentation, 2008): a mark reaches through a surface, not over its edge.
 *
 * @param isMarked 1 where the way begins
 */
export function geodesicDistances(lab: Lab, isMarked: Uint8Array, size: Size): Float32Array {
  const { width, height } = size;
  const way = new Float32Array(isMarked.length);
  for (let p = 0; p < way.length; p++) way[p] = isMarked[p] === 1 ? 0 : 1e6;
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = 0, p = 0; y < height; y++) {
      for (let x = 0; x < width; x++, p++) {
        if (x > 0) relax(lab, way, p, p - 1);
        if (y > 0) relax(lab, way, p, p - width);
        if (y > 0 && x > 0) relax(lab, way, p, p - width - 1);
        if (y > 0 && x + 1 < width) relax(lab, way, p, p - width + 1);
      }
    }
    for (let y = height - 1, p = way.length - 1; y >= 0; y--) {
      for (let x = width - 1; x >= 0; x--, p--) {
        if (x + 1 < width) relax(lab, way, p, p + 1);
        if (y + 1 < height) relax(lab, way, p, p + width);
        if (y + 1 < height && x + 1 < width) relax(lab, way, p, p + width + 1);
        if (y + 1 < height && x > 0) relax(lab, way, p, p + width - 1);
      }
    }
  }
  return way;
}

function relax({ lightness, a, b }: Lab, way: Float32Array, p: number, q: number): void {
  const start = way[q] as number;
  if (start >= (way[p] as number)) return;
  const dl = (lightness[p] as number) - (lightness[q] as number);
  const da = (a[p] as number) - (a[q] as number);
  const db = (b[p] as number) - (b[q] as number);
  const length = start + STEP + Math.sqrt(dl * dl + da * da + db * db);
  if (length < (way[p] as number)) way[p] = length;
}
