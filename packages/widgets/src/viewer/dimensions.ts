import { type Camera, project } from './camera.ts';
import type { Vector, ViewMesh } from './mesh.ts';

/** One measure of the box around a model, as it is seen. */
export interface Dimension {
  /** Millimetres. */
  length: number;
  /** Its ends: shares of the picture's width and height from the upper left. */
  ends: readonly [readonly [number, number], readonly [number, number]];
}

/** Width, height and depth along those edges of the box that lie in front of the model or beside it. */
export function dimensionsOf(
  camera: Camera,
  { min, max }: Pick<ViewMesh, 'min' | 'max'>,
): readonly Dimension[] {
  const nearX = camera.eye[0] > (min[0] + max[0]) / 2 ? max[0] : min[0];
  const nearZ = camera.eye[2] > (min[2] + max[2]) / 2 ? max[2] : min[2];
  const farX = nearX === max[0] ? min[0] : max[0];
  const farZ = nearZ === max[2] ? min[2] : max[2];
  // Of the two upright edges at the sides, the one on the left.
  const sides: Vector[] = [
    [nearX, min[1], farZ],
    [farX, min[1], nearZ],
  ];
  const [left] = sides.sort((a, b) => project(camera, a)[0] - project(camera, b)[0]);
  const [x, , z] = left ?? min;
  const measure = (from: Vector, to: Vector): Dimension => ({
    length: Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0))),
    ends: [project(camera, from), project(camera, to)],
  });
  return [
    measure([min[0], min[1], nearZ], [max[0], min[1], nearZ]),
    measure([x, min[1], z], [x, max[1], z]),
    measure([nearX, min[1], min[2]], [nearX, min[1], max[2]]),
  ];
}

/** px that a character of a label takes, and that stay free between two labels. */
const CHARACTER = 7;
const FREE = 6;

/** A measure's line on the screen, px, with its label. */
interface LabelledLine {
  words: string;
  from: readonly [number, number];
  to: readonly [number, number];
}

/** The middles of the labels: on the lines, but width and depth, which meet in a corner, keep apart. */
export function labelPlaces(lines: readonly LabelledLine[]): [x: number, y: number][] {
  const places = lines.map(({ from, to }): [number, number] => [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ]);
  const [width, , depth] = places;
  const [across, , along] = lines;
  if (!width || !depth || !across || !along) return places;
  const needed = ((across.words.length + along.words.length) / 2) * CHARACTER + FREE;
  const push = Math.max(0, needed - Math.abs(width[0] - depth[0])) / 2;
  const side = width[0] <= depth[0] ? -1 : 1;
  width[0] += side * push;
  depth[0] -= side * push;
  return places;
}
