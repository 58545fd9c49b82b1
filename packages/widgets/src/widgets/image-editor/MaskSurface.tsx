import { type KeyboardEvent, useState } from 'react';
import { type MaskMark, type MaskStroke, paintedOn } from '../../core/mask.ts';
import type { MaskSize } from '../../core/mask-raster.ts';
import type { Picture } from '../../core/picture.ts';
import type { Point } from '../../core/selection.ts';
import type { MarkingWords } from '../../locales/en/marking.ts';
import { arrowOf, DrawingSurface } from './DrawingSurface.tsx';
import { MaskOverlay } from './MaskOverlay.tsx';
import { SURFACE_HEIGHT } from './point-at.ts';
import type { EditorWith } from './use-editor-with.ts';
import type { MaskTools } from './use-mask.ts';

interface MaskSurfaceProps {
  editor: EditorWith<MarkingWords>;
  picture: Picture;
  size: MaskSize;
  tools: MaskTools;
}

const noMarks: readonly MaskMark[] = [];
const MIDDLE: Point = [0.5, 0.5];

/** The picture under the brush: painted with a pointer, or with the arrow keys and Space. */
export function MaskSurface({ editor, picture, size, tools }: MaskSurfaceProps) {
  const { words } = editor;
  const { mask, add, kind, radius, feather, close } = tools;
  const [draft, setDraft] = useState<MaskStroke | null>(null);
  const [brushAt, setBrushAt] = useState<Point | null>(null);
  const ratio = size.width / size.height;
  const stroke = (...points: Point[]): MaskStroke => ({ kind, radius, points });

  const begin = (point: Point) => setDraft(paintedOn(stroke(), point));
  const move = (point: Point) => {
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
    const by = arrowOf(event.key);
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
    <DrawingSurface
      label={words.maskSurface}
      isBrush
      overlay={<MaskOverlay marks={mask?.marks ?? noMarks} {...{ draft, feather, size }} />}
      drawing={{
        begin,
        move,
        end,
        cancel: () => setDraft(null),
        leave: () => setBrushAt(null),
      }}
      {...{ words, picture, ratio, onKeyDown }}
    >
      {brushAt ? <Brush at={brushAt} {...{ radius, ratio }} /> : null}
    </DrawingSurface>
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
