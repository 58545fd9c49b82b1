import type { Pixels } from '../picture/picture.ts';

/** Red, green and blue, 0 to 1. */
export type Rgb = [number, number, number];

/** Grid points along an edge of the cube: the usual size of a grading table. */
const POINTS = 33;

/**
 * A colour table: the new colour at points of a grid over the old ones. Red, green and blue of a point are
 * eighths of a level in one number, 17 bits each: a double holds 53, so that weighing the number weighs all
 * three at once and exactly.
 */
export type ColourCube = Float64Array;

/** Parts of a level that a table tells apart, and parts of the way between two of its points. */
const FINENESS = 8;
const PARTS = 64;
/** What one step of green, and of blue, is in a packed colour. */
const GREEN = 2 ** 17;
const BLUE = 2 ** 34;

/** Tabulates a change of colour. Both sides of `grade` are encoded sRGB, 0 to 1. */
export function cubeOf(grade: (colour: Rgb) => Rgb): ColourCube {
  const cube = new Float64Array(POINTS ** 3);
  const packed = (value: number) => Math.round(FINENESS * 255 * Math.min(1, Math.max(0, value)));
  const last = POINTS - 1;
  let i = 0;
  for (let r = 0; r < POINTS; r++)
    for (let g = 0; g < POINTS; g++)
      for (let b = 0; b < POINTS; b++) {
        const graded = grade([r / last, g / last, b / last]);
        cube[i++] = packed(graded[0]) + packed(graded[1]) * GREEN + packed(graded[2]) * BLUE;
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

const STEP_B = 1;
const STEP_G = POINTS * STEP_B;
const STEP_R = POINTS * STEP_G;
const ACROSS = STEP_R + STEP_G + STEP_B;

/** Where each of the 256 values lies in the grid: the point below it, and the rest in parts of the way to the next. */
const below = Int32Array.from({ length: 256 }, (_, v) =>
  Math.min(POINTS - 2, Math.floor((v * (POINTS - 1)) / 255)),
);
const belowRed = below.map((point) => point * STEP_R);
const belowGreen = below.map((point) => point * STEP_G);
const rest = Int32Array.from({ length: 256 }, (_, v) =>
  Math.round(PARTS * ((v * (POINTS - 1)) / 255 - (below[v] as number))),
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
    const base = (belowRed[r] as number) + (belowGreen[g] as number) + (below[b] as number);
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
    const mixed =
      (PARTS - high) * (cube[base] as number) +
      (high - middle) * (cube[one] as number) +
      (middle - low) * (cube[one + second] as number) +
      low * (cube[base + ACROSS] as number);
    const blue = Math.floor(mixed / BLUE);
    const others = mixed - blue * BLUE;
    const green = (others / GREEN) | 0;
    out[o] = (others - green * GREEN) / (PARTS * FINENESS);
    out[o + 1] = green / (PARTS * FINENESS);
    out[o + 2] = blue / (PARTS * FINENESS);
  }
}
