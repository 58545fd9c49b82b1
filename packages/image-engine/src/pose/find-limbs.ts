import { distances } from '../compose/distance.ts';
import { boxOf } from '../mask/mask-box.ts';
import type { Mask, PassContext, Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import type { Point } from './figure.ts';
import { waysFrom } from './ways.ts';

/** Which limb, left and right as seen. */
export type LimbName = `${'left' | 'right'}${'Arm' | 'Leg'}`;

/** A limb that sticks out of a silhouette, px of it. */
export interface Limb {
  name: LimbName;
  /** Joint at the body, middle joint and end. */
  root: Point;
  middle: Point;
  tip: Point;
  /** px */
  length: number;
  radius: number;
  /** Its pixels in `Limbs.labels`. */
  label: number;
  /**
   * How far along the limb each pixel is, px: more than 0 in it, less in the body, from where they
   * touch; Infinity where no way leads.
   */
  along: Float32Array;
}

/** A silhouette and what sticks out of it. */
export interface Limbs extends Size {
  /** 0 outside, 1 body, other numbers limbs. */
  labels: Uint8Array;
  limbs: readonly Limb[];
}

/** Label of the body. */
export const BODY = 1;
/** What is thinner than that share of the thickest part is no body. */
const THIN = 0.62;
/** Lengths that a limb has at least, as shares of the subject's height. */
const SHORTEST = { Arm: 0.1, Leg: 0.055 };
/** What is thinner than that share of the thickest limb is something that is held. */
const THINNEST = 0.48;
/** A limb is at least so many times as long as it is wide. */
const SLENDER = { Arm: 0.9, Leg: 0.45 };

/**
 * Finds arms and legs as what sticks out: parts thinner than the body (a morphological opening leaves
 * the body) that hang on it at one place only. What touches the body with both ends, such as an arm
 * on a hip, is no limb that could be moved.
 *
 * @param mask a few hundred px high; the subject is its largest part
 */
export async function findLimbs(mask: Mask, pause: PassContext['checkpoint']): Promise<Limbs> {
  const { width, height } = mask;
  const inside = Uint8Array.from(mask.data, (value) => (value >= 128 ? 1 : 0));
  const outside = { ...mask, data: Uint8Array.from(inside, (value) => (value ? 0 : 255)) };
  const depth = await distances(outside, pause);
  let thickest = 0;
  for (const squared of depth) thickest = Math.max(thickest, squared);
  const radius = Math.sqrt(thickest) * THIN;
  const core = { ...mask, data: Uint8Array.from(depth, (d) => (d > radius * radius ? 255 : 0)) };
  const fromCore = await distances(core, pause);
  const reach = (radius + 1.5) ** 2;
  const body = Uint8Array.from(inside, (value, p) =>
    value && (fromCore[p] as number) <= reach ? 1 : 0,
  );
  const trunk = boxOf({ ...mask, data: Uint8Array.from(body, (value) => value * 255) }, 1);
  const whole = boxOf(mask, 128);
  const labels = body.slice();
  if (!trunk || !whole) return { width, height, labels, limbs: [] };
  const thin = Uint8Array.from(inside, (value, p) => (value && !body[p] ? 1 : 0));
  const { labels: partOf, parts } = connectedParts(thin, mask, 1);
  const tall = whole.bottom - whole.top;
  const found: Limb[] = [];
  for (let part = 1; part < parts.length; part++) {
    const { size } = parts[part] as { size: number };
    if (size < tall * tall * 0.0015) continue;
    const own = Uint8Array.from(partOf, (label) => (label === part ? 1 : 0));
    const limb = limbOf(own, body, size, { mask, tall, trunk, ends: whole.bottom });
    if (limb) found.push({ ...limb, label: part });
  }
  const limbs = plausible(found).map((limb, i) => ({ ...limb, label: BODY + 1 + i }));
  for (const [p, part] of partOf.entries()) {
    if (part === 0) continue;
    const i = found.findIndex(({ label }) => label === part);
    const kept = limbs.find(({ name, root }) => found[i]?.name === name && found[i]?.root === root);
    labels[p] = kept ? kept.label : BODY;
  }
  return { width, height, labels, limbs };
}

interface Whole {
  mask: Mask;
  /** Height of the subject, px. */
  tall: number;
  trunk: { left: number; top: number; right: number; bottom: number };
  /** Row below its lowest one. */
  ends: number;
}

function limbOf(
  own: Uint8Array,
  body: Uint8Array,
  size: number,
  { mask, tall, trunk, ends }: Whole,
): Limb | null {
  const seam = seamOf(own, body, mask);
  if (seam.length === 0) return null;
  const within = waysFrom(own, seam, mask);
  let length = 0;
  for (const [p, way] of within.entries())
    if (own[p] && way < Number.POSITIVE_INFINITY) length = Math.max(length, way);
  const width = size / Math.max(1, length);
  const [x0, x1, y0, y1] = extentOf(seam, mask.width);
  // Two places that are far apart: a bow, such as an arm on a hip.
  if (Math.hypot(x1 - x0, y1 - y0) > Math.max(width * 2.6, tall * 0.12)) return null;
  const part = (from: number, to: number) => centre(within, own, mask.width, from, to);
  const tip = part(length * 0.9, length);
  const joint = part(length * 0.45, length * 0.55);
  const base = part(0, Math.min(2, length));
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
  const middle = (trunk.left + trunk.right) / 2;
  const aside = Math.abs(base[0] - middle) / (trunk.right - trunk.left);
  // Legs hang from under the body, arms from its sides.
  const isUnder = x1 - x0 >= y1 - y0 && aside < 0.4;
  const isLeg = isUnder && tip[1] > ends - tall * 0.1 && dy > 0 && base[1] > ends - tall * 0.6;
  const kind = isLeg ? 'Leg' : 'Arm';
  if (length < SHORTEST[kind] * tall || length < SLENDER[kind] * width) return null;
  // What rises from the middle is a head, or wears ears.
  const isHead = !isLeg && (aside < 0.22 || (aside < 0.4 && base[1] < trunk.top + tall * 0.06));
  const isLow = !isLeg && base[1] > trunk.top + (trunk.bottom - trunk.top) * 0.85;
  if (isHead || isLow) return null;
  const side = isLeg ? base[0] + dx / 2 < middle : base[0] < middle;
  const inward = Math.min(width / 2, length / 2);
  const way = Math.max(1, Math.hypot(joint[0] - base[0], joint[1] - base[1]));
  const root: Point = [
    base[0] - ((joint[0] - base[0]) / way) * inward,
    base[1] - ((joint[1] - base[1]) / way) * inward,
  ];
  const along = waysFrom(body, neighboursOf(seam, body, mask), mask);
  for (let p = 0; p < along.length; p++)
    along[p] = own[p] ? (within[p] as number) : -(along[p] as number);
  const name: LimbName = `${side ? 'left' : 'right'}${kind}`;
  return { name, root, middle: joint, tip, length, radius: width / 2, label: 0, along };
}

/** Pixels of the limb that touch the body. */
function seamOf(own: Uint8Array, body: Uint8Array, { width, height }: Size): number[] {
  const seam: number[] = [];
  for (let p = 0; p < own.length; p++)
    if (own[p] && around(p, { width, height }).some((q) => body[q] === 1)) seam.push(p);
  return seam;
}

function neighboursOf(seam: readonly number[], body: Uint8Array, size: Size): Set<number> {
  return new Set(seam.flatMap((p) => around(p, size).filter((q) => body[q] === 1)));
}

function around(p: number, { width, height }: Size): number[] {
  const x = p % width;
  const all: number[] = [];
  if (x > 0) all.push(p - 1);
  if (x < width - 1) all.push(p + 1);
  if (p >= width) all.push(p - width);
  if (p < width * (height - 1)) all.push(p + width);
  return all;
}

function extentOf(pixels: readonly number[], width: number): [number, number, number, number] {
  let [x0, x1, y0, y1] = [1e9, -1, 1e9, -1];
  for (const p of pixels) {
    const x = p % width;
    const y = (p - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return [x0, x1, y0, y1];
}

/** The middle of the limb's pixels that lie so far along it. */
function centre(
  way: Float32Array,
  own: Uint8Array,
  width: number,
  from: number,
  to: number,
): Point {
  let [x, y, count] = [0, 0, 0];
  for (let p = 0; p < own.length; p++) {
    const far = way[p] as number;
    if (own[p] === 0 || far < from - 0.5 || far > to + 0.5) continue;
    x += (p % width) + 0.5;
    y += Math.floor(p / width) + 0.5;
    count += 1;
  }
  return [x / Math.max(1, count), y / Math.max(1, count)];
}

/** Of each kind and side the longest; legs only in pairs, as nobody stands on one. */
function plausible(found: readonly Limb[]): Limb[] {
  const longest = new Map<LimbName, Limb>();
  const legs = found.filter(({ name }) => name.endsWith('Leg'));
  for (const limb of found) {
    const known = longest.get(limb.name);
    if (!known || known.length < limb.length) longest.set(limb.name, limb);
  }
  const hasPair = legs.length === 2 && longest.has('leftLeg') && longest.has('rightLeg');
  const thickest = Math.max(...[...longest.values()].map(({ radius }) => radius));
  const kept = [...longest.values()].filter(({ name, radius }) =>
    name.endsWith('Leg') ? hasPair : radius > thickest * THINNEST,
  );
  // One thing that sticks out of something without legs may be a handle, or a tail.
  const arms = kept.filter(({ name }) => name.endsWith('Arm'));
  return hasPair || arms.length === 2 ? kept : [];
}
