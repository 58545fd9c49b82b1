import type { Lch } from '../light/oklab.ts';
import { isOf } from './ends-inside.ts';
import { isSkinLike } from './named-hue.ts';
import { GREYISH, type Tints } from './tints.ts';

/** Degrees of hue up to which what lies beside a thing may be called by the same name: an orange pot, and a cushion of a redder orange. */
const ALIKE = 12;
/** Share of the chroma of what was found that such a thing has at least: what is paler is less surely called so. */
const AS_STRONG = 0.9;

/** How much of a family something is at least that may be called so: a pear between green and yellow is a green pear as well. */
const OF_FAMILY = 0.35;

/** What is called by the name of a colour. */
export interface Called {
  /** How surely each pixel is, 0 to 1. */
  sure: Float32Array;
  /** The colour that was found to be meant. */
  centre: Lch;
  /** How much each pixel is of the family that was named, by its hue, 0 to 1; empty where its shades are near each other. */
  family: Float32Array;
}

/** Where the thing is that was found. */
interface Found {
  /** 1 for its pixels, 0 else. */
  isIt: Uint8Array;
  /** More than 0 for what is near to it. */
  near: Float32Array;
}

/**
 * 1 for what is away from a thing and may be called by its colour as well as it is: at least as surely, or of nearly the
 * same colour, or of the same family and as colourful.
 */
export function othersCalled(
  { sure, centre, family }: Called,
  { isIt, near }: Found,
  tints: Tints,
): Uint8Array {
  let [sum, count] = [0, 0];
  for (let p = 0; p < isIt.length; p++) {
    if (!isIt[p]) continue;
    sum += sure[p] as number;
    count++;
  }
  const least = sum / Math.max(1, count);
  const { l, c, h } = tints;
  const isAlike = (p: number) =>
    centre.c > GREYISH &&
    (c[p] as number) > AS_STRONG * centre.c &&
    (isOf(tints, centre, p, ALIKE) || (family[p] ?? 0) > OF_FAMILY) &&
    !isSkinLike(l[p] as number, c[p] as number, h[p] as number);
  return Uint8Array.from(sure, (value, p) =>
    near[p] === 0 && ((value > 0 && value >= least) || isAlike(p)) ? 1 : 0,
  );
}
