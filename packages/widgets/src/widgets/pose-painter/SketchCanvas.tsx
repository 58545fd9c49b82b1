import { type CSSProperties, type PointerEvent, useId, useRef } from 'react';
import { canvas, type Point } from '../../core/pose/canvas.ts';
import { isEmpty } from '../../core/pose/sketch.ts';
import { eraserScale } from '../../core/pose/stroke.ts';
import { classNames } from '../../ui/class-names.ts';
import { placeOf } from './pen.ts';
import { useBoard } from './use-board.ts';
import { useDrawing, useOwnTouches } from './use-drawing.ts';
import { useKeyBrush } from './use-key-brush.ts';
import type { Painter } from './use-pose-painter.ts';

/** The canvas: its layers, what the picture will show of it, and the joints above. */
export function SketchCanvas({ painter }: { painter: Painter }) {
  const { words, state, board, setBoard } = painter;
  const { sketch } = state.history;
  const drawing = useDrawing(painter);
  const brush = useKeyBrush(painter);
  const { work } = painter.work;
  const layers = useBoard(sketch, drawing.draft, board, setBoard, work?.createSketchView);
  const ring = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  useOwnTouches(surface);
  const helpId = useId();
  const figures = drawing.draft ?? sketch.figures;

  /** Moves the ring and sets the cursor without rendering anything. */
  const follow = (event: PointerEvent<HTMLElement>) => {
    drawing.take(event);
    const { style } = event.currentTarget;
    style.cursor = '';
    if (state.tool === 'draw') return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = placeOf(event, box);
    moveRing(ring.current, place, state.size * eraserScale);
    if (drawing.draft) style.cursor = 'grabbing';
    else if (drawing.isOver?.(event, place, box)) style.cursor = 'grab';
  };
  return (
    <div className={classNames('nb-sketch', `nb-sketch--${state.tool}`)}>
      <canvas ref={layers.ink} className="nb-sketch__layer" />
      <canvas ref={layers.wet} className="nb-sketch__layer" />
      <canvas ref={layers.figures} className="nb-sketch__layer" />
      {isEmpty(sketch) ? (
        <p className="nb-sketch__hint" aria-hidden="true">
          {words.poseCanvasEmpty}
        </p>
      ) : null}
      <RatioFrame painter={painter} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing surface has no element of its own */}
      <div
        ref={surface}
        className="nb-sketch__surface"
        role="group"
        aria-label={words.poseCanvas}
        aria-roledescription={words.poseCanvasKind}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the brush
        tabIndex={0}
        onKeyDown={brush.onKeyDown}
        onBlur={brush.onBlur}
        onPointerDown={drawing.take}
        onPointerMove={follow}
        onPointerUp={drawing.take}
        onPointerCancel={drawing.take}
        onContextMenu={(event) => event.preventDefault()}
      />
      <span id={helpId} hidden>
        {words.poseCanvasHelp}
      </span>
      <span ref={ring} className="nb-sketch__ring" />
      {brush.at ? (
        <span
          className={classNames('nb-sketch__brush', brush.isDown && 'nb-sketch__brush--down')}
          style={placed(brush.at)}
        />
      ) : null}
      {state.tool === 'pose' && work ? (
        <work.JointHandles painter={painter} figures={figures} />
      ) : null}
    </div>
  );
}

/** What the picture will show. Its place is the stylesheet's: a page's policy may forbid styles in its HTML. */
function RatioFrame({ painter: { state } }: { painter: Painter }) {
  return (
    <span className="nb-sketch__frame" data-nb-ratio={state.ratio}>
      <span className="nb-sketch__ratio" aria-hidden="true">
        {state.ratio}
      </span>
    </span>
  );
}

function percent(value: number, whole: number): string {
  return `${(value / whole) * 100}%`;
}

/** Where something stands on the canvas, whatever its size. */
export function placed([x, y]: Point): CSSProperties {
  return { left: percent(x, canvas.width), top: percent(y, canvas.height) };
}

/** @param size - in pixels of the canvas */
function moveRing(ring: HTMLElement | null, place: Point, size: number): void {
  if (ring) Object.assign(ring.style, placed(place), { width: percent(size, canvas.width) });
}
