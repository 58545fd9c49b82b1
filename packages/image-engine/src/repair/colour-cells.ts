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

/** 1 for the cells that hold more than `least`, and for their neighbours. */
export function withNeighbours(counts: Uint32Array, least: number): Uint8Array {
  const known = new Uint8Array(CELLS);
  for (let k = 0; k < counts.length; k++) {
    if ((counts[k] as number) <= least) continue;
    const r = (k / SIDE ** 2) | 0;
    const g = ((k / SIDE) | 0) % SIDE;
    const b = k % SIDE;
    for (let d = 0; d < 27; d++) {
      const u = r + (d % 3) - 1;
      const v = g + (((d / 3) | 0) % 3) - 1;
      const w = b + ((d / 9) | 0) - 1;
      if (Math.min(u, v, w) >= 0 && Math.max(u, v, w) < SIDE) known[(u * SIDE + v) * SIDE + w] = 1;
    }
  }
  return known;
}
