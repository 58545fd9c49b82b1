import type { Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
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
  /** Whether it is told from a plain ground, and so is none. */
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
  const within = boxMean(Float32Array.from(inside), size, EDGE);
  const other = differingFromPlain(lab, size);
  const standsOut = other ?? salient.map((share) => (share > SALIENT ? 1 : 0));
  const apartFrom = standsOut.map((is, p) => (is === 1 && (within[p] as number) < 0.01 ? 1 : 0));
  const others = connectedParts(Uint8Array.from(apartFrom), size, 1);
  const own = connectedParts(inside, size, 1);
  const change = changesIn(lab, size);
  const core = inside.map((is, p) => (is === 1 && (within[p] as number) > 0.99 ? 1 : 0));
  const least = Math.max(DRAWN, STRUCTURED * meanOf(change, core, 1));
  const beside = neighbours(others, own, size);
  const sums = new Float64Array(own.parts.length);
  const changes = new Float64Array(others.parts.length);
  for (let p = 0; p < change.length; p++) {
    const label = others.labels[p] as number;
    changes[label] = (changes[label] as number) + (change[p] as number);
  }
  const all = inside.reduce((sum, is) => sum + is, 0);
  const counts = others.parts.map(({ size: pixels }, label) => {
    const part = beside[label] as number;
    const area = Math.max(own.parts[part]?.size ?? 0, SMALL * all);
    if (label === 0 || part === 0 || pixels < CRUMB * area) return false;
    if ((changes[label] as number) < least * pixels) return false;
    sums[part] = (sums[part] as number) + pixels / area;
    return true;
  });
  if (Math.max(...sums) < MUCH) return null;
  const isMuch = counts.map((is, label) => is && (sums[beside[label] as number] as number) >= MUCH);
  const counted = Uint8Array.from(others.labels, (label) => (isMuch[label] ? 1 : 0));
  if (!other && meanOf(salient, counted, 1) < AS_SALIENT * meanOf(salient, inside, 1)) return null;
  const grown = boxMean(Float32Array.from(counted), size, EDGE + 1);
  const parts = inside.map((is, p) =>
    is === 0 && standsOut[p] === 1 && (grown[p] as number) > 0 ? 1 : 0,
  );
  return { parts, isCertain: other !== null };
}

/** For each of those parts, the biggest part of the subject that is near; 0 without. */
function neighbours(others: Parts, own: Parts, size: Size): Int32Array {
  const reach = Math.round(NEAR * Math.max(size.width, size.height));
  const found = new Int32Array(others.parts.length);
  own.parts.forEach((part, label) => {
    if (part.size === 0) return;
    const near = boxMean(
      Float32Array.from(own.labels, (is) => (is === label ? 1 : 0)),
      size,
      reach,
    );
    for (let p = 0; p < near.length; p++) {
      const other = others.labels[p] as number;
      if (other === 0 || (near[p] as number) === 0) continue;
      const before = own.parts[found[other] as number]?.size ?? 0;
      if (part.size > before) found[other] = label;
    }
  });
  return found;
}

function changesIn(lab: Lab, { width, height }: Size): Float32Array {
  const change = new Float32Array(width * height);
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const p = y * width + x;
      const most = Math.max(apart(lab, p - 1, p + 1), apart(lab, p - width, p + width));
      change[p] = Math.min(STRONGEST, most);
    }
  return change;
}

function meanOf(values: Float32Array, flags: Uint8Array, flag: number): number {
  let [sum, count] = [0, 0];
  for (let p = 0; p < values.length; p++) {
    if (flags[p] !== flag) continue;
    sum += values[p] as number;
    count++;
  }
  return sum / Math.max(1, count);
}
