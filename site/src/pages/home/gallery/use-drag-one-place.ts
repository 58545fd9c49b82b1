import { type MouseEvent, type PointerEvent, useCallback, useRef } from 'react';
import { placesOfDrag } from './gallery-order.ts';

/** px; less is a press with an unsteady hand. */
const STILL = 6;

interface Drag {
  x: number;
  y: number;
  /** It has left its place; from then on it is no press. */
  isMoving: boolean;
}

/**
 * Props for an item that a drag moves one place. While it is dragged the element carries `data-dragging` and follows the
 * pointer; the click that a browser makes of the drag's end does nothing. Fingers drag sideways: up and down they scroll.
 */
export function useDragOnePlace(move: (by: 1 | -1) => void) {
  const drag = useRef<Drag>(null);
  const swallowsClick = useRef(false);

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    swallowsClick.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
  }, []);

  const onPointerMove = useCallback((event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const [x, y] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.isMoving && Math.hypot(x, y) < STILL) return;
    if (!now.isMoving) {
      now.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.dragging = '';
    }
    event.currentTarget.style.translate = `${x}px ${y}px`;
  }, []);

  const end = useCallback((element: HTMLElement) => {
    const ended = drag.current;
    drag.current = null;
    delete element.dataset.dragging;
    element.style.translate = '';
    return ended;
  }, []);

  const onPointerUp = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const ended = end(event.currentTarget);
      if (!ended?.isMoving) return;
      swallowsClick.current = true;
      const by = placesOfDrag(event.clientX - ended.x, event.clientY - ended.y);
      if (by !== 0) move(by);
    },
    [end, move],
  );

  const onPointerCancel = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      end(event.currentTarget);
    },
    [end],
  );

  const onClickCapture = useCallback((event: MouseEvent) => {
    if (!swallowsClick.current) return;
    swallowsClick.current = false;
    event.preventDefault();
    event.stopPropagation();
  }, []);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
