import type { Tints } from './tints.ts';

/** How much lightness changes at most from one pixel to the next within light and shade; print has an edge. */
const STEP = 0.06;
/** Share from which a pixel belongs, 0 to 1. */
const BELONGS = 0.5;

/**
 * What of a wider share hangs together with a narrower one by light and shade alone: the lit and the shaded side of a
 * grey thing, and not the white or black print on it.
 */
export function inShade(core: Float32Array, wide: Float32Array, { l, width }: Tints): Float32Array {
  const share = core.slice();
  const queue: number[] = [];
  const reached = core.map((value) => (value > BELONGS ? 1 : 0));
  for (let p = 0; p < core.length; p++) if (reached[p] === 1) queue.push(p);
  const reach = (from: number, p: number) => {
    if (reached[p] !== 0 || (wide[p] as number) <= BELONGS) return;
    if (Math.abs((l[p] as number) - (l[from] as number)) > STEP) return;
    reached[p] = 1;
    share[p] = Math.max(share[p] as number, wide[p] as number);
    queue.push(p);
  };
  for (let at = 0; at < queue.length; at++) {
    const p = queue[at] as number;
    const x = p % width;
    if (x > 0) reach(p, p - 1);
    if (x < width - 1) reach(p, p + 1);
    if (p >= width) reach(p, p - width);
    if (p + width < core.length) reach(p, p + width);
  }
  return share;
}
