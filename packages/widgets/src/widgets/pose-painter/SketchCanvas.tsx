import { type CSSProperties, type PointerEvent, useId, useRef } from 'react';
import { canvas, frameOf, type Point } from '../../core/pose/canvas.ts';
import { isEmpty } from '../../core/pose/sketch.ts';
import { eraserScale } from '../../core/pose/stroke.ts';
import { classNames } from '../../ui/class-names.ts';
import { JointHandles } from './JointHandles.tsx';
import { useBoard } from './use-board.ts';
import { hitOf, placeOf, useDrawing } from './use-drawing.ts';
import { useKeyBrush } from './use-key-brush.ts';
import type { Painter } from './use-pose-painter.ts';

/** The canvas: its layers, what the picture will show of it, and the joints above. */
export function SketchCanvas({ painter }: { painter: Painter }) {
  const { words, state, board, setBoard } = painter;
  const { sketch } = state.history;
  const drawing = useDrawing(painter);
  const brush = useKeyBrush(painter);
  const layers = useBoard(sketch, drawing.draft, board, setBoard);
  const ring = useRef<HTMLSpanElement>(null);
  const helpId = useId();
  const figures = drawing.draft ?? sketch.figures;

  /** Moves the ring and sets the cursor without rendering anything. */
  const follow = (event: PointerEvent<HTMLElement>) => {
    drawing.carryOn(event);
    if (state.tool === 'draw') {
      event.currentTarget.style.cursor = '';
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const place = placeOf(event, box);
    moveTo(ring.current, place);
    event.currentTarget.style.cursor = drawing.isDragging
      ? 'grabbing'
      : hitOf(painter, event, place, box)
        ? 'grab'
        : '';
  };
  return (
    <div
      className={classNames('nb-sketch', `nb-sketch--${state.tool}`)}
      style={{ background: canvas.ground }}
    >
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
        className="nb-sketch__surface"
        role="group"
        aria-label={words.poseCanvas}
        aria-roledescription={words.poseCanvasKind}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the brush
        tabIndex={0}
        onKeyDown={brush.onKeyDown}
        onBlur={brush.onBlur}
        onPointerDown={drawing.begin}
        onPointerMove={follow}
        onPointerUp={drawing.end}
        onPointerCancel={drawing.end}
        onContextMenu={(event) => event.preventDefault()}
      />
      <span id={helpId} hidden>
        {words.poseCanvasHelp}
      </span>
      <span
        ref={ring}
        className="nb-sketch__ring"
        style={{ width: percent(state.size * eraserScale, canvas.width) }}
      />
      {brush.at ? (
        <span
          className={classNames('nb-sketch__brush', brush.isDown && 'nb-sketch__brush--down')}
          style={placed(brush.at)}
        />
      ) : null}
      {state.tool === 'pose' ? <JointHandles painter={painter} figures={figures} /> : null}
    </div>
  );
}

function RatioFrame({ painter: { state, words } }: { painter: Painter }) {
  const { left, top, width, height } = frameOf(state.ratio);
  const style: CSSProperties = {
    left: percent(left, canvas.width),
    top: percent(top, canvas.height),
    width: percent(width, canvas.width),
    height: percent(height, canvas.height),
  };
  return (
    <span className="nb-sketch__frame" style={style} title={words.poseRatioFrame(state.ratio)}>
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

function moveTo(element: HTMLElement | null, place: Point): void {
  if (element) Object.assign(element.style, placed(place));
}
