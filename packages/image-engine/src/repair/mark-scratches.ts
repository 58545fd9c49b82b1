import type { Size } from '../picture/picture.ts';
import { stations } from './profile.ts';
import type { Scratch } from './scratches.ts';

/** Draws scratches into a mask, a little wider than they are: their edges are soft. */
export function markScratches(scratches: readonly Scratch[], size: Size, mask: Uint8Array): void {
  for (const { points, across } of scratches) {
    const [left, right] = across;
    const radius = (left + right + 1) / 2 + 1.4;
    const aside = (right - left) / 2;
    const middles = stations({ points }, 1).map(({ x, y, nx, ny }) => ({
      x: x + aside * nx,
      y: y + aside * ny,
    }));
    for (const [i, to] of middles.entries()) {
      const from = middles[Math.max(0, i - 1)] ?? to;
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
