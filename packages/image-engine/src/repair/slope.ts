import { boxOf } from '../mask/mask-box.ts';
import type { Layer } from './layer.ts';

/**
 * How far apart places must lie to tell how colours change from one to the other, as a share of the hole's extent:
 * what a narrow rim shows of it is mostly grain.
 */
const SPREAD = 0.05;

/**
 * The plane through colours beside a hole (ridge regression), as three values a pixel: how they go on
 * towards a side of the picture, where the hole has no rim.
 *
 * @param isTold 1 where the colours count
 */
export function slopeOf(layer: Layer, colours: Float32Array, isTold: Float32Array): Float32Array {
  const { width, height, hole } = layer;
  const plane = new Float32Array(colours.length);
  const box = boxOf({ data: hole, width, height }, 1);
  const [sums, count] = momentsOf(isTold, colours, width);
  if (!box || count === 0) return plane;
  const [x0 = 0, y0 = 0, xx = 0, xy = 0, yy = 0] = sums.map((sum) => sum / count);
  const across = xx - x0 * x0 + (SPREAD * (box.right - box.left)) ** 2;
  const down = yy - y0 * y0 + (SPREAD * (box.bottom - box.top)) ** 2;
  const both = xy - x0 * y0;
  const det = across * down - both * both;
  for (let c = 0; c < 3; c++) {
    const [m = 0, mx = 0, my = 0] = [5, 8, 11].map((k) => (sums[k + c] as number) / count);
    const [cx, cy] = [mx - m * x0, my - m * y0];
    const [dx, dy] = [(cx * down - cy * both) / det, (cy * across - cx * both) / det];
    for (let y = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, p++) plane[p * 3 + c] = dx * (x - x0) + dy * (y - y0);
  }
  return plane;
}

/** Sums of x, y, x², xy, y², and of each colour, by itself and times x and y. */
function momentsOf(
  isTold: Float32Array,
  colours: Float32Array,
  width: number,
): [sums: Float64Array<ArrayBuffer>, count: number] {
  const sums = new Float64Array(14);
  let count = 0;
  const add = (k: number, value: number) => {
    sums[k] = (sums[k] as number) + value;
  };
  for (let p = 0; p < isTold.length; p++) {
    if (!isTold[p]) continue;
    const x = p % width;
    const y = (p - x) / width;
    count++;
    add(0, x);
    add(1, y);
    add(2, x * x);
    add(3, x * y);
    add(4, y * y);
    for (let c = 0; c < 3; c++) {
      const value = colours[p * 3 + c] as number;
      add(5 + c, value);
      add(8 + c, value * x);
      add(11 + c, value * y);
    }
  }
  return [sums, count];
}
