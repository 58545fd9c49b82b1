import { type Lch, smoothstep } from '../light/oklab.ts';
import { isLeafHue, leafHue } from './kinds.ts';
import { sumOf } from './measures.ts';
import type { Belonging, Tints } from './tints.ts';

/** Chroma in Oklab from which on trees and grass are green. */
const GREEN = 0.05;
/** Columns at either side of the picture that it reaches, as a share of the width. */
const SIDE = 0.02;

const GREENERY =
  /(?:^| )(?:trees?|lea(?:f|ves)|grass|lawns?|bush(?:es)?|hedges?|plants?|meadows?|fields?|forests?|woods|foliage|hills?|moss|ivy)(?: |$)/i;

/** Whether it is called as what is green all over a picture. */
export const isCalledGreenery = (thing: string): boolean => GREENERY.test(thing);

const LAWN = /(?:^| )(?:grass|lawns?|meadows?|fields?)(?: |$)/i;
/** Share of the height, from its foot, in which grass is, and share of that which is green where there is some. */
const FOOT = { high: 0.4, green: 0.15 };

/** Whether it is called as what grows on the ground. */
export const isCalledLawn = (thing: string): boolean => LAWN.test(thing);

/** The green that grass has, which is not that of the trees above it; null where there is none. */
export function lawnTint({ l, c, h, width, height }: Tints): Lch | null {
  const first = Math.round((1 - FOOT.high) * height) * width;
  const own: number[] = [];
  for (let p = first; p < l.length; p++)
    if (isLeafHue(h[p] as number) && (c[p] as number) > GREEN) own.push(p);
  if (own.length < FOOT.green * (l.length - first)) return null;
  const middle = (of: Float32Array) =>
    own.map((p) => of[p] as number).sort((a, b) => a - b)[own.length >> 1] as number;
  return { l: middle(l), c: middle(c), h: middle(h) };
}

/** Share of what is green as leaves are, from which on what was found of leaves is to be all of them. */
const MOST = 0.55;
/** Chroma in Oklab between which leaves out of focus fade into what is beside them. */
const FADES = { from: 0.015, to: 0.045 };

/** All that is green as leaves are, softly, where most of it is meant: leaves have no edge of their own out of focus. */
export function wholeGreenery(
  share: Float32Array,
  { c, h }: Tints,
  subject: Float32Array | null,
): Float32Array {
  const all = share.map((_, p) => {
    const green = leafHue(h[p] as number) * smoothstep(FADES.from, FADES.to, c[p] as number);
    return subject ? green * (1 - (subject[p] as number)) : green;
  });
  if (sumOf(share) < MOST * sumOf(all)) return share;
  return all.map((green, p) => Math.max(green, share[p] as number));
}

/** Shares of all of a colour and of a subject: more and less than that, the colour is a garment's and no plant's. */
const GARMENT = { ofColour: 0.85, ofSubject: 0.45 } as const;

/** Whether hardly anything but a part of somebody has the colour. */
export const isGreenOfSomebody = (
  own: Float32Array,
  all: Float32Array,
  subject: Float32Array,
): boolean =>
  sumOf(own) > GARMENT.ofColour * sumOf(all) && sumOf(own) < GARMENT.ofSubject * sumOf(subject);

/** What lies outside of a subject. */
export const outside = (subject: Float32Array, share: Float32Array): Float32Array =>
  share.map((value, p) => value * (1 - (subject[p] as number)));

/**
 * Whether what was found for a thing is trees and grass instead: green from one side of the picture to the other, as no
 * single thing is.
 */
export function isGreenery(thing: string, { centre, share }: Belonging, { width }: Tints): boolean {
  if (isCalledGreenery(thing)) return false;
  if (centre.c < GREEN || !isLeafHue(centre.h)) return false;
  const side = Math.max(1, Math.round(SIDE * width));
  const isIn = (isSide: (x: number) => boolean) =>
    share.some((value, p) => value > 0.5 && isSide(p % width));
  return isIn((x) => x < side) && isIn((x) => x >= width - side);
}
