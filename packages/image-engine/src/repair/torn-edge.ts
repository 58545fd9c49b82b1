import type { Size } from '../picture/picture.ts';

/**
 * A tear has an edge: so far beyond the bare part, as a share of the longer edge, its print is darker by so many levels, along
 * that share of it. The glare of a sun in a corner fades.
 */
const EDGE = { beyond: 0.015, darker: 25, share: 0.7 };
/** Whether the print ends where a part begins, all along it. */
export function hasTornEdge(
  part: Uint8Array,
  luma: Float32Array,
  { width, height }: Size,
): boolean {
  const beyond = Math.ceil(EDGE.beyond * Math.max(width, height));
  let [all, clear] = [0, 0];
  for (let p = 0; p < part.length; p++) {
    if (!part[p]) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [u, v] = [x + dx * beyond, y + dy * beyond];
      if (u < 0 || v < 0 || u >= width || v >= height || part[p + dx + dy * width]) continue;
      all += 1;
      if ((luma[p] as number) - (luma[v * width + u] as number) > EDGE.darker) clear += 1;
    }
  }
  return clear > EDGE.share * all;
}
