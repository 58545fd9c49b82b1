import { toLab } from '../vision/lab.ts';
import { type BoxCopy, beside } from './box-copy.ts';

/** Steps of L*a*b* from a pixel to the next up to which they are grain. */
const GRAIN = 1.5;
/** Times that all pixels are gone over, there and back: ways have few turns. */
const ROUNDS = 2;

/** What lies on ways through a copy: from where each starts, and where it may lead. */
export type EdgesBetween = (starts: Uint8Array, isOpen: Uint8Array) => Float32Array;

/**
 * What edges lie between places of a copy, along the way with the least of them: steps of colour are squared, so that
 * an edge counts as one and shading as none.
 *
 * @returns for starts and open places, both 1 at pixels of the copy, a sum for each pixel, in squares of L*a*b*
 */
export function edgesBetween(copy: BoxCopy): EdgesBetween {
  const { data, inBox, width, height } = copy;
  const { lightness, a, b } = toLab({ data: Uint8Array.from(data), width, height, channels: 3 });
  const across = new Float32Array(inBox.length);
  const down = new Float32Array(inBox.length);
  const apart = (p: number, q: number) => {
    const l = (lightness[p] as number) - (lightness[q] as number);
    const u = (a[p] as number) - (a[q] as number);
    const v = (b[p] as number) - (b[q] as number);
    return Math.max(0, Math.sqrt(l * l + u * u + v * v) - GRAIN) ** 2;
  };
  for (let p = 0; p < inBox.length; p++) {
    if (beside(copy, p, 0) >= 0) across[p] = apart(p, p - 1);
    if (beside(copy, p, 2) >= 0) down[p] = apart(p, p - width);
  }
  const past = inBox.length - 1;
  return (starts, isOpen) => {
    const ways = Float32Array.from(starts, (is) => (is ? 0 : Number.POSITIVE_INFINITY));
    const lead = (p: number, q: number, edge: number) => {
      const sum = (ways[q] as number) + edge;
      if (sum < (ways[p] as number)) ways[p] = sum;
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (let p = 0; p <= past; p++) {
        if (!isOpen[p]) continue;
        if (p % width > 0) lead(p, p - 1, across[p] as number);
        if (p >= width) lead(p, p - width, down[p] as number);
      }
      for (let p = past; p >= 0; p--) {
        if (!isOpen[p]) continue;
        if ((p + 1) % width > 0) lead(p, p + 1, across[p + 1] as number);
        if (p + width <= past) lead(p, p + width, down[p + width] as number);
      }
    }
    return ways;
  };
}
