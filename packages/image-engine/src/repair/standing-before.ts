import type { Mask } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Rect } from './frames.ts';
import { BEFORE, type Layer } from './layer.ts';

/** Share of the hole that is foreground, from which on what goes is a part of it, and as likely stands before the rest. */
const IN_FOREGROUND = 0.5;
/** Copies take their surroundings along: nothing is copied from that near either, as a share of the longer edge. */
const BESIDE = 0.02;

/**
 * Where something stands before what the hole lies in: what was behind the thing that goes is not made of
 * its neighbours. Nowhere when the thing belongs to the foreground itself.
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
  let [holes, own] = [0, 0];
  for (let y = 0, p = 0; y < height; y++) {
    const row = (around.top + Math.floor((y + 0.5) * sy)) * foreground.width + around.left;
    for (let x = 0; x < width; x++, p++) {
      const isFront = (foreground.data[row + Math.floor((x + 0.5) * sx)] as number) > 127;
      if (hole[p]) {
        holes++;
        if (isFront) own++;
      } else if (isFront) inFront[p] = 1;
    }
  }
  const places = new Uint8Array(hole.length);
  if (own > IN_FOREGROUND * holes) return places;
  const beside = boxMean(inFront, layer, Math.ceil(BESIDE * longest));
  for (let p = 0; p < places.length; p++)
    if (!hole[p] && (beside[p] as number) > 0) places[p] = BEFORE;
  return places;
}

/** Share of a thing's place that is foreground at most, for it to be no part of the thing. */
const REACHES_IN = 0.2;

/** Leaves out of a place what of the foreground only reaches into it: it stands before the thing that goes. */
export function keepBefore(place: Mask, foreground: Mask): void {
  let [all, before] = [0, 0];
  for (let p = 0; p < place.data.length; p++) {
    if (!place.data[p]) continue;
    all++;
    if ((foreground.data[p] as number) > 127) before++;
  }
  if (before > REACHES_IN * all) return;
  for (let p = 0; p < place.data.length; p++)
    if ((foreground.data[p] as number) > 127) place.data[p] = 0;
}
