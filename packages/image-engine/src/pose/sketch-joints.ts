import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import type { Joints, Point } from './figure.ts';
import { waysFrom } from './ways.ts';

/** Limbs that are shorter than that share of the figure's height are ends of strokes. */
const SHORTEST = 0.13;
/** Rings that are smaller than that, px, are gaps between strokes. */
const SMALLEST_RING = 40;

/**
 * The joints of a drawn figure, in OpenPose's order. From its head ways lead along the strokes to the ends:
 * the two lowest ends are feet, others hands; where ways part are hips and shoulders. What shows no feet
 * is taken as a body along its longer axis.
 *
 * @param ink of one figure, in one piece
 */
export function jointsOf(ink: Uint8Array, size: Size): Joints {
  const head = headOf(ink, size);
  const open = ink.map((value, p) => (value || head.ring?.[p] ? 1 : 0));
  const cameFrom = new Int32Array(open.length);
  const ways = waysFrom(open, [head.start], size, cameFrom);
  const tall = heightOf(ink, size);
  const ends = endsOf(ways, cameFrom, open, size, tall * SHORTEST);
  const at = (p: number): Point => [(p % size.width) + 0.5, Math.floor(p / size.width) + 0.5];
  const [footA, footB, ...hands] = ends.toSorted((a, b) => b - a);
  if (footA === undefined || footB === undefined) return alongAxis(ink, size);
  const toA = wayTo(footA, cameFrom);
  const toB = wayTo(footB, cameFrom);
  const trunk = shared(toA, toB, size);
  const headAt = at(head.start);
  const fork = at(toA[trunk] ?? footA);
  // Feet that part at the head belong to no body: two strokes, or a letter.
  if (trunk < tall * 0.1 || fork[1] <= headAt[1]) return alongAxis(ink, size);
  // A body of two lines, one from the neck to each foot, has its hips on the way.
  const hipShare = trunk < tall * 0.3 ? 0.36 : 0;
  const arms = hands
    .map((hand) => wayTo(hand, cameFrom))
    .map((way) => ({ way, shoulder: shared(way, toA, size) }))
    .filter(
      ({ way, shoulder }) => shoulder < trunk + tall * 0.05 && way.length - shoulder > SAME_STROKE,
    )
    .slice(0, 2);
  const sum = arms.reduce((all, { shoulder }) => all + shoulder, 0);
  // Ways part a little after their strokes do.
  const shoulders = arms.length > 0 ? sum / arms.length - SAME_STROKE / 2 : trunk * 0.35;
  const neck = at(toA[Math.max(1, Math.round(shoulders))] ?? head.start);
  const on = (way: readonly number[], start: number, share: number): Point =>
    at(way[Math.round(start + (way.length - 1 - start) * share)] ?? footA);
  const arm = (way: readonly number[], from: number) =>
    [neck, on(way, from, 0.5), on(way, from, 1)] as const;
  const leg = (way: readonly number[]) =>
    [on(way, trunk, hipShare), on(way, trunk, (1 + hipShare) / 2), on(way, trunk, 1)] as const;
  const joints: (Point | null)[] = new Array(18).fill(null);
  joints[0] = headAt;
  joints[1] = neck;
  for (const [limb, root] of seenAs([leg(toA), leg(toB)], 8, 11, neck)) {
    for (const [i, joint] of limb.entries()) joints[root + i] = joint;
  }
  const armsOf = arms.map(({ way, shoulder }) => arm(way, shoulder));
  for (const [[, elbow, wrist], root] of seenAs(armsOf, 2, 5, neck)) {
    joints[root + 1] = elbow;
    joints[root + 2] = wrist;
  }
  return joints;
}

type DrawnLimb = readonly [Point, Point, Point];

/** The figure faces us: its right limb is the one on the left. One alone is that of its side. */
function seenAs(
  limbs: readonly DrawnLimb[],
  right: number,
  left: number,
  neck: Point,
): [DrawnLimb, number][] {
  const [first, second] = limbs.toSorted((a, b) => a[2][0] - b[2][0]);
  if (!first) return [];
  if (!second) return [[first, first[2][0] > neck[0] ? left : right]];
  return [
    [first, right],
    [second, left],
  ];
}

/** Where the head is: in the highest ring, else at the top. */
function headOf(ink: Uint8Array, size: Size): { start: number; ring: Uint8Array | null } {
  const { labels, parts } = connectedParts(ink, size, 0);
  const top = ink.indexOf(1);
  const tall = heightOf(ink, size);
  let ring = 0;
  let highest = Number.POSITIVE_INFINITY;
  for (const [label, part] of parts.entries()) {
    if (label === 0 || part.touchesRim || part.size < SMALLEST_RING) continue;
    const y = part.y / part.size;
    if (y < highest && y < Math.floor(top / size.width) + tall * 0.45) [highest, ring] = [y, label];
  }
  if (ring === 0) return { start: top, ring: null };
  const { x, y, size: count } = parts[ring] as { x: number; y: number; size: number };
  const own = Uint8Array.from(labels, (label) => (label === ring ? 1 : 0));
  const start = Math.round(y / count) * size.width + Math.round(x / count);
  // A ring that is bent may have its middle outside.
  return { start: own[start] ? start : own.indexOf(1), ring: own };
}

function heightOf(ink: Uint8Array, { width }: Size): number {
  return Math.floor(ink.lastIndexOf(1) / width) - Math.floor(ink.indexOf(1) / width) + 1;
}

/** The ends of the strokes: each is the farthest from the head, and then from all ways so far. */
function endsOf(
  ways: Float32Array,
  cameFrom: Int32Array,
  open: Uint8Array,
  size: Size,
  shortest: number,
): number[] {
  const ends: number[] = [];
  const known = new Set<number>();
  let far = ways;
  while (ends.length < 6) {
    let end = -1;
    let longest = shortest;
    for (let p = 0; p < far.length; p++) {
      const length = far[p] as number;
      if (Number.isFinite(length) && length > longest) [longest, end] = [length, p];
    }
    if (end < 0) return ends;
    ends.push(end);
    for (const p of wayTo(end, cameFrom)) known.add(p);
    far = waysFrom(open, known, size);
  }
  return ends;
}

/** The pixels on the way from the head. */
function wayTo(end: number, cameFrom: Int32Array): number[] {
  const way: number[] = [];
  for (let p = end; p >= 0; p = cameFrom[p] as number) way.push(p);
  return way.reverse();
}

/** Ways that are no farther apart than that go along the same stroke, px. */
const SAME_STROKE = 12;

/** How many pixels two ways have in common, from their start. */
function shared(a: readonly number[], b: readonly number[], { width }: Size): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) {
    const p = a[i] as number;
    const q = b[i] as number;
    const apart = Math.hypot(
      (p % width) - (q % width),
      Math.floor(p / width) - Math.floor(q / width),
    );
    if (apart > SAME_STROKE) return i;
  }
  return end;
}

/** A figure that is no more than a body: along the longer axis of its ink, upright where that lies flat. */
function alongAxis(ink: Uint8Array, { width }: Size): Joints {
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let p = 0; p < ink.length; p++) {
    if (!ink[p]) continue;
    const x = p % width;
    const y = Math.floor(p / width);
    n += 1;
    sx += x;
    sy += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const [x, y] = [sx / n, sy / n];
  const turn = 0.5 * Math.atan2(2 * (xy / n - x * y), xx / n - x * x - (yy / n - y * y));
  let [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  // Who lies is drawn with limbs; a flat patch is something that stands there.
  if (Math.abs(uy) < 0.5) [ux, uy] = [0, -1];
  if (uy > 0) [ux, uy] = [-ux, -uy];
  let [low, high] = [0, 0];
  for (let p = 0; p < ink.length; p++) {
    if (!ink[p]) continue;
    const along = ((p % width) - x) * ux + (Math.floor(p / width) - y) * uy;
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  const on = (share: number): Point => {
    const along = low + (high - low) * share;
    return [x + ux * along, y + uy * along];
  };
  const joints: (Point | null)[] = new Array(18).fill(null);
  joints[0] = on(0.915);
  joints[1] = on(0.82);
  joints[8] = on(0.53);
  joints[11] = on(0.53);
  joints[10] = on(0.04);
  joints[13] = on(0.04);
  return joints;
}
