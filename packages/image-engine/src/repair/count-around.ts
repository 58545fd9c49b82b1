import type { Size } from '../picture/picture.ts';

/** The sum over the square around each pixel whose square lies in the picture; -1 at the others. */
export function countAround(
  plane: Uint8Array,
  { width, height }: Size,
  radius: number,
): Int32Array {
  const line = width + 1;
  const sums = new Int32Array(line * (height + 1));
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++, p++) {
      row += plane[p] as number;
      sums[(y + 1) * line + x + 1] = (sums[y * line + x + 1] as number) + row;
    }
  }
  const counts = new Int32Array(width * height).fill(-1);
  for (let y = radius; y < height - radius; y++) {
    const top = (y - radius) * line;
    const bottom = (y + radius + 1) * line;
    for (let x = radius; x < width - radius; x++) {
      const left = x - radius;
      const right = x + radius + 1;
      counts[y * width + x] =
        (sums[bottom + right] as number) -
        (sums[top + right] as number) -
        (sums[bottom + left] as number) +
        (sums[top + left] as number);
    }
  }
  return counts;
}
