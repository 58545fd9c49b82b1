import { spread } from '../vision/spread.ts';
import type { Tints } from './tints.ts';

/** How much lightness changes at most from one pixel to the next within light and shade; print has an edge. */
const STEP = 0.06;
/** Share from which a pixel belongs, 0 to 1. */
const BELONGS = 0.5;

/**
 * What of a wider share hangs together with a narrower one by light and shade alone: the lit and the shaded side of a
 * grey thing, and not the white or black print on it.
 */
export function inShade(core: Float32Array, wide: Float32Array, tints: Tints): Float32Array {
  const { l } = tints;
  const share = core.slice();
  const queue: number[] = [];
  const reached = core.map((value) => (value > BELONGS ? 1 : 0));
  for (let p = 0; p < core.length; p++) if (reached[p] === 1) queue.push(p);
  spread(queue, tints, (p, from) => {
    if (reached[p] !== 0 || (wide[p] as number) <= BELONGS) return false;
    if (Math.abs((l[p] as number) - (l[from] as number)) > STEP) return false;
    reached[p] = 1;
    share[p] = Math.max(share[p] as number, wide[p] as number);
    return true;
  });
  return share;
}
