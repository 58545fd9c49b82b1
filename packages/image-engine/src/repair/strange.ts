import { boxMean } from '../vision/box-mean.ts';
import type { Layer } from './layer.ts';

/** Width of the rim around the hole whose colours count, as a share of the longer edge. */
const RIM = 0.025;
/** Bits of each channel that tell colours apart; neighbouring cells are the same colour too. */
const BITS = 4;
const CELLS = 1 << BITS;
/** Share of the rim that a colour takes at least to be one of its colours. */
const PART = 0.004;
/** Share of the square around a pixel that is strange, from which on it belongs to a strange thing. */
const MOSTLY = 0.5;

/**
 * What has a colour that nothing at the rim of the hole has: it belongs to something else in the
 * picture, and a copy of it would stand in the hole without a cause.
 *
 * @returns 1 at those pixels of the layer
 */
export function strangeTo(layer: Layer): Uint8Array {
  const { colours, hole, barred, width, height } = layer;
  const longest = Math.max(width, height);
  const radius = Math.max(4, Math.ceil(RIM * longest));
  const holes = Float32Array.from(hole, (value) => value);
  const near = boxMean(holes, layer, radius);
  const cell = (p: number, c: number) => (colours[p * 3 + c] as number) >> (8 - BITS);
  const counts = new Uint32Array(CELLS ** 3);
  let rim = 0;
  for (let p = 0; p < hole.length; p++) {
    if (hole[p] || barred[p] || !((near[p] as number) > 0)) continue;
    const k = (cell(p, 0) * CELLS + cell(p, 1)) * CELLS + cell(p, 2);
    counts[k] = (counts[k] as number) + 1;
    rim++;
  }
  const known = new Uint8Array(CELLS ** 3);
  for (let k = 0; k < counts.length; k++) {
    if ((counts[k] as number) <= PART * rim) continue;
    const [r, g, b] = [(k / CELLS ** 2) | 0, ((k / CELLS) | 0) % CELLS, k % CELLS];
    for (let d = 0; d < 27; d++) {
      const [u, v, w] = [r + (d % 3) - 1, g + (((d / 3) | 0) % 3) - 1, b + ((d / 9) | 0) - 1];
      if (Math.min(u, v, w) >= 0 && Math.max(u, v, w) < CELLS)
        known[(u * CELLS + v) * CELLS + w] = 1;
    }
  }
  const strange = new Float32Array(hole.length);
  for (let p = 0; p < hole.length; p++)
    if (!hole[p] && !known[(cell(p, 0) * CELLS + cell(p, 1)) * CELLS + cell(p, 2)]) strange[p] = 1;
  const mostly = boxMean(strange, layer, Math.ceil(0.006 * longest));
  return Uint8Array.from(mostly, (share, p) => (!hole[p] && share > MOSTLY ? 1 : 0));
}
