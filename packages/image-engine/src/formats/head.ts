import { isSkin } from '../picture/focus.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { isAnySkin } from '../subject/skin.ts';

/** Where a head is, px. */
export interface Head {
  /** Of its middle. */
  x: number;
  /** Of the crown, hair included. */
  crown: number;
  /** From crown to chin. */
  height: number;
  /** With its hair. */
  width: number;
}

/** From crown to chin a head measures so many of its widths, hair included (after Farkas 1994). */
const SLENDER = 1.34;
/** A neck is narrower than the head by that much at least. */
const NECK = 0.86;
/** Shoulders are so much wider than the head. */
const SHOULDERS = 2.3;

/**
 * Finds the head of a person by the outline: it widens from the crown to the temples and narrows to the
 * neck. Where no neck shows, the head's width or the shoulders' tells how tall it is.
 *
 * @returns null when the mask is empty
 */
export function headOf(mask: Mask): Head | null {
  const { height } = mask;
  const rows = Array.from({ length: height }, (_, y) => extentAt(mask, y));
  const crown = rows.findIndex(({ width }) => width > mask.width * 0.01);
  if (crown < 0) return null;
  const widths = smoothed(rows.map(({ width }) => width));
  const widest = Math.max(...widths);
  let temples = crown;
  let neck = -1;
  for (let y = crown; y < height; y++) {
    const width = widths[y] as number;
    if (neck < 0 && width > (widths[temples] as number)) {
      // What goes on widening past twice a plausible head is a body.
      if (y - crown > (widths[temples] as number) * SLENDER * 1.25) break;
      temples = y;
    } else if (width < (widths[temples] as number) * NECK) {
      if (neck < 0 || width < (widths[neck] as number)) neck = y;
      if (width > (widths[neck] as number) * 1.15) break;
    }
  }
  // Between a head and shoulders that are wider is a neck; what is widest of all may hold shoulders.
  const isHead = neck >= 0 && Math.max(...widths.slice(neck)) > (widths[temples] as number);
  const most = isHead ? widest : Math.max(widest / SHOULDERS, widest * 0.3);
  const wide = Math.min(widths[temples] as number, most);
  const byWidth = wide * SLENDER;
  const byNeck = neck < 0 ? byWidth : (neck - crown) * 0.93;
  const tall = Math.min(byWidth * 1.25, Math.max(byWidth * 0.8, byNeck));
  const hair = Math.max(...widths.slice(crown, Math.ceil(crown + tall * 0.8)));
  return { x: middleOf(rows, crown, crown + tall * 0.8), crown, height: tall, width: hair };
}

/** Share of the outline's height, from the crown down, in which heads are beside each other. */
const UPPER = 0.4;
/** How wide the narrower of two heads is beside the other, and the wider beside the outline. */
const ALIKE = { other: 0.55, whole: 0.1 };
/** Share of the outline's height over which two stand beside each other: a tuft of hair is no head. */
const TALL = 0.05;

/** Whether the outline has several heads: two or more of about the same width beside each other at its top. */
export function hasSeveralHeads(mask: Mask, { crown, height: tall }: Head): boolean {
  const { width, height } = mask;
  const runs = Array.from({ length: height }, (_, y) => runsAt(mask, y).map((run) => run.width));
  const foot = runs.findLastIndex((row) => row.some((run) => run > width * 0.01));
  const whole = Math.max(...runs.map((row) => row.reduce((sum, run) => sum + run, 0)));
  const last = Math.min(foot, crown + Math.min(tall, UPPER * (foot - crown)));
  let count = 0;
  for (let y = crown; y < last; y++) {
    const [first = 0, second = 0] = (runs[y] as number[]).sort((a, b) => b - a);
    if (second > ALIKE.other * first && first > ALIKE.whole * whole) count++;
  }
  return count > TALL * (foot - crown);
}

/** Share of a head that is skin at least, where hardly all of it is grey; a beard, glasses and hair leave more. */
const BARE = 0.1;
const GREY = 0.8;

/** Whether there is no skin where a face should be: a figure or an animal, and no person. Grey pictures do not tell. */
export function isFaceless(pixels: Pixels, { x, crown, height, width }: Head): boolean {
  const half = Math.min(width, height) * 0.4;
  const box = [x - half, x + half, crown + height * 0.25, crown + height] as const;
  return skinIn(pixels, ...box, isAnySkin) < BARE && skinIn(pixels, ...box, isGrey) < GREY;
}

const isGrey = (r: number, g: number, b: number) => Math.max(r, g, b) - Math.min(r, g, b) < 12;

/** Share of skin above the crown, and beside that, from which and up to which a head was missed. */
const MISSED = { above: 0.22, beside: 0.1 };

/** Whether a face seems to lie above what was taken for the crown: a collar was taken for a head. */
export function missesHead(pixels: Pixels, { x, crown, height }: Head): boolean {
  const width = height / SLENDER;
  const top = Math.max(0, Math.round(crown - height));
  if (crown - top < height * 0.3) return false;
  const share = (from: number, to: number) => skinIn(pixels, from, to, top, crown);
  const beside =
    (share(x - width * 1.6, x - width * 0.7) + share(x + width * 0.7, x + width * 1.6)) / 2;
  return share(x - width / 2, x + width / 2) > MISSED.above && beside < MISSED.beside;
}

function skinIn(
  pixels: Pixels,
  left: number,
  right: number,
  top: number,
  bottom: number,
  isBare: typeof isSkin = isSkin,
): number {
  const { data, width, channels } = pixels;
  let [skin, count] = [0, 0];
  for (let y = Math.round(top); y < Math.min(pixels.height, bottom); y++) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x++) {
      const i = (y * width + x) * channels;
      count += 1;
      if (isBare(data[i] as number, data[i + 1] as number, data[i + 2] as number)) skin += 1;
    }
  }
  return count === 0 ? 0 : skin / count;
}

interface Extent {
  width: number;
  middle: number;
}

/** The longest run of a row. */
function extentAt(mask: Mask, y: number): Extent {
  const none = { width: 0, middle: 0 };
  return runsAt(mask, y).reduce((best, run) => (run.width > best.width ? run : best), none);
}

function runsAt({ data, width }: Mask, y: number): Extent[] {
  const runs: Extent[] = [];
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const inside = x < width && (data[y * width + x] as number) >= 128;
    if (inside && start < 0) start = x;
    if (!inside && start >= 0) {
      runs.push({ width: x - start, middle: (start + x) / 2 });
      start = -1;
    }
  }
  return runs;
}

function smoothed(values: readonly number[]): Float64Array {
  const reach = Math.max(1, Math.round(values.length / 120));
  return Float64Array.from(values, (_, i) => {
    let [sum, count] = [0, 0];
    for (let k = Math.max(0, i - reach); k <= Math.min(values.length - 1, i + reach); k++) {
      sum += values[k] as number;
      count += 1;
    }
    return sum / count;
  });
}

function middleOf(rows: readonly Extent[], from: number, to: number): number {
  const part = rows.slice(Math.floor(from), Math.ceil(to)).filter(({ width }) => width > 0);
  const area = part.reduce((sum, row) => sum + row.width, 0);
  return part.reduce((sum, row) => sum + row.middle * row.width, 0) / Math.max(1, area);
}
