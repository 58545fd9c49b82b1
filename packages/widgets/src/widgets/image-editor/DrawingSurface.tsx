import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Picture } from '../../core/picture.ts';
import type { Point } from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { classNames } from '../../ui/class-names.ts';
import { pointAt, SURFACE_HEIGHT } from './point-at.ts';

/** How far an arrow key moves what is drawn with, as a share. */
const NUDGE = 0.02;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

/** Where an arrow key leads; undefined for other keys. */
export const arrowOf = (key: string): Point | undefined => ARROWS[key];

/** What a pointer does, at points of the picture. */
interface Drawing {
  begin(point: Point): void;
  /** Also while nothing is pressed. */
  move(point: Point): void;
  end(): void;
  cancel(): void;
  leave?(): void;
}

interface DrawingSurfaceProps {
  words: MarkingWords;
  picture: Picture;
  /** Width / height of the picture. */
  ratio: number;
  label: string;
  /** The pointer shows as a brush. */
  isBrush?: boolean;
  /** Between the picture and what is drawn. */
  overlay?: ReactNode;
  drawing: Drawing;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A picture that is drawn on, with a pointer or by keys. */
export function DrawingSurface(props: DrawingSurfaceProps) {
  const { words, picture, ratio, label, isBrush, overlay, drawing, onKeyDown, children } = props;
  const surface = useRef<SVGSVGElement>(null);
  const begin = (event: PointerEvent) => {
    const point = pointAt(surface.current, event, ratio);
    if (!point || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.begin(point);
  };
  const move = (event: PointerEvent) => {
    const point = pointAt(surface.current, event, ratio);
    if (point) drawing.move(point);
  };
  return (
    <div className="nb-mark">
      <img className="nb-stage__image" src={picture.url} alt={words.inputAlt(picture.name)} />
      {overlay}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing surface has no element of its own */}
      <svg
        ref={surface}
        className={classNames('nb-mark__surface', isBrush && 'nb-mark__surface--brush')}
        viewBox={`0 0 ${SURFACE_HEIGHT * ratio} ${SURFACE_HEIGHT}`}
        role="group"
        aria-label={label}
        aria-roledescription={words.markSurfaceKind}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys draw
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={drawing.end}
        onPointerCancel={drawing.cancel}
        onPointerLeave={drawing.leave}
      >
        {children}
      </svg>
    </div>
  );
}
