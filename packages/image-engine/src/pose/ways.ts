import type { Size } from '../picture/picture.ts';

/**
 * Length of the shortest way to each pixel from where it starts, within an area, px; Infinity where none
 * leads. Steps go to the eight neighbours.
 *
 * @param isOpen 1 where a way may go
 * @param starts pixels where one begins
 * @param cameFrom filled with the pixel before each on its way, −1 for none
 */
export function waysFrom(
  isOpen: Uint8Array,
  starts: Iterable<number>,
  { width, height }: Size,
  cameFrom?: Int32Array,
): Float32Array {
  const length = new Float32Array(isOpen.length).fill(Number.POSITIVE_INFINITY);
  const isQueued = new Uint8Array(isOpen.length);
  let front: number[] = [];
  cameFrom?.fill(-1);
  for (const p of starts) {
    length[p] = 0;
    front.push(p);
  }
  // Waves of pixels: a pixel that is reached by a shorter way later is looked at again.
  while (front.length > 0) {
    const next: number[] = [];
    for (const p of front) {
      isQueued[p] = 0;
      const x = p % width;
      const y = (p - x) / width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const u = x + dx;
          const v = y + dy;
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const q = v * width + u;
          if (isOpen[q] === 0) continue;
          const way = (length[p] as number) + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
          if (way >= (length[q] as number) - 1e-4) continue;
          length[q] = way;
          if (cameFrom) cameFrom[q] = p;
          if (isQueued[q] === 0) next.push(q);
          isQueued[q] = 1;
        }
      }
    }
    front = next;
  }
  return length;
}
