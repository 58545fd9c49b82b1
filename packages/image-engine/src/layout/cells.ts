import type { Part } from '../picture/focus.ts';
import { ratioOf, type Split } from './splits.ts';

/** What is between pictures: a share of a side, 0 to 0.2, or px. */
export type Gap = { share: number } | { px: number };

/** A gap in whole px beside a side of that length: at most a fifth of it. */
export function gapBeside(gap: Gap, side: number): number {
  if ('px' in gap) return Math.min(Math.round(gap.px), Math.floor(side / 5));
  return gap.share === 0 ? 0 : Math.max(1, Math.round(side * gap.share));
}

/** The place of a picture; in px, fractions allowed. */
export interface Cell extends Part {
  index: number;
}

/**
 * Places the pictures of a split in a rectangle, with that gap between neighbours. Pictures of a row
 * are as wide as they would be uncut, in relation to each other, and so are the heights of a stack.
 */
export function cellsOf(split: Split, ratios: readonly number[], room: Part, gap: number): Cell[] {
  if (split.kind === 'picture') return [{ ...room, index: split.index }];
  const isRow = split.kind === 'row';
  const whole = isRow ? room.width : room.height;
  const free = Math.max(1, whole - gap * (split.parts.length - 1));
  const shares = split.parts.map((part) => {
    const ratio = ratioOf(part, ratios);
    return isRow ? ratio : 1 / ratio;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  let start = isRow ? room.left : room.top;
  return split.parts.flatMap((part, k) => {
    const length = (free * (shares[k] as number)) / sum;
    const inner = isRow
      ? { ...room, left: start, width: length }
      : { ...room, top: start, height: length };
    start += length + gap;
    return cellsOf(part, ratios, inner, gap);
  });
}

/** The cell in whole px: neighbours stay apart by the same whole gap. */
export function inWholePx({ left, top, width, height, index }: Cell): Cell {
  const [x, y] = [Math.round(left), Math.round(top)];
  return {
    index,
    left: x,
    top: y,
    width: Math.max(1, Math.round(left + width) - x),
    height: Math.max(1, Math.round(top + height) - y),
  };
}
