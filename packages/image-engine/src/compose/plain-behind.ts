import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { shrunk } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { resizeMask } from './plane.ts';

/** Longer edge, px, of the copy that is looked at: grain is mostly gone in it. */
const WORKING_EDGE = 320;
/** Share of the subject, 0 to 1, around a pixel up to which nothing of its edge is in it. */
const CLEAR = 0.02;
/** Half the width of that, px in the copy. */
const RIM = 2;
/** Share of what is behind that may be of detail without being seen, and the least that is there to be looked at, px. */
const [UNSEEN, LEAST] = [0.005, 200];
/**
 * Levels, 0 to 255, up to which what a blur takes is not seen, such as that of a soft shadow, and up to which what is
 * behind is of one colour, its darkest and its lightest twentieth left out.
 */
const PLAIN = { detail: 7, range: 60 } as const;
const [DARKEST, LIGHTEST] = [0.05, 0.95];

/**
 * Whether what is behind the subject is a plain ground of one colour, on which a blur is not seen.
 *
 * @param radius of the blur, as a share of the square root of the area
 */
export async function isPlainBehind(
  pixels: Pixels,
  mask: Mask,
  radius: number,
  checkpoint: PassContext['checkpoint'],
): Promise<boolean> {
  const small = await shrunk(pixels, WORKING_EDGE);
  const { data, width, height } = small;
  await checkpoint();
  const { data: subject } = await resizeMask(mask, small);
  const covered = boxMean(
    Float32Array.from(subject, (share) => share / 255),
    small,
    RIM,
  );
  const behind = covered.map((share) => (share < CLEAR ? 1 : 0));
  const reach = Math.max(1, Math.round(radius * Math.sqrt(width * height)));
  const weight = boxMean(behind, small, reach);
  const isBehind = (_: number, p: number) => behind[p] === 1;
  const taken = new Float32Array(width * height);
  let range = 0;
  for (const channel of [0, 1, 2]) {
    await checkpoint();
    const levels = behind.map((is, p) => (is * (data[3 * p + channel] as number)) / 255);
    const soft = boxMean(levels, small, reach);
    for (let p = 0; p < taken.length; p++) {
      if (!behind[p]) continue;
      const mean = (soft[p] as number) / (weight[p] as number);
      taken[p] = Math.max(taken[p] as number, Math.abs((levels[p] as number) - mean));
    }
    const seen = levels.filter(isBehind);
    range = Math.max(range, quantileOf(seen, LIGHTEST) - quantileOf(seen, DARKEST));
  }
  const seen = taken.filter(isBehind);
  if (seen.length < LEAST || 255 * range > PLAIN.range) return false;
  return 255 * quantileOf(seen, 1 - UNSEEN) < PLAIN.detail;
}
