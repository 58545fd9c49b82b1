import { blur } from '../grid/blur.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { FINER, type WorkingCopy } from '../mask/working-copy.ts';

/**
 * Shares of the longer side: what is finer is texture; what changes over more than the coarser one is
 * light and shadow on a round form.
 */
const FINEST = 0.0115;
const COARSEST = 0.03;
/** Change of a channel of 0 to 1 along the longer side: from where on it is an edge, and where fully. */
const EDGE = { from: 2.5, fully: 6.5 };

/**
 * Where one colour ends and another begins, such as between hair and a face or between two people.
 *
 * @param seen 1 where the picture shows the subject
 * @param longest samples of the longer side
 * @returns 0 to 1; null when there is no edge at all
 */
export function colourEdges(
  copy: WorkingCopy,
  seen: Float32Array,
  longest: number,
): Float32Array | null {
  const { size } = copy;
  const weights = [FINEST, COARSEST].map((share) => blur(seen.slice(), size, share * longest));
  const squared = new Float32Array(seen.length);
  for (let c = 0; c < 3; c++) {
    const bands = weights.map((total, i) => {
      const sum = channel(copy, seen, c);
      blur(sum, size, (i === 0 ? FINEST : COARSEST) * longest);
      for (let k = 0; k < sum.length; k++)
        if (seen[k]) sum[k] = (sum[k] as number) / (total[k] as number);
      return sum;
    });
    const [fine, coarse] = bands as [Float32Array, Float32Array];
    for (let k = 0; k < fine.length; k++) fine[k] = (fine[k] as number) - (coarse[k] as number);
    addSquaredSlope(fine, seen, size, squared);
    release(fine, coarse);
  }
  release(...weights);
  let found = false;
  for (let k = 0; k < squared.length; k++) {
    const slope = Math.sqrt((squared[k] as number) / 3) * longest;
    squared[k] = clamp((slope - EDGE.from) / (EDGE.fully - EDGE.from), 0, 1);
    if (slope > EDGE.from) found = true;
  }
  if (found) return squared;
  release(squared);
  return null;
}

/** A channel of the colours, 0 to 1, where something is seen; one of four finer samples, as it is blurred. */
function channel({ fine, size }: WorkingCopy, seen: Float32Array, c: number): Float32Array {
  const result = new Float32Array(seen.length);
  for (let y = 0, k = 0; y < size.height; y++) {
    const row = FINER * y * fine.size.width;
    for (let x = 0; x < size.width; x++, k++) {
      if (seen[k]) result[k] = (fine.rgb[3 * (row + FINER * x) + c] as number) / 255;
    }
  }
  return result;
}

/** Adds the squared length of a field's gradient, where all neighbours are seen. */
function addSquaredSlope(
  field: Float32Array,
  seen: Float32Array,
  { width }: GridSize,
  to: Float32Array,
): void {
  for (let k = width; k < field.length - width; k++) {
    if (!seen[k - 1] || !seen[k + 1] || !seen[k - width] || !seen[k + width]) continue;
    const across = (field[k + 1] as number) - (field[k - 1] as number);
    const down = (field[k + width] as number) - (field[k - width] as number);
    to[k] = (to[k] as number) + (across * across + down * down) / 4;
  }
}
