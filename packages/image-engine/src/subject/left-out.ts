import type { Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apartSquared, type Lab } from '../vision/lab.ts';
import { differingFromPlain } from './ground.ts';
import { connectedParts, type Parts } from './tidy-mask.ts';

/** What lies between the subject and that, px, is their common edge. */
const EDGE = 3;
/** How near to the subject it lies, as a share of the longer edge. */
const NEAR = 0.025;
/** How salient it is at least, 0 to 1, and as a share of the subject: who stands before others stands out more. */
const SALIENT = 0.5;
const AS_SALIENT = 0.85;
/** How much colours change there, as a share of what they do within the subject, and in L*a*b* over two px. */
const STRUCTURED = 0.7;
const DRAWN = 5;
/** Changes above that, L*a*b*, are but edges. */
const STRONGEST = 40;
/** Share of the subject's part beside it that such a thing takes at least, and that all of them do. */
const CRUMB = 0.02;
const MUCH = 0.1;
/** Parts of less than that share of the subject are taken for as big. */
const SMALL = 0.2;

/** What is left out. */
export interface LeftOut {
  /** 1 for every pixel of it. */
  parts: Uint8Array;
  /** Whether the ground is plain, so that it is surely none of that. */
  isCertain: boolean;
}

/**
 * What a division leaves out though it belongs to the subject as likely as what it has: it lies at it, stands out as
 * well, and is as full of edges. Clothes below a head that was found are such, and a neighbour whom the picture's side
 * cuts; shade, floors and what is out of focus have few edges.
 *
 * @param inside 1 for every pixel inside
 * @param salient how much each pixel stands out, 0 to 1; a plain ground tells it better
 * @returns null where it is not much
 */
export function leftOut(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  salient: Float32Array,
): LeftOut | null {
  const within = boxMean(new Float32Array(inside), size, EDGE);
  const other = differingFromPlain(lab, size);
  const standsOut = other ?? inside.map((_, p) => ((salient[p] as number) > SALIENT ? 1 : 0));
  const apartFrom = standsOut.map((is, p) => (is === 1 && (within[p] as number) < 0.01 ? 1 : 0));
  const others = connectedParts(apartFrom, size, 1);
  const all = inside.reduce((sum, is) => sum + is, 0);
  // What else is tested takes longer.
  const mayCount = others.parts.map(({ size: pixels }) => pixels >= CRUMB * SMALL * all);
  const most = others.parts.reduce(
    (sum, part, label) => sum + (mayCount[label] ? part.size : 0),
    0,
  );
  if (most < MUCH * SMALL * all) return null;
  const core = inside.map((is, p) => (is === 1 && (within[p] as number) > 0.99 ? 1 : 0));
  const least = Math.max(DRAWN, STRUCTURED * (changesIn(core, 2, lab, size)[1] as number));
  const changes = changesIn(others.labels, others.parts.length, lab, size);
  const own = connectedParts(inside, size, 1);
  const beside = neighbours(others, own, size);
  const sums = new Float64Array(own.parts.length);
  const counts = others.parts.map(({ size: pixels }, label) => {
    const part = beside[label] as number;
    const area = Math.max(own.parts[part]?.size ?? 0, SMALL * all);
    if (label === 0 || part === 0 || pixels < CRUMB * area) return false;
    if ((changes[label] as number) < least) return false;
    sums[part] = (sums[part] as number) + pixels / area;
    return true;
  });
  if (Math.max(...sums) < MUCH) return null;
  const isMuch = counts.map((is, label) => is && (sums[beside[label] as number] as number) >= MUCH);
  const counted = inside.map((_, p) => (isMuch[others.labels[p] as number] ? 1 : 0));
  if (!other && meanOf(salient, counted) < AS_SALIENT * meanOf(salient, inside)) return null;
  const grown = boxMean(new Float32Array(counted), size, EDGE + 1);
  const parts = inside.map((is, p) =>
    is === 0 && standsOut[p] === 1 && (grown[p] as number) > 0 ? 1 : 0,
  );
  return { parts, isCertain: other !== null };
}

/** For each of those parts, the biggest part of the subject that is near; 0 without. */
function neighbours({ labels, parts }: Parts, own: Parts, { width, height }: Size): Int32Array {
  const reach = Math.round(NEAR * Math.max(width, height));
  const bigger = (one: number, other: number) =>
    (own.parts[one]?.size ?? 0) > (own.parts[other]?.size ?? 0) ? one : other;
  // The biggest one near in each row; what lies between the ends of a run is near to no more than they are.
  const across = own.labels.slice();
  for (let p = 0; p < across.length; p++) {
    const label = own.labels[p] as number;
    if (label === 0 || (own.labels[p - 1] === label && own.labels[p + 1] === label)) continue;
    const x = p % width;
    const last = p - x + Math.min(width - 1, x + reach);
    for (let q = p - x + Math.max(0, x - reach); q <= last; q++)
      across[q] = bigger(label, across[q] as number);
  }
  const found = new Int32Array(parts.length);
  for (let p = 0; p < labels.length; p++) {
    const label = labels[p] as number;
    if (label === 0) continue;
    const isBetween = labels[p - width] === label && labels[p + width] === label;
    const y = Math.floor(p / width);
    const deep = isBetween ? 0 : reach;
    const last = Math.min(height - 1, y + deep);
    for (let row = Math.max(0, y - deep); row <= last; row++) {
      const near = across[p + (row - y) * width] as number;
      found[label] = bigger(near, found[label] as number);
    }
  }
  return found;
}

/** How much colours change on average in what has each label, from 1. */
function changesIn(
  labels: Uint8Array | Int32Array,
  count: number,
  lab: Lab,
  { width, height }: Size,
): Float64Array {
  const sums = new Float64Array(count);
  const pixels = new Float64Array(count);
  for (let p = 0; p < labels.length; p++) {
    const label = labels[p] as number;
    if (label === 0) continue;
    pixels[label] = (pixels[label] as number) + 1;
    const x = p % width;
    if (x === 0 || x === width - 1 || p < width || p >= width * (height - 1)) continue;
    const most = Math.max(apartSquared(lab, p - 1, p + 1), apartSquared(lab, p - width, p + width));
    sums[label] = (sums[label] as number) + Math.min(STRONGEST, Math.sqrt(most));
  }
  return sums.map((sum, label) => sum / Math.max(1, pixels[label] as number));
}

function meanOf(values: Float32Array, flags: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let p = 0; p < values.length; p++) {
    if (flags[p] === 0) continue;
    sum += values[p] as number;
    count++;
  }
  return sum / Math.max(1, count);
}
