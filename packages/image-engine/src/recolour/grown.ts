import { spread } from '../vision/spread.ts';
import { withGloss } from './gloss.ts';
import { isOfSeveralHues } from './kinds.ts';
import { sumOf } from './measures.ts';
import { aOf, type Belonging, bOf, GREYISH, type Tints, turn } from './tints.ts';

/** Distance in Oklab from one pixel to the next up to which light alone changes a colour: at prints and at edges it is more. */
const STEP = 0.035;
/** Degrees of hue, to either side, by which light turns a colour at most, and those over which a fish or a fruit goes. */
const TURNED = { by: 32, across: 45 } as const;
/** Share of its chroma, in proportion to its lightness, that a colour keeps at least: a white chest is no lit part of a brown dog. */
const PALER = 0.5;
/** Chroma of a thing without colour up to which it may mirror what is around it. */
const MIRRORED = 0.1;
/** How much lighter and darker than its middle a thing without colour is in places, 0 to 1: where it is black and white, one is not the other. */
const SHADED = 0.3;
/** What hangs together with a thing and is larger than that, as a share of what was found of it, is another thing beside it. */
const MOST = 0.5;
/** Share from which a pixel belongs, 0 to 1. */
const BELONGS = 0.5;

/**
 * A thing with what hangs together with its colour and has no edge to it: a part that is in brighter light or in the
 * shade, or that mirrors the ground; and with its highlights.
 *
 * @param inside the outline of the thing, 0 to 1
 */
export function grown(
  thing: string,
  { centre, share }: Belonging,
  inside: Float32Array,
  tints: Tints,
): Belonging {
  const { l, c, h } = tints;
  const [a, b] = [new Float32Array(l.length), new Float32Array(l.length)];
  const found = share.slice();
  const queue: number[] = [];
  for (let p = 0; p < l.length; p++) {
    if ((inside[p] as number) === 0) continue;
    a[p] = aOf(tints, p);
    b[p] = bOf(tints, p);
    if ((share[p] as number) > BELONGS) queue.push(p);
  }
  const most = isOfSeveralHues(thing) ? TURNED.across : TURNED.by;
  const isAlike = (p: number) => {
    const chroma = c[p] as number;
    if (centre.c < GREYISH)
      return chroma < MIRRORED && Math.abs((l[p] as number) - centre.l) < SHADED;
    const least = PALER * centre.c * Math.min(1, (l[p] as number) / centre.l);
    return Math.abs(turn(centre.h, h[p] as number)) < most && chroma > least;
  };
  spread(queue, tints, (p, from) => {
    if ((found[p] as number) > BELONGS || (inside[p] as number) <= BELONGS || !isAlike(p))
      return false;
    const apart = Math.hypot(
      (l[p] as number) - (l[from] as number),
      (a[p] as number) - (a[from] as number),
      (b[p] as number) - (b[from] as number),
    );
    if (apart > STEP) return false;
    found[p] = inside[p] as number;
    return true;
  });
  const own = sumOf(share);
  const whole = sumOf(found) > (1 + MOST) * own ? share : found;
  return withGloss({ centre, share: whole }, inside, tints);
}
