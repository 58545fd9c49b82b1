import { clamp, type GridSize } from '../grid/grid.ts';

/** A line with a radius, in samples. */
export interface Capsule {
  from: [x: number, y: number];
  to: [x: number, y: number];
  radius: number;
}

/** Adds a capsule to coverage, with a soft edge of one sample. In place. */
export function drawCapsule(coverage: Float32Array, size: GridSize, capsule: Capsule): void {
  const { from, to, radius } = capsule;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1e-9, dx * dx + dy * dy);
  const reach = radius + 2;
  const left = clamp(Math.floor(Math.min(from[0], to[0]) - reach), 0, size.width - 1);
  const right = clamp(Math.ceil(Math.max(from[0], to[0]) + reach), 0, size.width - 1);
  const top = clamp(Math.floor(Math.min(from[1], to[1]) - reach), 0, size.height - 1);
  const bottom = clamp(Math.ceil(Math.max(from[1], to[1]) + reach), 0, size.height - 1);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / length, 0, 1);
      const off = Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
      const k = y * size.width + x;
      coverage[k] = Math.max(coverage[k] as number, clamp(radius - off + 0.5, 0, 1));
    }
  }
}
