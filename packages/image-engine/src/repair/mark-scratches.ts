import type { Size } from '../picture/picture.ts';
import type { Scratch } from './scratches.ts';

/** Draws scratches into a mask, a little wider than they are: their edges are soft. */
export function markScratches(scratches: readonly Scratch[], size: Size, mask: Uint8Array): void {
  for (const { points, width } of scratches) {
    const radius = width / 2 + 1.4;
    for (const [i, to] of points.entries()) {
      const from = points[Math.max(0, i - 1)] ?? to;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
      for (let s = 0; s <= steps; s++) {
        const x = from.x + ((to.x - from.x) * s) / steps;
        const y = from.y + ((to.y - from.y) * s) / steps;
        dot(mask, size, x, y, radius);
      }
    }
  }
}

function dot(
  mask: Uint8Array,
  { width, height }: Size,
  x: number,
  y: number,
  radius: number,
): void {
  const reach = Math.ceil(radius);
  for (let v = Math.max(0, y - reach) | 0; v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach) | 0; u <= Math.min(width - 1, x + reach); u++)
      if (Math.hypot(u - x, v - y) <= radius) mask[v * width + u] = 255;
}
