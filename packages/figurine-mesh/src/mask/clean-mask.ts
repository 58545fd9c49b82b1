import { FLAT_MM, LEAST_HOLE_MM, WALL_MM, WIDEST_GAP_SHARE } from '../constants.ts';
import { signedDistance } from '../grid/distance.ts';
import { type GridSize, INSIDE } from '../grid/grid.ts';
import type { ResolvedOptions } from '../options.ts';
import { RINGS_REACH } from '../shape/extend.ts';
import { fillDiagonals, fillHoles } from './fill-holes.ts';
import type { Subject } from './find-subject.ts';
import { continueBelow, lowestRow } from './ground.ts';
import { joinIslands } from './join-islands.ts';
import { keepStrands } from './keep-strands.ts';
import { smoothNoise } from './smooth-noise.ts';
import { thicken } from './thicken.ts';
import { FINER, type WorkingCopy } from './working-copy.ts';

/** A printable outline, and what was done to get it. */
export interface CleanMask {
  /** Signed distance to the outline, samples, positive inside. */
  distance: Float32Array;
  /** Row of the ground. */
  ground: number;
  /** Share of the opaque area that was left out as specks or as too far away. */
  droppedShare: number;
  /** What was changed, in sentences. */
  notes: string[];
}

/**
 * A connected outline that can be printed: no specks, no islands, no holes or parts too thin for a
 * printer. On a base, soles are as wide as they look.
 *
 * @param longest the subject's longer side, samples
 */
export function cleanMask(
  copy: WorkingCopy,
  subject: Subject,
  {
    mmPerSample,
    longest,
    base,
  }: { mmPerSample: number; longest: number; base: ResolvedOptions['base'] },
): CleanMask {
  const { coverage, size } = copy;
  const notes: string[] = [];
  if (smoothNoise(coverage, size)) notes.push('The outline was frayed and has been smoothed.');
  else keepStrands(copy);
  fillHoles(coverage, size, LEAST_HOLE_MM / mmPerSample);
  fillDiagonals(coverage, size);
  const islands = joinIslands(coverage, size, {
    widestGap: WIDEST_GAP_SHARE * longest,
    beside: WALL_MM / mmPerSample,
    radius: (0.75 * WALL_MM) / mmPerSample,
  });
  clearFine(copy);
  const specks = subject.speckCount + islands.specks;
  if (specks > 0) notes.push(`${counted(specks, 'speck')} left out.`);
  if (islands.joined > 0) {
    notes.push(`${counted(islands.joined, 'separate piece')} joined to the rest by a bar.`);
  }
  if (islands.far > 0) {
    notes.push(`${counted(islands.far, 'piece')} left out as too far from the rest.`);
  }
  const thinShare = thicken(coverage, size, WALL_MM / 2 / mmPerSample + 0.2);
  if (thinShare > 0) {
    notes.push(`Parts thinner than ${WALL_MM} mm were thickened to that.`);
  }
  fillHoles(coverage, size, LEAST_HOLE_MM / mmPerSample);
  const { ground, lengthened } =
    base === 'none'
      ? {
          ground: lowestRow(coverage, size) + INSIDE - FLAT_MM / mmPerSample,
          lengthened: 0,
        }
      : continueBelow(coverage, size, longest);
  if (lengthened > 0) notes.push('Feet that were not on the ground were lengthened down to it.');
  clearBorder(coverage, size);
  fillDiagonals(coverage, size);
  return {
    distance: signedDistance(coverage, size, { outside: RINGS_REACH }),
    ground,
    droppedShare: subject.speckShare + (1 - subject.speckShare) * islands.droppedShare,
    notes,
  };
}

/** Samples at the grid's edges that have to stay outside of the shape, or its surface would be open. */
const BORDER = 3;

function clearBorder(coverage: Float32Array, { width, height }: GridSize): void {
  for (let y = 0; y < height; y++) {
    const isEdge = Math.min(y, height - 1 - y) < BORDER;
    const row = coverage.subarray(y * width, (y + 1) * width);
    row.fill(0, 0, isEdge ? width : BORDER);
    row.fill(0, width - BORDER);
  }
}

/** Clears on the finer grid what was left out on the working grid. */
function clearFine({ coverage, size, fine }: WorkingCopy): void {
  for (let y = 0, k = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, k++) {
      if (coverage[k] !== 0) continue;
      const at = FINER * (y * fine.size.width + x);
      for (let i = 0; i < FINER; i++) {
        for (let j = 0; j < FINER; j++) fine.coverage[at + i * fine.size.width + j] = 0;
      }
    }
  }
}

function counted(count: number, what: string): string {
  return count === 1 ? `One ${what} was` : `${count} ${what}s were`;
}
