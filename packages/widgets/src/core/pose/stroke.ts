import type { Colour } from './canvas.ts';

/** x and y in pixels of the canvas, pressure 0 to 1. */
export type InkPoint = readonly [x: number, y: number, pressure: number];

/** A line drawn by hand, or what rubs lines out. */
export interface Stroke {
  kind: 'draw' | 'erase';
  colour: Colour;
  /** Width in pixels of the canvas. */
  size: number;
  /** Whether a pen pressed harder makes it wider; a mouse has no pressure worth the name. */
  isPressed: boolean;
  points: readonly InkPoint[];
}

/** An eraser of the brush's own width could hardly be aimed. */
export const eraserScale = 5;
