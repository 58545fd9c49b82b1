import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { canvas, onCanvas, type Point } from '../../core/pose/canvas.ts';
import type { Pen } from '../../core/pose/sketch-view.ts';
import type { InkPoint } from '../../core/pose/stroke.ts';
import { penOf } from './pen.ts';
import type { Painter } from './use-pose-painter.ts';

const MIDDLE: Point = [canvas.width / 2, canvas.height / 2];

/** How far an arrow key moves, in pixels of the canvas; undefined for any other key. */
export function arrowOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const step = shiftKey ? 10 : 1;
  const arrows: Record<string, Point> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  return arrows[key];
}

/** Drawing by keyboard: arrow keys move the brush, Space or Enter puts it down and lifts it. */
export function useKeyBrush({ state, board, sketch, announce, words }: Painter) {
  const [at, setAt] = useState<Point | null>(null);
  const [isDown, setDown] = useState(false);
  const stroke = useRef<{ pen: Pen; points: InkPoint[] } | null>(null);

  // What draws may arrive during the first stroke.
  const view = board?.view;
  useEffect(() => {
    if (!stroke.current) return;
    view?.begin(stroke.current.pen);
    view?.extend(stroke.current.points);
  }, [view]);

  const lift = () => {
    if (!stroke.current) return;
    board?.view?.end();
    sketch.addStroke({ ...stroke.current.pen, points: stroke.current.points });
    stroke.current = null;
    setDown(false);
    announce(words.poseBrushUp);
  };
  const putDown = ([x, y]: Point) => {
    const pen = penOf(state);
    const points: InkPoint[] = [[x, y, 0.5]];
    stroke.current = { pen, points };
    board?.view?.begin(pen);
    board?.view?.extend(points);
    setDown(true);
    announce(words.poseBrushDown(Math.round(x), Math.round(y)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = at ?? MIDDLE;
    const by = arrowOf(event);
    if (by) {
      event.preventDefault();
      const to = onCanvas([from[0] + by[0], from[1] + by[1]]);
      setAt(to);
      const point: InkPoint = [...to, 0.5];
      stroke.current?.points.push(point);
      board?.view?.extend([point]);
      announce(words.poseBrushAt(Math.round(to[0]), Math.round(to[1])));
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setAt(from);
      if (stroke.current) lift();
      else putDown(from);
    } else if (event.key === 'Escape' && stroke.current) {
      event.stopPropagation();
      lift();
    }
  };
  const onBlur = () => {
    lift();
    setAt(null);
  };
  return { at, isDown, onKeyDown, onBlur };
}
