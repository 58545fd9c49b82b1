import type { Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { loadOpenCv, withScope } from '../vision/opencv.ts';
import type { Rect } from './frames.ts';
import { lettersAmong } from './letters.ts';

/** Widest speck, as a share of the longer edge. */
const WIDEST = 0.012;
/** Share of its box that a speck fills: what fills less is no round thing. */
const ROUND = 0.5;
/** Pixels of the smallest speck, in a picture with grain and without. */
const SMALLEST = { grainy: 4, smooth: 2 };
const GRAINY = 3;
/** Levels beyond the lightest and darkest of the picture itself at which a speck is one wherever it lies. */
const BEYOND = 6;
/**
 * `least`: levels by which a speck stands out from the median around it. `busy`: deviation of what is around it,
 * levels; among more detail it may be a part of it, such as an eye's glint.
 */
const USUAL = { least: 28, busy: 17 };
/** The same in a print that is known to be full of dust. */
const WORN = { least: 18, busy: 24 };
/** Height of letters whose dots may be taken for specks, in widths of the widest speck: scratches side by side are higher. */
const HIGHEST_LETTER = 5;

/** Rows of the median that are worked out between two checkpoints. */
const STRIP = 256;

/** The median of the squares around each pixel: the picture without what is small or thin. */
export async function medianOf(
  plane: Uint8Array,
  { width, height }: Size,
  checkpoint: Checkpoint,
): Promise<Uint8Array> {
  const { cv } = await loadOpenCv();
  const radius = Math.max(2, Math.round(WIDEST * Math.max(width, height)));
  const median = new Uint8Array(plane.length);
  for (let top = 0; top < height; top += STRIP) {
    await checkpoint();
    const bottom = Math.min(height, top + STRIP);
    const from = Math.max(0, top - radius);
    const to = Math.min(height, bottom + radius);
    withScope(cv, (keep) => {
      const strip = keep(new cv.Mat(to - from, width, cv.CV_8UC1));
      strip.data.set(plane.subarray(from * width, to * width));
      const out = keep(new cv.Mat());
      cv.medianBlur(strip, out, 2 * radius + 1);
      median.set(out.data.subarray((top - from) * width, (bottom - from) * width), top * width);
    });
  }
  return median;
}

/** Marks dust and small holes: round specks that stand out from a calm surrounding. Gives their number. */
export async function markSpecks(
  luma: Float32Array,
  median: Uint8Array,
  size: Size,
  noise: number,
  { isPhoto, isWorn }: { isPhoto: Uint8Array; isWorn: boolean },
  mask: Uint8Array,
  checkpoint: Checkpoint,
): Promise<number> {
  const { width, height } = size;
  const out = luma.map((value, p) => Math.abs(value - (median[p] as number)));
  const limits = isWorn ? WORN : USUAL;
  const least = Math.max(limits.least, 4.5 * noise);
  const radius = Math.ceil(2 * WIDEST * Math.max(width, height));
  // Deviation of the medians: of the picture without its specks and grain.
  const calm = Float32Array.from(median);
  const mean = boxMean(calm, size, radius);
  await checkpoint();
  const square = boxMean(
    calm.map((v) => v * v),
    size,
    radius,
  );
  const isOut = out.map((value) => (value > least ? 1 : 0));
  const { of, areas } = await piecesOf(isOut, size, checkpoint);
  const boxes = areas.map((): Rect => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let p = 0; p < of.length; p++) {
    const box = boxes[of[p] as number];
    if (!of[p] || !box) continue;
    const x = p % width;
    const y = Math.floor(p / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  await checkpoint();
  const sorted = median.filter((_, p) => isPhoto[p]).sort();
  const [darkest, lightest] = [
    sorted[Math.floor(0.003 * sorted.length)] as number,
    sorted[Math.floor(0.997 * sorted.length)] as number,
  ];
  // What the median leaves of the picture has neither specks nor grain.
  const isBeyond = new Uint8Array(areas.length);
  for (let p = 0; p < of.length; p++) {
    const value = luma[p] as number;
    if (value > lightest + BEYOND || value < darkest - BEYOND) isBeyond[of[p] as number] = 1;
  }
  const smallest = noise > GRAINY ? SMALLEST.grainy : SMALLEST.smooth;
  const widest = Math.max(3, WIDEST * Math.max(width, height));
  // A worn print has so much dust that some of it stands in rows.
  const isLow = ({ top, bottom }: Rect) => bottom - top <= HIGHEST_LETTER * widest;
  const letters = isWorn ? new Set() : lettersAmong(boxes.filter(isLow));
  const isSpeck = boxes.map((box, name) => {
    const { left, top, right, bottom } = box;
    const [w, h] = [right - left, bottom - top];
    const area = areas[name] ?? 0;
    if (
      name === 0 ||
      letters.has(box) ||
      area < smallest ||
      Math.max(w, h) > widest ||
      area < ROUND * w * h
    )
      return false;
    if (Math.max(w, h) > 2 * Math.min(w, h) + 1) return false;
    if (isBeyond[name]) return true;
    const middle = Math.floor((top + bottom) / 2) * width + Math.floor((left + right) / 2);
    const variance = (square[middle] as number) - (mean[middle] as number) ** 2;
    return variance < limits.busy * limits.busy;
  });
  await checkpoint();
  const grown = boxMean(
    Float32Array.from(of, (name) => (isSpeck[name] ? 1 : 0)),
    size,
    1,
  );
  for (let p = 0; p < mask.length; p++) if ((grown[p] as number) > 0.01) mask[p] = 255;
  return isSpeck.filter(Boolean).length;
}
