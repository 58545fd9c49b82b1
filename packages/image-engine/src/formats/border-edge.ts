import type { Pixels } from '../picture/picture.ts';
import { type Colour, type Line, shareOf } from './border-line.ts';

/** How far a channel changes at least where a border ends, 0 to 255: more than the noise of a scan. */
const STEP = 20;
/** Places of a side at which it is looked how deep the border is there. */
const PLACES = 48;
/** Share of them that is on one straight line at least: at the corners it is seen how the next side ends. */
const ON_LINE = 0.75;
/** How far from the line they are at most, as a share of the side's length, and how far that slants: some 6 degrees. */
const [NEAR, SLOPE] = [0.003, 0.1];
/** Share of a line that changes at once at least where it ends as if cut: in some part of it the picture may have the border's colour. */
const AT_ONCE = 0.6;

/** Share of two lines in which they differ, place by place. */
function changing({ data, channels }: Pixels, one: Line, other: Line): number {
  let changed = 0;
  for (let i = 0; i < one.length; i++) {
    const [p, q] = [one.at(i), other.at(i)];
    for (let c = 0; c < channels; c++) {
      if (Math.abs((data[p + c] as number) - (data[q + c] as number)) <= STEP) continue;
      changed++;
      break;
    }
  }
  return changed / one.length;
}

/** Whether a line ends at once, as if cut: what stands before a wall or a floor ends it here and there only. */
export const endsAtOnce = (pixels: Pixels, last: Line, next: Line): boolean =>
  changing(pixels, last, next) >= AT_ONCE;

/**
 * Whether a border ends along a straight line, slanted or not: what stands before a wall ends that at any depth.
 *
 * @param most how many lines deep it is at most
 */
export function endsStraight(
  pixels: Pixels,
  most: number,
  colour: Colour,
  lineAt: (depth: number) => Line,
): boolean {
  const { length } = lineAt(0);
  const depths: [place: number, depth: number][] = [];
  for (let k = 0; k < PLACES; k++) {
    const place = Math.floor(((k + 0.5) * length) / PLACES);
    const isBorder = (depth: number) =>
      shareOf(pixels, { length: 1, at: () => lineAt(depth).at(place) }, colour) === 1;
    let depth = 0;
    // A speck of dust is not its end.
    while (depth < most && (isBorder(depth) || isBorder(depth + 1))) depth++;
    if (depth < most) depths.push([place, depth]);
  }
  const near = Math.max(2, length * NEAR);
  return depths.some(([x, depth], i) =>
    depths.slice(i + (PLACES >> 1)).some(([to, end]) => {
      const slope = (end - depth) / (to - x);
      const isOn = ([at, d]: readonly [number, number]) =>
        Math.abs(depth + slope * (at - x) - d) <= near;
      return Math.abs(slope) <= SLOPE && depths.filter(isOn).length >= ON_LINE * PLACES;
    }),
  );
}
