import { type Lch, smoothstep } from '../light/oklab.ts';
import { type Tints, turn } from './tints.ts';

/** Hues, in degrees, up to which people, wood, fur and earth crowd the names: there they are narrow. */
const WARM = 80;
/** Degrees of hue up to which a name surely holds, and from which on it does not. */
const NAMED = { warm: [14, 20], other: [10, 44] } as const;
/** How far in lightness, 0 to 1, a thing of a named colour may be from the name's. */
const LIGHTNESS_SPREAD = 0.38;
/** Chroma, as shares of the name's own, at which a colour begins to be called so, and surely is. */
const CHROMA = { strict: [0.58, 0.8], lenient: [0.3, 0.65] } as const;
/** Towards the neighbouring name it takes so much more chroma: red-brown is brown, red-orange may be red. */
const DEMAND = 0.12;

const isWarm = (hue: number) => hue < WARM || hue > 350;

/** What skin of any people looks like in most light; much hair, fur and wood look like it too. */
export function isSkinLike(l: number, c: number, h: number): boolean {
  return h > 28 && h < 78 && c > 0.03 && c < 0.125 && l > 0.35 && l < 0.95;
}

/** The same with soft limits, 0 to 1, for masks. */
export function skinShare(l: number, c: number, h: number): number {
  return (
    smoothstep(26, 34, h) *
    smoothstep(82, 74, h) *
    smoothstep(0.02, 0.035, c) *
    smoothstep(0.14, 0.12, c) *
    smoothstep(0.33, 0.38, l)
  );
}

/**
 * How surely each pixel is of a colour of that name, 0 to 1.
 *
 * @param where how much each pixel is asked about, 0 to 1; all of them when null
 * @param leniency `'lenient'` where the visitor has shown the place: dull colours then count as well
 */
export function namedWeights(
  { l, c, h }: Tints,
  named: Lch,
  where: Float32Array | null,
  leniency: 'strict' | 'lenient',
): Float32Array {
  const weights = new Float32Array(l.length);
  const isNarrow = isWarm(named.h) && leniency === 'strict';
  const [same, other] = isNarrow ? NAMED.warm : NAMED.other;
  const [some, sure] = isNarrow ? CHROMA.strict : CHROMA.lenient;
  const sparesSkin = leniency === 'strict' && !isSkinLike(named.l, named.c, named.h);
  for (let p = 0; p < weights.length; p++) {
    const off = Math.abs(turn(named.h, h[p] as number));
    if (off >= other) continue;
    const light = l[p] as number;
    const chroma = c[p] as number;
    if (sparesSkin && isSkinLike(light, chroma, h[p] as number)) continue;
    // In the shade a colour has less chroma, nearly in proportion to its lightness.
    const lit = Math.min(1, Math.max(0.75, light / named.l));
    const demand = named.c * lit * (isNarrow ? 1 + DEMAND * Math.min(1, off / 12) : 1);
    const apart = (light - named.l) / LIGHTNESS_SPREAD;
    weights[p] =
      (where ? (where[p] as number) : 1) *
      smoothstep(other, same, off) *
      smoothstep(some * demand, sure * demand, chroma) *
      Math.exp(-apart * apart);
  }
  return weights;
}

/** Share of the weight that the chroma of the strongest pixels exceeds, and shares of that chroma. */
const STRONGEST = 0.2;
const [WEAKER, STRONG] = [0.6, 0.8];

/**
 * Of pixels of one name those that are the most colourful, in proportion to their light: beside an
 * orange coat, skin is not orange.
 */
export function strongest({ l, c }: Tints, named: Lch, weights: Float32Array): Float32Array {
  const bins = new Float64Array(128);
  const chroma = (p: number) =>
    (c[p] as number) / Math.min(1, Math.max(0.5, (l[p] as number) / named.l));
  if (!isWarm(named.h)) return weights;
  let total = 0;
  for (let p = 0; p < weights.length; p++) {
    const weight = weights[p] as number;
    if (weight === 0) continue;
    const bin = Math.min(127, (chroma(p) / 0.4) * 128) | 0;
    bins[bin] = (bins[bin] as number) + weight;
    total += weight;
  }
  let bin = 127;
  for (let sum = bins[bin] as number; bin > 0 && sum < STRONGEST * total; )
    sum += bins[--bin] as number;
  const typical = (bin * 0.4) / 128;
  return weights.map((weight, p) =>
    weight === 0 ? 0 : weight * smoothstep(WEAKER * typical, STRONG * typical, chroma(p)),
  );
}

/** Degrees a bin of the histogram of hues holds, and the farthest bin from the middle. */
const BIN = 2;
const FARTHEST = 12;
/** Degrees to either side that a thing has at least, and at most where hues are narrow, or wide. */
const LEAST = 7;
const MOST = { warm: 18, other: 23 } as const;
/** What rises by that much after the lowest bin is another thing's hue. */
const RISE = 1.25;
/** Share of the highest bin below which nothing of the thing is left. */
const TAIL = 0.04;

/**
 * How far a thing's own hues reach below and above its middle, in degrees: down to the valley that
 * parts them from those of the next thing in the picture, such as a table's from a cup's.
 *
 * @param farthest degrees that they reach where there is no valley; left out, what hues of that name do
 */
export function hueReach(
  { c, h }: Tints,
  centre: Lch,
  where: Float32Array | null,
  farthest?: number,
): readonly [number, number] {
  const bins = new Float64Array(2 * FARTHEST + 1);
  for (let p = 0; p < c.length; p++) {
    const bin = Math.round(turn(centre.h, h[p] as number) / BIN) + FARTHEST;
    if (bin < 0 || bin >= bins.length || (c[p] as number) < 0.4 * centre.c) continue;
    bins[bin] = (bins[bin] as number) + (c[p] as number) * (where ? (where[p] as number) : 1);
  }
  const at = (k: number) => bins[Math.min(2 * FARTHEST, Math.max(0, k + FARTHEST))] as number;
  const smooth = (k: number) => (at(k - 1) + 2 * at(k) + at(k + 1)) / 4;
  const most = farthest ?? (isWarm(centre.h) ? MOST.warm : MOST.other);
  const reach = (side: 1 | -1) => {
    let lowest = 0;
    for (let k = 1; k <= FARTHEST; k++) {
      if (smooth(side * k) < smooth(side * lowest)) lowest = k;
      if (smooth(side * k) > RISE * smooth(side * lowest)) break;
      if (smooth(side * k) < TAIL * smooth(0)) return k * BIN;
      if (k === FARTHEST) return most;
    }
    return lowest * BIN;
  };
  return [Math.min(most, Math.max(LEAST, reach(-1))), Math.min(most, Math.max(LEAST, reach(1)))];
}
