import type { Mask, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { REMOVED } from './held.ts';
import { connectedParts } from './tidy-mask.ts';

/** Half of how wide an inlet is at most, as a share of the longer edge. */
const HALF_WIDE = 0.035;
/** How far the background before an inlet's mouth is from what is in it, ΔE in L*a*b*, over how many px, and for how much of the mouth. */
const APART = 18;
const OVER = 3;
const SHUT = 0.7;
/** Share of the subject that an inlet takes at least, and at most. */
const SMALLEST = 0.015;
const LARGEST = 0.06;

/**
 * Takes in inlets of the background that something else shuts off: a strap or a tie down a front, as pale as the wall,
 * that ends at a bag held before it. Where the background itself reaches in, between arm and body, no edge lies across
 * the mouth, and it stays outside.
 *
 * @param inside 1 for every pixel inside
 * @param held what the visitor marked: what was removed by hand stays outside
 */
export function withInlets(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  held?: Mask | null,
): Uint8Array {
  const { width, height } = size;
  const radius = Math.max(2, Math.round(HALF_WIDE * Math.max(width, height)));
  const closed = shrunk(grown(inside, size, radius), size, radius);
  const inlet = inside.map((is, p) =>
    is === 0 && closed[p] === 1 && held?.data[p] !== REMOVED ? 1 : 0,
  );
  const { labels, parts } = connectedParts(inlet, size, 1);
  const mouths = parts.map(() => ({ all: 0, edges: 0 }));
  for (let p = 0; p < inlet.length; p++) {
    if (inlet[p] === 0) continue;
    const mouth = mouths[labels[p] as number] as { all: number; edges: number };
    const [x, y] = [p % width, Math.floor(p / width)];
    for (const [dx, dy] of SIDES) {
      const at = (n: number) => {
        const [u, v] = [x + n * dx, y + n * dy];
        return u < 0 || v < 0 || u >= width || v >= height ? -1 : v * width + u;
      };
      const next = at(1);
      if (next < 0 || inside[next] === 1 || inlet[next] === 1) continue;
      mouth.all++;
      const [back, beyond] = [at(-OVER), at(OVER)];
      if (back >= 0 && beyond >= 0 && apart(lab, back, beyond) > APART) mouth.edges++;
    }
  }
  const all = inside.reduce((sum, is) => sum + is, 0);
  const taken = parts.map(({ size: pixels }, label) => {
    const { all: rim, edges } = mouths[label] as { all: number; edges: number };
    return (
      label > 0 &&
      rim > 0 &&
      pixels >= SMALLEST * all &&
      pixels <= LARGEST * all &&
      edges >= SHUT * rim
    );
  });
  return inside.map((is, p) => (is === 1 || taken[labels[p] as number] ? 1 : 0));
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function grown(flags: Uint8Array, size: Size, radius: number): Uint8Array {
  return Uint8Array.from(boxMean(new Float32Array(flags), size, radius), (share) =>
    share > 1e-6 ? 1 : 0,
  );
}

function shrunk(flags: Uint8Array, size: Size, radius: number): Uint8Array {
  return Uint8Array.from(boxMean(new Float32Array(flags), size, radius), (share) =>
    share > 1 - 1e-6 ? 1 : 0,
  );
}
