import { boxMean } from '../vision/box-mean.ts';
import { CELLS, cellOf, withNeighbours } from './colour-cells.ts';
import type { Layer } from './layer.ts';

/** Width of the rim around the hole whose colours count, as a share of the longer edge. */
const RIM = 0.025;
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
  const holes = Float32Array.from(hole);
  const near = boxMean(holes, layer, radius);
  const cell = (p: number) =>
    cellOf(colours[p * 3] as number, colours[p * 3 + 1] as number, colours[p * 3 + 2] as number);
  const counts = new Uint32Array(CELLS);
  let rim = 0;
  for (let p = 0; p < hole.length; p++) {
    if (hole[p] || barred[p] || !((near[p] as number) > 0)) continue;
    const k = cell(p);
    counts[k] = (counts[k] as number) + 1;
    rim++;
  }
  const known = withNeighbours(counts, PART * rim);
  const strange = new Float32Array(hole.length);
  for (let p = 0; p < hole.length; p++) if (!hole[p] && !known[cell(p)]) strange[p] = 1;
  const mostly = boxMean(strange, layer, Math.ceil(0.006 * longest));
  const places = new Uint8Array(hole.length);
  for (let p = 0; p < places.length; p++)
    if (!hole[p] && (mostly[p] as number) > MOSTLY) places[p] = 1;
  return places;
}
