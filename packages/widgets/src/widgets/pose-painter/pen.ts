import { canvas, type Point } from '../../core/pose/canvas.ts';
import type { PainterState } from '../../core/pose/painter-state.ts';
import type { Pen } from '../../core/pose/sketch-view.ts';
import { eraserScale } from '../../core/pose/stroke.ts';

/** Where a pointer was, in pixels of the page. */
export interface Spot {
  clientX: number;
  clientY: number;
  pressure: number;
}

/** What a pointer does on the canvas. */
export interface Touch {
  kind: 'down' | 'move' | 'up';
  pointerId: number;
  pointerType: string;
  /** By the other end of a pen. */
  isEraser: boolean;
  /** Every place that it was at since the last one, not only the newest. */
  spots: readonly Spot[];
  /** Where the canvas is, as it goes down. */
  box?: DOMRect;
}

export function penOf(
  { tool, colour, size }: PainterState,
  isPressed = false,
  isEraser = false,
): Pen {
  return tool === 'erase' || isEraser
    ? { kind: 'erase', colour, size: size * eraserScale, isPressed: false }
    : { kind: 'draw', colour, size, isPressed };
}

export function placeOf(
  { clientX, clientY }: Pick<Spot, 'clientX' | 'clientY'>,
  box: DOMRect,
): Point {
  return [
    ((clientX - box.left) / box.width) * canvas.width,
    ((clientY - box.top) / box.height) * canvas.height,
  ];
}
