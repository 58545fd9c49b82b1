import { type BoxCopy, beside, farFrom } from './box-copy.ts';

/** Levels by which neighbours in one area of a colour differ from where it crosses the box at most. */
const ALIKE = 14;

/** Share of the box's area that an area of a colour has beyond it, from which on the box is not just a little short. */
const LITTLE = 0.03;

/**
 * What crosses the side of a box and lies beyond it more than in it, each area of a colour by itself: the box was
 * not drawn around that, be it the ground, another thing or its shadow. A little that ends near the box says nothing.
 *
 * @returns 1 at those pixels of the copy
 */
export function beyondBox(copy: BoxCopy): Uint8Array {
  const { data, inBox } = copy;
  const beyond = new Uint8Array(inBox.length);
  const area = new Int32Array(inBox.length);
  const isFar = farFrom(copy);
  const little = LITTLE * inBox.reduce((sum, is) => sum + is, 0);
  let areas = 0;
  const crosses = (p: number) =>
    [0, 1, 2, 3].some((side) => beside(copy, p, side) >= 0 && !inBox[beside(copy, p, side)]);
  const differs = (p: number, q: number, c: number) =>
    Math.abs((data[p * 3 + c] as number) - (data[q * 3 + c] as number)) > ALIKE;
  for (let start = 0; start < inBox.length; start++) {
    if (!inBox[start] || area[start] || !crosses(start)) continue;
    area[start] = ++areas;
    const open = [start];
    let [within, goesOn] = [0, false];
    for (let k = 0; k < open.length; k++) {
      const p = open[k] as number;
      if (inBox[p]) within++;
      else if (isFar[p]) goesOn = true;
      for (let side = 0; side < 4; side++) {
        const q = beside(copy, p, side);
        if (q < 0 || area[q]) continue;
        if (differs(start, q, 0) || differs(start, q, 1) || differs(start, q, 2)) continue;
        area[q] = areas;
        open.push(q);
      }
    }
    const outside = open.length - within;
    if (outside > within && (goesOn || outside > little)) for (const p of open) beyond[p] = 1;
  }
  return beyond;
}
