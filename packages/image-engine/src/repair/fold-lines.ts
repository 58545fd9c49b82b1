import type { Size } from '../picture/picture.ts';
import { type Fold, offFrom } from './folds.ts';
import type { Scratch } from './scratches.ts';

/** Length, as a share of the longer edge, of a light line that may be a fold's: what bends a print bends much of it. */
const LONG = 0.3;
/** How near, px, both ends of a line are to a fold that they are a part of: a fold is broken where its layer holds. */
const SAME = 8;

/** The folds that light lines through a print are those of. */
export function foldLines(lines: readonly Scratch[]): Fold[] {
  const folds: Fold[] = [];
  const long = lines.filter(({ sign, length, partOf }) => sign > 0 && length > LONG && !partOf);
  for (const { points } of long.toSorted((a, b) => b.length - a.length)) {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) continue;
    const isKnown = folds.some((fold) =>
      [first, last].every(({ x, y }) => Math.abs(offFrom(fold, x, y)) < SAME),
    );
    const length = Math.hypot(last.x - first.x, last.y - first.y);
    if (!isKnown)
      folds.push({ ...first, dx: (last.x - first.x) / length, dy: (last.y - first.y) / length });
  }
  return folds;
}

/** How far from the straight line, px, a fold is looked for, and how far from it the tones are that it is lighter than. */
const [STRAYS, BESIDE] = [4, 6];
/** By how many levels it is, and of how many px along it most have to be. */
const LIGHTER = 8;
const PIECE = 12;
/** How far from the middle of a fold, px, its layer has come off. */
const WIDE = 3;

/** Draws the parts of folds into a mask that are too faint to be found as lines by themselves. */
export function markFolds(
  folds: readonly Fold[],
  luma: Float32Array,
  { width, height }: Size,
  mask: Uint8Array,
): void {
  const half = Math.ceil(Math.hypot(width, height));
  for (const { x, y, dx, dy } of folds) {
    const indexAt = (along: number, off: number) => {
      const [u, v] = [Math.round(x + along * dx - off * dy), Math.round(y + along * dy + off * dx)];
      return u < 0 || v < 0 || u >= width || v >= height ? -1 : v * width + u;
    };
    const toneAt = (along: number, off: number) => luma[indexAt(along, off)] ?? Number.NaN;
    /** Where the fold is, beside the straight line; null where it is not seen. */
    const offAt = (along: number) => {
      let [most, at] = [LIGHTER, null as number | null];
      for (let off = -STRAYS; off <= STRAYS; off++) {
        const sides = [toneAt(along, off - BESIDE), toneAt(along, off + BESIDE)];
        const lighter = toneAt(along, off) - Math.max(...sides);
        if (lighter > most) [most, at] = [lighter, off];
      }
      return at;
    };
    for (let from = -half; from < half; from += PIECE) {
      const offs = Array.from({ length: PIECE }, (_, k) => offAt(from + k));
      if (offs.filter((off) => off !== null).length <= PIECE / 2) continue;
      for (const [k, off] of offs.entries())
        for (let d = -WIDE; d <= WIDE; d++) {
          const p = off === null ? -1 : indexAt(from + k, off + d);
          if (p >= 0) mask[p] = 255;
        }
    }
  }
}
