import { boxOf } from '../mask/mask-box.ts';
import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { COLOURS, type Grid, gridOf, halved, type Problem } from './poisson-grid.ts';

/** Sweeps on each size; the coarser ones have already settled what is far apart. */
const SWEEPS = 20;
/** Over-relaxation, 1 to 2: errors as wide as a few sweeps reach fade soonest near that. */
const RELAXATION = 1.6;

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
export async function solvePoisson(
  problem: Problem,
  checkpoint: Checkpoint,
): Promise<Float32Array> {
  const field = new Float32Array(problem.flow.length);
  const box = boxOf({ ...problem, data: problem.inside }, 1);
  if (!box) return field;
  const grid = gridOf(problem, box);
  const found = await solve(grid, checkpoint);
  const row = grid.width * COLOURS;
  for (let y = 0; y < grid.height; y++)
    field.set(
      found.subarray(y * row, (y + 1) * row),
      ((box.top + y) * problem.width + box.left) * COLOURS,
    );
  return field;
}
