import type { GridSize } from '../grid/grid.ts';

/** A plate of even thickness with rounded edges: the squared half thickness, samples². */
export function plaque(distance: Float32Array, half: number): Float32Array {
  return distance.map((d) => {
    if (d <= 0) return 0;
    const inwards = Math.min(d, half);
    return 2 * half * inwards - inwards * inwards;
  });
}

/** Coverage of a rectangle with rounded corners of samples. */
export function plateOutline(
  { width, height }: GridSize,
  box: { left: number; top: number; right: number; bottom: number },
  corner: number,
): Float32Array {
  const centre = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const half = [(box.right - box.left) / 2 - corner, (box.bottom - box.top) / 2 - corner] as const;
  return Float32Array.from({ length: width * height }, (_, k) => {
    const x = k % width;
    const dx = Math.abs(x - centre[0]) - half[0];
    const dy = Math.abs((k - x) / width - centre[1]) - half[1];
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
    return Math.min(1, Math.max(0, corner - outside + 0.5));
  });
}
