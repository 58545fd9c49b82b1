import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type MaskMark, type MaskStroke, paintedOn } from '../../core/mask.ts';
import type { MaskSize } from '../../core/mask-raster.ts';
import type { Picture } from '../../core/picture.ts';
import type { Point } from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { MaskOverlay } from './MaskOverlay.tsx';
import { pointAt, SURFACE_HEIGHT } from './point-at.ts';
import type { EditorWith } from './use-editor-with.ts';
import type { MaskTools } from './use-mask.ts';

interface MaskSurfaceProps {
  editor: EditorWith<MarkingWords>;
  picture: Picture;
  size: MaskSize;
  tools: MaskTools;
}

/** How far an arrow key moves the brush, as a share. */
const NUDGE = 0.02;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};
const noMarks: readonly MaskMark[] = [];
const MIDDLE: Point = [0.5, 0.5];

/** The picture under the brush: painted with a pointer, or with the arrow keys and Space. */
export function MaskSurface({ editor, picture, size, tools }: MaskSurfaceProps) {
  const { words } = editor;
  const { mask, add, kind, radius, feather, close } = tools;
  const surface = useRef<SVGSVGElement>(null);
  const [draft, setDraft] = useState<MaskStroke | null>(null);
  const [brushAt, setBrushAt] = useState<Point | null>(null);
  const ratio = size.width / size.height;
  const stroke = (...points: Point[]): MaskStroke => ({ kind, radius, points });

  const begin = (event: PointerEvent) => {
    const point = pointAt(surface.current, event, ratio);
    if (!point || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraft(paintedOn(stroke(), point));
  };
  const carryOn = (event: PointerEvent) => {
    const point = pointAt(surface.current, event, ratio);
    if (!point) return;
    setBrushAt(point);
    if (draft) setDraft(paintedOn(draft, point));
  };
  const end = () => {
    setDraft(null);
    if (draft) add(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return close();
    const from = brushAt ?? MIDDLE;
    const by = ARROWS[event.key];
    if (by) {
      event.preventDefault();
      const [to] = paintedOn(stroke(), [from[0] + by[0], from[1] + by[1]]).points;
      if (!to) return;
      setBrushAt(to);
      if (event.shiftKey) add(stroke(from, to));
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setBrushAt(from);
      add(stroke(from));
    }
  };

  return (
    <div className="nb-mark">
      <img className="nb-stage__image" src={picture.url} alt={words.inputAlt(picture.name)} />
      <MaskOverlay marks={mask?.marks ?? noMarks} {...{ draft, feather, size }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing surface has no element of its own */}
      <svg
        ref={surface}
        className="nb-mark__surface nb-mark__surface--brush"
        viewBox={`0 0 ${SURFACE_HEIGHT * ratio} ${SURFACE_HEIGHT}`}
        role="group"
        aria-label={words.maskSurface}
        aria-roledescription={words.markSurfaceKind}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the brush
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={carryOn}
        onPointerUp={end}
        onPointerCancel={() => setDraft(null)}
        onPointerLeave={() => setBrushAt(null)}
      >
        {brushAt ? <Brush at={brushAt} {...{ radius, ratio }} /> : null}
      </svg>
    </div>
  );
}

/** Two circles, so that it is seen on light and on dark. */
function Brush({ at: [x, y], radius, ratio }: { at: Point; radius: number; ratio: number }) {
  const circle = {
    cx: x * SURFACE_HEIGHT * ratio,
    cy: y * SURFACE_HEIGHT,
    r: radius * SURFACE_HEIGHT * Math.max(1, ratio),
  };
  return (
    <>
      <circle className="nb-mark__brush nb-mark__brush--under" {...circle} />
      <circle className="nb-mark__brush" {...circle} />
    </>
  );
}
