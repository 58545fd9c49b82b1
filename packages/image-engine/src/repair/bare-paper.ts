import type { Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { quantileOf } from '../vision/quantile.ts';
import type { Rect } from './frames.ts';

/** Where the photograph itself is, and where its layer has come off. */
export interface Print {
  /** 1 where the photograph is; 0 on the paper around it and where a piece is torn off. */
  isPhoto: Uint8Array;
  /** 255 on flakes, cracks and dust: bare paper in the photograph, with a soft edge's width around. */
  bare: Uint8Array;
  /** Whether they are many, and also where it is dark: what glitters does so where it is light. */
  flaking: 'little' | 'much' | 'all over';
  /** Where the photograph ends at the paper around it; null where there is none. */
  edges: Rect | null;
}

/**
 * Lightness, levels, from which on an edge of the picture may be paper; how far from its tone paper is; the largest share
 * of the picture that it has: what is lighter than that has a bright background, and no border.
 */
const PAPER = { least: 170, spread: 30, most: 0.4 };
/** Share of the outermost pixels that have the paper's tone. */
const AROUND = 0.8;
/** Levels beyond the photograph's own lights from which on it is bare paper. */
const BEYOND = 14;
/** Share of the photograph that is lighter than its lights. */
const LIGHTS = 0.004;
/** Widest flake, as a share of the longer edge: what is wider is a torn-off piece, which is not filled. */
const WIDEST = 0.03;
/** Pixels of the smallest flake. */
const SMALLEST = 3;
/** A crack: where flakes are so close, as a share of the area within that share of the longer edge, all of it is broken. */
const CRACK = { reach: 0.009, share: 0.11 };
/**
 * A print that flakes all over: so many, and that share of them in the darkest quarter of the photograph, as it is within
 * that share of the longer edge. Worn prints have 0.13 and more there; sand, water, fish and lamps 0.03 and less.
 */
const ALL_OVER = { flakes: 60, share: 0.08, quarter: 0.25, near: 0.015 };
/** Pixels around a flake that its edge tints. */
const RIM = 2;

/** The paper around the photograph: what has its tone and hangs together with the picture's edge; none: all 0. */
function paperAround(median: Uint8Array, { width, height }: Size): Uint8Array {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  const tones = edge.map((p) => median[p] as number).sort((a, b) => a - b);
  const tone = tones[tones.length >> 1] ?? 0;
  const isPaper = (p: number) => Math.abs((median[p] as number) - tone) < PAPER.spread;
  const paper = new Uint8Array(median.length);
  const isBordered = edge.filter(isPaper).length > AROUND * edge.length;
  if (tone < PAPER.least || !isBordered) return paper;
  const queue = edge.filter(isPaper);
  for (const p of queue) paper[p] = 1;
  for (let p = queue.pop(); p !== undefined; p = queue.pop()) {
    const x = p % width;
    const next = [p - width, p + width, x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1];
    for (const q of next) {
      if (q < 0 || q >= paper.length || paper[q] || !isPaper(q)) continue;
      paper[q] = 1;
      queue.push(q);
    }
  }
  const share = paper.reduce((sum, each) => sum + each, 0) / paper.length;
  return share > PAPER.most ? paper.fill(0) : paper;
}

/** The rectangle within the paper: rows and columns that mostly are not of it. */
function edgesIn(paper: Uint8Array, { width, height }: Size): Rect | null {
  if (!paper.includes(1)) return null;
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let p = 0; p < paper.length; p++) {
    if (paper[p]) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    rows[y] = (rows[y] as number) + 1;
    columns[x] = (columns[x] as number) + 1;
  }
  const isRow = (count: number) => count > width / 2;
  const isColumn = (count: number) => count > height / 2;
  const [left, top] = [columns.findIndex(isColumn), rows.findIndex(isRow)];
  if (left < 0 || top < 0) return null;
  const [right, bottom] = [columns.findLastIndex(isColumn) + 1, rows.findLastIndex(isRow) + 1];
  return { left, top, right, bottom };
}

/** The tone that only few pixels of the photograph are lighter than. */
function lightsOf(median: Uint8Array, isPhoto: Uint8Array): number {
  const bins = new Uint32Array(256);
  let count = 0;
  for (let p = 0; p < median.length; p++) {
    if (!isPhoto[p]) continue;
    bins[median[p] as number] = (bins[median[p] as number] as number) + 1;
    count++;
  }
  let tone = 255;
  for (let sum = bins[255] as number; sum <= LIGHTS * count && tone > 0; )
    sum += bins[--tone] as number;
  return tone;
}

/**
 * Finds the paper around and in a print.
 *
 * @param luma 0 to 255
 * @param median the same without what is thin or small
 */
export async function printOf(
  luma: Float32Array,
  median: Uint8Array,
  size: Size,
  checkpoint: Checkpoint,
): Promise<Print> {
  const longest = Math.max(size.width, size.height);
  const paper = paperAround(median, size);
  await checkpoint();
  const margin = Math.round(0.012 * longest);
  const nearPaper = boxMean(Float32Array.from(paper), size, margin);
  const isPhoto = Uint8Array.from(nearPaper, (share) => (share > 0 ? 0 : 1));
  const least = lightsOf(median, isPhoto) + BEYOND;
  const { of, areas } = await piecesOf(
    Uint8Array.from(luma, (value, p) => (!paper[p] && value > least ? 1 : 0)),
    size,
    checkpoint,
  );
  // Where a whole square of that width is light, more than a flake has come off.
  const radius = Math.max(2, Math.round((WIDEST * longest) / 2));
  const share = boxMean(
    Float32Array.from(luma, (value) => (value > least ? 1 : 0)),
    size,
    radius,
  );
  await checkpoint();
  const isWide = new Uint8Array(areas.length);
  for (let p = 0; p < of.length; p++) if ((share[p] as number) > 0.9) isWide[of[p] as number] = 1;
  const isFlake = areas.map((area, name) => name > 0 && area >= SMALLEST && !isWide[name]);
  const flaked = Float32Array.from(of, (name) => (isFlake[name] ? 1 : 0));
  const grown = boxMean(flaked, size, RIM);
  const dense = boxMean(flaked, size, Math.round(CRACK.reach * longest));
  await checkpoint();
  const bare = Uint8Array.from(grown, (each, p) =>
    !paper[p] && (each > 0.01 || (dense[p] as number) > CRACK.share) ? 255 : 0,
  );
  const flakes = of.map((name) => (isFlake[name] ? name : 0));
  const flaking = flakingOf(flakes, { luma, bare, isPhoto }, size);
  return { isPhoto, bare, flaking, edges: edgesIn(paper, size) };
}

/** How flakes are spread, each of which has its number at its pixels. */
function flakingOf(
  flakes: Int32Array,
  { luma, bare, isPhoto }: { luma: Float32Array; bare: Uint8Array; isPhoto: Uint8Array },
  size: Size,
): Print['flaking'] {
  const places = new Map<number, number>();
  for (const [p, name] of flakes.entries()) if (name && !places.has(name)) places.set(name, p);
  if (places.size < ALL_OVER.flakes) return 'little';
  const isShown = Float32Array.from(bare, (each, p) => (each || !isPhoto[p] ? 0 : 1));
  const radius = Math.round(ALL_OVER.near * Math.max(size.width, size.height));
  const tones = boxMean(
    isShown.map((is, p) => is * (luma[p] as number)),
    size,
    radius,
  );
  const shares = boxMean(isShown, size, radius);
  const shown = luma.filter((_, p) => isShown[p]).map((tone) => tone / 255);
  const dark = 255 * quantileOf(shown, ALL_OVER.quarter);
  let count = 0;
  for (const p of places.values()) if ((tones[p] as number) < dark * (shares[p] as number)) count++;
  return count > ALL_OVER.share * places.size ? 'all over' : 'much';
}
