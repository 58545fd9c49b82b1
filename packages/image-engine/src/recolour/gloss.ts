import { spread } from '../vision/spread.ts';
import { sumOf } from './measures.ts';
import { aOf, type Belonging, bOf, GREYISH, type Tints, turn } from './tints.ts';

/** Distance in Oklab from one pixel to the next up to which a highlight goes over into a thing: a print on it ends at once. */
const STEP = 0.09;
/** How much darker a pixel may be than the one before on the way into a highlight, 0 to 1: noise. */
const NOISE = 0.012;
/** Degrees of hue, to either side, that what a highlight leaves of a colour may be turned. */
const TURNED = 32;
/** Chroma up to which what is lit has no hue left. */
const BLANK = 0.03;
/** Share of a thing that its highlights are at most: a white chest or a label is more. */
const MOST = 0.08;

/**
 * A thing of a colour with its highlights, which are paler than the colour and go over into it.
 *
 * @param inside the outline of the thing, 0 to 1
 */
export function withGloss(found: Belonging, inside: Float32Array, tints: Tints): Belonging {
  const { centre, share } = found;
  if (centre.c < GREYISH) return found;
  const { l, c, h } = tints;
  const lit = share.slice();
  const queue: number[] = [];
  for (let p = 0; p < share.length; p++) if ((share[p] as number) > 0.5) queue.push(p);
  const isPaler = (p: number) =>
    (l[p] as number) > centre.l &&
    ((c[p] as number) < BLANK || Math.abs(turn(centre.h, h[p] as number)) < TURNED);
  spread(queue, tints, (p, from) => {
    if ((lit[p] as number) > 0.5 || (inside[p] as number) <= 0.5 || !isPaler(p)) return false;
    const rise = (l[p] as number) - (l[from] as number);
    const apart = Math.hypot(
      rise,
      aOf(tints, p) - aOf(tints, from),
      bOf(tints, p) - bOf(tints, from),
    );
    if (rise < -NOISE || apart > STEP) return false;
    lit[p] = inside[p] as number;
    return true;
  });
  return sumOf(lit) > (1 + MOST) * sumOf(share) ? found : { centre, share: lit };
}
