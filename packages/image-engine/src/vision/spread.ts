import type { Size } from '../picture/picture.ts';

/**
 * Goes on from pixels to those beside them, in four directions, as far as they are reached.
 *
 * @param queue pixels to begin at; all that are reached join it
 * @param isReached asked of each pixel beside one of them, with that one: whether it is reached now for the first time
 */
export function spread(
  queue: number[],
  { width, height }: Size,
  isReached: (p: number, from: number) => boolean,
): void {
  const all = width * height;
  const visit = (p: number, from: number) => {
    if (isReached(p, from)) queue.push(p);
  };
  for (let at = 0; at < queue.length; at++) {
    const p = queue[at] as number;
    const x = p % width;
    if (x > 0) visit(p - 1, p);
    if (x < width - 1) visit(p + 1, p);
    if (p >= width) visit(p - width, p);
    if (p + width < all) visit(p + width, p);
  }
}
