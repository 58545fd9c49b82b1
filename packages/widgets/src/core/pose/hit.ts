import type { Point } from './canvas.ts';
import { type Figure, headRadius } from './figure.ts';
import { bones, distance, type Handle, handles } from './joints.ts';

/** What of a figure lies under a pointer. The neck stands for the whole figure. */
export interface Hit {
  figure: Figure;
  handle: Handle;
}

/**
 * The joint nearest to a place, else the figure whose limb is; of several the figure on top.
 * @param reach - how near it has to be, in pixels of the canvas
 */
export function hitAt(figures: readonly Figure[], place: Point, reach: number): Hit | undefined {
  const joints = figures.flatMap((figure) =>
    handles.flatMap((handle) => {
      const at = figure.joints[handle];
      return at ? [{ figure, handle, far: distance(at, place) }] : [];
    }),
  );
  const [nearest] = joints.toSorted((a, b) => a.far - b.far);
  if (nearest && nearest.far <= reach) return nearest;
  const figure = figures.findLast((one) => isOn(one, place, reach * 0.7));
  return figure && { figure, handle: 'neck' };
}

function isOn({ joints }: Figure, place: Point, reach: number): boolean {
  const inHead = joints.nose && distance(joints.nose, place) <= headRadius(joints);
  return (
    Boolean(inHead) ||
    bones.some(([from, to]) => {
      const [a, b] = [joints[from], joints[to]];
      return a && b && distanceToLine(place, a, b) <= reach;
    })
  );
}

function distanceToLine(place: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1;
  const share = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return distance(place, [a[0] + dx * at, a[1] + dy * at]);
}
