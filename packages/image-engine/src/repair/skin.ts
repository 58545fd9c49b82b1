import { lchOf, toLinear } from '../light/oklab.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Layer } from './layer.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
/** Half the width of the square that has to be mostly skin, as a share of the longer edge. */
const BLOB = 0.02;
/** What lies that far around such a square, as a share of the longer edge, is of the same head. */
const HEAD = 0.11;
/** What is no skin and that near the hole is what the hole lies in, as a share of the longer edge. */
const BESIDE = 0.015;
/** Share of a square that is skin where there is a face or a hand. */
const MOSTLY = 0.7;
/** Share of the picture, the hole left out, that such places have at most: more is sand, wood or a wall. */
const MOST = 0.06;
/** Share of the rim that is skin, from which on the hole itself lies in skin. */
const IN_SKIN = 0.2;

/** Skin in usual light: much warmer than a wall, much duller than a coat (Oklab). */
function skinOf({ colours, hole, barred }: Layer): Float32Array {
  const skin = new Float32Array(hole.length);
  const of = (i: number) => LINEAR[(colours[i] as number) | 0] as number;
  for (let p = 0; p < skin.length; p++) {
    if (hole[p] || barred[p]) continue;
    // Of those hues red is the strongest channel: most of a picture needs no closer look.
    const red = colours[p * 3] as number;
    if (red <= (colours[p * 3 + 1] as number) || red <= (colours[p * 3 + 2] as number)) continue;
    const { l, c, h } = lchOf([of(p * 3), of(p * 3 + 1), of(p * 3 + 2)]);
    if (l > 0.4 && l < 0.93 && c > 0.035 && c < 0.14 && h > 25 && h < 75) skin[p] = 1;
  }
  return skin;
}

/**
 * Where faces may be, with the hair around them: a copy of one is worse than any other filling. Nowhere
 * when the hole itself is in skin, or when half the picture looks like it.
 *
 * @returns 1 at those pixels of the layer
 */
export function facesOf(layer: Layer): Uint8Array {
  const { hole, width, height } = layer;
  const longest = Math.max(width, height);
  const skin = skinOf(layer);
  const mostly = boxMean(skin, layer, Math.ceil(BLOB * longest));
  const holes = Float32Array.from(hole);
  const open = boxMean(holes, layer, 2);
  const blobs = new Float32Array(hole.length);
  let [rim, rimSkin, area, known] = [0, 0, 0, 0];
  for (let p = 0; p < hole.length; p++) {
    if (hole[p]) continue;
    known++;
    if ((open[p] as number) > 0) {
      rim++;
      rimSkin += skin[p] as number;
    }
    if ((mostly[p] as number) > MOSTLY) {
      blobs[p] = 1;
      area++;
    }
  }
  const faces = new Uint8Array(hole.length);
  if (area === 0 || area > MOST * known || rimSkin > IN_SKIN * rim) return faces;
  const near = boxMean(blobs, layer, Math.ceil(HEAD * longest));
  const beside = boxMean(holes, layer, Math.ceil(BESIDE * longest));
  for (let p = 0; p < faces.length; p++)
    if (!hole[p] && (near[p] as number) > 0 && (skin[p] || (beside[p] as number) <= 0))
      faces[p] = 1;
  return faces;
}
