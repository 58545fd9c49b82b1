import type { Pixels } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import type { Lab } from '../vision/lab.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { skyColour } from './usual-colours.ts';

/** Share of a sky that glows already, at least: a yellow parasol before a blue sky is no evening. */
const EVENING = 0.04;
/** Share of a glow's upper side that is below the sky, at least. */
const BELOW = 0.6;
/** Share of the picture that a glow covers at least. */
const LEAST = 0.001;
/** How much lighter a glow is than what is below it, in L*: the land before it is dark. */
const LIGHTER = 20;
/** How many rows below it are compared, and up to how many its dimmer rim takes. */
const ROWS = 6;

/**
 * Adds the glow that is left of a sun between the clouds of an evening and the hills: of a colour of its own, and with
 * an edge to the clouds, yet far lighter than all that is below.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function withLowGlow(inside: Uint8Array, small: Pixels, lab: Lab): Uint8Array {
  const { data, channels, width } = small;
  const bright = quantileOf(lumaPlaneOf(small).data, 0.9);
  const glows = inside.map((_, p) => {
    const i = p * channels;
    const colour = skyColour(
      data[i] as number,
      data[i + 1] as number,
      data[i + 2] as number,
      bright,
    );
    return colour === 'glow' ? 1 : 0;
  });
  let [sky, evening] = [0, 0];
  for (let p = 0; p < inside.length; p++)
    if (inside[p] === 1) {
      sky += 1;
      evening += glows[p] as number;
    }
  if (evening < EVENING * sky) return inside;
  const { labels, parts } = connectedParts(
    glows.map((is, p) => (inside[p] === 1 ? 0 : is)),
    small,
    1,
  );
  const skyAbove = (p: number) => {
    for (let k = 1, q = p - width; k <= ROWS; k++, q -= width) if (inside[q] !== 0) return 1;
    return 0;
  };
  const sides = parts.map(() => ({ upper: 0, below: 0, lower: 0, lightness: 0, land: 0 }));
  for (let p = 0; p < labels.length; p++) {
    const label = labels[p] as number;
    const side = sides[label];
    if (label === 0 || !side) continue;
    if (labels[p - width] !== label) {
      side.upper += 1;
      side.below += skyAbove(p);
    }
    const under = p + ROWS * width;
    if (labels[p + width] !== label && under < labels.length && inside[p + width] !== 1) {
      side.lower += 1;
      side.lightness += lab.lightness[p] as number;
      side.land += lab.lightness[under] as number;
    }
  }
  // The lightness from which on what a glow comes to is no land, for each that is one.
  const middles = parts.map(({ size }, label) => {
    const { upper, below, lower, lightness, land } = sides[label] as (typeof sides)[number];
    const isGlow = size >= LEAST * labels.length && below >= BELOW * upper;
    if (label === 0 || !isGlow || lightness - land < LIGHTER * lower) return null;
    return (lightness + land) / (2 * lower);
  });
  return spread(inside, labels, middles, lab, width);
}

/** A sky with the glows, and with what lies around them and is lighter than half way to the land. */
function spread(
  inside: Uint8Array,
  labels: Int32Array,
  middles: readonly (number | null)[],
  { lightness }: Lab,
  width: number,
): Uint8Array {
  const all = inside.slice();
  const owner = labels.slice();
  const queue = [...labels.keys()].filter((p) => (middles[labels[p] as number] ?? null) !== null);
  const lowest = queue.at(-1) ?? 0;
  for (let k = 0; k < queue.length; k++) {
    const p = queue[k] as number;
    all[p] = 1;
    const x = p % width;
    for (const q of [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width]) {
      if (q < 0 || q > lowest || all[q] !== 0) continue;
      const middle = middles[owner[p] as number] as number;
      if ((lightness[q] as number) < middle) continue;
      all[q] = 1;
      owner[q] = owner[p] as number;
      queue.push(q);
    }
  }
  return all;
}
