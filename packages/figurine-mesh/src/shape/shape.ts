import type { GridSize } from '../grid/grid.ts';

/** The solid between two height fields over the picture's plane, in samples of a grid. */
export interface Shape {
  size: GridSize;
  /** Signed distance to the outline, positive inside. */
  distance: Float32Array;
  /** Height to the front and to the back, squared; negative outside. */
  front: Float32Array;
  back: Float32Array;
  /** The row where it is cut flat and stands. */
  ground: number;
  mmPerSample: number;
}

/** Places of the picture's grid in the model and back. The picture's plane is y = 0, the ground z = 0. */
export interface Frame {
  mmPerSample: number;
  /** The column that becomes x = 0, and the row that becomes z = 0. */
  column: number;
  row: number;
}

/** The sample at a place of the model; null beyond the grid. */
export function sampleAt(
  { column, row, mmPerSample }: Frame,
  size: GridSize,
  x: number,
  z: number,
): number | null {
  const i = Math.round(x / mmPerSample + column);
  const j = Math.round(row - z / mmPerSample);
  return i < 0 || j < 0 || i >= size.width || j >= size.height ? null : j * size.width + i;
}
