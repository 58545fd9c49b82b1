import type { Mask } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Rect } from './frames.ts';
import { goesOnBehind } from './going-on-behind.ts';
import { BEFORE, type Layer } from './layer.ts';

/** Width of the rim around the hole that tells what the hole lies in, as a share of the longer edge. */
const RIM = 0.02;
/** Share of the rim that is foreground, from which on the hole itself lies in it. */
const IN_FOREGROUND = 0.62;
/** Share of the rim above the hole that is foreground, from which on the hole lies in it: neighbours stand to the sides. */
const ABOVE = 0.8;
/** Copies take their surroundings along: nothing is copied from that near either, as a share of the longer edge. */
const BESIDE = 0.02;

/**
 * Where something stands before what the hole lies in: what was behind the thing that goes is not made of
 * its neighbours. Nowhere when the hole lies in the foreground itself, or that goes on above or behind it.
 *
 * @param foreground of the whole picture
 * @param around the part of the picture that the layer shows
 * @returns `BEFORE` at those pixels of the layer
 */
export function standingBefore(layer: Layer, foreground: Mask, around: Rect): Uint8Array {
  const { hole, width, height } = layer;
  const longest = Math.max(width, height);
  const [sx, sy] = [(around.right - around.left) / width, (around.bottom - around.top) / height];
  const inFront = new Float32Array(hole.length);
  const holes = new Float32Array(hole.length);
  for (let y = 0, p = 0; y < height; y++) {
    const row = (around.top + Math.floor((y + 0.5) * sy)) * foreground.width + around.left;
    for (let x = 0; x < width; x++, p++) {
      if (hole[p]) holes[p] = 1;
      else if ((foreground.data[row + Math.floor((x + 0.5) * sx)] as number) > 127) inFront[p] = 1;
    }
  }
  const wide = Math.max(2, Math.ceil(RIM * longest));
  const near = boxMean(holes, layer, wide);
  let [rim, own] = [0, 0];
  for (let p = 0; p < hole.length; p++) {
    if (hole[p] || (near[p] as number) <= 0) continue;
    rim++;
    own += inFront[p] as number;
  }
  const places = new Uint8Array(hole.length);
  if (own > IN_FOREGROUND * rim || shareAbove(layer, inFront, wide) > ABOVE) return places;
  if (goesOnBehind(layer, inFront)) return places;
  const beside = boxMean(inFront, layer, Math.ceil(BESIDE * longest));
  for (let p = 0; p < places.length; p++)
    if (!hole[p] && (beside[p] as number) > 0) places[p] = BEFORE;
  return places;
}

/** Share of the rim above the hole, so many rows of each column, that is foreground. */
function shareAbove({ hole, width }: Layer, inFront: Float32Array, wide: number): number {
  let [rim, own] = [0, 0];
  for (let x = 0; x < width; x++) {
    let first = x;
    while (first < hole.length && !hole[first]) first += width;
    if (first >= hole.length) continue;
    for (let k = 1, p = first - width; k <= wide && p >= 0; k++, p -= width) {
      rim++;
      own += inFront[p] as number;
    }
  }
  return rim > 0 ? own / rim : 0;
}

/** Share of a thing's place that is foreground at most, for it to be no part of the thing. */
const REACHES_IN = 0.2;

/**
 * Leaves out of a place what of the foreground only reaches into it: it stands before the thing that goes. Where most
 * of what is seen nowhere around is foreground, that is the thing.
 *
 * @param isAround whether a pixel has a colour that is seen around the place
 */
export function keepBefore(place: Mask, foreground: Mask, isAround: (p: number) => boolean): void {
  let [all, before, own, ownBefore] = [0, 0, 0, 0];
  for (let p = 0; p < place.data.length; p++) {
    if (!place.data[p]) continue;
    const isOwn = !isAround(p);
    all++;
    if (isOwn) own++;
    if ((foreground.data[p] as number) <= 127) continue;
    before++;
    if (isOwn) ownBefore++;
  }
  if (before > REACHES_IN * all || 2 * ownBefore > own) return;
  for (let p = 0; p < place.data.length; p++)
    if ((foreground.data[p] as number) > 127) place.data[p] = 0;
}
