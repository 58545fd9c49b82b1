import type { PointerEvent } from 'react';
import type { Point } from '../../core/selection.ts';

/** The drawing surfaces are 1000 units high. */
export const SURFACE_HEIGHT = 1000;

/** Where on the picture the pointer is. */
export function pointAt(
  surface: SVGSVGElement | null,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  ratio: number,
): Point | undefined {
  const matrix = surface?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x / (SURFACE_HEIGHT * ratio), y / SURFACE_HEIGHT];
}
