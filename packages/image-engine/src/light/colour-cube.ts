import type { Pixels } from '../picture/picture.ts';

/** Red, green and blue, 0 to 1. */
export type Rgb = [number, number, number];

/** Grid points along an edge of the cube: the usual size of a grading table. */
const POINTS = 33;

/** A colour table: the new colour at points of a grid over the old ones, three numbers a point, 0 to 255. */
export type ColourCube = Float32Array;

/** Tabulates a change of colour. Both sides of `grade` are encoded sRGB, 0 to 1. */
export function cubeOf(grade: (colour: Rgb) => Rgb): ColourCube {
  const cube = new Float32Array(POINTS ** 3 * 3);
  const last = POINTS - 1;
  let i = 0;
  for (let r = 0; r < POINTS; r++)
    for (let g = 0; g < POINTS; g++)
      for (let b = 0; b < POINTS; b++) {
        const graded = grade([r / last, g / last, b / last]);
        for (const value of graded) cube[i++] = 255 * Math.min(1, Math.max(0, value));
      }
  return cube;
}

/** A change of colour by strength, 0 to 1. */
type Grading = (amount: number) => (colour: Rgb) => Rgb;

const kept = new WeakMap<Grading, { amount: number; cube: ColourCube }>();

/** The same of a change that depends on nothing but its strength: the last of each is kept. */
export function cubeAt(grading: Grading, amount: number): ColourCube {
  const last = kept.get(grading);
  if (last?.amount === amount) return last.cube;
  const cube = cubeOf(grading(amount));
  kept.set(grading, { amount, cube });
  return cube;
}

const STEP_B = 3;
const STEP_G = POINTS * STEP_B;
const STEP_R = POINTS * STEP_G;

/** Where each of the 256 values lies in the grid: index of the point below it, and the rest in 0 … 1. */
const below = Int32Array.from({ length: 256 }, (_, v) =>
  Math.min(POINTS - 2, Math.floor((v * (POINTS - 1)) / 255)),
);
const rest = Float32Array.from(
  { length: 256 },
  (_, v) => (v * (POINTS - 1)) / 255 - (below[v] as number),
);

/**
 * Reads a row of pixels through the cube by tetrahedral interpolation (Sakamoto & Itooka 1981), which
 * keeps greys grey. `out` gets three numbers a pixel, 0 to 255, not rounded.
 */
export function gradeRow(pixels: Pixels, y: number, cube: ColourCube, out: Float32Array): void {
  const { data, width, channels } = pixels;
  for (let x = 0, i = y * width * channels, o = 0; x < width; x++, i += channels, o += 3) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const fr = rest[r] as number;
    const fg = rest[g] as number;
    const fb = rest[b] as number;
    const base =
      (below[r] as number) * STEP_R + (below[g] as number) * STEP_G + (below[b] as number) * STEP_B;
    // From the lower corner to the upper, along the axes in order of their rests.
    let first = STEP_B;
    let second = STEP_G;
    let high = fb;
    let middle = fg;
    let low = fr;
    if (fr >= fg) {
      if (fg >= fb) {
        first = STEP_R;
        high = fr;
        low = fb;
      } else if (fr >= fb) {
        first = STEP_R;
        second = STEP_B;
        high = fr;
        middle = fb;
        low = fg;
      } else {
        second = STEP_R;
        middle = fr;
        low = fg;
      }
    } else if (fb < fg) {
      first = STEP_G;
      high = fg;
      if (fr >= fb) {
        second = STEP_R;
        middle = fr;
        low = fb;
      } else {
        second = STEP_B;
        middle = fb;
      }
    }
    const one = base + first;
    const two = one + second;
    const three = base + (STEP_R + STEP_G + STEP_B);
    const w0 = 1 - high;
    const w1 = high - middle;
    const w2 = middle - low;
    out[o] =
      w0 * (cube[base] as number) +
      w1 * (cube[one] as number) +
      w2 * (cube[two] as number) +
      low * (cube[three] as number);
    out[o + 1] =
      w0 * (cube[base + 1] as number) +
      w1 * (cube[one + 1] as number) +
      w2 * (cube[two + 1] as number) +
      low * (cube[three + 1] as number);
    out[o + 2] =
      w0 * (cube[base + 2] as number) +
      w1 * (cube[one + 2] as number) +
      w2 * (cube[two + 2] as number) +
      low * (cube[three + 2] as number);
  }
}
