import { canvas, type Point } from '../../core/pose/canvas.ts';
import { type Figure, posed } from '../../core/pose/figure.ts';
import { type Hit, hitAt } from '../../core/pose/hit.ts';
import { distance } from '../../core/pose/joints.ts';
import type { Pen, SketchView } from '../../core/pose/sketch-view.ts';
import type { InkPoint } from '../../core/pose/stroke.ts';
import { penOf, placeOf, type Spot, type Touch } from './pen.ts';
import type { Painter } from './use-pose-painter.ts';

interface Ink {
  kind: 'ink';
  pen: Pen;
  points: InkPoint[];
  /** A tap on the ground only lets go of the selected figure. */
  mayBeTap: boolean;
}

interface Drag {
  kind: 'drag';
  hit: Hit;
  /** From the pointer to the joint, so that it does not jump. */
  offset: Point;
  to: Point | undefined;
  frame: number;
}

type Gesture = (Ink | Drag) & { pointerId: number; box: DOMRect };

/** How near a pointer has to be to take hold of a joint, in pixels of the page. */
const REACH = { mouse: 14, touch: 26 };
/** A tap moves less than this, in pixels of the canvas. */
const TAP = 3;

/** Drawing, erasing and dragging joints. */
export interface Drawing {
  take(touch: Touch): void;
  /** Whether a pointer could take hold of a joint there. */
  isOver(touch: Pick<Touch, 'pointerType'>, place: Point, box: DOMRect): boolean;
  /** What draws has arrived, during a stroke perhaps. */
  showOn(view: SketchView | undefined): void;
  close(): void;
}

/**
 * @param painter - the newest one at any time
 * @param showDraft - gets figures on their way; null = they have arrived. Nothing is told while a stroke grows.
 */
export function createDrawing(
  painter: () => Painter,
  showDraft: (figures: readonly Figure[] | null) => void,
): Drawing {
  let gesture: Gesture | null = null;

  function begin({ pointerId, pointerType, isEraser, spots, box }: Touch): void {
    const [spot] = spots;
    if (gesture || !spot || !box) return;
    const { state, board, dispatch } = painter();
    const place = placeOf(spot, box);
    const hit = isEraser ? undefined : hitOf(painter(), pointerType, place, box);
    if (hit) {
      const at = hit.figure.joints[hit.handle] ?? place;
      const offset: Point = [at[0] - place[0], at[1] - place[1]];
      gesture = { pointerId, box, kind: 'drag', hit, offset, to: undefined, frame: 0 };
      dispatch({ type: 'select', id: hit.figure.id });
      showDraft(state.history.sketch.figures);
      return;
    }
    const pen = penOf(state, pointerType === 'pen', isEraser);
    const points = [inkPoint(spot, box)];
    const mayBeTap = state.tool === 'pose' && state.selectedId !== null;
    gesture = { pointerId, box, kind: 'ink', pen, points, mayBeTap };
    board?.view?.begin(pen);
    board?.view?.extend(points);
  }

  function carryOn(going: Gesture, { spots }: Touch): void {
    if (going.kind === 'ink') {
      const points = spots.map((spot) => inkPoint(spot, going.box));
      going.points.push(...points);
      painter().board?.view?.extend(points);
      return;
    }
    const spot = spots.at(-1);
    if (!spot) return;
    const [x, y] = placeOf(spot, going.box);
    going.to = [x + going.offset[0], y + going.offset[1]];
    going.frame ||= requestAnimationFrame(() => {
      going.frame = 0;
      showDraft(withDrag(painter(), going));
    });
  }

  function end(going: Gesture): void {
    gesture = null;
    const { board, sketch, figures, dispatch, state } = painter();
    if (going.kind === 'drag') {
      cancelAnimationFrame(going.frame);
      if (going.to) figures.put(withDrag(painter(), going));
      showDraft(null);
      return;
    }
    board?.view?.end();
    if (going.mayBeTap && isStill(going.points)) {
      dispatch({ type: 'select', id: null });
      board?.view?.showStrokes(state.history.sketch.strokes);
    } else sketch.addStroke({ ...going.pen, points: going.points });
  }

  return {
    take(touch) {
      if (touch.kind === 'down') return begin(touch);
      if (gesture?.pointerId !== touch.pointerId) return;
      if (touch.kind === 'move') carryOn(gesture, touch);
      else end(gesture);
    },
    isOver: ({ pointerType }, place, box) =>
      hitOf(painter(), pointerType, place, box) !== undefined,
    showOn(view) {
      if (gesture?.kind !== 'ink') return;
      view?.begin(gesture.pen);
      view?.extend(gesture.points);
    },
    close() {
      if (gesture?.kind === 'drag') cancelAnimationFrame(gesture.frame);
    },
  };
}

function withDrag({ state }: Painter, { hit, to }: Drag): readonly Figure[] {
  const { figures } = state.history.sketch;
  if (!to) return figures;
  return figures.map((figure) =>
    figure.id === hit.figure.id
      ? { ...figure, joints: posed(hit.figure.joints, hit.handle, to) }
      : figure,
  );
}

/** What is under the pointer, where figures are in reach: the pose tool alone. */
function hitOf(
  { state }: Painter,
  pointerType: string,
  place: Point,
  box: DOMRect,
): Hit | undefined {
  if (state.tool !== 'pose') return undefined;
  const reach = pointerType === 'touch' ? REACH.touch : REACH.mouse;
  return hitAt(state.history.sketch.figures, place, (reach * canvas.width) / box.width);
}

function inkPoint(spot: Spot, box: DOMRect): InkPoint {
  return [...placeOf(spot, box), spot.pressure];
}

function isStill(points: readonly InkPoint[]): boolean {
  const [first] = points;
  return points.every(([x, y]) => first && distance([first[0], first[1]], [x, y]) < TAP);
}
