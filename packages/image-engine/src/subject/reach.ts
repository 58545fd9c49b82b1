import type { Size } from '../picture/picture.ts';

/**
 * What can be reached from the marked pixels through open ones: 1. Ways of one pixel's width are closed:
 * an outline may have gaps.
 */
export function reachedFrom(
  marked: Uint8Array,
  open: Uint8Array,
  { width, height }: Size,
): Uint8Array {
  const isWide = (p: number) => {
    const x = p % width;
    const y = (p - x) / width;
    const left = x > 0 ? -1 : 0;
    const right = x + 1 < width ? 1 : 0;
    let count = 0;
    let closed = 0;
    for (let dy = y > 0 ? -1 : 0; dy <= (y + 1 < height ? 1 : 0); dy++)
      for (let dx = left; dx <= right; dx++) {
        count++;
        if (open[p + dy * width + dx] === 0) closed++;
      }
    return closed * 3 < count;
  };
  const reached = new Uint8Array(marked.length);
  const stack: number[] = [];
  const visit = (p: number) => {
    if (reached[p] === 1 || open[p] === 0 || !isWide(p)) return;
    reached[p] = 1;
    stack.push(p);
  };
  for (let p = 0; p < marked.length; p++) if (marked[p] === 1) visit(p);
  for (let p = stack.pop(); p !== undefined; p = stack.pop()) {
    const x = p % width;
    if (x > 0) visit(p - 1);
    if (x + 1 < width) visit(p + 1);
    if (p >= width) visit(p - width);
    if (p + width < marked.length) visit(p + width);
  }
  // What is open beside the ways is reached, too.
  const grown = reached.slice();
  for (let p = 0; p < marked.length; p++) {
    if (reached[p] === 0) continue;
    const x = p % width;
    if (x > 0 && open[p - 1] === 1) grown[p - 1] = 1;
    if (x + 1 < width && open[p + 1] === 1) grown[p + 1] = 1;
    if (p >= width && open[p - width] === 1) grown[p - width] = 1;
    if (p + width < marked.length && open[p + width] === 1) grown[p + width] = 1;
  }
  return grown;
}
