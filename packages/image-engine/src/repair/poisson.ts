import { boxOf } from '../mask/mask-box.ts';
import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { COLOURS, type Grid, gridOf, halved, type Problem } from './poisson-grid.ts';
import { relax } from './relax.ts';

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
