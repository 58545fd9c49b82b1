import type { Size } from '../picture/picture.ts';
import { boxMean } from './box-mean.ts';

/**
 * How much fine detail is around every pixel: the mean size of the Laplacian.
 *
 * @param plane values of any unit, which the detail then has
 * @param radius px to each side over which the mean goes
 */
export function detailOf(plane: Float32Array, size: Size, radius: number): Float32Array {
  const { width, height } = size;
  const edges = new Float32Array(plane.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      const around =
        (plane[p - 1] as number) +
        (plane[p + 1] as number) +
        (plane[p - width] as number) +
        (plane[p + width] as number);
      edges[p] = Math.abs(4 * (plane[p] as number) - around);
    }
  }
  return boxMean(edges, size, radius);
}
