import type { SubjectBox as Box, SubjectStroke as Stroke } from '@nano-banana/client-sdk';

import type { PaintedMask } from './mask.ts';

export type { Box, Stroke };

/** A point of a picture: shares of its width and height from the left and the top, 0 to 1. */
export type Point = [x: number, y: number];

/** What the visitor marked on the first picture. Later strokes win over earlier ones. */
export interface Selection {
  box?: Box;
  strokes: readonly Stroke[];
  /** The part of it that alone may change; absent: all of it may. */
  mask?: PaintedMask;
}

export const nothingSelected: Selection = { strokes: [] };

/** Whether the subject is marked. */
export function isSelected({ box, strokes }: Selection): boolean {
  return box !== undefined || strokes.length > 0;
}

/** Sides of the smallest box, as a share: less is a click and not a drag. */
const SMALLEST = 0.01;
/** Neighbouring points of a stroke are at least that far apart, as a share. */
const POINT_GAP = 0.003;
/** Points that the server takes in one stroke. */
const MAX_POINTS = 2000;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The box between two corners; undefined when it has no area to speak of. */
export function boxBetween([ax, ay]: Point, [bx, by]: Point): Box | undefined {
  const box = {
    left: within(Math.min(ax, bx)),
    top: within(Math.min(ay, by)),
    right: within(Math.max(ax, bx)),
    bottom: within(Math.max(ay, by)),
  };
  const isBox = box.right - box.left >= SMALLEST && box.bottom - box.top >= SMALLEST;
  return isBox ? box : undefined;
}

/** The middle half of the picture: where a box that is made by keyboard begins. */
export const middleBox: Box = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };

/** The box moved by shares, as far as the picture goes. */
export function movedBox({ left, top, right, bottom }: Box, dx: number, dy: number): Box {
  const [x, y] = [
    Math.min(1 - right, Math.max(-left, dx)),
    Math.min(1 - bottom, Math.max(-top, dy)),
  ];
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** The box with its lower right corner moved by shares. */
export function resizedBox({ left, top, right, bottom }: Box, dx: number, dy: number): Box {
  const side = (from: number, to: number) => Math.min(1, Math.max(from + SMALLEST, to));
  return { left, top, right: side(left, right + dx), bottom: side(top, bottom + dy) };
}

/** The stroke carried on to a point; points too near to one another are left out. */
export function carriedOn(stroke: Stroke, [x, y]: Point): Stroke {
  const next: Point = [within(x), within(y)];
  const last = stroke.points.at(-1);
  const isNear = last && Math.hypot(next[0] - last[0], next[1] - last[1]) < POINT_GAP;
  if (isNear || stroke.points.length >= MAX_POINTS) return stroke;
  return { ...stroke, points: [...stroke.points, next] };
}

/** What the server takes as the fields of a request. */
export function selectionFields({ box, strokes }: Selection) {
  return {
    ...(box && { subjectBox: box }),
    ...(strokes.length > 0 && { subjectHints: strokes }),
  };
}
