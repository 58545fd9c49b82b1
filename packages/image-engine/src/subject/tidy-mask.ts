import type { Mask, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';

/** Parts that belong together, of a division in two. */
export interface Parts {
  /** The part of each pixel, from 1; 0 where the value is another. */
  labels: Int32Array;
  /** Pixels, box and sums of places of each part; entry 0 is unused. */
  parts: { size: number; x: number; y: number; touchesRim: boolean; touchesSides: boolean }[];
}

/** The connected parts of the pixels that have that value. */
export function connectedParts(values: Uint8Array, size: Size, value: number): Parts {
  const { width, height } = size;
  const labels = new Int32Array(values.length);
  const parts: Parts['parts'] = [{ size: 0, x: 0, y: 0, touchesRim: false, touchesSides: false }];
  const stack = new Int32Array(values.length);
  for (let start = 0; start < values.length; start++) {
    if (values[start] !== value || labels[start] !== 0) continue;
    const label = parts.length;
    const part = { size: 0, x: 0, y: 0, touchesRim: false, touchesSides: false };
    parts.push(part);
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const p = stack[--depth] as number;
      const x = p % width;
      const y = (p - x) / width;
      part.size++;
      part.x += x;
      part.y += y;
      if (x === 0 || y === 0 || x === width - 1) part.touchesSides = true;
      if (part.touchesSides || y === height - 1) part.touchesRim = true;
      for (let side = 0; side < 4; side++) {
        if (
          side === 0
            ? x === 0
            : side === 1
              ? x === width - 1
              : side === 2
                ? y === 0
                : y === height - 1
        )
          continue;
        const q = side === 0 ? p - 1 : side === 1 ? p + 1 : side === 2 ? p - width : p + width;
        if (values[q] === value && labels[q] === 0) {
          labels[q] = label;
          stack[depth++] = q;
        }
      }
    }
  }
  return { labels, parts };
}

/** Parts that are smaller than this share of the main one go. */
const ISLAND = 0.1;
/** Holes smaller than this share of the picture are filled. */
const HOLE = 0.004;
/** So are those smaller than that which open to the lower rim alone: clothes go on below it. */
const NOTCH = 0.012;

/**
 * Rids a division of crumbs, of islands beside the main part, and of small holes.
 *
 * @param held pixels that are marked by hand: 255 kept, 0 removed, others free
 */
export function tidy(inside: Uint8Array, size: Size, held?: Mask | null): Uint8Array {
  const { width, height } = size;
  const radius = Math.max(1, Math.round(Math.max(width, height) / 260));
  const mean = boxMean(Float32Array.from(inside), size, radius);
  const result = new Uint8Array(inside.length);
  for (let p = 0; p < result.length; p++) {
    // A majority of the neighbours both ways takes crumbs and hairlines away and keeps what is thin but solid.
    const share = mean[p] as number;
    result[p] = (inside[p] === 1 ? share > 0.34 : share > 0.7) ? 1 : 0;
  }
  const { labels, parts } = connectedParts(result, size, 1);
  const ranks = parts.map(({ size: pixels, x, y }) => {
    if (pixels === 0) return 0;
    const dx = x / pixels / width - 0.5;
    const dy = y / pixels / height - 0.5;
    return pixels * Math.exp(-3 * (dx * dx + dy * dy));
  });
  const main = Math.max(...ranks);
  const isHeld = new Uint8Array(parts.length);
  if (held)
    for (let p = 0; p < result.length; p++)
      if (held.data[p] === 255) isHeld[labels[p] as number] = 1;
  for (let p = 0; p < result.length; p++) {
    const label = labels[p] as number;
    if (label > 0 && isHeld[label] === 0 && (ranks[label] as number) < ISLAND * main) result[p] = 0;
  }
  fillHoles(result, size);
  if (held)
    for (let p = 0; p < result.length; p++) {
      if (held.data[p] === 255) result[p] = 1;
      else if (held.data[p] === 0) result[p] = 0;
    }
  return result;
}

function fillHoles(inside: Uint8Array, size: Size): void {
  const { labels, parts } = connectedParts(inside, size, 0);
  const most = HOLE * inside.length;
  const notch = NOTCH * inside.length;
  for (let p = 0; p < inside.length; p++) {
    const part = parts[labels[p] as number];
    if (!part || part.size === 0) continue;
    const isHole = part.size < most && !part.touchesRim;
    const isNotch = part.size < notch && part.touchesRim && !part.touchesSides;
    if (isHole || isNotch) inside[p] = 1;
  }
}
