import type { Point, Selection } from './selection.ts';

/** A line painted into the mask or out of it. */
export interface MaskStroke {
  kind: 'paint' | 'erase';
  /** Half the line's width, as a share of the picture's longer edge. */
  radius: number;
  points: readonly Point[];
}

/** What was done to a mask; "invert" swaps what may change and what is kept. */
export type MaskMark = MaskStroke | { kind: 'invert' };

/**
 * The part of the first picture that alone may change: as it was painted, so that it fits a picture of any
 * size. Something is always painted: a mask with nothing in it is none.
 */
export interface PaintedMask {
  /** In the order in which they were made. */
  marks: readonly MaskMark[];
  /** Width of the soft edge, inside of what is painted, as a share of the picture's longer edge. */
  feather: number;
  /** Share of the picture that may change, 0 to 1. */
  share: number;
}

/** Width of the soft edge: 0 is a hard one. */
export const feathers = { smallest: 0, usual: 0.01, largest: 0.1, step: 0.005 };

/** A share in whole percent: a little is never nothing, and nearly all is never all. */
export function percentOf(share: number): number {
  const percent = Math.round(share * 100);
  return share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent;
}

/** The selection with another mask, or none. */
export function withMask({ box, strokes }: Selection, mask: PaintedMask | undefined): Selection {
  return { ...(box && { box }), strokes, ...(mask && { mask }) };
}

/** Points of a stroke that are kept; a longer one begins anew. */
const MAX_POINTS = 2000;
/** Neighbouring points of a stroke are at least that far apart, as a share. */
const POINT_GAP = 0.002;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The stroke carried on to a point; one too near to the last is left out. */
export function paintedOn(stroke: MaskStroke, [x, y]: Point): MaskStroke {
  const next: Point = [within(x), within(y)];
  const last = stroke.points.at(-1);
  const isNear = last && Math.hypot(next[0] - last[0], next[1] - last[1]) < POINT_GAP;
  if (isNear || stroke.points.length >= MAX_POINTS) return stroke;
  return { ...stroke, points: [...stroke.points, next] };
}
