import type { Cutout } from '../mask/cutout.ts';

/**
 * Cut-outs drawn by formula: shapes are signed distances (negative inside) over a unit square with y
 * down, painted one over the other and shaded a little, with a soft edge of one pixel.
 */
export type Distance = (x: number, y: number) => number;
export type Colour = readonly [red: number, green: number, blue: number];
export type Layer = readonly [shape: Distance, colour: Colour];

const between = (value: number) => Math.min(1, Math.max(0, value));

export const disc =
  (cx: number, cy: number, r: number): Distance =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

/** A line from one place to another whose radius goes from r to `end`. */
export const limb =
  (x0: number, y0: number, x1: number, y1: number, r: number, end = r): Distance =>
  (x, y) => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const t = between(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy));
    return Math.hypot(x - x0 - t * dx, y - y0 - t * dy) - (r + (end - r) * t);
  };

export const ellipse =
  (cx: number, cy: number, a: number, b: number): Distance =>
  (x, y) =>
    (Math.hypot((x - cx) / a, (y - cy) / b) - 1) * Math.min(a, b);

/** A box by its middle and half sides, with rounded corners. */
export const box =
  (cx: number, cy: number, a: number, b: number, r = 0): Distance =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - a + r, Math.abs(y - cy) - b + r];
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
  };

export const polygon =
  (...points: readonly (readonly [number, number])[]): Distance =>
  (x, y) => {
    let [nearest, sign] = [Infinity, 1];
    for (const [i, [px, py]] of points.entries()) {
      const [qx, qy] = points.at(i - 1) as readonly [number, number];
      const ex = qx - px;
      const ey = qy - py;
      const wx = x - px;
      const wy = y - py;
      const t = between((wx * ex + wy * ey) / (ex * ex + ey * ey));
      nearest = Math.min(nearest, Math.hypot(wx - ex * t, wy - ey * t));
      const conditions = [y >= py, y < qy, ex * wy > ey * wx];
      if (conditions.every(Boolean) || !conditions.some(Boolean)) sign = -sign;
    }
    return nearest * sign;
  };

export const star = (points: number, outer: number, inner: number, cx = 0.5, cy = 0.5): Distance =>
  polygon(
    ...Array.from({ length: 2 * points }, (_, i) => {
      const angle = -Math.PI / 2 + (i * Math.PI) / points;
      const r = i % 2 ? inner : outer;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );

export const union =
  (...shapes: readonly Distance[]): Distance =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const without =
  (shape: Distance, cut: Distance): Distance =>
  (x, y) =>
    Math.max(shape(x, y), -cut(x, y));

/** A seeded source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param aspect height by width; the unit square is as wide as the picture */
export function draw(layers: readonly Layer[], width = 480, aspect = 1): Cutout {
  const height = Math.round(width * aspect);
  const data = new Uint8ClampedArray(width * height * 4);
  const step = 1e-3;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const x = (i + 0.5) / width;
      const y = (j + 0.5) / width;
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (const [shape, colour] of layers) {
        const d = shape(x, y);
        const cover = between(0.5 - d * width);
        if (cover <= 0) continue;
        const slopeX = (shape(x + step, y) - d) / step;
        const slopeY = (shape(x, y + step) - d) / step;
        const rim = between(1 + d / 0.05);
        const light = 0.78 + 0.3 * (-0.5 * slopeX - 0.7 * slopeY) * rim - 0.22 * rim;
        const share = alpha === 0 ? 1 : cover;
        red += (255 * light * colour[0] - red) * share;
        green += (255 * light * colour[1] - green) * share;
        blue += (255 * light * colour[2] - blue) * share;
        alpha += (1 - alpha) * cover;
      }
      data.set([red, green, blue, 255 * alpha], (j * width + i) * 4);
    }
  }
  return { width, height, data };
}
