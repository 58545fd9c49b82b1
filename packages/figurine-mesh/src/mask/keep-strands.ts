import { squaredDistance } from '../grid/distance.ts';
import { type GridSize, insideOf } from '../grid/grid.ts';
import { FINER, type WorkingCopy } from './working-copy.ts';

/** Samples beyond the body's outline from which on what is thin is a strand and not the outline's soft edge. */
const BESIDE = 1.5;
/** Coverage of a sample that a strand runs through. */
const STRAND = 0.12;

/**
 * Hair and poles thinner than a sample cover no sample by half and would vanish. Where the finer grid
 * has one, and the body is not beside it, its samples count as covered; they are thickened to the
 * minimal wall later. In place.
 */
export function keepStrands({ coverage, size, fine }: WorkingCopy): void {
  const thick = eroded(insideOf(coverage), size);
  const fromBody = squaredDistance(thick, size);
  for (let k = 0; k < coverage.length; k++) {
    const own = coverage[k] as number;
    if (own >= 0.5 || own < STRAND || (fromBody[k] as number) < (1 + BESIDE) ** 2) continue;
    const x = k % size.width;
    const y = (k - x) / size.width;
    const at = (y * fine.size.width + x) * FINER;
    const isSeen = [0, 1, fine.size.width, fine.size.width + 1].some(
      (step) => (fine.coverage[at + step] as number) >= 0.35,
    );
    if (isSeen) coverage[k] = 0.75;
  }
}

/** Samples whose eight neighbours are all set. */
function eroded(mask: Uint8Array, { width, height }: GridSize): Uint8Array {
  const result = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let count = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) count += mask[(y + dy) * width + x + dx] as number;
      }
      if (count === 9) result[y * width + x] = 1;
    }
  }
  return result;
}
