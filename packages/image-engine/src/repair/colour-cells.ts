import type { Box } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';

/** Bits of each channel that tell colours apart; neighbouring cells are the same colour too. */
const BITS = 4;
const SIDE = 1 << BITS;
/** Number of cells. */
export const CELLS = SIDE ** 3;

/** The cell that a colour lies in, each channel 0 to 255. */
export function cellOf(r: number, g: number, b: number): number {
  const shift = 8 - BITS;
  return ((r >> shift) * SIDE + (g >> shift)) * SIDE + (b >> shift);
}

/** Calls back with a cell and each of its neighbours. */
function eachNear(k: number, call: (near: number) => void): void {
  const r = (k / SIDE ** 2) | 0;
  const g = ((k / SIDE) | 0) % SIDE;
  const b = k % SIDE;
  for (let d = 0; d < 27; d++) {
    const u = r + (d % 3) - 1;
    const v = g + (((d / 3) | 0) % 3) - 1;
    const w = b + ((d / 9) | 0) - 1;
    if (Math.min(u, v, w) >= 0 && Math.max(u, v, w) < SIDE) call((u * SIDE + v) * SIDE + w);
  }
}

/** 1 for the cells that hold more than `least`, and for their neighbours. */
export function withNeighbours(counts: Uint32Array, least: number): Uint8Array {
  const known = new Uint8Array(CELLS);
  for (let k = 0; k < counts.length; k++)
    if ((counts[k] as number) > least)
      eachNear(k, (near) => {
        known[near] = 1;
      });
  return known;
}

/** What each cell and its neighbours hold together. */
export function withNearCells(counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(CELLS);
  for (let k = 0; k < counts.length; k++)
    if (counts[k])
      eachNear(k, (near) => {
        sums[near] = (sums[near] as number) + (counts[k] as number);
      });
  return sums;
}

/** The cell of a pixel. */
export function cellAt({ data, channels }: Pixels, p: number): number {
  const i = p * channels;
  return cellOf(data[i] as number, data[i + 1] as number, data[i + 2] as number);
}

/** Share of the rim of a box that a colour takes at least to be one of its colours. */
const PART = 0.0015;

/** 1 for the cells of colours that are seen around a box, and their neighbours. */
export async function coloursAround(
  pixels: Pixels,
  box: Box,
  rim: number,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const { width, height } = pixels;
  const [top, bottom] = [Math.max(0, box.top - rim), Math.min(height, box.bottom + rim)];
  const [left, right] = [Math.max(0, box.left - rim), Math.min(width, box.right + rim)];
  const counts = new Uint32Array(CELLS);
  let all = 0;
  await eachRow(bottom - top, pause, (row) => {
    const y = top + row;
    const isBeside = y >= box.top && y < box.bottom;
    for (let x = left; x < right; x++) {
      if (isBeside && x === box.left) x = box.right;
      if (x >= right) break;
      const cell = cellAt(pixels, y * width + x);
      counts[cell] = (counts[cell] as number) + 1;
      all++;
    }
  });
  return withNeighbours(counts, PART * all);
}
