import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Picture } from '../../core/picture.ts';
import {
  type Box,
  boxBetween,
  carriedOn,
  middleBox,
  movedBox,
  type Point,
  resizedBox,
  type Stroke,
} from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { MarkDrawing } from './MarkDrawing.tsx';
import { pointAt, SURFACE_HEIGHT } from './point-at.ts';
import type { Marks } from './use-marks.ts';
import type { Outline } from './use-outline.ts';

interface MarkSurfaceProps {
  words: MarkingWords;
  picture: Picture;
  marks: Marks;
  outline: Outline;
  /** Width / height of the picture. */
  ratio: number;
}

type Draft = { from: Point; box: Box | undefined } | { stroke: Stroke };

/** How far an arrow key moves the box, as a share. */
const NUDGE = 0.02;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

/** The picture under the tools: dragged over with a pointer, or with the arrow keys for a box. */
export function MarkSurface({ words, picture, marks, outline, ratio }: MarkSurfaceProps) {
  const { selection, mark, tool, radius } = marks;
  const surface = useRef<SVGSVGElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);

  const begin = (event: PointerEvent) => {
    const point = pointAt(surface.current, event, ratio);
    if (!point || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === 'box') return setDraft({ from: point, box: undefined });
    setDraft({ stroke: carriedOn({ keep: tool === 'keep', radius, points: [] }, point) });
  };
  const carryOn = (event: PointerEvent) => {
    const point = draft && pointAt(surface.current, event, ratio);
    if (!point) return;
    if ('stroke' in draft) setDraft({ stroke: carriedOn(draft.stroke, point) });
    else setDraft({ ...draft, box: boxBetween(draft.from, point) });
  };
  const end = () => {
    setDraft(null);
    if (!draft) return;
    if ('stroke' in draft) mark({ ...selection, strokes: [...selection.strokes, draft.stroke] });
    else if (draft.box) mark({ ...selection, box: draft.box });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    const { box } = selection;
    if (event.key === 'Escape') return marks.close();
    if (event.key === 'Enter' && !box) return mark({ ...selection, box: middleBox });
    if (!by || !box) return;
    event.preventDefault();
    mark({ ...selection, box: (event.shiftKey ? resizedBox : movedBox)(box, ...by) });
  };

  const drawnBox = draft && 'from' in draft ? draft.box : selection.box;
  const strokes =
    draft && 'stroke' in draft ? [...selection.strokes, draft.stroke] : selection.strokes;
  return (
    <div className="nb-mark">
      <img className="nb-stage__image" src={picture.url} alt={words.inputAlt(picture.name)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing surface has no element of its own */}
      <svg
        ref={surface}
        className="nb-mark__surface"
        viewBox={`0 0 ${SURFACE_HEIGHT * ratio} ${SURFACE_HEIGHT}`}
        role="group"
        aria-label={words.markSurface}
        aria-roledescription={words.markSurfaceKind}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the box
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={carryOn}
        onPointerUp={end}
        onPointerCancel={() => setDraft(null)}
      >
        <MarkDrawing
          width={SURFACE_HEIGHT * ratio}
          height={SURFACE_HEIGHT}
          box={drawnBox}
          strokes={strokes}
          lines={draft ? [] : linesOf(outline)}
        />
      </svg>
    </div>
  );
}

function linesOf(outline: Outline) {
  return outline.status === 'found' ? outline.lines : [];
}
