import type { Mask } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';

type Point = [x: number, y: number];

/** From here on a pixel is inside. */
const INSIDE = 128;
/** At most that many polygons, of at most that many points. */
const MOST_POLYGONS = 8;
const MOST_POINTS = 400;
/** Polygons smaller than this share of the biggest are not worth a line. */
const SMALLEST = 0.01;
/** How far, px, a line may run from the points that it leaves out. */
const TOLERANCE = 0.7;

/** The rectangle around all that is inside, in shares of width and height; null when nothing is. */
export function boundsOf({ data, width, height }: Mask): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if ((data[p] as number) < INSIDE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  return {
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
  };
}

/** The mask's outlines, holes too, as closed polygons in shares of width and height, biggest first. */
export function outlineOf(mask: Mask): Point[][] {
  const rings = ringsOf(mask)
    .map((ring) => ({ ring, area: areaOf(ring) }))
    .sort((a, b) => b.area - a.area);
  const least = SMALLEST * (rings[0]?.area ?? 0);
  return rings
    .filter(({ area }) => area >= least)
    .slice(0, MOST_POLYGONS)
    .map(({ ring }) =>
      simplified(ring).map(([x, y]): Point => [rounded(x / mask.width), rounded(y / mask.height)]),
    );
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(index + 1) % ring.length] as Point;
    sum += x * ny - nx * y;
  }
  return Math.abs(sum / 2);
}

/** Directions along the sides of pixels: right, down, left, up. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Walks along the sides of pixels, what is inside to the right hand. */
function ringsOf({ data, width, height }: Mask): Point[][] {
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] as number) >= INSIDE;
  // Tops of pixels, where a way to the right begins, that have been walked along.
  const walked = new Uint8Array(width * height);
  const rings: Point[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (walked[y * width + x] === 1 || !isInside(x, y) || isInside(x, y - 1)) continue;
      const ring: Point[] = [];
      let [px, py, heading] = [x, y, 0];
      do {
        if (heading === 0) walked[py * width + px] = 1;
        const [dx, dy] = STEPS[heading] as Point;
        [px, py] = [px + dx, py + dy];
        // The pixels ahead of the corner, to the left hand and to the right.
        const lx = px + Math.min(0, dx + dy);
        const ly = py + Math.min(0, dy - dx);
        const rx = px + Math.min(0, dx - dy);
        const ry = py + Math.min(0, dx + dy);
        const before = heading;
        if (!isInside(rx, ry)) heading = (heading + 1) % 4;
        else if (isInside(lx, ly)) heading = (heading + 3) % 4;
        if (heading !== before) ring.push([px, py]);
      } while (px !== x || py !== y || heading !== 0);
      rings.push(ring);
    }
  }
  return rings;
}

/** With as few points as the tolerance allows, which grows until they are few enough. */
function simplified(ring: Point[]): Point[] {
  let far = 0;
  const [first] = ring as [Point];
  const away = ([x, y]: Point) => Math.hypot(x - first[0], y - first[1]);
  for (let index = 1; index < ring.length; index++) {
    if (away(ring[index] as Point) > away(ring[far] as Point)) far = index;
  }
  for (let tolerance = TOLERANCE; ; tolerance *= 1.5) {
    const there = reduced(ring.slice(0, far + 1), tolerance);
    const back = reduced([...ring.slice(far), first], tolerance);
    const points = [...there.slice(0, -1), ...back.slice(0, -1)];
    if (points.length <= MOST_POINTS) return points;
  }
}

/** D. Douglas, T. Peucker, 1973: keeps the point farthest from the line, where it is too far, and again. */
function reduced(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [ax, ay] = line[from] as Point;
    const [bx, by] = line[to] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index++) {
      const [x, y] = line[index] as Point;
      const off =
        length === 0
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
      if (off > most) [farthest, most] = [index, off];
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept[index] === 1);
}
