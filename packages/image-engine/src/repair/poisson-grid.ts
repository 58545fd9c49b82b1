import type { Box } from '../mask/mask-box.ts';
import type { Size } from '../picture/picture.ts';

/** Values a pixel. */
export const COLOURS = 3;

/** A field to be found. */
export interface Problem extends Size {
  /** The negative of its Laplacian, three values a pixel. */
  flow: Float32Array;
  /** How strongly each pixel is tied to the next one across, and to the one below: 0 not at all … 1. */
  across: Float32Array;
  down: Float32Array;
  /** 1 where it is sought; it is 0 elsewhere, and level at the sides of the picture. */
  inside: Uint8Array;
  /** How strongly it is pulled to 0, per px²: it fades over about the root of its inverse. */
  fade: number;
}

/** A field to be found on a grid, what lies outside told by a pull to 0. */
export interface Grid extends Omit<Problem, 'fade'> {
  /** How strongly each pixel is tied to 0: to what is outside, and by the fading. */
  pull: Float32Array;
}

/**
 * The part of a problem that holds all that is sought. Ties to what lies outside become a pull: coarser grids
 * have to carry them whole, wherever they lie.
 */
export function gridOf(problem: Problem, { left, top, right, bottom }: Box): Grid {
  const { inside, width, height } = problem;
  const size = { width: right - left, height: bottom - top };
  const area = size.width * size.height;
  const grid = {
    ...size,
    flow: new Float32Array(area * COLOURS),
    across: new Float32Array(area),
    down: new Float32Array(area),
    pull: new Float32Array(area),
    inside: new Uint8Array(area),
  };
  for (let y = top, q = 0; y < bottom; y++) {
    for (let x = left; x < right; x++, q++) {
      const p = y * width + x;
      if (!inside[p]) continue;
      grid.inside[q] = 1;
      for (let c = 0; c < COLOURS; c++)
        grid.flow[q * COLOURS + c] = problem.flow[p * COLOURS + c] as number;
      let pull = problem.fade;
      if (x > 0 && !inside[p - 1]) pull += problem.across[p - 1] as number;
      if (y > 0 && !inside[p - width]) pull += problem.down[p - width] as number;
      if (x + 1 < width) {
        if (inside[p + 1]) grid.across[q] = problem.across[p] as number;
        else pull += problem.across[p] as number;
      }
      if (y + 1 < height) {
        if (inside[p + width]) grid.down[q] = problem.down[p] as number;
        else pull += problem.down[p] as number;
      }
      grid.pull[q] = pull;
    }
  }
  return grid;
}

/** Sums of two by two pixels, which are what a grid of half the fineness has to carry. */
export function halved({ flow, across, down, inside, width, height, pull }: Grid): Grid {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const sums = new Float32Array(half.width * half.height * COLOURS);
  const any = new Uint8Array(half.width * half.height);
  const wide = new Float32Array(half.width * half.height);
  const tall = new Float32Array(half.width * half.height);
  const pulls = new Float32Array(half.width * half.height);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (!inside[p]) continue;
      const q = (y >> 1) * half.width + (x >> 1);
      // Two ties lead from one square to the next.
      if (x & 1) wide[q] = (wide[q] as number) + (across[p] as number) / 2;
      if (y & 1) tall[q] = (tall[q] as number) + (down[p] as number) / 2;
      pulls[q] = (pulls[q] as number) + (pull[p] as number);
      any[q] = 1;
      for (let c = 0; c < COLOURS; c++)
        sums[q * COLOURS + c] =
          (sums[q * COLOURS + c] as number) + (flow[p * COLOURS + c] as number);
    }
  }
  return { ...half, flow: sums, across: wide, down: tall, inside: any, pull: pulls };
}
