import type { GridSize } from './grid.ts';
import { FAR, lowerEnvelope } from './lower-envelope.ts';

/**
 * The height field, squared, of all balls that are centred on the picture's plane and fit into the
 * shape: max over c of D(c)² − |x − c|². Zero outside.
 *
 * @param distance to the outline, samples, positive inside
 */
export function inscribedBalls(distance: Float32Array, { width, height }: GridSize): Float32Array {
  // Upside down, since the envelope is a lower one: first along columns, then along rows.
  const balls = new Float32Array(distance.length);
  for (let k = 0; k < balls.length; k++) {
    const d = distance[k] as number;
    balls[k] = d > 0 ? -d * d : FAR;
  }
  const longest = Math.max(width, height);
  const room: Room = {
    values: new Float64Array(longest),
    vertices: new Int32Array(longest),
    borders: new Float64Array(longest + 1),
  };
  for (let x = 0; x < width; x++) lineOf(balls, x, width, height, room);
  for (let y = 0; y < height; y++) lineOf(balls, y * width, 1, width, room);
  for (let k = 0; k < balls.length; k++) {
    balls[k] = (distance[k] as number) > 0 ? Math.max(0, -(balls[k] as number)) : 0;
  }
  return balls;
}

interface Room {
  values: Float64Array;
  vertices: Int32Array;
  borders: Float64Array;
}

/** Replaces each value of a line by the lowest parabola over its place. */
function lineOf(
  field: Float32Array,
  start: number,
  stride: number,
  length: number,
  { values, vertices, borders }: Room,
): void {
  for (let q = 0; q < length; q++) values[q] = field[start + q * stride] as number;
  const count = lowerEnvelope(values, length, vertices, borders);
  if (count === 0) return;
  for (let q = 0, j = 0; q < length; q++) {
    while ((borders[j + 1] as number) < q) j += 1;
    const p = vertices[j] as number;
    field[start + q * stride] = (values[p] as number) + (q - p) * (q - p);
  }
}
