import { aOf, bOf, type Tints } from './tints.ts';

/** Steps of Oklab's lightness, and of its a and b, that colours are counted in. */
const STEP = { l: 0.1, ab: 0.025 } as const;
/** Steps from grey to the farthest colour, and of lightness; one more at each end, so that each has neighbours. */
const FARTHEST = 17;
const [WIDE, HIGH] = [2 * FARTHEST + 3, 13];

/** How often each colour is in a part of a picture, its next shades with it, 0 to 1. */
export interface Frequencies {
  /** By bins of colour. */
  counts: Float32Array;
  of: (p: number) => number;
}

const near = (value: number) =>
  Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value / STEP.ab)));

/** @param isIn tells the pixels that are counted */
export function frequencies(tints: Tints, isIn: (p: number) => boolean): Frequencies {
  const binOf = (p: number) =>
    (Math.round((tints.l[p] as number) / STEP.l) + 1) * WIDE * WIDE +
    (near(aOf(tints, p)) + FARTHEST + 1) * WIDE +
    near(bOf(tints, p)) +
    FARTHEST +
    1;
  const counts = new Float32Array(HIGH * WIDE * WIDE);
  let all = 0;
  for (let p = 0; p < tints.l.length; p++) {
    if (!isIn(p)) continue;
    all++;
    const bin = binOf(p);
    counts[bin] = (counts[bin] as number) + 1;
  }
  for (let bin = 0; bin < counts.length; bin++)
    counts[bin] = (counts[bin] as number) / Math.max(1, all);
  const next = [0, 1, -1, WIDE, -WIDE, WIDE * WIDE, -WIDE * WIDE];
  const smooth = counts.map((_, bin) =>
    next.reduce((sum, step) => sum + (counts[bin + step] ?? 0), 0),
  );
  return { counts, of: (p) => smooth[binOf(p)] as number };
}

/** Share of the colours of one part that another has as often, 0 to 1. */
export const sharedBy = ({ counts }: Frequencies, other: Frequencies): number =>
  counts.reduce((sum, count, bin) => sum + Math.min(count, other.counts[bin] as number), 0);
