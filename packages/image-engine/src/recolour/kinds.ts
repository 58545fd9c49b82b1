import { smoothstep } from '../light/oklab.ts';
import type { Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { sumOf } from './measures.ts';
import type { Tints } from './tints.ts';

/** Stand among leaves. */
const FLOWER =
  /(?:^| )(?:flowers?|roses?|tulips?|dahlias?|lil(?:y|ies)|blossoms?|blooms?|petals?|orchids?|peon(?:y|ies)|sunflowers?|dais(?:y|ies)|poppy|poppies|carnations?|bouquet)$/i;
/** Things whose parts are of one colour in many shades: who says "the orange flower" means its pale petals too. */
const ONE_WHOLE =
  /(?:^| )(?:fruits?|apples?|pears?|pumpkins?|balloons?|balls?|birds?|fish|butterfl(?:y|ies))$/i;

/** Whether it is the kind of thing that has one colour in many shades. */
export function isOneWhole(thing: string): boolean {
  return ONE_WHOLE.test(thing) || FLOWER.test(thing);
}

/** Whether its one colour may go over into the hues beside it, as that of a flower does not: its heart has another. */
export function isOfSeveralHues(thing: string): boolean {
  return ONE_WHOLE.test(thing);
}

/** Painted in one colour as a whole, with a sunny and a shaded side, and with nobody sitting on them. */
const VEHICLE =
  /(?:^| )(?:cars?|taxis?|cabs?|vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|trams?|trains?)$/i;

/** Whether it is the kind of thing whose shaded side is of its own paint, and that has no skin. */
export function isVehicle(thing: string): boolean {
  return VEHICLE.test(thing);
}

/** Hold something of another colour in their middle. */
const VESSEL =
  /(?:^| )(?:cups?|mugs?|bowls?|plates?|dish(?:es)?|saucers?|pots?|pans?|vases?|jars?|buckets?|glass(?:es)?)$/i;

/** Whether it is the kind of thing that holds something, and is held itself. */
export function isVessel(thing: string): boolean {
  return VESSEL.test(thing);
}

const OF_FACE =
  /(?:^| )(?:hair|fringe|bangs|ponytail|eyes?|iris|irises|lips?|mouth|beard|mo?ustache|eyebrows?|brows?)$/i;

/** Whether it is a part of a face, which a box around it holds more of. */
export function isOfFace(thing: string): boolean {
  return OF_FACE.test(thing);
}

/** Hues of leaves and grass in Oklab, degrees, and the share of a flower from which on they are its own. */
const LEAVES = { from: 105, to: 165, most: 0.9 } as const;

/** Whether a hue, degrees, is that of leaves and grass. */
export const isLeafHue = (hue: number): boolean => hue > LEAVES.from && hue < LEAVES.to;

/** Degrees over which a hue fades from that of leaves to yellow, and to turquoise. */
const FADE = { yellow: 8, turquoise: 15 } as const;

/** How far a hue is that of leaves and grass, 0 to 1. */
export const leafHue = (hue: number): number =>
  smoothstep(LEAVES.from - FADE.yellow, LEAVES.from, hue) *
  smoothstep(LEAVES.to + FADE.turquoise, LEAVES.to, hue);

/** How far into a vessel its own colour is looked for, as a share of its diameter. */
const WALL = 0.1;

// Shares of a subject's height from its top, between which it fades out:
/** a pot is below its flowers, */
const BLOOM = [0.75, 0.5] as const;
/** what a vessel holds is at its upper end, */
const FILLED = [0.35, 0.6] as const;
/** and a shadow below a vehicle. */
const SHADOW = [0.97, 0.9] as const;

/** Where in a subject the colour shows that it is known by, and the share of that which has to be colourful for it. */
interface Shown {
  shownBy: Float32Array;
  colourful?: number;
}

/** What a vessel holds, and the leaves and the pot of flowers, are not asked for its colour. */
export function colourShown(thing: string, tints: Tints, subject: Float32Array): Shown {
  const isFlower = FLOWER.test(thing);
  if (!isFlower && !VESSEL.test(thing)) return { shownBy: subject };
  const part = between(subject, subject, tints, isFlower ? BLOOM : FILLED);
  return {
    shownBy: isFlower ? withoutLeaves(part, tints) : wallOf(part, subject, tints),
    colourful: 0.4,
  };
}

/** Parts of a subject less what a vessel holds at its upper end. */
export function withoutHeld(thing: string, parts: Float32Array, subject: Float32Array, size: Size) {
  return VESSEL.test(thing) ? between(parts, subject, size, FILLED) : parts;
}

/** What of a vehicle is not the shadow that it stands on. */
export function aboveShadow(subject: Float32Array, size: Size): Float32Array {
  return between(subject, subject, size, SHADOW);
}

/** Parts of a subject, fading out from `all` to `none`, both shares of its height from its top. */
function between(
  parts: Float32Array,
  subject: Float32Array,
  { width }: Size,
  [none, all]: readonly [number, number],
): Float32Array {
  const isIn = (share: number) => share > 0.5;
  const top = Math.floor(subject.findIndex(isIn) / width);
  const tall = Math.max(1, Math.floor(subject.findLastIndex(isIn) / width) - top);
  return parts.map(
    (share, p) => share * smoothstep(none, all, (Math.floor(p / width) - top) / tall),
  );
}

/** A flower that is nearly all of such hues is yellow or green itself. */
function withoutLeaves(part: Float32Array, { h }: Tints): Float32Array {
  const isLeaf = (p: number) => isLeafHue(h[p] as number);
  const flower = part.map((share, p) => (isLeaf(p) ? 0 : share));
  return sumOf(flower) > (1 - LEAVES.most) * sumOf(part) ? flower : part;
}

function wallOf(part: Float32Array, subject: Float32Array, size: Size): Float32Array {
  const inner = boxMean(subject, size, Math.ceil(WALL * Math.sqrt(sumOf(subject))));
  return part.map((share, p) => ((inner[p] as number) < 0.98 ? share : 0));
}
