import type { Checkpoint } from '../subject/find-subject.ts';
import { COLOURS, type Grid } from './poisson-grid.ts';

/** Sweeps on each size; the coarser ones have already settled what is far apart. */
const SWEEPS = 20;
/** Over-relaxation, 1 to 2: errors as wide as a few sweeps reach fade soonest near that. */
const RELAXATION = 1.6;
/** Pixels worked on between two checkpoints, some 5 ms: sweeps over small grids are not worth one each. */
const PIXELS_A_TURN = 200_000;

/** What a sweep reads of each pixel that is sought, in the order in which it does. */
interface Ties {
  /** Where its values are. */
  at: Int32Array;
  /** How strongly it is tied to the one before it, after it, above it and below it. */
  ties: Float32Array;
  /** What the sum over them is multiplied by. */
  share: Float64Array;
}

/** Pixels that are tied to nothing keep their values, and are left out. */
function tiesOf({ across, down, inside, width, pull }: Grid): Ties {
  const most = inside.reduce((sum, is) => sum + is, 0);
  const at = new Int32Array(most);
  const ties = new Float32Array(4 * most);
  const share = new Float64Array(most);
  let k = 0;
  for (let p = 0; p < inside.length; p++) {
    if (!inside[p]) continue;
    // The last one of a row and of a column is tied to nothing beyond it.
    const left = p > 0 ? (across[p - 1] as number) : 0;
    const above = p >= width ? (down[p - width] as number) : 0;
    const [right, below] = [across[p] as number, down[p] as number];
    const count = left + right + above + below + (pull[p] as number);
    if (count === 0) continue;
    at[k] = p * COLOURS;
    ties[4 * k] = left;
    ties[4 * k + 1] = right;
    ties[4 * k + 2] = above;
    ties[4 * k + 3] = below;
    share[k++] = RELAXATION / count;
  }
  return { at: at.subarray(0, k), ties, share };
}

/** Gauss-Seidel with over-relaxation, in place. */
export async function relax(
  field: Float32Array,
  grid: Grid,
  checkpoint: Checkpoint,
): Promise<void> {
  const ties = tiesOf(grid);
  const row = grid.width * COLOURS;
  // With an empty row above and one below, no pixel needs to ask where it is.
  const open = new Float32Array(field.length + 2 * row);
  open.set(field, row);
  let worked = 0;
  for (let k = 0; k < SWEEPS; k++) {
    sweep(open, grid.flow, ties, row);
    worked += ties.at.length;
    if (worked < PIXELS_A_TURN) continue;
    worked = 0;
    await checkpoint();
  }
  field.set(open.subarray(row, row + field.length));
}

/** One sweep. The three colours stand beside each other: each waits for its neighbour, but not for the other two. */
function sweep(open: Float32Array, flow: Float32Array, { at, ties, share }: Ties, row: number) {
  for (let k = 0, t = 0; k < at.length; k++, t += 4) {
    const f = at[k] as number;
    const i = f + row;
    const below = i + row;
    const left = ties[t] as number;
    const right = ties[t + 1] as number;
    const up = ties[t + 2] as number;
    const down = ties[t + 3] as number;
    const part = share[k] as number;
    const r =
      (flow[f] as number) +
      left * (open[i - 3] as number) +
      right * (open[i + 3] as number) +
      up * (open[f] as number) +
      down * (open[below] as number);
    const g =
      (flow[f + 1] as number) +
      left * (open[i - 2] as number) +
      right * (open[i + 4] as number) +
      up * (open[f + 1] as number) +
      down * (open[below + 1] as number);
    const b =
      (flow[f + 2] as number) +
      left * (open[i - 1] as number) +
      right * (open[i + 5] as number) +
      up * (open[f + 2] as number) +
      down * (open[below + 2] as number);
    open[i] = (1 - RELAXATION) * (open[i] as number) + part * r;
    open[i + 1] = (1 - RELAXATION) * (open[i + 1] as number) + part * g;
    open[i + 2] = (1 - RELAXATION) * (open[i + 2] as number) + part * b;
  }
}
