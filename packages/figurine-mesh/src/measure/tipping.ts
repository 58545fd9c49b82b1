import type { FigurineMesh, Vector } from '../mesh.ts';

/** mm above the ground that still touches it. */
const TOUCHES = 0.05;

type Point = readonly [x: number, y: number];

/**
 * The angle by which a standing model can lean before it falls over, degrees: towards the nearest edge
 * of the hull of what touches the ground. 0 when its centre of mass is not above that.
 */
export function tipAngleDegrees(
  { positions }: Pick<FigurineMesh, 'positions'>,
  centre: Vector,
): number {
  const ground: Point[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    if ((positions[at + 2] as number) > TOUCHES) continue;
    ground.push([positions[at] as number, positions[at + 1] as number]);
  }
  const hull = convexHull(ground);
  if (hull.length < 3) return 0;
  let nearest = Infinity;
  for (const [i, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(i + 1) % hull.length] as Point;
    const dx = nextX - x;
    const dy = nextY - y;
    // Counter-clockwise: what is inside lies to the left.
    const inside = (dx * (centre[1] - y) - dy * (centre[0] - x)) / Math.hypot(dx, dy);
    nearest = Math.min(nearest, inside);
  }
  return nearest <= 0 ? 0 : (Math.atan2(nearest, centre[2]) * 180) / Math.PI;
}

/** Counter-clockwise, without points on straight lines (A. Andrew's monotone chain, 1979). */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of order) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2) as Point, chain.at(-1) as Point, point)) {
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9;
}
