import type { Size } from '../picture/picture.ts';
import { apart, type Lab } from './lab.ts';

/** Times that all pixels are gone over, there and back: ways have few turns. */
const ROUNDS = 2;

/** What lies on ways through a picture: from where each starts, and where it may lead. */
export type LeastEdges = (starts: Uint8Array, isOpen: Uint8Array) => Float32Array;

/**
 * What edges lie between places of a picture, along the way with the least of them: steps of colour are squared, so that
 * an edge counts as one and shading as none.
 *
 * @param grain steps of colour from a pixel to the next that are no edge, L*a*b*
 * @returns for starts and open places, both 1 at pixels, a sum for each pixel, in squares of L*a*b*
 */
export function leastEdges(lab: Lab, { width, height }: Size, grain: number): LeastEdges {
  // No way leads across the sides of the picture.
  const across = new Float32Array(width * height + 1).fill(Number.POSITIVE_INFINITY);
  const down = new Float32Array(width * (height + 1)).fill(Number.POSITIVE_INFINITY);
  const edge = (p: number, q: number) => Math.max(0, apart(lab, p, q) - grain) ** 2;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      if (x > 0) across[p] = edge(p, p - 1);
      if (y > 0) down[p] = edge(p, p - width);
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
