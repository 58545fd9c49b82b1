import type { Mask, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { KEPT } from './held.ts';
import { connectedParts } from './tidy-mask.ts';

/** How far the background's colour is taken from, and how deep a pocket goes, as shares of the longer edge. */
const REACH = 0.065;
const DEEP = 0.055;
/** How far a colour may be from the background's beside it, ΔE in L*a*b*: at least, and at most where that is grainy. */
const ALIKE = 4;
const GRAINY = 11;
/** How far what borders a pocket further inside is from it, ΔE, and how much of its border has to be. */
const APART = 13;
const BORDERED = 0.65;
/** How far inside, px, that is looked for. */
const BEYOND = 2;
/** Share of the picture that a pocket takes at least, and at most. */
const SMALLEST = 0.00012;
const LARGEST = 0.012;

/**
 * Takes back pockets of the background that a division has taken in: between hair and shoulders, between an arm and
 * the body. They have the colour of the background right beside them, and end inside at an edge. A white shirt before a
 * white wall has no such edge, and stays.
 *
 * @param inside 1 for every pixel inside
 * @param held what the visitor marked: what is kept by hand stays
 */
export function withoutPockets(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  held?: Mask | null,
): Uint8Array {
  const pocket = grown(inside, lab, size, held);
  const { labels, parts } = connectedParts(pocket, size, 1);
  const borders = parts.map(() => ({ all: 0, edges: 0 }));
  const { width, height } = size;
  const far = (p: number, q: number) => apart(lab, p, q);
  for (let p = 0; p < pocket.length; p++) {
    if (pocket[p] !== 1) continue;
    const border = borders[labels[p] as number] as { all: number; edges: number };
    const [x, y] = [p % width, Math.floor(p / width)];
    for (const [dx, dy] of SIDES) {
      const isIn = (n: number) => {
        const [u, v] = [x + n * dx, y + n * dy];
        const q = v * width + u;
        return u >= 0 && v >= 0 && u < width && v < height && inside[q] === 1 && pocket[q] === 0;
      };
      if (!isIn(1)) continue;
      border.all++;
      const beyond = p + BEYOND * (dy * width + dx);
      if (isIn(BEYOND) && far(p, beyond) > APART) border.edges++;
    }
  }
  const goes = parts.map(({ size: pixels }, label) => {
    const { all, edges } = borders[label] as { all: number; edges: number };
    return (
      pixels >= Math.max(4, SMALLEST * inside.length) &&
      pixels <= LARGEST * inside.length &&
      edges >= BORDERED * all
    );
  });
  return inside.map((is, p) => (goes[labels[p] as number] === true && pocket[p] === 1 ? 0 : is));
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** What is inside, has the colour of what is outside beside it, and is linked with that. */
function grown(inside: Uint8Array, lab: Lab, size: Size, held?: Mask | null): Uint8Array {
  const { width, height } = size;
  const longer = Math.max(width, height);
  const radius = Math.max(3, Math.round(longer * REACH));
  const outside = Float32Array.from(inside, (is) => 1 - is);
  const weight = boxMean(outside, size, radius);
  const meanOf = (plane: Float32Array, power = 1) =>
    boxMean(
      plane.map((value, p) => value ** power * (outside[p] as number)),
      size,
      radius,
    );
  const { lightness, a, b } = lab;
  const [nextL, nextA, nextB] = [meanOf(lightness), meanOf(a), meanOf(b)];
  const square = meanOf(lightness, 2);
  const isAlike = (p: number) => {
    const near = weight[p] as number;
    if (near < 0.02 || held?.data[p] === KEPT) return false;
    const ground = (nextL[p] as number) / near;
    const grain = Math.sqrt(Math.max(0, (square[p] as number) / near - ground * ground));
    const off = Math.hypot(
      (lightness[p] as number) - ground,
      (a[p] as number) - (nextA[p] as number) / near,
      (b[p] as number) - (nextB[p] as number) / near,
    );
    return off < Math.min(GRAINY, ALIKE + 1.5 * grain);
  };
  const pocket = new Uint8Array(inside.length);
  let edge: number[] = [];
  for (let p = 0; p < inside.length; p++) if (inside[p] === 0) edge.push(p);
  for (let depth = 0; depth < longer * DEEP && edge.length > 0; depth++) {
    const next: number[] = [];
    for (const p of edge) {
      const x = p % width;
      for (const q of [p - width, p + width, x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1]) {
        if (q < 0 || q >= inside.length || inside[q] !== 1 || pocket[q] === 1 || !isAlike(q))
          continue;
        pocket[q] = 1;
        next.push(q);
      }
    }
    edge = next;
  }
  return pocket;
}
