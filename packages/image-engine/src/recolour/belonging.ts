import { type Lch, smoothstep } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { withCore } from './core.ts';
import { greyBelonging, greysOf } from './grey-belonging.ts';
import { CORE, median, peakHue, sumOf } from './measures.ts';
import { hueReach, namedWeights, skinShare, strongest } from './named-hue.ts';
import { type Belonging, GREYISH, type Tints, turn } from './tints.ts';

/** Degrees of hue, to either side, of a thing that is known: neighbouring hues are its light and shade. */
export const SAME_HUE = 23;
/** Degrees over which belonging fades beyond a thing's own hues. */
const HUE_FADE = 5;
/** Farthest, in degrees, that a hue may be to belong because all around it belongs. */
const ENCLOSED_HUE = 32;
/** Degrees from which on a thing's own hues are wide. */
const WIDE_HUE = 14;
/**
 * A neighbouring hue belongs as well where that much of the longer edge around it, px to each side, mostly
 * belongs: the heart of a flower, the shaded side of a car.
 */
const AROUND = 0.03;
/** Tells the inside of an outline from its outside, 1 and 0; null without one. */
export type Sides = () => Promise<Uint8Array | null>;

export const noSides: Sides = async () => null;

/** Share of the pixels, of all that are asked about, that make a colour present. */
const PRESENT = 0.0006;

/** Chroma of a thing from which on skin beside it can be told from it. */
const MORE_THAN_SKIN = 0.125;
/** Hues, in degrees, of skin, fur and wood: there, a thing is told by its chroma above all. */
const [SKIN_FROM, SKIN_TO] = [45, 80];

/**
 * Pixels of the hue, in all the lights and shades of one thing.
 *
 * @param reach degrees of hue below and above the middle that belong
 * @param sparing whether what looks like skin is left out, where the thing itself is more colourful
 */
function ofHue(
  tints: Tints,
  centre: Lch,
  [below, above]: readonly [number, number],
  where: Float32Array | null,
  sparing: boolean,
): Float32Array {
  const { l, c, h } = tints;
  const share = new Float32Array(l.length);
  const isCrowded = sparing && centre.h > SKIN_FROM && centre.h < SKIN_TO;
  const least = Math.max(0.022, (isCrowded ? 0.62 : 0.35) * centre.c);
  const sure = Math.max(0.04, (isCrowded ? 0.8 : 0.55) * centre.c);
  // Dark brown, of hair and leather, is no shade of orange.
  const dark = Math.max(0.05, (isCrowded ? 0.5 : 0.22) * centre.l);
  const dim = Math.max(0.12, (isCrowded ? 0.65 : 0.4) * centre.l);
  const sparesSkin = sparing && centre.c > MORE_THAN_SKIN;
  for (let p = 0; p < share.length; p++) {
    const asked = where ? (where[p] as number) : 1;
    if (asked === 0) continue;
    const off = turn(centre.h, h[p] as number);
    const same = off < 0 ? below : above;
    if (Math.abs(off) >= same + HUE_FADE) continue;
    const light = l[p] as number;
    const strength = c[p] as number;
    // A colour in the shade has less chroma, nearly in proportion to its lightness.
    const lit = Math.min(1, Math.max(0.35, light / centre.l));
    const spared = sparesSkin ? 1 - skinShare(light, strength, h[p] as number) : 1;
    share[p] =
      asked *
      spared *
      smoothstep(same + HUE_FADE, same, Math.abs(off)) *
      smoothstep(least, sure, strength / lit) *
      smoothstep(dark, dim, light);
  }
  return share;
}

/**
 * The pixels of the hue that has the most weight, and of its lights and shades.
 *
 * @param known degrees of hue to either side that are a thing's own; null where what is beside it may be another's
 */
export async function hueBelonging(
  tints: Tints,
  weights: Float32Array,
  where: Float32Array | null,
  known: number | null,
  sides: Sides,
  checkpoint: Checkpoint,
): Promise<Belonging> {
  await checkpoint();
  const h = peakHue(tints, weights);
  const near = weights.map((weight, p) =>
    Math.abs(turn(h, tints.h[p] as number)) < CORE ? weight : 0,
  );
  const centre = { l: median(tints.l, near, 1), c: median(tints.c, near, 0.4), h };
  await checkpoint();
  // The shades of a flower are its own, however far they are apart.
  const isWhole = known !== null && known > SAME_HUE;
  const reach: readonly [number, number] = isWhole
    ? [known, known]
    : hueReach(tints, centre, where, known ?? undefined);
  const share = ofHue(tints, centre, reach, where, !known);
  await checkpoint();
  // A hue that is narrow, because another thing's is next to it, is not widened by what is around it.
  const wider = (own: number) =>
    own >= WIDE_HUE || known !== null ? ENCLOSED_HUE - HUE_FADE : own;
  const wide = ofHue(tints, centre, [wider(reach[0]), wider(reach[1])], where, false);
  await checkpoint();
  const around = boxMean(share, tints, Math.ceil(AROUND * Math.max(tints.width, tints.height)));
  for (let p = 0; p < share.length; p++) {
    const enclosed = (wide[p] as number) * smoothstep(0.45, 0.7, around[p] as number);
    share[p] = Math.max(share[p] as number, enclosed);
  }
  if (isWhole) return { centre, share };
  const found = { centre, share };
  return { centre, share: await withCore(found, weights, tints, await sides(), checkpoint) };
}

/**
 * The pixels of a colour that was named; null when the picture hardly has any.
 *
 * @param where how much each pixel is asked about, 0 to 1; all of them when null
 * @param sides asked for when the picture has the colour: what is on one side is not of one piece with the other
 */
export async function belongingTo(
  tints: Tints,
  named: Lch,
  where: Float32Array | null,
  checkpoint: Checkpoint,
  sides: Sides = noSides,
): Promise<Belonging | null> {
  const asked = where ? sumOf(where) : tints.l.length;
  if (named.c < GREYISH) {
    const grey = greyBelonging(tints, greysOf(named.l), where);
    return sumOf(grey.share) > PRESENT * asked ? grey : null;
  }
  for (const leniency of where ? (['strict', 'lenient'] as const) : (['strict'] as const)) {
    await checkpoint();
    const weights = namedWeights(tints, named, where, leniency);
    if (sumOf(weights) < PRESENT * asked) continue;
    const strong = strongest(tints, named, weights);
    return hueBelonging(tints, strong, where, null, sides, checkpoint);
  }
  return null;
}
