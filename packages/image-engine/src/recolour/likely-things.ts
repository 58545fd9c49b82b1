import { isLeafHue } from './kinds.ts';
import { boxesOf, type PieceBox } from './piece-boxes.ts';
import type { Pieces } from './pieces.ts';
import { isPot, isSolid } from './single-words.ts';
import type { Tints } from './tints.ts';

/** Share of the rectangle around it that a solid thing fills at least. */
const FILLS = 0.45;
/** Share of the largest piece from which on another may be what is meant. */
const OTHER = 0.3;
/**
 * A smaller piece may still be what is meant where it looks like such a thing, too: a cushion farther away than a cup.
 * Shares of the largest piece, of the picture, of the rectangle around it with what it encloses, such as a label, and of
 * its longer side.
 */
const ALIKE = { size: 0.1, ofPicture: 0.003, fill: 0.6, narrow: 0.5 } as const;
/** Chroma from which on leaves are green, and share of what is right above a pot that they are at least. */
const LEAVES = { chroma: 0.05, share: 0.25 } as const;

/** Pieces that are each likely one thing. */
export interface Things extends Pieces {
  boxes: PieceBox[];
  /** Pixels of each, 0 for what is no such thing. */
  solid: number[];
  isCompact: boolean[];
}

/** @param thing what they are taken for */
export function thingsOf(thing: string, pieces: Pieces, tints: Tints): Things {
  const { of, areas } = pieces;
  const boxes = boxesOf(pieces, tints);
  const mustFill = isSolid(thing);
  const spans = spansOf(pieces, tints);
  const least = ALIKE.ofPicture * of.length;
  const fills = boxes.map((box, name) => (name === 0 ? 0 : (areas[name] as number) / sizeOf(box)));
  const isFilled = fills.map((fill) => !mustFill || fill >= FILLS);
  return {
    ...pieces,
    boxes,
    solid: areas.map((area, name) => (isFilled[name] ? area : 0)),
    isCompact: boxes.map((box, name) => {
      const sides = [box.right - box.left, box.bottom - box.top];
      const isWide = Math.min(...sides) > ALIKE.narrow * Math.max(...sides);
      const isFull = (spans[name] as number) >= ALIKE.fill * sizeOf(box);
      const isLike = isFilled[name] === true && isFull && isWide;
      return mustFill && isLike && (areas[name] as number) >= least;
    }),
  };
}

export const sizeOf = ({ left, top, right, bottom }: PieceBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Pixels from the first to the last one of each piece in every row: with what it encloses. */
function spansOf({ of, areas }: Pieces, { width }: Tints): number[] {
  const spans = areas.map(() => 0);
  const first = areas.map(() => -1);
  for (let start = 0; start < of.length; start += width) {
    first.fill(-1);
    const last = new Map<number, number>();
    for (let x = 0; x < width; x++) {
      const name = of[start + x] as number;
      if (name === 0) continue;
      if (first[name] === -1) first[name] = x;
      last.set(name, x);
    }
    for (const [name, x] of last)
      spans[name] = (spans[name] as number) + x - (first[name] as number) + 1;
  }
  return spans;
}

/** Whether a piece is large enough, beside a thing of some pixels, to be what is meant. */
export const isLarge = ({ solid, isCompact }: Things, name: number, pixels: number): boolean =>
  (solid[name] as number) >= (isCompact[name] ? ALIKE.size : OTHER) * pixels;

/** As large as another one that is meant: see `isLarge`. */
export const isAsLarge = ({ solid }: Things, name: number, pixels: number): boolean =>
  (solid[name] as number) >= OTHER * pixels;

/** Whether leaves are right above a piece, as they are above a pot that a plant stands in. */
export function hasLeavesAbove({ boxes }: Things, name: number, { c, h, width }: Tints): boolean {
  const { left, right, top, bottom } = boxes[name] as PieceBox;
  let [all, green] = [0, 0];
  for (let y = Math.max(0, 2 * top - bottom); y < top; y++)
    for (let p = y * width + left; p < y * width + right; p++) {
      all++;
      if (isLeafHue(h[p] as number) && (c[p] as number) > LEAVES.chroma) green++;
    }
  return all > 0 && green >= LEAVES.share * all;
}

/**
 * Of what may be a pot or a vase, what a plant stands in.
 *
 * @returns the same things where no plant stands in any, or no pot is meant
 */
export function potted(thing: string, things: Things, tints: Tints): Things {
  if (!isPot(thing)) return things;
  const largest = things.solid.reduce((most, area) => Math.max(most, area), 0);
  const holds = things.solid.map(
    (_, name) => name > 0 && isLarge(things, name, largest) && hasLeavesAbove(things, name, tints),
  );
  return holds.includes(true) ? only(things, holds) : things;
}

/** Takes what is none of some for no such thing. */
export const only = (things: Things, some: readonly boolean[]): Things => ({
  ...things,
  solid: things.solid.map((area, name) => (some[name] ? area : 0)),
  isCompact: things.isCompact.map((is, name) => is && some[name] === true),
});
