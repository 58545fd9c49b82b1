import type { Mask, Size } from '../picture/picture.ts';
import { apart, type Lab } from '../vision/lab.ts';
import type { Ground } from './ground.ts';
import { KEPT } from './held.ts';
import { connectedParts } from './tidy-mask.ts';

/** How far a ground is to be trusted for that, 0 to 1. */
const TRUSTED = 0.5;
/** Chroma, L*a*b*, of a ground that tells: white and grey are the colour of labels, of teeth and of shoes as well. */
const COLOURED = 4;
/** Share of a gap that has the ground's very colour; of one at the foot, where shade lies, none has to. */
const SEEN = 0.6;
/** How far below a gap the foot is at most, as a share of the longer edge. */
const FOOT = 0.015;
/** Share of the picture that a gap takes at least, and at most. */
const SMALLEST = 0.00015;
const LARGEST = 0.012;
/**
 * How far what is around a gap differs from it, ΔE over so many px, and for how much of its border: what is shade is told
 * from two pixels off an edge on.
 */
const APART = 13;
const BEYOND = 5;
const BORDERED = 0.6;
/** How far an edge is at most from what was told as a gap, px, and how much a pixel may differ from the next on the way, ΔE. */
const TO_EDGE = 3;
const ALIKE = 8;

/**
 * Takes back gaps that a division has filled and that a plain ground of a colour is seen through: between heads
 * that touch, between legs. Small holes are filled for the sake of labels and eyes; what has that ground's colour all
 * over, or is its shade at the foot, and ends on all sides at an edge, is none of those.
 *
 * @param inside 1 for every pixel inside
 * @param held what the visitor marked: what is kept by hand stays
 */
export function withoutGaps(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  ground: Ground | null,
  held?: Mask | null,
): Uint8Array {
  if (!ground || ground.weight < TRUSTED) return inside;
  const { colours, alike: same, shade } = ground;
  const gap = inside.map((is, p) => {
    if (is === 0 || (same[p] === 0 && shade[p] === 0) || held?.data[p] === KEPT) return 0;
    return (colours.a[p] as number) ** 2 + (colours.b[p] as number) ** 2 > COLOURED ** 2 ? 1 : 0;
  });
  const { labels, parts } = connectedParts(gap, size, 1);
  const told = parts.map(() => ({ same: 0, border: 0, edges: 0, foot: false }));
  const foot = TO_EDGE + Math.round(FOOT * Math.max(size.width, size.height));
  for (let p = 0; p < gap.length; p++) {
    if (gap[p] !== 1) continue;
    const part = told[labels[p] as number] as (typeof told)[number];
    part.same += same[p] as number;
    const below = beside(p, 0, foot, size);
    const isAtFoot = below < 0 || inside[below] === 0;
    if (isAtFoot) part.foot = true;
    for (const [dx, dy] of SIDES) {
      // What a gap at the foot ends at below is the shadow of what stands beside it.
      if (isAtFoot && dy > 0) continue;
      const at = (n: number) => beside(p, n * dx, n * dy, size);
      const next = at(1);
      if (next < 0 || gap[next] === 1) continue;
      part.border++;
      if (inside[next] === 0) continue;
      const beyond = at(BEYOND);
      if (beyond >= 0 && gap[beyond] === 0 && apart(lab, p, beyond) > APART) part.edges++;
    }
  }
  const goes = parts.map(({ size: pixels }, label) => {
    const { same: seen, border, edges, foot: isAtFoot } = told[label] as (typeof told)[number];
    return (
      label > 0 &&
      pixels >= Math.max(4, SMALLEST * inside.length) &&
      pixels <= LARGEST * inside.length &&
      edges >= BORDERED * border &&
      (isAtFoot || seen >= SEEN * pixels)
    );
  });
  if (!goes.includes(true)) return inside;
  const left = inside.map((is, p) => (goes[labels[p] as number] ? 0 : is));
  toEdges(left, gap, lab, size, held);
  return left;
}

/** Takes gaps that were opened out to their edges, in place. */
function toEdges(
  left: Uint8Array,
  gap: Uint8Array,
  lab: Lab,
  size: Size,
  held: Mask | null | undefined,
): void {
  let rim: number[] = [];
  for (let p = 0; p < left.length; p++) if (gap[p] === 1 && left[p] === 0) rim.push(p);
  for (let step = 0; step < TO_EDGE; step++) {
    const next: number[] = [];
    for (const p of rim) {
      for (const [dx, dy] of SIDES) {
        const q = beside(p, dx, dy, size);
        if (q < 0 || left[q] === 0 || held?.data[q] === KEPT || apart(lab, p, q) >= ALIKE) continue;
        left[q] = 0;
        next.push(q);
      }
    }
    rim = next;
  }
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The pixel so far away; -1 outside of the picture. */
function beside(p: number, dx: number, dy: number, { width, height }: Size): number {
  const [x, y] = [(p % width) + dx, Math.floor(p / width) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}
