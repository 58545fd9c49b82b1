import { getStroke } from 'perfect-freehand';
import type { Stroke } from './stroke.ts';

/** How much pressure matters: at none a stroke has 40 % of its size, at full 160 %. */
const THINNING = 0.6;

/** Width of a stroke in pixels where it is pressed that hard. */
export function widthAt({ size, isPressed }: Pick<Stroke, 'size' | 'isPressed'>, pressure: number) {
  return isPressed ? size * (1 - 2 * THINNING * (0.5 - pressure)) : size;
}

/** The outline of a stroke: round ends, smoothed, as wide as its size. */
export function outlineOf({ size, isPressed, points }: Stroke) {
  return getStroke(points as readonly (readonly number[])[] as number[][], {
    size,
    thinning: isPressed ? THINNING : 0,
    simulatePressure: false,
    smoothing: 0.5,
    streamline: 0.4,
    last: true,
  });
}

/** The outline as a path: curves through the middles of its edges, so that no corner shows. */
export function pathOf(outline: readonly (readonly number[])[]): Path2D {
  const path = new Path2D();
  const [first] = outline;
  if (!first) return path;
  path.moveTo(first[0] ?? 0, first[1] ?? 0);
  outline.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? [];
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}
