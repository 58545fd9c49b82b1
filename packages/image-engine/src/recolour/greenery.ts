import { isLeafHue } from './kinds.ts';
import type { Belonging, Tints } from './tints.ts';

/** Chroma in Oklab from which on trees and grass are green. */
const GREEN = 0.05;
/** Columns at either side of the picture that it reaches, as a share of the width. */
const SIDE = 0.02;

const GREENERY =
  /(?:^| )(?:trees?|lea(?:f|ves)|grass|lawns?|bush(?:es)?|hedges?|plants?|meadows?|fields?|forests?|woods|foliage|hills?|moss|ivy)(?: |$)/i;

/**
 * Whether what was found for a thing is trees and grass instead: green from one side of the picture to the other, as no
 * single thing is.
 */
export function isGreenery(thing: string, { centre, share }: Belonging, { width }: Tints): boolean {
  if (GREENERY.test(thing)) return false;
  if (centre.c < GREEN || !isLeafHue(centre.h)) return false;
  const side = Math.max(1, Math.round(SIDE * width));
  const isIn = (isSide: (x: number) => boolean) =>
    share.some((value, p) => value > 0.5 && isSide(p % width));
  return isIn((x) => x < side) && isIn((x) => x >= width - side);
}
