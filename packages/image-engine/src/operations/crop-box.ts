import { z } from 'zod';
import { BOUNDS } from '../picture/bounds.ts';
import { largestOf, type Part } from '../picture/focus.ts';
import type { Size } from '../picture/picture.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';

/**
 * Either a cut to a ratio, or shares (0 to 1) or px cut off the edges. `keep`: the side that stays of what is too
 * long, or the centre; what catches the eye without. `asked`: the ratio that the finished picture gets by it, where a
 * frame around the cut makes that another one. `sheet`: of paper, which lies as the picture does.
 */
export type CropParams =
  | { ratio: string; keep?: Edge | 'centre'; asked?: string; sheet?: true }
  | { left: number; top: number; right: number; bottom: number; unit?: 'px' };
export type Edges = Exclude<CropParams, { ratio: string }>;

/** One of the four. */
export type Edge = keyof Omit<Edges, 'unit'>;
/** Largest box of that ratio (width by height), in whole pixels, at the side that stays or in the middle. */
export function ratioBox(size: Size, ratio: number, keep: Edge | 'centre'): Part {
  const { width, height } = largestOf(size, ratio);
  return {
    left: placeOf(size.width - width, keep === 'left', keep === 'right'),
    top: placeOf(size.height - height, keep === 'top', keep === 'bottom'),
    width,
    height,
  };
}

/** Width by height of a cut to a ratio in a picture of that size. */
export function shapeOfCut({ ratio, sheet }: { ratio: string; sheet?: true }, size: Size): number {
  const shape = ratioOf(ratio);
  return sheet && size.width > size.height ? 1 / shape : shape;
}

/** Width by height of "16:9". */
function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

const placeOf = (spare: number, isFirst: boolean, isLast: boolean) =>
  isFirst ? 0 : isLast ? spare : Math.floor(spare / 2);

/** Of each edge at most this share is cut, so that something is left. */
export const MOST_CUT = 0.9;

/** The cut as shares of the sides. */
function inShares({ unit, ...edges }: Edges, { width, height }: Size): Edges {
  if (!unit) return edges;
  const across = Math.min(1, (MOST_CUT * width) / Math.max(1, edges.left + edges.right));
  const down = Math.min(1, (MOST_CUT * height) / Math.max(1, edges.top + edges.bottom));
  return {
    left: (edges.left * across) / width,
    right: (edges.right * across) / width,
    top: (edges.top * down) / height,
    bottom: (edges.bottom * down) / height,
  };
}

export function edgeBox(size: Size, cut: Edges) {
  const edges = inShares(cut, size);
  const left = Math.round(size.width * edges.left);
  const top = Math.round(size.height * edges.top);
  const width = Math.max(1, size.width - left - Math.round(size.width * edges.right));
  const height = Math.max(1, size.height - top - Math.round(size.height * edges.bottom));
  return {
    left: Math.min(left, size.width - 1),
    top: Math.min(top, size.height - 1),
    width,
    height,
  };
}

/** Both sides of a ratio come as px too: a cut in front of a frame. */
export const ratioWords = z
  .string()
  .regex(/^[1-9]\d{0,4}(\.\d{1,4})?:[1-9]\d{0,4}(\.\d{1,4})?$/, 'must be a ratio such as 16:9');
const ratioSchema = z.object({
  ratio: ratioWords,
  keep: z.enum(['left', 'top', 'right', 'bottom', 'centre']).optional(),
  asked: ratioWords.optional(),
  sheet: z.literal(true).optional(),
});
const cutShare = numberBetween(0, MOST_CUT);
const cutPx = wholeBetween(0, BOUNDS.maxEdge);
const pxSchema = z.object({
  ...{ left: cutPx, top: cutPx, right: cutPx, bottom: cutPx },
  unit: z.literal('px'),
});
const edgesSchema = z
  .object({ left: cutShare, top: cutShare, right: cutShare, bottom: cutShare })
  .refine(({ left, top, right, bottom }) => left + right < 1 && top + bottom < 1, {
    error: 'must leave something of the picture',
  });

/** What a cut in a plan may be. */
export const cropSchema = z.union([ratioSchema, pxSchema, edgesSchema]);

/** Whether all edges lose the same. */
export const isEven = ({ left, top, right, bottom }: Edges): boolean =>
  left === top && top === right && right === bottom;

/** Each edge of which something is cut, with how much: "20%", "200 px". */
export function cutsOf({ unit, ...edges }: Edges): [edge: string, amount: string][] {
  return Object.entries(edges)
    .filter(([, amount]) => amount > 0)
    .map(([edge, amount]) => [edge, unit ? `${amount} px` : inPercent(amount * 100)]);
}
