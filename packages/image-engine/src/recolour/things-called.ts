import { type Lch, smoothstep } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { hueBelonging } from './belonging.ts';
import { sumOf } from './measures.ts';
import { isSkinLike, namedWeights, strongest } from './named-hue.ts';
import { piecesOf } from './pieces.ts';
import type { Tints } from './tints.ts';

/** Hues of one name that are told from each other at most: of a leaf, a lawn and a bottle. */
const SHADES = 4;
/** Share of the picture that a colour has at least, and share of all of that name that is left for another look. */
const [PRESENT, LEFT] = [0.0006, 0.08];
/** How much of a piece at least belongs to the families by hue alone: a red flag is no shade of orange. */
const OF_FAMILY = 0.08;
/** Share of a piece from which on skin, hair and wood are what it is. */
const SKIN = 0.4;
/** Shares of the chroma of the first things found, from which on others, and surely, are as colourful: a cream wall is not yellow. */
const COLOURFUL = [0.4, 0.6] as const;
/** A copy of the picture in which things are found. */
export interface Copy {
  tints: Tints;
  /** How much each pixel belongs to the families that stay, by its hue alone, 0 to 1. */
  families: Float32Array;
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

/** How much each pixel is of a thing that is called by that colour, 0 to 1; null when hardly any is. */
export async function thingsCalled(
  named: Lch,
  copy: Copy,
  checkpoint: Checkpoint,
): Promise<Float32Array | null> {
  const { tints, families } = copy;
  let weights = strongest(tints, named, namedWeights(tints, named, families, 'strict'));
  const all = sumOf(weights);
  const least = PRESENT * weights.length;
  if (all < least) return null;
  const share = new Float32Array(weights.length);
  let chroma = 0;
  for (let k = 0; k < SHADES && sumOf(weights) > Math.max(least, LEFT * all); k++) {
    const found = await hueBelonging(tints, weights, null, null, async () => null, checkpoint);
    chroma ||= found.centre.c;
    const colourful = found.share.map((value, p) => {
      const lit = Math.min(1, (tints.l[p] as number) / found.centre.l);
      return value * smoothstep(...COLOURFUL, (tints.c[p] as number) / (chroma * lit));
    });
    const own = await ofFamilies(colourful, copy, checkpoint);
    for (let p = 0; p < share.length; p++)
      share[p] = Math.max(share[p] as number, own[p] as number);
    weights = weights.map((weight, p) => weight * (1 - (found.share[p] as number)));
  }
  return sumOf(share) < least ? null : share;
}
