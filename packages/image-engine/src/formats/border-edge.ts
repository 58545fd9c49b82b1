import type { Pixels } from '../picture/picture.ts';
import type { Line } from './border-line.ts';

/** How far a channel changes at least where a border ends, 0 to 255: more than the noise of a scan. */
const STEP = 20;
/** Parts of a line that are looked at by themselves, and the share of each that changes at least. */
const [PARTS, EACH] = [5, 0.6];
/** Share of a line that changes at once at least, where in some part of it the picture has the border's colour. */
const AT_ONCE = 0.6;

/** Share of a stretch of two lines in which they differ, place by place. */
function changing(
  { data, channels }: Pixels,
  one: Line,
  other: Line,
  from = 0,
  to = one.length,
): number {
  let changed = 0;
  for (let i = from; i < to; i++) {
    const [p, q] = [one.at(i), other.at(i)];
    for (let c = 0; c < channels; c++) {
      if (Math.abs((data[p + c] as number) - (data[q + c] as number)) <= STEP) continue;
      changed++;
      break;
    }
  }
  return changed / Math.max(1, to - from);
}

/** Whether a line ends at once, as if cut: what stands before a wall or a floor ends it here and there only. */
export const endsAtOnce = (pixels: Pixels, last: Line, next: Line): boolean =>
  changing(pixels, last, next) >= AT_ONCE;

/** Whether a line ends in each of its parts until another one, which lies behind its slanted end. */
export function endsAllAlong(pixels: Pixels, last: Line, beyond: Line): boolean {
  const end = (part: number) => Math.floor((part * last.length) / PARTS);
  return Array.from({ length: PARTS }, (_, k) =>
    changing(pixels, last, beyond, end(k), end(k + 1)),
  ).every((share) => share >= EACH);
}
