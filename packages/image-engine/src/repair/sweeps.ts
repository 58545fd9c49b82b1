import { strayOf } from './profile.ts';
import type { Trace } from './trace.ts';

/** Mean distance, px, from the best parabola: scratches are straight or bent in one sweep. */
const STRAY = 2;
/** Share of a line that is cut off an end at which it has wandered off to something else. */
const CUT = 0.08;

/** Bends round which a crack is followed on either side. */
const BENDS = 3;

/**
 * The parts of a line that are straight or bent in one sweep: the first is what is left when its ends are cut off,
 * the others are of those ends. None where there is none that long.
 *
 * @param shortest px, of what may be left where something is cut off
 */
export function sweepsOf(trace: Trace, shortest: number, bends = BENDS): Trace[] {
  let [from, to] = [0, trace.points.length];
  const between = (start: number, end: number) => ({
    ...trace,
    points: trace.points.slice(start, end),
  });
  let stray = strayOf(trace);
  while (stray > STRAY) {
    const cut = Math.ceil((to - from) * CUT);
    if (to - from - cut < shortest) return [];
    const first = strayOf(between(from + cut, to));
    const last = strayOf(between(from, to - cut));
    stray = Math.min(first, last);
    if (first < last) from += cut;
    else to -= cut;
  }
  const ends = [between(0, from), between(to, trace.points.length)].filter(
    ({ points }) => bends > 0 && points.length >= shortest,
  );
  return [between(from, to), ...ends.flatMap((end) => sweepsOf(end, shortest, bends - 1))];
}
