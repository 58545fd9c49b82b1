import type { PassContext, Pixels } from '../picture/picture.ts';
import { type ColourCube, gradeRow } from './colour-cube.ts';
import { writeRow } from './dither.ts';

/** Pixels worked on between two checkpoints: some 30 ms of work. */
const BATCH = 400_000;

/** What is done to a row after the cube: three numbers a pixel, 0 to 255. */
export type RowStep = (row: Float32Array, y: number) => void;

/** Grades the picture by a cube and then row by row, in place. */
export async function gradeByRows(
  pixels: Pixels,
  cube: ColourCube,
  context: Pick<PassContext, 'checkpoint'>,
  step?: RowStep,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const row = new Float32Array(width * 3);
  const every = Math.max(1, Math.floor(BATCH / width));
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % every === 0) await context.checkpoint(undefined, y / height);
    gradeRow(pixels, y, cube, row);
    step?.(row, y);
    writeRow(row, data, { y, width, channels });
  }
  return pixels;
}
