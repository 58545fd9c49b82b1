import { boxOf } from '../mask/mask-box.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type BoxCopy, beside, farFrom } from './box-copy.ts';
import type { EdgesBetween } from './edges-between.ts';

/** Edges on the way to something, in squares of L*a*b*, up to which it is the same surface, and up to which that is sure. */
const SURFACE = { likely: 30, surely: 15 } as const;
/** Share of its box that a thing fills at least. */
export const LEAST = 0.06;

/** How far from the side of its box what goes on past that begins at most, as a share of the longer side. */
const NEAR = 0.04;
/** Half the width, as a share of that, of what is too narrow to be one with what it leads to: things only touch there. */
const NARROW = 0.02;

/**
 * What of a thing that was found in a box belongs to what that stands before, or upon, or beside: it goes on past
 * the side of the box, far from it, and no edge lies between.
 *
 * @param found 1 at the pixels of the copy that show what was found, all of them in the box
 * @param beyond 1 at what is known to lie beyond the box, see `beyondBox`
 * @returns 1 at those of its pixels
 */
export function goingPast(
  copy: BoxCopy,
  found: Uint8Array,
  beyond: Uint8Array,
  edges: EdgesBetween,
): Uint8Array {
  const { inBox } = copy;
  const isNear = nearSide(copy);
  if (!found.some((is, p) => is === 1 && isNear(p))) return new Uint8Array(found.length);
  const isOpen = new Uint8Array(found.length);
  for (let p = 0; p < isOpen.length; p++) if (found[p] || beyond[p] || !inBox[p]) isOpen[p] = 1;
  const ways = edges(farFrom(copy), isOpen);
  const isTied = (p: number) => p >= 0 && found[p] === 1 && (ways[p] as number) < SURFACE.surely;
  const narrow = Math.ceil(NARROW * longerSide(copy));
  const untied = new Float32Array(found.length);
  for (let p = 0; p < untied.length; p++) if (inBox[p] && !beyond[p] && !isTied(p)) untied[p] = 1;
  const closed = boxMean(untied, copy, narrow);
  const isWide = (p: number) => isTied(p) && (closed[p] as number) <= 0;
  const reached = new Float32Array(found.length);
  const open: number[] = [];
  const take = (p: number) => {
    if (reached[p] || !isWide(p)) return;
    reached[p] = 1;
    open.push(p);
  };
  for (let p = 0; p < found.length; p++) if (isNear(p)) take(p);
  for (let p = open.pop(); p !== undefined; p = open.pop())
    for (let side = 0; side < 4; side++) take(beside(copy, p, side));
  const around = boxMean(reached, copy, narrow);
  const past = found.map((_, p) => (isTied(p) && (around[p] as number) > 0 ? 1 : 0));
  const left = found.reduce((sum, is, p) => sum + (is && !past[p] && !beyond[p] ? 1 : 0), 0);
  // With less than a thing left, it is the thing whose edge is weak.
  return left < LEAST * inBox.reduce((sum, is) => sum + is, 0) ? past.fill(0) : past;
}

/** The longer side of the box, px of the copy. */
function longerSide({ inBox, width, height }: BoxCopy): number {
  const box = boxOf({ data: inBox, width, height }, 1);
  return box ? Math.max(box.right - box.left, box.bottom - box.top) : 0;
}

/** Whether a pixel of the box lies near a side of it beyond which there is more of the picture. */
function nearSide(copy: BoxCopy): (p: number) => boolean {
  const { inBox, width, height } = copy;
  const box = boxOf({ data: inBox, width, height }, 1);
  if (!box) return () => false;
  const near = Math.ceil(NEAR * longerSide(copy));
  return (p) => {
    const [x, y] = [p % width, Math.floor(p / width)];
    return (
      (box.left > 0 && x < box.left + near) ||
      (box.top > 0 && y < box.top + near) ||
      (box.right < width && x >= box.right - near) ||
      (box.bottom < height && y >= box.bottom - near)
    );
  };
}

/**
 * What of a box leads out of it without an edge.
 *
 * @param isGround whether a pixel of the copy shows even ground: no way leads over that
 * @param mayStay whether one may be something beside the thing
 * @returns whether one belongs to what goes on far past the box, and whether to something beside the thing that begins
 *   right there: that is seen, and need not be made up
 */
export function leadingOut(
  copy: BoxCopy,
  isGround: (p: number) => boolean,
  mayStay: (p: number) => boolean,
  edges: EdgesBetween,
): { isFar: (p: number) => boolean; isBeside: (p: number) => boolean } {
  const { inBox } = copy;
  // Either is worked out when it is first asked for: many boxes show nothing but a thing on even ground.
  let far: Float32Array | undefined;
  let near: Float32Array | undefined;
  const open = (isClosed: (p: number) => boolean) => {
    const isOpen = new Uint8Array(inBox.length).fill(1);
    for (let p = 0; p < isOpen.length; p++) if (inBox[p] && isClosed(p)) isOpen[p] = 0;
    return isOpen;
  };
  const farWays = () => edges(farFrom(copy), open(isGround));
  const nearWays = () =>
    edges(
      open(() => true),
      open((p) => !mayStay(p)),
    );
  const ofFar = (p: number) => {
    far ??= farWays();
    return far[p] as number;
  };
  const ofNear = (p: number) => {
    near ??= nearWays();
    return near[p] as number;
  };
  return {
    isFar: (p) => ofFar(p) < SURFACE.surely,
    isBeside: (p) => inBox[p] === 1 && mayStay(p) && ofNear(p) < SURFACE.likely,
  };
}
