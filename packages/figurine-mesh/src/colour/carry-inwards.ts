import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { CELL, PAINTS, spreadOf } from './paint-spread.ts';

/** Share below which a paint is nothing beside the strongest. */
const FAINT = 0.04;

/**
 * Colours for the inside of a shape from its rim, as a painter would choose them: the rim's colours are
 * put down to a few paints, each spreads inwards as heat does, and a place gets the paint that is
 * strongest there, or a blend of those that are much alike. Means instead would be a fog of all of them.
 *
 * @param rgb colours, right at the rim; three a sample
 * @param rim 1 where the colour is taken
 * @returns colours right inside the shape, three a sample
 */
export function carryInwards(
  rgb: Uint8ClampedArray,
  rim: Uint8Array,
  distance: Float32Array,
  size: GridSize,
): Uint8ClampedArray {
  const spread = spreadOf(rgb, rim, distance, size);
  const { width, shares, paints, alike } = spread;
  /** Of the paints that count at a sample: their shares, and which they are. */
  const own = new Float64Array(PAINTS);
  const which = new Uint8Array(PAINTS);
  const result = new Uint8ClampedArray(rgb.length);
  for (let k = 0; k < distance.length; k++) {
    if ((distance[k] as number) <= 0) continue;
    const column = k % size.width;
    const u = clamp((column + 0.5) / CELL - 0.5, 0, width - 1.001);
    const v = clamp(((k - column) / size.width + 0.5) / CELL - 0.5, 0, spread.height - 1.001);
    const a = u - Math.floor(u);
    const b = v - Math.floor(v);
    const at = PAINTS * (Math.floor(v) * width + Math.floor(u));
    const below = at + PAINTS * width;
    let count = 0;
    for (let i = 0; i < PAINTS; i++) {
      const upper = (shares[at + i] as number) * (1 - a) + (shares[at + PAINTS + i] as number) * a;
      const lower =
        (shares[below + i] as number) * (1 - a) + (shares[below + PAINTS + i] as number) * a;
      const share = upper * (1 - b) + lower * b;
      if (share < FAINT) continue;
      own[count] = share;
      which[count++] = i;
    }
    let red = 0;
    let green = 0;
    let blue = 0;
    let total = 0;
    for (let m = 0; m < count; m++) {
      const i = which[m] as number;
      let support = 0;
      for (let n = 0; n < count; n++) {
        support += (alike[PAINTS * i + (which[n] as number)] as number) * (own[n] as number);
      }
      // The strongest paint wins, with a soft edge.
      const cubed = support * support * support;
      const weight = (own[m] as number) * cubed * cubed;
      total += weight;
      red += weight * (paints[3 * i] as number);
      green += weight * (paints[3 * i + 1] as number);
      blue += weight * (paints[3 * i + 2] as number);
    }
    result[3 * k] = red / total;
    result[3 * k + 1] = green / total;
    result[3 * k + 2] = blue / total;
  }
  release(shares);
  return result;
}
