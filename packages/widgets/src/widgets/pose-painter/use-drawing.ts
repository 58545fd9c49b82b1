import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Figure } from '../../core/pose/figure.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { Touch } from './pen.ts';
import type { Painter } from './use-pose-painter.ts';

/** The other end of a pen, in the bits of PointerEvent.buttons. */
const ERASER_BUTTON = 32;

/**
 * Drawing, erasing and dragging joints with mouse, pen and finger: hands what they do to what draws. What they do
 * before that is there waits for it.
 */
export function useDrawing(painter: Painter) {
  const newest = useNewest(painter);
  const [draft, setDraft] = useState<readonly Figure[] | null>(null);
  const { work } = painter.work;
  const drawing = useMemo(
    () => work?.createDrawing(() => newest.current, setDraft),
    [work, newest],
  );
  const newestDrawing = useNewest(drawing);
  const hasBegun = useRef(false);
  useEffect(() => () => drawing?.close(), [drawing]);
  const view = painter.board?.view;
  useEffect(() => drawing?.showOn(view), [drawing, view]);

  const take = (event: PointerEvent<HTMLElement>) => {
    const touch = touchOf(event);
    if (touch.kind === 'down') {
      if (event.button !== 0 && !touch.isEraser) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    hasBegun.current ||= touch.kind === 'down';
    // A pointer that only passes over the canvas waits for nothing.
    if (work || hasBegun.current) painter.later(() => newestDrawing.current?.take(touch));
  };
  return { take, draft, isOver: drawing?.isOver };
}

function touchOf({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): Touch {
  const { type, pointerId, pointerType, buttons } = nativeEvent;
  const spots = nativeEvent.getCoalescedEvents?.() ?? [];
  const kind = type === 'pointerdown' ? 'down' : type === 'pointermove' ? 'move' : 'up';
  return {
    ...{ kind, pointerId, pointerType, isEraser: (buttons & ERASER_BUTTON) !== 0 },
    spots: spots.length > 0 ? spots : [nativeEvent],
    ...(kind === 'down' && { box: currentTarget.getBoundingClientRect() }),
  };
}

/** A finger on the canvas draws and nothing else: else the browser takes a quick stroke for a fling, and drops the tap after it. */
export function useOwnTouches(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = surface.current;
    const keep = (event: TouchEvent) => event.preventDefault();
    // React's own listeners cannot prevent it.
    element?.addEventListener('touchstart', keep, { passive: false });
    return () => element?.removeEventListener('touchstart', keep);
  }, [surface]);
}
