import type { Lch } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { isSkinLike } from './named-hue.ts';
import { piecesOf } from './pieces.ts';
import { type Belonging, type Tints, turn } from './tints.ts';

/** Share of a piece that must surely be of the colour for the rest of it to be so in other light. */
const CORE_SHARE = 0.12;
/** Surely of the colour is what is called so, or is that near to it: degrees of hue, share of the chroma. */
const [NEAR_HUE, NEAR_CHROMA] = [8, 0.75];
/** A piece smaller than that share of the largest, and with that much skin along its rim, is a mouth. */
const MOUTH = { size: 0.25, skin: 0.78 } as const;
/** Half the width of a rim, as a share of the longer edge. */
const RIM = 0.004;

const isNear = ({ l, c, h }: Tints, p: number, centre: Lch) =>
  Math.abs(turn(centre.h, h[p] as number)) < NEAR_HUE &&
  (c[p] as number) >
    NEAR_CHROMA * centre.c * Math.min(1, Math.max(0.5, (l[p] as number) / centre.l));

/** A piece smaller than that share of the largest, that many degrees of hue from it and that colourful, is something else. */
const OTHER = { size: 0.15, hue: 5, chroma: 0.8 } as const;

/**
 * Leaves out the pieces that have hardly a pixel which alone would be called so, things of a neighbouring
 * colour, and lips and mouths.
 *
 * @param sides of the subject's outline, at which pieces end
 * @param named how surely each pixel is of the colour by name, 0 to 1
 */
export async function withCore(
  { centre, share }: Belonging,
  named: Float32Array,
  tints: Tints,
  sides: Uint8Array | null,
  checkpoint: Checkpoint,
): Promise<Float32Array> {
  const { of, areas } = await piecesOf(share, tints, checkpoint, sides);
  const { l, c, h } = tints;
  const radius = Math.max(1, Math.round(RIM * Math.max(tints.width, tints.height)));
  const skin = new Float32Array(of.length);
  const outside = new Float32Array(of.length);
  for (let p = 0; p < of.length; p++) {
    if (of[p]) continue;
    outside[p] = 1;
    if (isSkinLike(l[p] as number, c[p] as number, h[p] as number)) skin[p] = 1;
  }
  await checkpoint();
  const skinAround = boxMean(skin, tints, radius);
  const outsideAround = boxMean(outside, tints, radius);
  await checkpoint();
  const sums = () => new Float64Array(areas.length);
  const [cores, skins, rims, turns, chromas] = [sums(), sums(), sums(), sums(), sums()];
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    if (name === 0) continue;
    if ((named[p] as number) > 0.25 || isNear(tints, p, centre))
      cores[name] = (cores[name] as number) + 1;
    skins[name] = (skins[name] as number) + (skinAround[p] as number);
    rims[name] = (rims[name] as number) + (outsideAround[p] as number);
    const chroma = c[p] as number;
    turns[name] = (turns[name] as number) + chroma * turn(centre.h, h[p] as number);
    chromas[name] = (chromas[name] as number) + chroma;
  }
  const main = areas.reduce(
    (best, area, name) => (area > (areas[best] as number) ? name : best),
    0,
  );
  const largest = areas[main] as number;
  const hueOf = (name: number) => (turns[name] as number) / Math.max(1e-6, chromas[name] as number);
  const stays = areas.map((area, name) => {
    if (name === 0) return true;
    const isMouth =
      area < MOUTH.size * largest &&
      (skins[name] as number) > MOUTH.skin * Math.max(1e-6, rims[name] as number);
    const isOther =
      area < OTHER.size * largest &&
      Math.abs(hueOf(name) - hueOf(main)) > OTHER.hue &&
      (chromas[name] as number) > OTHER.chroma * centre.c * area;
    return !isMouth && !isOther && (cores[name] as number) >= CORE_SHARE * area;
  });
  return share.map((value, p) => (stays[of[p] as number] ? value : 0));
}
