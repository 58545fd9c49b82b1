import { clamp, type GridSize } from '../grid/grid.ts';
import type { Cutout } from './cutout.ts';
import type { Subject } from './find-subject.ts';

/** Samples of the finer grid for each of the working grid, along each axis. */
export const FINER = 2;

/** The subject on two grids that share the top left corner. */
export interface WorkingCopy {
  /** The grid that the shape is worked out on. */
  size: GridSize;
  /** Where the cut-out has the subject, 0 to 1. */
  coverage: Float32Array;
  /** The finer grid: colours, and the outline that the result is compared with. */
  fine: { size: GridSize; coverage: Float32Array; rgb: Uint8ClampedArray<ArrayBuffer> };
  /** Pixels of the cut-out a sample of the working grid, and where its corner lies in the cut-out. */
  scale: number;
  left: number;
  top: number;
}

/**
 * The subject's box at `longest` samples on its longer side, with a margin.
 *
 * @param margin samples on each side, and those below, where soles are continued
 */
export function workingCopy(
  cutout: Cutout,
  subject: Subject,
  longest: number,
  margin: { around: number; below: number },
): WorkingCopy {
  const { box } = subject;
  const scale = Math.max(box.right - box.left, box.bottom - box.top) / longest;
  const size = {
    width: Math.ceil((box.right - box.left) / scale) + 2 * margin.around,
    height: Math.ceil((box.bottom - box.top) / scale) + 2 * margin.around + margin.below,
  };
  const left = box.left - margin.around * scale;
  const top = box.top - margin.around * scale;
  const fineSize = { width: size.width * FINER, height: size.height * FINER };
  const fine = resample(cutout, { left, top, scale: scale / FINER }, fineSize);
  leaveOutSpecks(fine.coverage, fineSize, subject, { left, top, scale: scale / FINER });
  normalise(fine.coverage, subject.opacity);
  return {
    size,
    coverage: halve(fine.coverage, size),
    fine: { size: fineSize, ...fine },
    scale,
    left,
    top,
  };
}

interface Window {
  left: number;
  top: number;
  scale: number;
}

/** Area means when shrinking, bilinear when enlarging; colours weighted by alpha. */
function resample(
  { width, height, data }: Cutout,
  { left, top, scale }: Window,
  size: GridSize,
): { coverage: Float32Array; rgb: Uint8ClampedArray<ArrayBuffer> } {
  const coverage = new Float32Array(size.width * size.height);
  const rgb = new Uint8ClampedArray(3 * coverage.length);
  const across = taps(size.width, left, scale, width);
  const along = taps(size.height, top, scale, height);
  for (let j = 0, k = 0; j < size.height; j++) {
    const rows = along.counts[j] as number;
    for (let i = 0; i < size.width; i++, k++) {
      const columns = across.counts[i] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let y = 0; y < rows; y++) {
        const down = along.weights[j * along.most + y] as number;
        const row = ((along.firsts[j] as number) + y) * width + (across.firsts[i] as number);
        for (let x = 0; x < columns; x++) {
          const at = 4 * (row + x);
          const opaque = data[at + 3] as number;
          if (opaque === 0) continue;
          const share = down * (across.weights[i * across.most + x] as number) * opaque;
          red += share * (data[at] as number);
          green += share * (data[at + 1] as number);
          blue += share * (data[at + 2] as number);
          alpha += share;
        }
      }
      if (alpha <= 0) continue;
      coverage[k] = alpha / 255;
      rgb[3 * k] = red / alpha;
      rgb[3 * k + 1] = green / alpha;
      rgb[3 * k + 2] = blue / alpha;
    }
  }
  return { coverage, rgb };
}

/** Pixels that make up each sample of an axis, and their shares, `most` numbers a sample. */
interface Taps {
  firsts: Int32Array;
  /** 0 beyond the picture's edge. */
  counts: Int32Array;
  weights: Float64Array;
  most: number;
}

/** A box of at least a pixel around each sample's centre: its overlap with each pixel. */
function taps(count: number, start: number, scale: number, length: number): Taps {
  const reach = Math.max(1, scale);
  const most = Math.ceil(reach) + 1;
  const found: Taps = {
    firsts: new Int32Array(count),
    counts: new Int32Array(count),
    weights: new Float64Array(count * most),
    most,
  };
  for (let i = 0; i < count; i++) {
    const from = start + (i + 0.5) * scale - reach / 2;
    const to = from + reach;
    const first = clamp(Math.floor(from), 0, length);
    const last = clamp(Math.ceil(to), first, length);
    found.firsts[i] = first;
    found.counts[i] = last - first;
    for (let at = first; at < last; at++) {
      found.weights[i * most + at - first] =
        Math.max(0, Math.min(to, at + 1) - Math.max(from, at)) / reach;
    }
  }
  return found;
}

/** Clears what belongs to specks, and half a sample of the overview around them. */
function leaveOutSpecks(
  coverage: Float32Array,
  size: GridSize,
  { specks, overview, scale }: Subject,
  window: Window,
): void {
  if (!specks.includes(1)) return;
  for (let j = 0, k = 0; j < size.height; j++) {
    const row = Math.floor((window.top + (j + 0.5) * window.scale) / scale - 0.5);
    for (let i = 0; i < size.width; i++, k++) {
      const column = Math.floor((window.left + (i + 0.5) * window.scale) / scale - 0.5);
      for (let y = Math.max(0, row); y <= Math.min(row + 1, overview.height - 1); y++) {
        for (let x = Math.max(0, column); x <= Math.min(column + 1, overview.width - 1); x++) {
          if (specks[y * overview.width + x]) coverage[k] = 0;
        }
      }
    }
  }
}

/** Full coverage at the subject's highest alpha; the outline of a faint subject is made crisp. */
function normalise(coverage: Float32Array, opacity: number): void {
  if (opacity >= 0.9) return;
  for (let k = 0; k < coverage.length; k++) {
    coverage[k] = clamp(((coverage[k] as number) / opacity - 0.5) * 1.6 + 0.5, 0, 1);
  }
}

/** Means of 2 × 2 samples of the finer grid. */
function halve(fine: Float32Array, { width, height }: GridSize): Float32Array {
  const coarse = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width * FINER + x) * FINER;
      const below = at + width * FINER;
      const sum =
        (fine[at] as number) +
        (fine[at + 1] as number) +
        (fine[below] as number) +
        (fine[below + 1] as number);
      coarse[y * width + x] = sum / 4;
    }
  }
  return coarse;
}
