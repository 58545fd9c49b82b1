import { canvas } from './canvas.ts';
import type { Figure } from './figure.ts';
import { outlineOf, pathOf, widthAt } from './outline.ts';
import { paintFigures, paintInk } from './paint.ts';
import type { InkPoint, Stroke } from './stroke.ts';

/** Layers from bottom to top; the ground below them is the page's. */
export interface SketchLayers {
  /** Finished strokes. */
  ink: HTMLCanvasElement;
  /** The stroke that is being drawn. */
  wet: HTMLCanvasElement;
  figures: HTMLCanvasElement;
}

/** A stroke in the making. */
export type Pen = Omit<Stroke, 'points'>;

/** Shows a sketch at any size. What is drawn by hand appears with the next frame, at the cost of its new points alone. */
export interface SketchView {
  /** @param width - in pixels of the screen */
  resize(width: number): void;
  showStrokes(strokes: readonly Stroke[]): void;
  showFigures(figures: readonly Figure[]): void;
  begin(pen: Pen): void;
  extend(points: readonly InkPoint[]): void;
  /** The stroke is over: shown again as soon as it is among the finished ones. */
  end(): void;
  close(): void;
}

/** How far the live line follows each new point, as in perfect-freehand with a streamline of 0.4. */
const FOLLOW = 0.15 + (1 - 0.4) * 0.85;

/** @returns undefined where the browser gives no canvas to draw on */
export function createSketchView(layers: SketchLayers): SketchView | undefined {
  const ink = layers.ink.getContext('2d');
  const wet = layers.wet.getContext('2d');
  const top = layers.figures.getContext('2d');
  if (!ink || !wet || !top) return undefined;

  let strokes: readonly Stroke[] = [];
  let figures: readonly Figure[] = [];
  let live: { pen: Pen; at: InkPoint | undefined; waiting: InkPoint[] } | undefined;
  let frame = 0;

  const paintAll = (from: number) => {
    for (const stroke of strokes.slice(from)) paintInk(ink, stroke, pathFor(stroke));
  };
  const paintLive = () => {
    frame = 0;
    if (!live) return;
    const paper = live.pen.kind === 'erase' ? ink : wet;
    live.at = drawOn(paper, live.pen, live.at, live.waiting);
    live.waiting = [];
  };
  const drop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    live = undefined;
  };

  return {
    resize(width) {
      const height = Math.round((width * canvas.height) / canvas.width);
      for (const paper of [ink, wet, top]) {
        if (paper.canvas.width === width && paper.canvas.height === height) continue;
        paper.canvas.width = width;
        paper.canvas.height = height;
        paper.setTransform(width / canvas.width, 0, 0, height / canvas.height, 0, 0);
      }
      paintAll(0);
      paintFigures(top, figures);
    },
    showStrokes(next) {
      const isLonger =
        next.length > strokes.length && strokes.every((stroke, i) => stroke === next[i]);
      const from = isLonger ? strokes.length : 0;
      strokes = next;
      if (!isLonger) wipe(ink);
      paintAll(from);
      if (!live) wipe(wet);
    },
    showFigures(next) {
      figures = next;
      wipe(top);
      paintFigures(top, figures);
    },
    begin(pen) {
      drop();
      wipe(wet);
      live = { pen, at: undefined, waiting: [] };
    },
    extend(points) {
      live?.waiting.push(...points);
      if (!frame) frame = requestAnimationFrame(paintLive);
    },
    end: drop,
    close: drop,
  };
}

function wipe(paper: CanvasRenderingContext2D): void {
  paper.clearRect(0, 0, canvas.width, canvas.height);
}

/** Strokes never change: their outlines are worked out once. */
const paths = new WeakMap<Stroke, Path2D>();

function pathFor(stroke: Stroke): Path2D {
  const known = paths.get(stroke);
  if (known) return known;
  const path = pathOf(outlineOf(stroke));
  paths.set(stroke, path);
  return path;
}

/** Goes on from a point through new ones, in round lines. @returns where it ends */
function drawOn(
  paper: CanvasRenderingContext2D,
  pen: Pen,
  from: InkPoint | undefined,
  points: readonly InkPoint[],
): InkPoint | undefined {
  paper.globalCompositeOperation = pen.kind === 'erase' ? 'destination-out' : 'source-over';
  paper.strokeStyle = pen.colour;
  paper.lineCap = 'round';
  let at = from;
  for (const point of points) {
    const [x, y] = at ?? point;
    const next: InkPoint = [x + (point[0] - x) * FOLLOW, y + (point[1] - y) * FOLLOW, point[2]];
    paper.lineWidth = widthAt(pen, point[2]);
    paper.beginPath();
    paper.moveTo(x, y);
    paper.lineTo(next[0], next[1]);
    paper.stroke();
    at = next;
  }
  paper.globalCompositeOperation = 'source-over';
  return at;
}
