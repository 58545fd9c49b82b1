import type { Mask } from '../picture/picture.ts';

/** A rectangle in px; right and bottom are the first column and row outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest rectangle that holds every pixel of at least `level`, 1 to 255; null when there is none. */
export function boxOf({ data, width, height }: Mask, level: number): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && (data[row + first] as number) < level) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((data[row + last] as number) < level) last--;
    if (top > y) top = y;
    bottom = y + 1;
    if (left > first) left = first;
    if (right < last + 1) right = last + 1;
  }
  return bottom === 0 ? null : { left, top, right, bottom };
}
