import { type PointerEvent, useRef } from 'react';

/** px sideways that make a swipe. */
const FAR = 50;

/** Props for what is swiped sideways: `turn(1)` to the left, on to the next; `turn(-1)` to the right. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(x) > FAR && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
