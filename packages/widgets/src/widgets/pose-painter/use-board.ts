import { type RefObject, useEffect, useRef } from 'react';
import type { Figure } from '../../core/pose/figure.ts';
import type { Sketch } from '../../core/pose/sketch.ts';
import type { createSketchView, SketchLayers } from '../../core/pose/sketch-view.ts';
import type { Board } from './painter-needs.ts';

type LayerRefs = Record<keyof SketchLayers, RefObject<HTMLCanvasElement | null>>;

/** More than this would only cost memory: pixels of the screen. */
const MAX_WIDTH = 3000;

/**
 * Draws the sketch into the layers, one pixel for each of the screen's, whatever their size.
 * @param draft - figures on their way; null = those of the sketch
 * @param create - undefined until it is loaded
 */
export function useBoard(
  sketch: Sketch,
  draft: readonly Figure[] | null,
  board: Board | null,
  setBoard: (board: Board | null) => void,
  create: typeof createSketchView | undefined,
): LayerRefs {
  const layers: LayerRefs = {
    ink: useRef<HTMLCanvasElement>(null),
    wet: useRef<HTMLCanvasElement>(null),
    figures: useRef<HTMLCanvasElement>(null),
  };
  const { ink, wet, figures } = layers;
  const view = board?.view;

  useEffect(() => {
    if (!ink.current || !wet.current || !figures.current) return;
    if (!create) {
      setBoard({ hasContext: ink.current.getContext('2d') !== null, view: undefined });
      return;
    }
    const made = create({ ink: ink.current, wet: wet.current, figures: figures.current });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) made?.resize(Math.min(MAX_WIDTH, pixelsAcross(entry)));
    });
    observer.observe(ink.current);
    setBoard({ hasContext: made !== undefined, view: made });
    return () => {
      observer.disconnect();
      made?.close();
      setBoard(null);
    };
  }, [ink, wet, figures, setBoard, create]);

  useEffect(() => view?.showStrokes(sketch.strokes), [view, sketch.strokes]);
  const shown = draft ?? sketch.figures;
  useEffect(() => view?.showFigures(shown), [view, shown]);
  return layers;
}

/** Browsers that do not tell pixels of the screen tell those of the page. */
function pixelsAcross({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): number {
  const [box] = devicePixelContentBoxSize ?? [];
  return Math.max(1, Math.round(box?.inlineSize ?? contentRect.width * devicePixelRatio));
}
