import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';
import { rimOf, sidesOf } from './known-ground.ts';
import { reachedFrom } from './reach.ts';
import { mayBeShade } from './shadow.ts';
import { coloursOf, fitSurface, type Surface, type Triple } from './surface.ts';
import { connectedParts } from './tidy-mask.ts';

/** What a plain ground tells of a picture. */
export interface Ground {
  /** ln of the odds that each pixel is not of the ground. */
  odds: Float32Array;
  /** How far it is to be trusted, 0 to 1: how plain it is, and how much of what must be ground it explains. */
  weight: number;
  /** The ground's colours all over the picture. */
  colours: Lab;
  /** 1 where a pixel has that colour, and where it may be that in shade. */
  alike: Uint8Array;
  shade: Uint8Array;
}

/** Deviations, in standard ones, from which on a colour is likelier something else. */
const OTHER = 3;
/**
 * ln of the odds at most: white shoes are not held to be ground for want of a strong edge. One for each deviation in
 * between, since a codec's errors are no noise.
 */
const MOST = 12;
const LEAST_ODDS = -3;
/** What has the ground's colour but is enclosed by something else is likelier a part of that. */
const ENCLOSED = 1;
/** So is not what is of its very colour, in standard deviations on average, and small, as a share of the picture. */
const HOLE = -3;
const SAME = 2;
const LARGEST_HOLE = 0.05;
/** What may be ground in shade hardly is anything else. */
const SHADED = -1;
/** Sides of the picture that must be known. */
const SIDES = 3;
/** Spread of colours, L*a*b*, of a plain ground, and of one that is none. */
const PLAIN = 1.7;
const BUSY = 2.7;
/** How far a plain ground is trusted at most: a codec leaves colours around a subject that are neither's. */
const TRUST = 0.85;
/** Share of the known ground that the surface explains: hardly enough, and wholly. */
const HARDLY = 0.8;
const WHOLLY = 0.95;

/**
 * What a plain ground, as paper, a wall or the sky is, tells of what stands before it: its colour goes
 * on smoothly, so whatever differs from what is expected at its place is something else, be it as white
 * as the paper at large. What is enclosed by that belongs to it; soft shade on the ground does not.
 *
 * @param isGround 1 where the picture is known, or taken, to be ground
 * @returns null when the ground is not plain
 */
export function plainGround(lab: Lab, size: Size, isGround: Uint8Array): Ground | null {
  if (sidesOf(isGround, size) < SIDES) return null;
  const surface = fitSurface(lab, size, isGround);
  if (!surface) return null;
  const weight =
    TRUST * ramp(surface.explained, HARDLY, WHOLLY) * (1 - ramp(surface.spread, PLAIN, BUSY));
  if (weight < 0.1) return null;
  const ground = coloursOf(surface);
  const deviations = deviationsFrom(ground, surface.deviations, lab);
  const looksLike = new Uint8Array(deviations.length);
  for (let p = 0; p < looksLike.length; p++)
    if ((deviations[p] as number) < OTHER) looksLike[p] = 1;
  const open = reachedFrom(isGround, looksLike, size);
  const shade = mayBeShade(lab, ground, surface.deviations, size);
  const soft = reachedFrom(
    open,
    looksLike.map((like, p) => like | (shade[p] as number)),
    size,
  );
  const holes = holesIn(
    looksLike.map((like, p) => (soft[p] === 1 ? 0 : like)),
    ground,
    surface,
    lab,
  );
  const low = lowness(looksLike, size);
  const odds = deviations.map((d, p) => {
    const value = Math.min(MOST, Math.max(LEAST_ODDS, d - OTHER));
    if (open[p] === 1 || (value <= 0 && soft[p] === 1)) return value;
    if (value <= 0) return holes[p] === 1 ? HOLE : ENCLOSED;
    if (soft[p] === 0) return value;
    const fallen = low[Math.floor(p / size.width)] as number;
    return value + fallen * (SHADED - value);
  });
  return { odds, weight, colours: ground, alike: looksLike, shade };
}

/** How far a colour is from a plain ground's that is of something else for sure, in standard deviations. */
const SURELY = 6;
/** Share of the picture's sides that such a ground explains at least: somebody at a side may hide the rest. */
const SHOWING = 0.5;
/** Places that suffice to tell whether there is one at all. */
const FEW = 1200;

/**
 * What differs from a plain ground for sure, also where much else comes to the picture's sides.
 *
 * @returns 1 for every such pixel; null when the ground is not plain
 */
export function differingFromPlain(lab: Lab, size: Size): Uint8Array | null {
  const surface = fitSurface(lab, size, rimOf(size), FEW);
  if (!surface || surface.spread > PLAIN || surface.explained < SHOWING) return null;
  const deviations = deviationsFrom(coloursOf(surface), surface.deviations, lab);
  const differs = new Uint8Array(deviations.length);
  for (let p = 0; p < differs.length; p++) if ((deviations[p] as number) > SURELY) differs[p] = 1;
  return differs;
}

/** Where, from the top to the foot of what stands there, shade begins to be expected, and is. */
const NO_SHADE = 0.4;
const SHADE = 0.55;

/** How far each row is at the foot of what differs from the ground, where its shade falls: 0 to 1. */
function lowness(looksLike: Uint8Array, { width, height }: Size): Float32Array {
  const counts = new Float32Array(height);
  for (let p = 0; p < looksLike.length; p++) {
    const y = Math.floor(p / width);
    if (looksLike[p] === 0) counts[y] = (counts[y] as number) + 1;
  }
  const most = Math.max(...counts);
  const isFilled = (count: number) => count > 0.1 * most;
  const top = counts.findIndex(isFilled);
  const foot = counts.findLastIndex(isFilled);
  return counts.map((_, y) => ramp((y - top) / Math.max(1, foot - top), NO_SHADE, SHADE));
}

/** 1 in what is enclosed, and small and of the ground's very colour: it is seen through there. */
function holesIn(
  enclosed: Uint8Array,
  ground: Lab,
  { size, deviations: [sl, sa, sb] }: Surface,
  lab: Lab,
): Uint8Array {
  const { labels, parts } = connectedParts(enclosed, size, 1);
  const sums = new Float64Array(parts.length * 3);
  for (let p = 0; p < labels.length; p++) {
    const o = (labels[p] as number) * 3;
    if (o === 0) continue;
    sums[o] =
      (sums[o] as number) + ((lab.lightness[p] as number) - (ground.lightness[p] as number)) / sl;
    sums[o + 1] = (sums[o + 1] as number) + ((lab.a[p] as number) - (ground.a[p] as number)) / sa;
    sums[o + 2] = (sums[o + 2] as number) + ((lab.b[p] as number) - (ground.b[p] as number)) / sb;
  }
  const isHole = parts.map(
    (part, label) =>
      part.size < LARGEST_HOLE * enclosed.length &&
      Math.hypot(...sums.subarray(label * 3, label * 3 + 3)) < SAME * part.size,
  );
  return enclosed.map((_, p) => (labels[p] !== 0 && isHole[labels[p] as number] ? 1 : 0));
}

/** How far each pixel is from the ground's colour at its place, in standard deviations. */
function deviationsFrom(ground: Lab, [sl, sa, sb]: Triple, lab: Lab): Float32Array {
  return lab.lightness.map((l, p) =>
    Math.sqrt(
      ((l - (ground.lightness[p] as number)) / sl) ** 2 +
        (((lab.a[p] as number) - (ground.a[p] as number)) / sa) ** 2 +
        (((lab.b[p] as number) - (ground.b[p] as number)) / sb) ** 2,
    ),
  );
}

/** 0 below the one value, 1 above the other. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
