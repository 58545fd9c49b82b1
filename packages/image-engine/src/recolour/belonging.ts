import { type Lch, smoothstep } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { withCore } from './core.ts';
import { inShade } from './in-shade.ts';
import { CORE, median, peakHue, sumOf } from './measures.ts';
import { hueReach, isSkinLike, namedWeights, skinShare, strongest } from './named-hue.ts';
import { type Belonging, GREYISH, type Tints, turn } from './tints.ts';

/** Degrees of hue, to either side, of a thing that is known: neighbouring hues are its light and shade. */
const SAME_HUE = 23;
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

/** Lightness of what is called black, white, or a grey as light as that. */
function greysOf(lightness: number): readonly [least: number, most: number] {
  if (lightness < 0.4) return [-1, 0.4];
  return lightness > 0.82 ? [0.68, 2] : [lightness - 0.16, lightness + 0.16];
}

/** Colourless pixels of such lightness. */
function ofGrey(
  tints: Tints,
  [low, high]: readonly [number, number],
  where: Float32Array | null,
): Float32Array {
  const { l, c } = tints;
  const share = new Float32Array(l.length);
  for (let p = 0; p < share.length; p++) {
    const asked = where ? (where[p] as number) : 1;
    const light = l[p] as number;
    share[p] =
      asked *
      smoothstep(0.075, 0.04, c[p] as number) *
      smoothstep(low - 0.08, low, light) *
      smoothstep(high + 0.08, high, light);
  }
  return share;
}

function greyBelonging(
  tints: Tints,
  lightness: readonly [least: number, most: number],
  where: Float32Array | null,
): Belonging {
  const share = ofGrey(tints, lightness, where);
  return { share, centre: { l: median(tints.l, share, 1), c: median(tints.c, share, 0.4), h: 0 } };
}

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

/** Share of an area that has to be colourful for a colour to be what it is known by. */
const COLOURFUL = 0.12;

/** What is known of a thing before its colour is. */
interface Known {
  /** Degrees of hue to either side that are its own. */
  hues?: number;
  /** Whether what looks like skin is its own as well, or left out. */
  skin?: 'own' | 'spared';
  /** Share of it that has to be colourful for a colour to be what it is known by. */
  colourful?: number;
  /** How many times as much of one lightness without colour makes what is colourful its trim; none does when left out. */
  trim?: number;
  /** Where its colour is looked for; all over it when left out. */
  shownBy?: Float32Array;
  /**
   * How much darker and lighter than its middle a thing without colour is in places, 0 to 1; left out, one that is
   * black is as its name says, and a grey or white one has light and shade.
   */
  folds?: readonly [darker: number, lighter: number];
}

/** How much darker in the shade, and lighter in the light, a black, a grey and a white thing is, 0 to 1; black paint shows neither. */
const SHADED = [null, [0.3, 0.35], [0.58, 0.2]] as const;

/** Share of a white thing from which on black is a part of it, as of fur, and no shade. */
const BLACK_PART = 0.15;

/** The colour that a part of the picture is known by. */
export async function mainBelonging(
  tints: Tints,
  where: Float32Array,
  checkpoint: Checkpoint,
  {
    hues = SAME_HUE,
    skin = 'spared',
    colourful: least = COLOURFUL,
    trim = Number.POSITIVE_INFINITY,
    shownBy = where,
    folds,
  }: Known = {},
): Promise<Belonging> {
  const { l, c, h } = tints;
  const colourful = new Float32Array(l.length);
  const greys = new Float64Array(3);
  for (let p = 0; p < l.length; p++) {
    const asked = shownBy[p] as number;
    const light = l[p] as number;
    const chroma = c[p] as number;
    const isSpared = skin === 'spared' && isSkinLike(light, chroma, h[p] as number);
    if (chroma > 0.055 && !isSpared) colourful[p] = asked;
    else if (chroma < 0.055) {
      const kind = light < 0.4 ? 0 : light > 0.78 ? 2 : 1;
      greys[kind] = (greys[kind] as number) + asked;
    }
  }
  const ofColour = sumOf(colourful);
  const isTrim = Math.max(...greys) > trim * ofColour;
  if (ofColour > least * sumOf(shownBy) && !isTrim)
    // Within a thing that is known, neighbouring hues are its own light and shade.
    return hueBelonging(tints, colourful, where, hues, noSides, checkpoint);
  const kind = greys.indexOf(Math.max(...greys));
  const named = greysOf([0.2, 0.6, 0.92][kind] as number);
  const grey = greyBelonging(tints, named, where);
  const shaded = ([darker, lighter]: readonly [number, number]) =>
    greyBelonging(tints, [grey.centre.l - darker, grey.centre.l + lighter], where);
  if (folds) return shaded(folds);
  const own = SHADED[kind];
  const isPiebald = kind === 2 && (greys[0] as number) > BLACK_PART * sumOf(shownBy);
  if (!own || isPiebald) return grey;
  const wide = shaded(own);
  await checkpoint();
  return { ...wide, share: inShade(grey.share, wide.share, tints) };
}

/** All of a part of the picture, whatever its colours. */
export function allOf(tints: Tints, where: Float32Array): Belonging {
  const weights = where.map((asked, p) => asked * (tints.c[p] as number));
  const l = median(tints.l, where, 1);
  const c = median(tints.c, where, 0.4);
  return { share: where, centre: { l, c, h: peakHue(tints, weights) } };
}
