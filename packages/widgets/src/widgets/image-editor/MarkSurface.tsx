import { type KeyboardEvent, useState } from 'react';
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
import { arrowOf, DrawingSurface } from './DrawingSurface.tsx';
import { MarkDrawing } from './MarkDrawing.tsx';
import { SURFACE_HEIGHT } from './point-at.ts';
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

/** The picture under the tools: dragged over with a pointer, or with the arrow keys for a box. */
export function MarkSurface({ words, picture, marks, outline, ratio }: MarkSurfaceProps) {
  const { selection, mark, tool, radius } = marks;
  const [draft, setDraft] = useState<Draft | null>(null);

  const begin = (point: Point) => {
    if (tool === 'box') return setDraft({ from: point, box: undefined });
    setDraft({ stroke: carriedOn({ keep: tool === 'keep', radius, points: [] }, point) });
  };
  const move = (point: Point) => {
    if (!draft) return;
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
    const by = arrowOf(event.key);
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
    <DrawingSurface
      label={words.markSurface}
      drawing={{ begin, move, end, cancel: () => setDraft(null) }}
      {...{ words, picture, ratio, onKeyDown }}
    >
      <MarkDrawing
        width={SURFACE_HEIGHT * ratio}
        height={SURFACE_HEIGHT}
        box={drawnBox}
        strokes={strokes}
        lines={draft ? [] : linesOf(outline)}
      />
    </DrawingSurface>
  );
}

function linesOf(outline: Outline) {
  return outline.status === 'found' ? outline.lines : [];
}
