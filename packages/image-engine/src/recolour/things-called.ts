import type { Hue } from '../light/hues.ts';
import { type Lch, smoothstep } from '../light/oklab.ts';
import { inWindow } from '../light/saturate-hues.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { hueBelonging, noSides, type Sides } from './belonging.ts';
import { median, sumOf } from './measures.ts';
import { isSkinLike, namedWeights, strongest } from './named-hue.ts';
import { piecesOf } from './pieces.ts';
import type { Belonging, Tints } from './tints.ts';

/** Hues of one name that are told from each other at most: of a leaf, a lawn and a bottle. */
const SHADES = 4;
/** Share of the picture that a colour has at least, and share of all of that name that is left for another look. */
const [PRESENT, LEFT] = [0.0006, 0.08];
/** How much of a piece at least belongs to the families by hue alone: a red flag is no shade of orange. */
const OF_FAMILY = 0.08;
/** Share of a piece from which on skin, hair and wood are what it is. */
const SKIN = 0.4;
/** Shares of the chroma of the first things found, from which on others, and surely, are as colourful: a cream wall is not yellow. */
const COLOURFUL = [0.45, 0.65] as const;

/** A copy of the picture in which things are found. */
export interface Copy {
  tints: Tints;
  /** How much each pixel belongs to the families that are asked about, by its hue alone, 0 to 1. */
  families: Float32Array;
}

/** Families that skin, wood and walls in warm light have too: there, hue alone does not tell a thing. */
export const WARM: readonly Hue[] = ['red', 'orange', 'yellow'];

/** How much each pixel belongs by its hue to the families of a window, 0 to 1. */
export function familiesOf({ data, channels }: Pixels, window: Float32Array): Float32Array {
  return Float32Array.from({ length: data.length / channels }, (_, p) => {
    const i = p * channels;
    return inWindow(data[i] as number, data[i + 1] as number, data[i + 2] as number, window);
  });
}

/** The pieces that are of the families, with their soft rims. */
async function ofFamilies(
  share: Float32Array,
  { tints, families }: Copy,
  checkpoint: Checkpoint,
): Promise<Float32Array> {
  const { of, areas } = await piecesOf(share, tints, checkpoint);
  const { l, c, h } = tints;
  const sums = new Float64Array(areas.length);
  const skins = new Float64Array(areas.length);
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    sums[name] = (sums[name] as number) + (families[p] as number);
    if (isSkinLike(l[p] as number, c[p] as number, h[p] as number))
      skins[name] = (skins[name] as number) + 1;
  }
  const stays = areas.map(
    (area, name) =>
      name > 0 &&
      (sums[name] as number) > OF_FAMILY * area &&
      (skins[name] as number) < SKIN * area,
  );
  const near = boxMean(
    Float32Array.from(of, (name) => (stays[name] ? 1 : 0)),
    tints,
    2,
  );
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
  );
}

/** Pixels that surely are of that name and of the families. */
const certainly = (named: Lch, { tints, families }: Copy): Float32Array =>
  strongest(tints, named, namedWeights(tints, named, families, 'strict'));

/** What is nearly as colourful as the pixels that are certain, 0 to 1. */
function colourful({ l, c }: Tints, certain: Float32Array): Float32Array {
  const [light, chroma] = [median(l, certain, 1), median(c, certain, 0.4)];
  return c.map((value, p) => {
    const lit = Math.min(1, (l[p] as number) / light);
    return smoothstep(...COLOURFUL, value / (chroma * lit));
  });
}

/** The most of a colour that is called so and as colourful; null when hardly any is. */
export async function mostCalled(
  named: Lch,
  copy: Copy,
  checkpoint: Checkpoint,
  sides: Sides,
): Promise<Belonging | null> {
  const weights = certainly(named, copy);
  if (sumOf(weights) < PRESENT * weights.length) return null;
  const where = colourful(copy.tints, weights);
  return hueBelonging(copy.tints, weights, where, null, sides, checkpoint);
}

/** How much each pixel is of a thing that is called by that colour, 0 to 1; null when hardly any is. */
export async function thingsCalled(
  named: Lch,
  copy: Copy,
  checkpoint: Checkpoint,
): Promise<Float32Array | null> {
  const { tints } = copy;
  let weights = certainly(named, copy);
  const all = sumOf(weights);
  const least = PRESENT * weights.length;
  if (all < least) return null;
  const share = new Float32Array(weights.length);
  const where = colourful(tints, weights);
  for (let k = 0; k < SHADES && sumOf(weights) > Math.max(least, LEFT * all); k++) {
    const found = await hueBelonging(tints, weights, where, null, noSides, checkpoint);
    const own = await ofFamilies(found.share, copy, checkpoint);
    for (let p = 0; p < share.length; p++)
      share[p] = Math.max(share[p] as number, own[p] as number);
    weights = weights.map((weight, p) => weight * (1 - (found.share[p] as number)));
  }
  return sumOf(share) < least ? null : share;
}
