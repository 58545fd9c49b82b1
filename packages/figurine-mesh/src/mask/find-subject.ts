import { FigurineError } from '../errors.ts';
import { squaredDistance } from '../grid/distance.ts';
import { type GridSize, maskOf } from '../grid/grid.ts';
import { labelParts, largestPart, type Parts } from '../grid/label.ts';
import { release } from '../grid/release.ts';
import type { Cutout } from './cutout.ts';

/** What of a cut-out becomes the figurine, found on a copy of at most this many samples a side. */
const OVERVIEW = 512;
/** Alpha, of 255, below which nothing is there. */
const FAINT = 25;
/** Parts smaller than this share of the largest one are specks … */
export const SPECK_SHARE = 0.02;
/** … unless they lie so near to it, as a share of the picture's longer side: loose hair. */
const NEAR_SHARE = 0.02;
/** The largest part has to have at least so many samples … */
const LEAST_SAMPLES = 12;
/** … and this share of the picture. */
const LEAST_SHARE = 0.0004;
/** Opaque share of the picture from which on there is no outline to go by. */
const WHOLE_FRAME = 0.985;

/** What of a cut-out becomes the figurine. */
export interface Subject {
  /** In pixels of the cut-out. */
  box: { left: number; top: number; right: number; bottom: number };
  /** The highest alpha, 0 to 1: a subject that is half transparent everywhere is still a subject. */
  opacity: number;
  /** There is no outline: the picture is opaque from edge to edge. */
  fillsFrame: boolean;
  /** 1 where specks lie that are left out, on a grid of `overview` with `scale` pixels a sample. */
  specks: Uint8Array;
  overview: GridSize;
  scale: number;
  /** How many specks that are, and their share of all that is opaque. */
  speckCount: number;
  speckShare: number;
}

/** @throws FigurineError `nothing_opaque`, `subject_too_small` */
export function findSubject(cutout: Cutout): Subject {
  const scale = Math.max(1, Math.ceil(Math.max(cutout.width, cutout.height) / OVERVIEW));
  const overview = {
    width: Math.ceil(cutout.width / scale),
    height: Math.ceil(cutout.height / scale),
  };
  const alpha = blockMeans(cutout, scale, overview);
  let most = 0;
  for (let k = 0; k < alpha.length; k++) most = Math.max(most, alpha[k] as number);
  if (most < FAINT) {
    throw new FigurineError(
      'nothing_opaque',
      'The cut-out is transparent everywhere, so there is nothing to make a figurine of.',
    );
  }
  const cut = Math.min(255, most) / 2;
  const mask = maskOf(alpha.length, (k) => (alpha[k] as number) >= cut);
  const parts = labelParts(mask, overview, 8);
  const largest = parts.areas[largestPart(parts)] ?? 0;
  const total = parts.areas.reduce((a, b) => a + b, 0);
  if (largest < Math.max(LEAST_SAMPLES, LEAST_SHARE * mask.length)) {
    const pixels = Math.round(largest * scale * scale);
    throw new FigurineError(
      'subject_too_small',
      `The largest connected piece of the cut-out is ${pixels} pixels, too little to make a figurine of. Crop the photo closer, or mark the subject.`,
    );
  }
  const isSpeck = specksAmong(parts, overview);
  const specks = isSpeck.includes(true)
    ? maskOf(mask.length, (k) => isSpeck[parts.labels[k] as number] as boolean)
    : new Uint8Array(mask.length);
  const speckAreas = parts.areas.filter((_, label) => isSpeck[label]);
  const box = boxOf(mask, specks, overview, scale, cutout);
  const fillsFrame = total >= WHOLE_FRAME * mask.length;
  release(alpha, mask, parts.labels);
  return {
    box,
    opacity: most / 255,
    fillsFrame,
    specks,
    overview,
    scale,
    speckCount: speckAreas.length,
    speckShare: speckAreas.reduce((a, b) => a + b, 0) / total,
  };
}

/** Which parts are small, and not beside the largest one. */
function specksAmong(parts: Parts, overview: GridSize): boolean[] {
  const { labels, areas } = parts;
  const main = largestPart(parts);
  const isSpeck = areas.map((a, label) => label > 0 && a < SPECK_SHARE * (areas[main] as number));
  if (!isSpeck.includes(true)) return isSpeck;
  const near = NEAR_SHARE * Math.max(overview.width, overview.height);
  const fromMain = squaredDistance(
    maskOf(labels.length, (k) => labels[k] === main),
    overview,
    Math.ceil(near),
  );
  for (let k = 0; k < labels.length; k++) {
    if ((fromMain[k] as number) <= near * near) isSpeck[labels[k] as number] = false;
  }
  return isSpeck;
}

/** Mean alpha of blocks of scale × scale pixels; blocks at the edge may be smaller. */
function blockMeans(cutout: Cutout, scale: number, size: GridSize): Float32Array {
  const { width, height, data } = cutout;
  const sums = new Float32Array(size.width * size.height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / scale) * size.width;
    for (let x = 0, at = y * width * 4 + 3, left = scale, k = row; x < width; x++, at += 4) {
      sums[k] = (sums[k] as number) + (data[at] as number);
      left -= 1;
      if (left === 0) {
        left = scale;
        k += 1;
      }
    }
  }
  for (let y = 0; y < size.height; y++) {
    const down = Math.min(scale, height - y * scale);
    for (let x = 0; x < size.width; x++) {
      const k = y * size.width + x;
      sums[k] = (sums[k] as number) / (down * Math.min(scale, width - x * scale));
    }
  }
  return sums;
}

function boxOf(
  mask: Uint8Array,
  specks: Uint8Array,
  { width, height }: GridSize,
  scale: number,
  picture: Cutout,
): Subject['box'] {
  let left = Infinity;
  let top = Infinity;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (!mask[k] || specks[k]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return {
    left: left * scale,
    top: top * scale,
    right: Math.min(picture.width, right * scale),
    bottom: Math.min(picture.height, bottom * scale),
  };
}
