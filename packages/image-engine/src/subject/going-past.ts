import type { Size } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { leastEdges } from '../vision/least-edges.ts';

/** How far past a box is more than it may be short of a thing, as a share of its longer side, and in px at least. */
const FAR = 0.05;
const LEAST_FAR = 4;
/** Px from the side of the box up to which a division reaches it, and where its colour is its own. */
const SIDE = 2.5;
const WITHIN = 3;
/** How far colours in the box and past it are apart at most, ΔE: shading is less, another thing by chance only. */
const ALIKE = 12;
/** Edges on the way from far past the box at most, squares of L*a*b*; and of one surface. */
const ONWARDS = 100;
const SURFACE = { past: 30, inside: 15 } as const;
/** What steps of colour are no edge: noise, L*a*b*, beside what half of the steps there are. */
const NOISE = 1.5;
/** One step in so many is looked at. */
const SAMPLED = 7;

/** What of a division by a box is the same within and past the side of it. */
export interface GoingPast {
  /** 1 at the pixels inside where it crosses that. */
  crossing: Uint8Array;
  /** Share of the box's sides along which it does. */
  share: number;
  /** 1 at what is of one surface with them, inside and past the box. */
  surface: Uint8Array;
  /** What edges lie between them and each pixel inside, squares of L*a*b*. */
  edges: Float32Array;
}

/**
 * Where a division goes on far past its box: the box was not drawn around that. It has the same colour there, and no
 * edge lies between. What of a thing is beyond a box that is a little short ends before that.
 *
 * @param inside 1 for every pixel inside
 * @returns null when it does not
 */
export function goingPast(inside: Uint8Array, box: Box, lab: Lab, size: Size): GoingPast | null {
  const across = (box.right - box.left) * size.width;
  const down = (box.bottom - box.top) * size.height;
  const far = Math.max(LEAST_FAR, FAR * Math.max(across, down));
  const away = awayFrom(box, size);
  const atSide = inside.map((is, p) => (is === 1 && (away[p] as number) > -SIDE ? 1 : 0));
  if (!atSide.includes(1)) return null;
  const past = inside.map((_, p) => ((away[p] as number) > 0 ? 1 : 0));
  const edgesFrom = leastEdges(lab, size, grainOf(lab, size.width));
  const fromFar = edgesFrom(
    past.map((_, p) => ((away[p] as number) > far ? 1 : 0)),
    past.map((is, p) => is | (atSide[p] as number)),
  );
  const smooth = {
    lightness: boxMean(lab.lightness, size, 1),
    a: boxMean(lab.a, size, 1),
    b: boxMean(lab.b, size, 1),
  };
  const isSame = (p: number, [dx, dy]: Direction) => {
    const own = pixelAt(p, -WITHIN * dx, -WITHIN * dy, size);
    return [far / 2 + SIDE, far + SIDE].every((distance) => {
      const other = pixelAt(p, Math.round(distance * dx), Math.round(distance * dy), size);
      return own >= 0 && other >= 0 && apart(smooth, own, other) < ALIKE;
    });
  };
  const crossing = atSide.map((is, p) =>
    is === 1 &&
    (fromFar[p] as number) < ONWARDS &&
    DIRECTIONS.some((out) => isSide(away, p, out, size) && isSame(p, out))
      ? 1
      : 0,
  );
  const count = crossing.reduce((sum, is) => sum + is, 0);
  if (count === 0) return null;
  const edges = edgesFrom(crossing, inside);
  const beyond = edgesFrom(crossing, past);
  const surface = inside.map((is, p) =>
    (is === 1 && (edges[p] as number) < SURFACE.inside) ||
    (past[p] === 1 && (beyond[p] as number) < SURFACE.past)
      ? 1
      : 0,
  );
  return { crossing, share: count / SIDE / (2 * (across + down)), surface, edges };
}

type Direction = readonly [dx: number, dy: number];
const DIRECTIONS: readonly Direction[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** How far past the box each pixel lies, px; less than 0 in it. */
function awayFrom({ left, top, right, bottom }: Box, { width, height }: Size): Float32Array {
  const away = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    const down = Math.max(top * height - y - 0.5, y + 0.5 - bottom * height);
    for (let x = 0; x < width; x++, p++)
      away[p] = Math.max(left * width - x - 0.5, x + 0.5 - right * width, down);
  }
  return away;
}

/** Whether a pixel at the side of a box leaves it that way. */
function isSide(away: Float32Array, p: number, [dx, dy]: Direction, size: Size): boolean {
  const next = pixelAt(p, Math.ceil(SIDE) * dx, Math.ceil(SIDE) * dy, size);
  return next >= 0 && (away[next] as number) > 0;
}

/** The pixel so far from another; -1 beyond the picture. */
function pixelAt(p: number, dx: number, dy: number, { width, height }: Size): number {
  const x = (p % width) + dx;
  const y = Math.floor(p / width) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

function grainOf(lab: Lab, width: number): number {
  const steps: number[] = [];
  for (let p = 1; p < lab.a.length; p += SAMPLED)
    if (p % width > 0) steps.push(apart(lab, p, p - 1));
  steps.sort((one, other) => one - other);
  return NOISE + (steps[steps.length >> 1] ?? 0);
}
