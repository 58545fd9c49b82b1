import { createHmac } from 'node:crypto';
import { type Carriers, carriersOf, HIGHEST, type Shape, TILE } from './carriers.ts';
import { complex, transformSquare } from './fourier.ts';
import { encodeId } from './payload-code.ts';

/** What is repeated over a picture: two shapes of the same waves, both with a mean square of 1. */
export interface MarkTile extends Record<keyof Shape, Float32Array> {
  /** Side in px. */
  size: number;
}

/**
 * Draws the tile of an id. Where in the tile a picture begins differs from id to id, so that two marks in one
 * picture do not lie upon each other.
 *
 * @param factor Pixels a sample, a power of 2.
 */
export function drawTile(id: bigint, key: Uint8Array, factor: number): MarkTile {
  const carriers = carriersOf(key);
  const code = encodeId(id);
  const size = TILE * factor;
  const origin = createHmac('sha256', key).update(`origin ${id}`).digest();
  const left = (origin.readUInt8(0) % TILE) * factor;
  const top = (origin.readUInt8(1) % TILE) * factor;
  const draw = (shape: keyof Shape) =>
    rolled(drawShape(carriers, code, shape, size), size, left, top);
  return { size, texture: draw('texture'), flat: draw('flat') };
}

function rolled(tile: Float32Array, size: number, left: number, top: number): Float32Array {
  const result = new Float32Array(tile.length);
  for (let y = 0; y < size; y++) {
    const from = ((y + top) % size) * size;
    result.set(tile.subarray(from + left, from + size), y * size);
    result.set(tile.subarray(from, from + left), y * size + size - left);
  }
  return result;
}

function drawShape(carriers: Carriers, code: Int8Array, shape: keyof Shape, size: number) {
  const tile = complex(size * size);
  const { re, im } = tile;
  const strengths = carriers[shape];
  for (let i = 0; i < carriers.count; i++) {
    const at = indexAt(carriers.index[i] as number, size);
    const sign = (carriers.sign[i] as number) * (code[carriers.bit[i] as number] as number);
    const part = carriers.part[i] ? im : re;
    part[at] = (part[at] as number) + sign * (strengths[i] as number);
  }
  for (const wave of carriers.sync) {
    const at = wave.l * size + ((wave.k + size) % size);
    const strength = wave[shape] * Math.SQRT2;
    re[at] = strength * Math.cos(wave.phase);
    im[at] = strength * Math.sin(wave.phase);
  }
  mirror(re, im, size);
  transformSquare(tile, size, 'backwards');
  return normalised(re);
}

/** From a tile of {@link TILE} samples to the same frequency of a larger one. */
function indexAt(index: number, size: number): number {
  const l = Math.floor(index / TILE);
  const k = index % TILE;
  return l * size + (k < TILE / 2 ? k : k - TILE + size);
}

/** Gives each wave its conjugate, so that the tile is real. */
function mirror(re: Float64Array, im: Float64Array, size: number): void {
  for (let l = 1; l <= HIGHEST; l++) {
    for (let k = -HIGHEST; k <= HIGHEST; k++) {
      const at = l * size + ((k + size) % size);
      const other = (size - l) * size + ((size - k) % size);
      re[other] = re[at] as number;
      im[other] = -(im[at] as number);
    }
  }
}

function normalised(tile: Float64Array): Float32Array {
  let energy = 0;
  for (let i = 0; i < tile.length; i++) energy += (tile[i] as number) ** 2;
  const gain = Math.sqrt(tile.length / energy);
  return Float32Array.from(tile, (value) => value * gain);
}
