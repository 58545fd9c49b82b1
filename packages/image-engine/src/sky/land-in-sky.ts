import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Lab } from '../vision/lab.ts';

/** Px that grain is smoothed over, and the difference over two px, in L*a*b*, from which on they have an edge between them. */
const EDGE = { smooth: 1, step: 4 } as const;
/** Px that an edge is wide at most: of a hill out of focus. */
const WIDE = 14;
/** Share of the picture that a part covers at least. */
const LEAST = 0.002;
/** How much of a part's upper side is below another part, and of its lower side above the land, at least. */
const [BELOW, ABOVE] = [0.4, 0.3];
/** How much darker, or greener and no lighter, than what is above it land is at least, in L*a*b*: clouds are lighter. */
const LAND = { darker: 3, greener: 6 } as const;
/** A hill before a hill before a hill. */
const ROUNDS = 3;

/** What a part has above and below itself. */
interface Sides {
  count: number;
  /** Lightness and green to red of all of it, and of what is above it. */
  own: [number, number];
  above: [number, number];
  /** Pixels of its upper and lower side; of these those that are below another part, and above the land. */
  upper: number;
  lower: number;
  below: number;
  onLand: number;
}

/** The first pixel upwards or downwards, as the step is, behind an edge; −1 where it is too wide. */
function behindEdge(p: number, step: number, labels: ArrayLike<number>, inside: Uint8Array) {
  for (let k = 0, q = p; k < WIDE; k++, q += step) {
    if (q < 0 || q >= inside.length) return -1;
    if (inside[q] !== 1 || labels[q] !== 0) return q;
  }
  return -1;
}

/**
 * Takes the lower parts out of a sky that an edge divides from all above them, and that are darker or greener and stand
 * on the land: far hills and a sea, which have nearly a sky's colours.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function withoutLand(inside: Uint8Array, lab: Lab, size: Size): Uint8Array {
  const { width, height } = size;
  const [l, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    gaussian(plane, size, EDGE.smooth),
  ) as [Float32Array, Float32Array, Float32Array];
  const step = (p: number, q: number) =>
    Math.hypot(
      (l[p] as number) - (l[q] as number),
      (a[p] as number) - (a[q] as number),
      (b[p] as number) - (b[q] as number),
    );
  const even = inside.map((is, p) => {
    const x = p % width;
    const up = p >= width ? p - width : p;
    const down = p + width < inside.length ? p + width : p;
    const across = step(x > 0 ? p - 1 : p, x < width - 1 ? p + 1 : p);
    return is === 1 && Math.max(step(up, down), across) < EDGE.step ? 1 : 0;
  });
  const { labels, parts } = connectedParts(even, size, 1);
  const atTop = new Set(labels.subarray(0, width));
  const left = inside.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const sides = parts.map(
      (): Sides => ({
        count: 0,
        own: [0, 0],
        above: [0, 0],
        upper: 0,
        lower: 0,
        below: 0,
        onLand: 0,
      }),
    );
    for (let p = 0; p < left.length; p++) {
      const label = labels[p] as number;
      const part = sides[label];
      if (label === 0 || !part || left[p] !== 1) continue;
      part.count += 1;
      part.own[0] += l[p] as number;
      part.own[1] += a[p] as number;
      if (p >= width && labels[p - width] !== label) {
        part.upper += 1;
        const q = behindEdge(p - width, -width, labels, left);
        if (q >= 0 && left[q] === 1 && labels[q] !== label) {
          part.below += 1;
          part.above[0] += l[q] as number;
          part.above[1] += a[q] as number;
        }
      }
      if (p + width < left.length && labels[p + width] !== label) {
        part.lower += 1;
        const q = behindEdge(p + width, width, labels, left);
        if (q >= 0 && left[q] === 0) part.onLand += 1;
      }
    }
    const isLand = sides.map(({ count, own, above, upper, lower, below, onLand }, label) => {
      if (atTop.has(label) || count < LEAST * width * height) return false;
      if (below < BELOW * upper || onLand < ABOVE * lower) return false;
      const [darker, greener] = [0, 1].map(
        (k) => (above[k] as number) / below - (own[k] as number) / count,
      ) as [number, number];
      return darker > LAND.darker || (greener > LAND.greener && darker > -LAND.darker);
    });
    if (!isLand.includes(true)) break;
    takeOut(left, labels, isLand, width);
  }
  return left;
}

/** Takes parts out, in place, and of the edges around them what is nearer to them than to others. */
function takeOut(
  inside: Uint8Array,
  labels: ArrayLike<number>,
  isLand: readonly boolean[],
  width: number,
): void {
  const owner = Int32Array.from(labels);
  const queue: number[] = [];
  for (let p = 0; p < inside.length; p++) if (owner[p] !== 0 && inside[p] === 1) queue.push(p);
  for (let k = 0; k < queue.length; k++) {
    const p = queue[k] as number;
    if (isLand[owner[p] as number]) inside[p] = 0;
    const x = p % width;
    for (const q of [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width]) {
      if (q < 0 || q >= inside.length || inside[q] !== 1 || owner[q] !== 0) continue;
      owner[q] = owner[p] as number;
      queue.push(q);
    }
  }
}
