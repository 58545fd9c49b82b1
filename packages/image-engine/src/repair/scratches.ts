import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { deviation, profileOf, smoothed, WIDEST } from './profile.ts';
import { ridgesOf } from './ridges.ts';
import { sweepsOf } from './sweeps.ts';
import { type Trace, tracesOf } from './trace.ts';

/** A line that does not belong to the picture, or may not. */
export interface Scratch extends Trace {
  /** px to its left and to its right that are damaged. */
  across: readonly [left: number, right: number];
  /**
   * Runs over things of different tones and keeps its own: nothing that was in front of the camera does
   * that. Others may as well be wires or branches.
   */
  isSure: boolean;
  /** As a share of the picture's longer edge. */
  length: number;
  /** Thin, long and standing out all along: where there are scratches it is one of them. */
  isPlain: boolean;
  /** A light line through the whole print that is one surely: where it was folded. */
  isFold: boolean;
  /** What it goes on from round a bend, as cracks do; it is no proof of damage itself. */
  partOf?: Scratch;
  /** As light as bare paper or as dark as a hole, as damage is. */
  isExtreme: boolean;
}

/** Shortest lines, as shares of the longer edge. */
const SHORTEST = 0.045;
const SURE_LENGTH = 0.085;
/** Length of one that may have any tone to be sure: no blade of grass is so long and straight. */
const VERY_LONG = 0.15;
/** Length, as a share of the longer edge, and width, px, of one that stands out all along. */
const QUARTER = 0.25;
const THIN = 3;
/** Length of a fold, as a share of the longer edge, how near to the print's edges it ends, and what it is like all along. */
const FOLD = { length: 0.45, end: 0.03, steadiness: 0.94, contrast: 40 };

/** Levels by which a line stands out at least, and the share of it that does. */
const USUAL = { contrast: 9, steadiness: 0.72 };
/** The same in a print that is known to be scratched. */
const WORN = { contrast: 7, steadiness: 0.55 };

/** The tones that few pixels are beyond, 0 to 255. */
function extremes(plane: Float32Array, isPhoto: Uint8Array): { dark: number; light: number } {
  const bins = new Uint32Array(256);
  let all = 0;
  for (let p = 0; p < plane.length; p++) {
    if (!isPhoto[p]) continue;
    all++;
    const bin = Math.min(255, Math.max(0, plane[p] as number)) | 0;
    bins[bin] = (bins[bin] as number) + 1;
  }
  const at = (share: number) => {
    let sum = 0;
    return bins.findIndex((count) => {
      sum += count;
      return sum >= share * all;
    });
  };
  return { dark: at(0.015), light: at(0.985) };
}

/** Whether the photograph ends within that many px of a place. */
function atEdge(
  { x, y }: { x: number; y: number },
  reach: number,
  isPhoto: Uint8Array,
  { width, height }: Size,
): boolean {
  return [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ].some(([across, down]) => {
    const [u, v] = [Math.round(x + (across as number)), Math.round(y + (down as number))];
    return u < 0 || v < 0 || u >= width || v >= height || !isPhoto[v * width + u];
  });
}

/**
 * Lines that look like damage: thin, long, straight or bent in one sweep, and standing out all along.
 *
 * @param plane luma, 0 to 255
 * @param noise standard deviation of its grain, levels
 * @param isPhoto 1 where the photograph is, 0 on the paper around it
 * @param isWorn it is known to be scratched: fine light lines are scratches too
 */
export async function scratchesOf(
  plane: Float32Array,
  size: Size,
  noise: number,
  { isPhoto, isWorn }: { isPhoto: Uint8Array; isWorn: boolean },
  checkpoint: Checkpoint,
): Promise<Scratch[]> {
  const longest = Math.max(size.width, size.height);
  const looked = { plane, size, noise, isPhoto, isWorn, tones: extremes(plane, isPhoto) };
  const ridges = await ridgesOf(plane, size, Math.max(3.2, 0.45 * noise), checkpoint);
  const found: Scratch[] = [];
  for (const traced of await tracesOf(ridges, SHORTEST * longest, checkpoint)) {
    const [first, ...others] = sweepsOf(traced, SURE_LENGTH * longest);
    const main = first && scratchIn(looked, first);
    if (!main) continue;
    found.push(main);
    for (const other of others) {
      const more = scratchIn(looked, other);
      if (more) found.push({ ...more, partOf: main });
    }
  }
  return found;
}

/** A print that is looked at for lines. */
interface Looked {
  plane: Float32Array;
  size: Size;
  noise: number;
  isPhoto: Uint8Array;
  isWorn: boolean;
  tones: ReturnType<typeof extremes>;
}

/** What a line is as a scratch; null where it does not look like one. */
function scratchIn(
  { plane, size, noise, isPhoto, isWorn, tones }: Looked,
  trace: Trace,
): Scratch | null {
  const longest = Math.max(size.width, size.height);
  const least = isWorn ? WORN : USUAL;
  const profile = profileOf(plane, size, trace);
  const { half, shaded, own, beside, steadiness, contrast, isLit } = profile;
  if (isLit) return null;
  const width = half[0] + half[1] + 1;
  if (width > Math.max(3, WIDEST * longest) || contrast < Math.max(least.contrast, 0.8 * noise))
    return null;
  if (steadiness < least.steadiness) return null;
  const tone = own.reduce((a, b) => a + b, 0) / own.length;
  const isExtreme = trace.sign > 0 ? tone > tones.light - 4 : tone < tones.dark + 4;
  const line = deviation(smoothed(own, 5));
  const sides = deviation(smoothed(beside, 5));
  const first = trace.points[0];
  const last = trace.points.at(-1);
  const length = first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
  const isLong = length > SURE_LENGTH * longest;
  const crosses = isLong && steadiness > 0.82 && line < 0.5 * sides;
  const isSure =
    crosses &&
    (isExtreme ? sides > 13 : length > VERY_LONG * longest && sides > 24 && contrast > 26);
  const isClear = contrast > 55 || (isLong && contrast > 38 && steadiness > 0.94);
  const isFine = isWorn && trace.sign > 0;
  const isPlain = width <= THIN && length > QUARTER * longest && steadiness > 0.9 && contrast > 30;
  const isAcross = isSure && trace.sign > 0 && length > FOLD.length * longest;
  const isFold =
    isAcross &&
    steadiness > FOLD.steadiness &&
    contrast > FOLD.contrast &&
    [first, last].every((end) => end && atEdge(end, FOLD.end * longest, isPhoto, size));
  if (!(isSure || isClear || isPlain || isFine || (isExtreme && contrast > 18))) return null;
  return {
    ...{ ...trace, isSure, isPlain, isExtreme, isFold },
    across: trace.sign > 0 && length > VERY_LONG * longest ? shaded : half,
    length: length / longest,
  };
}
