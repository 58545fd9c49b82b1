import { TILE } from './carriers.ts';
import type { Plane } from './plane.ts';

/**
 * A picture laid upon itself tile by tile, as four layers of every other tile: the mark adds up, the picture does
 * not, and how much the layers agree tells them apart.
 */
export type Folded = [Float32Array, Float32Array, Float32Array, Float32Array];

/**
 * Where a sample lies in the picture that was marked: u = a·x + b·y to the right and v = c·x + d·y downwards.
 */
export interface Placement {
  a: number;
  b: number;
  c: number;
  d: number;
}

const MASK = TILE - 1;
const SHIFT = Math.log2(TILE);

function emptyLayers(): Folded {
  const layer = () => new Float32Array(TILE * TILE);
  return [layer(), layer(), layer(), layer()];
}

/** Folds a picture that nobody has scaled or turned. */
export function foldUpright({ data, width, height }: Plane): Folded {
  const layers = emptyLayers();
  for (let y = 0; y < height; y++) {
    const line = (y & MASK) * TILE;
    const rowOfTiles = (y >> SHIFT) * 2;
    for (let left = 0; left < width; left += TILE) {
      const layer = layers[((left >> SHIFT) + rowOfTiles) & 3] as Float32Array;
      const end = Math.min(TILE, width - left);
      const from = y * width + left;
      for (let x = 0; x < end; x++) {
        layer[line + x] = (layer[line + x] as number) + (data[from + x] as number);
      }
    }
  }
  return layers;
}

/** Keeps indices above 0 before they are wrapped; a multiple of the tile. */
const OFFSET = 2 ** 16;

/** Folds a picture that was scaled or turned; each sample is shared among the four nearest places. */
export function foldPlaced({ data, width, height }: Plane, placement: Placement): Folded {
  const layers = emptyLayers();
  const { a, b, c, d } = placement;
  for (let y = 0; y < height; y++) {
    let u = b * y + OFFSET;
    let v = d * y + OFFSET;
    for (let x = 0, at = y * width; x < width; x++, at++, u += a, v += c) {
      const left = Math.floor(u);
      const top = Math.floor(v);
      const across = u - left;
      const layer = layers[((left >> SHIFT) + 2 * (top >> SHIFT)) & 3] as Float32Array;
      const value = data[at] as number;
      const below = value * (v - top);
      const above = value - below;
      const x0 = left & MASK;
      const x1 = (left + 1) & MASK;
      const y0 = (top & MASK) << SHIFT;
      const y1 = ((top + 1) & MASK) << SHIFT;
      layer[y0 | x0] = (layer[y0 | x0] as number) + above * (1 - across);
      layer[y0 | x1] = (layer[y0 | x1] as number) + above * across;
      layer[y1 | x0] = (layer[y1 | x0] as number) + below * (1 - across);
      layer[y1 | x1] = (layer[y1 | x1] as number) + below * across;
    }
  }
  return layers;
}

/** The other ways to lay a picture on a table, and what each does to a fold. */
export const TURNS: Record<string, (layer: Float32Array) => Float32Array> = {
  'upside down': (layer) => layer.toReversed(),
  mirrored: (layer) => rearranged(layer, (x, y) => y * TILE + (MASK - x)),
  'upside down, mirrored': (layer) => rearranged(layer, (x, y) => (MASK - y) * TILE + x),
  'turned left': (layer) => rearranged(layer, (x, y) => x * TILE + (MASK - y)),
  'turned right': (layer) => rearranged(layer, (x, y) => (MASK - x) * TILE + y),
};

function rearranged(layer: Float32Array, from: (x: number, y: number) => number): Float32Array {
  const result = new Float32Array(layer.length);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) result[y * TILE + x] = layer[from(x, y)] as number;
  }
  return result;
}
