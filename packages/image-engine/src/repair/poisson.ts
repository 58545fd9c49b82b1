import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';

/** Sweeps on each size; the coarser ones have already settled what is far apart. */
const SWEEPS = 20;
/** Over-relaxation, 1 to 2: errors as wide as a few sweeps reach fade soonest near that. */
const RELAXATION = 1.6;
const COLOURS = 3;

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
interface Grid extends Omit<Problem, 'fade'> {
  /** How strongly each pixel is tied to 0: to what is outside, and by the fading. */
  pull: Float32Array;
}

/** Ties to what lies outside become a pull: coarser grids have to carry them whole, wherever they lie. */
function gridOf({ flow, across, down, inside, width, height, fade }: Problem): Grid {
  const pull = new Float32Array(inside.length).fill(fade);
  const within = (ties: Float32Array, step: number) =>
    ties.map((tie, p) => {
      const q = p + step;
      if (q >= inside.length || (step === 1 && p % width === width - 1)) return 0;
      if (inside[p] && inside[q]) return tie;
      if (inside[p]) pull[p] = (pull[p] as number) + tie;
      else if (inside[q]) pull[q] = (pull[q] as number) + tie;
      return 0;
    });
  return {
    flow,
    across: within(across, 1),
    down: within(down, width),
    inside,
    width,
    height,
    pull,
  };
}

/** Sums of two by two pixels, which are what a grid of half the fineness has to carry. */
function halved({ flow, across, down, inside, width, height, pull }: Grid): Grid {
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

/** Takes the answer of the half grid over, bilinearly. */
function doubled(coarse: Float32Array, half: Size, { inside, width, height }: Grid) {
  const fine = new Float32Array(width * height * COLOURS);
  for (let y = 0, p = 0; y < height; y++) {
    const near = y >> 1;
    const far = Math.min(half.height - 1, Math.max(0, near + (y & 1 ? 1 : -1)));
    for (let x = 0; x < width; x++, p++) {
      if (!inside[p]) continue;
      const beside = x >> 1;
      const beyond = Math.min(half.width - 1, Math.max(0, beside + (x & 1 ? 1 : -1)));
      for (let c = 0; c < COLOURS; c++) {
        const value = (v: number, u: number) =>
          coarse[(v * half.width + u) * COLOURS + c] as number;
        fine[p * COLOURS + c] =
          (9 * value(near, beside) +
            3 * value(near, beyond) +
            3 * value(far, beside) +
            value(far, beyond)) /
          16;
      }
    }
  }
  return fine;
}

/** Gauss-Seidel with over-relaxation, in place. */
async function relax(
  field: Float32Array,
  { flow, across, down, inside, width, height, pull }: Grid,
  checkpoint: Checkpoint,
): Promise<void> {
  const pixels = new Int32Array(inside.length);
  let filled = 0;
  for (let p = 0; p < inside.length; p++) if (inside[p]) pixels[filled++] = p;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < filled; k++) {
      const p = pixels[k] as number;
      const x = p % width;
      const left = x > 0 ? (across[p - 1] as number) : 0;
      const right = x + 1 < width ? (across[p] as number) : 0;
      const above = p >= width ? (down[p - width] as number) : 0;
      const below = p + width < width * height ? (down[p] as number) : 0;
      const count = left + right + above + below + (pull[p] as number);
      if (count === 0) continue;
      const share = RELAXATION / count;
      for (let i = p * COLOURS, end = i + COLOURS; i < end; i++) {
        let sum = flow[i] as number;
        if (left > 0) sum += left * (field[i - COLOURS] as number);
        if (right > 0) sum += right * (field[i + COLOURS] as number);
        if (above > 0) sum += above * (field[i - width * COLOURS] as number);
        if (below > 0) sum += below * (field[i + width * COLOURS] as number);
        field[i] = (1 - RELAXATION) * (field[i] as number) + share * sum;
      }
    }
    await checkpoint();
  }
}

async function solve(grid: Grid, checkpoint: Checkpoint): Promise<Float32Array> {
  let field = new Float32Array(grid.flow.length);
  if (Math.min(grid.width, grid.height) >= 8) {
    const half = halved(grid);
    field = doubled(await solve(half, checkpoint), half, grid);
  }
  await relax(field, grid, checkpoint);
  return field;
}

/** Solves it on ever finer grids, each beginning with the answer of the coarser one. */
export function solvePoisson(problem: Problem, checkpoint: Checkpoint): Promise<Float32Array> {
  return solve(gridOf(problem), checkpoint);
}
