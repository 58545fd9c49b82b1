import type { Size } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { Looked } from './area.ts';
import { withoutCrossing } from './neighbours.ts';
import { connectedParts, tidy } from './tidy-mask.ts';

/** The picture without its left, right and lower rims: what goes on through those was not put into the picture. */
const INNER: Box = { left: 0.08, top: 0, right: 0.92, bottom: 0.92 };
/** Px along the left or the right side of the picture that a path takes at least, as a share of its height. */
const LEAVES = 0.03;
/** Share of what goes that is beside what stays at least, and not below it: trousers, and what somebody stands on, are below. */
const BESIDE = 0.4;
/** Share of the picture's rim that what stays may touch. */
const FREE = 0.01;

/**
 * A subject without a path that leads up to it from a side of the picture, or a table that it stands on: what leaves the
 * picture at its left or right has one colour, ends at a clear edge where it meets the rest, and the rest is whole.
 *
 * @param inside 1 for every pixel inside
 */
export async function withoutPath(
  looked: Looked,
  inside: Uint8Array,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  if (rimOf(inside, looked).sides < LEAVES * looked.height) return inside;
  const left = await withoutCrossing(looked, inside, INNER, pause);
  if (left === inside) return inside;
  const rest = tidy(withoutStrangers(inside, left, looked), looked);
  const { sides, bottom } = rimOf(rest, looked);
  const isWhole = sides + bottom <= FREE * (looked.width + 2 * looked.height);
  return isWhole && besideShare(inside, rest, looked) >= BESIDE ? rest : inside;
}

/** How far a colour is at least from the path's where that leaves the picture, ΔE, that is of something else. */
const APART = 7;
/** Px of a rim on either side, and share of what is so near that a solid thing takes. */
const RIM = 3;
const FULL = 0.8;
/** Px of shading between a thing and the rest that are closed. */
const GAP = 5;

/** What goes by its colours, less what has another than the path where it leaves the picture: white paws on sand. */
function withoutStrangers(inside: Uint8Array, left: Uint8Array, looked: Looked): Uint8Array {
  const { lab, width, height } = looked;
  const smooth = {
    lightness: boxMean(lab.lightness, looked, 1),
    a: boxMean(lab.a, looked, 1),
    b: boxMean(lab.b, looked, 1),
  };
  const isAtRim = (p: number) => {
    const [x, y] = [(p % width) / width, p / width / height];
    return x < INNER.left || x > INNER.right || y > INNER.bottom;
  };
  const gone = Uint8Array.from(inside, (is, p) => (is === 1 && left[p] === 0 ? 1 : 0));
  const rim = Int32Array.from(gone.keys()).filter((p) => gone[p] === 1 && isAtRim(p));
  if (rim.length === 0) return left;
  const planes = Object.values(smooth).map((plane) => ({
    plane,
    path: Float32Array.from(rim, (p) => plane[p] as number).sort()[rim.length >> 1] as number,
  }));
  const strange = gone.map((is, p) => {
    const apart = planes.map(({ plane, path }) => (plane[p] as number) - path);
    return is === 1 && Math.hypot(...apart) > APART ? 1 : 0;
  });
  // The rim of the path is mixed with what is beyond it, and leads to the picture's side.
  const solid = boxMean(Float32Array.from(strange), looked, RIM).map((share) =>
    share > FULL ? 1 : 0,
  );
  const near = boxMean(solid, looked, RIM + 1);
  const kept = strange.map((is, p) => (is === 1 && (near[p] as number) > 0 ? 1 : 0));
  const { labels, parts } = connectedParts(kept, looked, 1);
  const all = Float32Array.from(left, (is, p) =>
    is === 1 || (kept[p] === 1 && !parts[labels[p] as number]?.touchesRim) ? 1 : 0,
  );
  // What leads from one to the other has colours of both.
  const grown = boxMean(all, looked, GAP).map((share) => (share > 0 ? 1 : 0));
  const closed = boxMean(grown, looked, GAP);
  return left.map((is, p) => is | (gone[p] === 1 && (closed[p] as number) > 0.999 ? 1 : 0));
}

/** How many px of the picture's left and right sides, and of its lower one, are inside. */
function rimOf(inside: Uint8Array, { width, height }: Size): { sides: number; bottom: number } {
  let [sides, bottom] = [0, 0];
  for (let y = 0; y < height; y++)
    sides += (inside[y * width] as number) + (inside[(y + 1) * width - 1] as number);
  for (let x = 0; x < width; x++) bottom += inside[(height - 1) * width + x] as number;
  return { sides, bottom };
}

/** Share of what went that has nothing of the rest above it. */
function besideShare(inside: Uint8Array, rest: Uint8Array, { width }: Size): number {
  const covered = new Uint8Array(width);
  let [gone, beside] = [0, 0];
  for (let p = 0; p < inside.length; p++) {
    const x = p % width;
    if (rest[p] === 1) covered[x] = 1;
    if (inside[p] === 0 || rest[p] === 1) continue;
    gone++;
    if (covered[x] === 0) beside++;
  }
  return gone === 0 ? 0 : beside / gone;
}
