import type { Curve } from './curves.ts';
import { eachRow } from './each-row.ts';
import type { Matrix, Pixels } from './picture.ts';

type Three<T> = readonly [T, T, T];

/** Lets every value pass as it is. */
const IDENTITY_CURVE: Curve = Uint8Array.from({ length: 256 }, (_, v) => v);
const IDENTITY_CURVES: Three<Curve> = [IDENTITY_CURVE, IDENTITY_CURVE, IDENTITY_CURVE];

// Red and green share one number, so that a pixel costs four additions instead of six. A field
// holds a value in 1/32 steps; each table adds a third of the bias that keeps sums above zero.
const STEPS = 32;
const BIAS = 128 * STEPS;
const VALUES = 1024;
const LEVELS = 256;

/**
 * What the old red, green and blue give to the new red and green, and then what they give to the new blue, for each
 * of their 256 values: six tables in a row.
 *
 * @param before the curves that the old values go through
 */
function tablesFor(matrix: Matrix, before: Three<Curve>): Int32Array {
  const tables = new Int32Array(6 * LEVELS);
  for (const from of [0, 1, 2] as const) {
    // Half a step in the first table rounds the sum.
    const bias = BIAS + (from === 0 ? STEPS / 2 : 0);
    for (let v = 0; v < LEVELS; v++) {
      const value = before[from][v] as number;
      const field = (to: 0 | 1 | 2) => Math.round(matrix[to][from] * value * STEPS) + bias;
      tables[from * LEVELS + v] = field(0) | (field(1) << 16);
      tables[(3 + from) * LEVELS + v] = field(2);
    }
  }
  return tables;
}

/** Curves over sums of three tables, in a row: values from -384 to 639. */
function clampedCurves(curves: Three<Curve>): Uint8Array {
  const clamped = new Uint8Array(3 * VALUES);
  curves.forEach((curve, c) => {
    for (let f = 0; f < VALUES; f++)
      clamped[c * VALUES + f] = curve[Math.min(255, Math.max(0, f - 384))] ?? 0;
  });
  return clamped;
}

/** What is done to every pixel before a matrix, in the same pass over the picture. */
export interface Prelude {
  /** What it does to a pixel all of whose channels are below `bright`. */
  curves: Three<Curve>;
  bright: number;
  /** What it does to any other, in place. */
  ofBright: (data: Uint8Array, at: number) => void;
}

/** A colour matrix, then a curve for each channel, in place. Entries of the matrix between -1.4 and 2.4. */
export async function applyMatrix(
  pixels: Pixels,
  matrix: Matrix,
  pause: () => Promise<void>,
  curves: Three<Curve> = IDENTITY_CURVES,
  prelude?: Prelude,
): Promise<Pixels> {
  const plain = tablesFor(matrix, IDENTITY_CURVES);
  const tables = prelude ? tablesFor(matrix, prelude.curves) : plain;
  const mixing = { tables, plain, curves: clampedCurves(curves), prelude };
  await eachRow(pixels.height, pause, (y) => mixRow(pixels, y, mixing));
  return pixels;
}

interface Mixing {
  /** With what comes before, and without. */
  tables: Int32Array;
  plain: Int32Array;
  curves: Uint8Array;
  prelude: Prelude | undefined;
}

/** A function of its own: where V8 takes a loop into the one around it, it reads every variable from its closure again. */
function mixRow(
  { data, width, channels }: Pixels,
  row: number,
  { tables, plain, curves, prelude }: Mixing,
): void {
  const bright = prelude?.bright ?? LEVELS;
  const end = (row + 1) * width * channels;
  for (let i = row * width * channels; i < end; i += channels) {
    let x = data[i] as number;
    let y = data[i + 1] as number;
    let z = data[i + 2] as number;
    let from = tables;
    if (x >= bright || y >= bright || z >= bright) {
      prelude?.ofBright(data, i);
      x = data[i] as number;
      y = data[i + 1] as number;
      z = data[i + 2] as number;
      from = plain;
    }
    const both =
      (from[x] as number) + (from[LEVELS + y] as number) + (from[2 * LEVELS + z] as number);
    const last =
      (from[3 * LEVELS + x] as number) +
      (from[4 * LEVELS + y] as number) +
      (from[5 * LEVELS + z] as number);
    data[i] = curves[(both & 0xffff) >> 5] as number;
    data[i + 1] = curves[VALUES + (both >> 21)] as number;
    data[i + 2] = curves[2 * VALUES + (last >> 5)] as number;
  }
}
