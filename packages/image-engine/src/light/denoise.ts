import type { PassContext, Pixels } from '../picture/picture.ts';
import { enlargedRows, type Plane, planeOf } from '../vision/plane.ts';
import { blockiness } from './blockiness.ts';
import { bilateralChroma, type Chroma, halfChroma } from './chroma-noise.ts';
import { changedAtHalf } from './half-size.ts';
import { noiseLevel } from './noise-level.ts';
import { nonLocalMeans } from './non-local-means.ts';

/** Noise, in levels, from which on it is worth being taken away. */
const VISIBLE = { luma: 1.5, chroma: 2.2, blocks: 0.8 };
/** Deviation of the noise for every level of a step between blocks: the coder has rounded within them by as much. */
const BLOCKS_AS_NOISE = 2;
/** Rows worked on at a time: memory stays small however large the picture is. */
const ROWS = 96;

/** Luma 0 to 255 (BT.601, the difference signals' own). */
function lumaOf(
  { data, width, height, channels }: Pixels,
  from: number,
  rows: number,
): Float32Array {
  const luma = new Float32Array(width * rows);
  const end = Math.min(height, from + rows);
  for (let p = 0, i = from * width * channels; i < end * width * channels; p++, i += channels)
    luma[p] =
      0.299 * (data[i] as number) +
      0.587 * (data[i + 1] as number) +
      0.114 * (data[i + 2] as number);
  return luma;
}

/** A band of rows in the middle of that many pixels at most, in which noise is judged. */
function bandOf(pixels: Pixels, most: number): Plane {
  const { width, height } = pixels;
  const rows = Math.min(height, Math.max(18, Math.ceil(most / width)));
  const from = Math.floor((height - rows) / 2);
  return { data: lumaOf(pixels, from, rows), width, height: rows };
}

/** The noise of luma and of the blocks that it was coded in. */
function lumaNoise(pixels: Pixels): { grain: number; blocks: number } {
  const band = bandOf(pixels, 1_500_000);
  return { grain: noiseLevel(band), blocks: blockiness(band) };
}

/** The grain of luma, as a deviation in levels, at a glance. */
export const grainOf = (pixels: Pixels): number => noiseLevel(bandOf(pixels, 120_000));

/** Grain, levels, from which on what a window of few pixels cannot even out shows as blotches: taken away at half the size, and a quarter. */
const COARSE = [5, 12];

/**
 * Takes noise and the borders of JPEG's blocks away and keeps edges, in place. Null when there is too little noise to be
 * seen.
 *
 * @param amount 0 to 1
 * @param scales how many times it goes on at half the size; not said: by the grain
 */
export async function denoised(
  pixels: Pixels,
  amount: number,
  context: PassContext,
  scales?: number,
): Promise<Pixels | null> {
  const grain = await finelyDenoised(pixels, amount, context);
  if (grain === null) return null;
  const coarser = scales ?? COARSE.filter((least) => grain > least).length;
  const quiet = { ...context, checkpoint: () => context.checkpoint() };
  if (coarser > 0)
    await changedAtHalf(pixels, (half) => denoised(half, amount, quiet, coarser - 1), quiet);
  return pixels;
}

/**
 * Luma by non-local means, colour by a bilateral filter at half the size, in place. Gives the grain there was, in levels;
 * null when none is seen.
 */
async function finelyDenoised(
  pixels: Pixels,
  amount: number,
  { checkpoint }: PassContext,
): Promise<number | null> {
  const { width, height } = pixels;
  if (width < 20 || height < 20) return null;
  const stage = 'Reducing the noise';
  await checkpoint(stage, 0);
  const { grain, blocks } = lumaNoise(pixels);
  const noise = Math.max(grain, blocks < VISIBLE.blocks ? 0 : BLOCKS_AS_NOISE * blocks);
  const chroma = halfChroma(pixels);
  await checkpoint(stage, 0.05);
  const colourNoise = Math.max(
    noiseLevel(chroma.cb, 'differences'),
    noiseLevel(chroma.cr, 'differences'),
  );
  if (noise < VISIBLE.luma && colourNoise < VISIBLE.chroma) return null;
  const smooth = await bilateralChroma(chroma, Math.max(noise * 0.8, colourNoise), (share) =>
    checkpoint(stage, 0.05 + 0.2 * share),
  );
  const threshold = amount * Math.max(2 * noise, 2.5 * colourNoise);
  const halves = chromaRows(chroma, smooth, pixels, threshold, amount);
  // The rows above those that are worked on were changed already: their luma is kept.
  const reach = noise > 15 ? 5 : noise > 7 ? 3 : 2;
  const margin = reach + 2;
  let kept: Float32Array = new Float32Array(0);
  for (let top = 0; top < height; top += ROWS) {
    await checkpoint(stage, 0.25 + (0.75 * top) / height);
    const rows = Math.min(ROWS, height - top);
    const above = kept.length / width;
    const below = Math.min(margin, height - top - rows);
    const strip = new Float32Array((above + rows + below) * width);
    strip.set(kept);
    strip.set(lumaOf(pixels, top, rows + below), kept.length);
    const cleaned = nonLocalMeans(
      { data: strip, width, height: above + rows + below },
      Math.max(0.6, noise),
      reach,
      0.55 + 0.45 * amount,
    );
    const next = Math.max(0, above + rows - margin);
    for (let y = 0; y < rows; y++) {
      const at = (above + y) * width;
      halves(pixels, top + y, strip.subarray(at, at + width), cleaned.subarray(at, at + width));
    }
    kept = strip.slice(next * width, (above + rows) * width);
  }
  return grain;
}

type RowWriter = (pixels: Pixels, y: number, before: Float32Array, after: Float32Array) => void;

/** Writes rows of new luma with the smoothed colours. */
function chromaRows(
  old: Chroma,
  smooth: Chroma,
  { width, height }: Pixels,
  threshold: number,
  amount: number,
): RowWriter {
  const rowsOf = (plane: Plane) => ({
    rows: enlargedRows(plane, { width, height }),
    line: planeOf({ width, height: 1 }).data,
  });
  const planes = [rowsOf(old.cb), rowsOf(old.cr), rowsOf(smooth.cb), rowsOf(smooth.cr)] as const;
  const [cb, cr, softCb, softCr] = planes.map(({ line }) => line) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const keep = (value: number) =>
    value > threshold ? value - threshold : value < -threshold ? value + threshold : 0;
  return ({ data, channels }, y, before, after) => {
    for (const { rows, line } of planes) rows.row(y, line);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const was = before[x] as number;
      const luma = was + ((after[x] as number) - was) * amount;
      const blue = (data[i + 2] as number) - was;
      const red = (data[i] as number) - was;
      // Fine colour that stands out from the noise is an edge and stays.
      const b = (softCb[x] as number) + keep(blue - (cb[x] as number));
      const r = (softCr[x] as number) + keep(red - (cr[x] as number));
      const newB = blue + (b - blue) * amount;
      const newR = red + (r - red) * amount;
      data[i] = clamp(luma + newR);
      data[i + 1] = clamp(luma - (0.299 * newR + 0.114 * newB) / 0.587);
      data[i + 2] = clamp(luma + newB);
    }
  };
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
}
