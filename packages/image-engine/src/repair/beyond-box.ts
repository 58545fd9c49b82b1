import type { BoxCopy } from './box-copy.ts';

/** Levels by which neighbours in one area of a colour differ from where it crosses the box at most. */
const ALIKE = 14;

/**
 * What crosses the side of a box and lies beyond it more than in it, each area of a colour by itself: the box was
 * not drawn around that, be it the ground, another thing or its shadow.
 *
 * @returns 1 at those pixels of the copy
 */
export function beyondBox({ data, width, height, inBox }: BoxCopy): Uint8Array {
  const beyond = new Uint8Array(inBox.length);
  const area = new Int32Array(inBox.length);
  let areas = 0;
  const beside = (p: number) => [
    p % width > 0 ? p - 1 : -1,
    p % width < width - 1 ? p + 1 : -1,
    p - width,
    p + width < width * height ? p + width : -1,
  ];
  const alike = (p: number, q: number) =>
    [0, 1, 2].every(
      (c) => Math.abs((data[p * 3 + c] as number) - (data[q * 3 + c] as number)) <= ALIKE,
    );
  for (let start = 0; start < inBox.length; start++) {
    if (!inBox[start] || area[start] || !beside(start).some((q) => q >= 0 && !inBox[q])) continue;
    area[start] = ++areas;
    const open = [start];
    let within = 0;
    for (let k = 0; k < open.length; k++) {
      const p = open[k] as number;
      if (inBox[p]) within++;
      for (const q of beside(p))
        if (q >= 0 && !area[q] && alike(start, q)) {
          area[q] = areas;
          open.push(q);
        }
    }
    if (2 * within < open.length) for (const p of open) beyond[p] = 1;
  }
  return beyond;
}
