import type { Vector, ViewMesh } from './mesh.ts';

/** From where a model is looked at. */
export interface Orbit {
  /** Radians around the upright axis; 0 = from the front. */
  yaw: number;
  /** Radians above the horizon. */
  pitch: number;
  /** 1 = all of it just fits, whichever way it is turned. */
  zoom: number;
}

/** Three quarters from the front, a little from above. */
export const startOrbit: Orbit = { yaw: 0.45, pitch: 0.2, zoom: 1 };

/** Vertical angle of view in radians; narrow, as a photographer would take a small figure. */
const FIELD = 0.5;
/** Room around the model at zoom 1, for its measures. */
const ROOM = 1.12;
const LOWEST = -0.25;
const HIGHEST = 1.45;
const NEAREST = 5;
const FARTHEST = 0.6;

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The orbit turned by radians; never over the top or far below the ground. */
export function turned({ yaw, pitch, zoom }: Orbit, around: number, up: number): Orbit {
  return { yaw: yaw + around, pitch: within(pitch + up, LOWEST, HIGHEST), zoom };
}

/** The orbit nearer by a factor (less than 1: farther), within bounds. */
export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, zoom: within(orbit.zoom * factor, FARTHEST, NEAREST) };
}

export interface Camera {
  /** World → clip space, column by column. */
  matrix: Float32Array;
  eye: Vector;
}

/** @param aspect - width / height of what it is drawn on */
export function cameraOf(
  { yaw, pitch, zoom }: Orbit,
  { min, max }: Pick<ViewMesh, 'min' | 'max'>,
  aspect: number,
): Camera {
  const centre = middle(min, max);
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 || 1;
  const slope = Math.tan(FIELD / 2);
  const distance = (ROOM * radius) / Math.sin(Math.atan(slope * Math.min(1, aspect))) / zoom;
  const back: Vector = [
    Math.cos(pitch) * Math.sin(yaw),
    Math.sin(pitch),
    Math.cos(pitch) * Math.cos(yaw),
  ];
  const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up = cross(back, right);
  const eye = centre.map(
    (value, axis) => value + distance * (back[axis] ?? 0),
  ) as unknown as Vector;
  const near = Math.max(distance / 100, distance - 4 * radius);
  const far = distance + 8 * radius;
  const [x, y] = [1 / (slope * aspect), 1 / slope];
  const depth = -(far + near) / (far - near);
  const matrix = new Float32Array(16);
  for (let axis = 0; axis < 3; axis += 1) {
    matrix.set(
      [x * (right[axis] ?? 0), y * (up[axis] ?? 0), depth * (back[axis] ?? 0), -(back[axis] ?? 0)],
      4 * axis,
    );
  }
  const along = dot(back, eye);
  const lift = (-2 * far * near) / (far - near);
  matrix.set([-x * dot(right, eye), -y * dot(up, eye), -depth * along + lift, along], 12);
  return { matrix, eye };
}

/** Where a point is seen: shares of the width from the left and of the height from the top. */
export function project({ matrix }: Camera, point: Vector): readonly [number, number] {
  const row = (index: number) =>
    point.reduce((sum, value, axis) => sum + value * (matrix[4 * axis + index] ?? 0), 0) +
    (matrix[12 + index] ?? 0);
  const w = row(3);
  return [0.5 + row(0) / w / 2, 0.5 - row(1) / w / 2];
}

function middle(min: Vector, max: Vector): Vector {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
