import { isSkin } from '../picture/focus.ts';
import type { Mask, Pixels } from '../picture/picture.ts';

/** Where a head is, px. */
export interface Head {
  /** Of its middle. */
  x: number;
  /** Of the crown, hair included. */
  crown: number;
  /** From crown to chin. */
  height: number;
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
  const wide = Math.min(widths[temples] as number, Math.max(widest / SHOULDERS, widest * 0.3));
  const byWidth = wide * SLENDER;
  const byNeck = neck < 0 ? byWidth : (neck - crown) * 0.93;
  const tall = Math.min(byWidth * 1.25, Math.max(byWidth * 0.8, byNeck));
  return { x: middleOf(rows, crown, crown + tall * 0.8), crown, height: tall };
}

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

function skinIn(pixels: Pixels, left: number, right: number, top: number, bottom: number): number {
  const { data, width, channels } = pixels;
  let [skin, count] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x++) {
      const i = (y * width + x) * channels;
      count += 1;
      if (isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) skin += 1;
    }
  }
  return count === 0 ? 0 : skin / count;
}

interface Extent {
  width: number;
  middle: number;
}

/** The longest run of a row. */
function extentAt({ data, width }: Mask, y: number): Extent {
  let best = { width: 0, middle: 0 };
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const inside = x < width && (data[y * width + x] as number) >= 128;
    if (inside && start < 0) start = x;
    if (!inside && start >= 0) {
      if (x - start > best.width) best = { width: x - start, middle: (start + x) / 2 };
      start = -1;
    }
  }
  return best;
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
