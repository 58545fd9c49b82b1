import { squaredDistance } from '../grid/distance.ts';
import { type GridSize, insideOf } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { FINER, type WorkingCopy } from './working-copy.ts';

/** Samples beyond the body's outline from which on what is thin is a strand and not the outline's soft edge. */
const BESIDE = 1.5;
/** Coverage of a sample that a strand runs through, and of one on the finer grid. */
const STRAND = 0.12;
const SEEN = 0.35;

/**
 * Hair and poles thinner than a sample cover no sample by half and would vanish. Where the finer grid
 * has one, and the body is not beside it, its samples count as covered; they are thickened to the
 * minimal wall later. In place.
 */
export function keepStrands({ coverage, size, fine }: WorkingCopy): void {
  const inside = insideOf(coverage);
  const thick = eroded(inside, size);
  const fromBody = squaredDistance(thick, size, 3);
  for (let k = 0; k < coverage.length; k++) {
    const own = coverage[k] as number;
    if (own >= 0.5 || own < STRAND || (fromBody[k] as number) < (1 + BESIDE) ** 2) continue;
    if (!isRidge(coverage, k, size.width)) continue;
    const x = k % size.width;
    const y = (k - x) / size.width;
    const at = (y * fine.size.width + x) * FINER;
    const below = at + fine.size.width;
    const most = Math.max(
      fine.coverage[at] as number,
      fine.coverage[at + 1] as number,
      fine.coverage[below] as number,
      fine.coverage[below + 1] as number,
    );
    if (most >= SEEN) coverage[k] = 0.75;
  }
  release(inside, thick, fromBody);
}

/** Whether the coverage falls to half within two samples to both sides of a line: a soft edge falls to one. */
function isRidge(coverage: Float32Array, k: number, width: number): boolean {
  const half = 0.5 * (coverage[k] as number);
  const falls = (step: number) =>
    Math.min(coverage[k + step] ?? 0, coverage[k + 2 * step] ?? 0) < half;
  const isAcross = (step: number) => falls(step) && falls(-step);
  return isAcross(1) || isAcross(width) || isAcross(width + 1) || isAcross(width - 1);
}

/** Samples whose eight neighbours are all set. The grid's border must not be. */
function eroded(mask: Uint8Array, { width }: GridSize): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let k = 1; k < mask.length - 1; k++) {
    if (mask[k - 1] && mask[k] && mask[k + 1]) across[k] = 1;
  }
  const result = new Uint8Array(mask.length);
  for (let k = width; k < mask.length - width; k++) {
    if (across[k - width] && across[k] && across[k + width]) result[k] = 1;
  }
  release(across);
  return result;
}
