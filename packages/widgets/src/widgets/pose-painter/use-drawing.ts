import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { canvas, type Point } from '../../core/pose/canvas.ts';
import { type Figure, posed } from '../../core/pose/figure.ts';
import { type Hit, hitAt } from '../../core/pose/hit.ts';
import { distance } from '../../core/pose/joints.ts';
import type { Pen } from '../../core/pose/sketch-view.ts';
import { eraserScale, type InkPoint } from '../../core/pose/stroke.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { Painter } from './use-pose-painter.ts';

interface Ink {
  kind: 'ink';
  pen: Pen;
  points: InkPoint[];
  /** A tap on the ground only lets go of the selected figure. */
  mayBeTap: boolean;
}

interface Drag {
  kind: 'drag';
  hit: Hit;
  /** From the pointer to the joint, so that it does not jump. */
  offset: Point;
  to: Point | undefined;
  frame: number;
}

type Gesture = (Ink | Drag) & { pointerId: number; box: DOMRect };

/** How near a pointer has to be to take hold of a joint, in pixels of the page. */
const REACH = { mouse: 14, pen: 16, touch: 26 };
/** A tap moves less than this, in pixels of the canvas. */
const TAP = 3;
/** The other end of a pen, in the bits of PointerEvent.buttons. */
const ERASER_BUTTON = 32;

/** Drawing, erasing and dragging joints with mouse, pen and finger. Nothing is rendered while a stroke grows. */
export function useDrawing(painter: Painter) {
  const newest = useNewest(painter);
  const gesture = useRef<Gesture | null>(null);
  const [draft, setDraft] = useState<readonly Figure[] | null>(null);
  const [isDragging, setDragging] = useState(false);
  useEffect(
    () => () => {
      if (gesture.current?.kind === 'drag') cancelAnimationFrame(gesture.current.frame);
    },
    [],
  );

  // What draws may arrive during the first stroke.
  const view = painter.board?.view;
  useEffect(() => {
    if (gesture.current?.kind !== 'ink') return;
    view?.begin(gesture.current.pen);
    view?.extend(gesture.current.points);
  }, [view]);

  const begin = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const isEraser = (event.buttons & ERASER_BUTTON) !== 0;
      if (gesture.current || !(event.button === 0 || isEraser)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const box = event.currentTarget.getBoundingClientRect();
      const place = placeOf(event, box);
      const shared = { pointerId: event.pointerId, box };
      const hit = isEraser ? undefined : hitOf(newest.current, event, place, box);
      if (hit) {
        const at = hit.figure.joints[hit.handle] ?? place;
        const offset: Point = [at[0] - place[0], at[1] - place[1]];
        gesture.current = { ...shared, kind: 'drag', hit, offset, to: undefined, frame: 0 };
        newest.current.dispatch({ type: 'select', id: hit.figure.id });
        return setDragging(true);
      }
      const { state, board } = newest.current;
      const pen = penOf(state, event.pointerType === 'pen', isEraser);
      const points = [inkPoint(event, box)];
      const mayBeTap = state.tool === 'pose' && state.selectedId !== null;
      gesture.current = { ...shared, kind: 'ink', pen, points, mayBeTap };
      board?.view?.begin(pen);
      board?.view?.extend(points);
    },
    [newest],
  );

  const carryOn = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const going = gesture.current;
      if (!going || going.pointerId !== event.pointerId) return;
      if (going.kind === 'ink') {
        const points = coalesced(event).map((one) => inkPoint(one, going.box));
        going.points.push(...points);
        return newest.current.board?.view?.extend(points);
      }
      const [x, y] = placeOf(event, going.box);
      going.to = [x + going.offset[0], y + going.offset[1]];
      going.frame ||= requestAnimationFrame(() => {
        going.frame = 0;
        setDraft(withDrag(newest.current, going));
      });
    },
    [newest],
  );

  const end = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const going = gesture.current;
      if (!going || going.pointerId !== event.pointerId) return;
      gesture.current = null;
      const { board, sketch, figures, dispatch } = newest.current;
      if (going.kind === 'drag') {
        cancelAnimationFrame(going.frame);
        if (going.to) figures.put(withDrag(newest.current, going));
        setDraft(null);
        return setDragging(false);
      }
      board?.view?.end();
      const isTap = going.mayBeTap && isStill(going.points);
      if (isTap) {
        dispatch({ type: 'select', id: null });
        board?.view?.showStrokes(newest.current.state.history.sketch.strokes);
      } else sketch.addStroke({ ...going.pen, points: going.points });
    },
    [newest],
  );

  return { begin, carryOn, end, draft, isDragging };
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

function withDrag({ state }: Painter, { hit, to }: Drag): readonly Figure[] {
  const { figures } = state.history.sketch;
  if (!to) return figures;
  return figures.map((figure) =>
    figure.id === hit.figure.id
      ? { ...figure, joints: posed(hit.figure.joints, hit.handle, to) }
      : figure,
  );
}

/** What is under the pointer, where figures are in reach: the pose tool alone. */
export function hitOf(
  { state }: Pick<Painter, 'state'>,
  event: Pick<PointerEvent, 'pointerType'>,
  place: Point,
  box: DOMRect,
): Hit | undefined {
  if (state.tool !== 'pose') return undefined;
  const reach = event.pointerType === 'touch' ? REACH.touch : REACH.mouse;
  return hitAt(state.history.sketch.figures, place, (reach * canvas.width) / box.width);
}

export function penOf(
  { tool, colour, size }: Painter['state'],
  isPressed = false,
  isEraser = false,
): Pen {
  return tool === 'erase' || isEraser
    ? { kind: 'erase', colour, size: size * eraserScale, isPressed: false }
    : { kind: 'draw', colour, size, isPressed };
}

/** Every place that the pointer was at since the last event, not only the newest. */
function coalesced({ nativeEvent }: PointerEvent): globalThis.PointerEvent[] {
  const events = nativeEvent.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [nativeEvent];
}

export function placeOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: DOMRect,
): Point {
  return [
    ((clientX - box.left) / box.width) * canvas.width,
    ((clientY - box.top) / box.height) * canvas.height,
  ];
}

type Placed = { clientX: number; clientY: number; pressure: number };

function inkPoint(event: Placed, box: DOMRect): InkPoint {
  return [...placeOf(event, box), event.pressure];
}

function isStill(points: readonly InkPoint[]): boolean {
  const [first] = points;
  return points.every(([x, y]) => first && distance([first[0], first[1]], [x, y]) < TAP);
}
