import { apart as apartIn, toLab } from '../vision/lab.ts';
import type { BoxCopy } from './box-copy.ts';

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
export function edgesBetween({ data, width, height }: BoxCopy): EdgesBetween {
  const lab = toLab({ data: new Uint8Array(data), width, height, channels: 3 });
  // No way leads across the sides of the copy.
  const across = new Float32Array(width * height + 1).fill(Number.POSITIVE_INFINITY);
  const down = new Float32Array(width * (height + 1)).fill(Number.POSITIVE_INFINITY);
  const apart = (p: number, q: number) => Math.max(0, apartIn(lab, p, q) - GRAIN) ** 2;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      if (x > 0) across[p] = apart(p, p - 1);
      if (y > 0) down[p] = apart(p, p - width);
    }
  return (starts, isOpen) => {
    const ways = new Float32Array(starts.length).fill(Number.POSITIVE_INFINITY);
    for (let p = 0; p < ways.length; p++) if (starts[p]) ways[p] = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (let p = 0; p < ways.length; p++) {
        if (!isOpen[p] || ways[p] === 0) continue;
        if (p >= width) lead(ways, p, p - width, down[p] as number);
        if (p > 0) lead(ways, p, p - 1, across[p] as number);
      }
      for (let p = ways.length - 1; p >= 0; p--) {
        if (!isOpen[p] || ways[p] === 0) continue;
        if (p + width < ways.length) lead(ways, p, p + width, down[p + width] as number);
        if (p + 1 < ways.length) lead(ways, p, p + 1, across[p + 1] as number);
      }
    }
    return ways;
  };
}

/** Leads a way on to a pixel from one beside it, where that is the one with the least edges so far. */
function lead(ways: Float32Array, p: number, from: number, edge: number): void {
  const sum = (ways[from] as number) + edge;
  if (sum < (ways[p] as number)) ways[p] = sum;
}
