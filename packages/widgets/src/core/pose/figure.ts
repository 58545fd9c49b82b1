import { type Colour, canvas, type Frame, onCanvas, type Point } from './canvas.ts';
import {
  distance,
  type Handle,
  type JointName,
  type Joints,
  jointNames,
  mapJoints,
  mirrored,
} from './joints.ts';
import { moveJoint, shifted } from './move-joint.ts';

/** Which reference picture a figure stands for. */
export type Reference = 0 | 1;

/** A jointed stick figure. */
export interface Figure {
  id: string;
  reference: Reference;
  colour: Colour;
  joints: Joints;
}

/** Width of a figure's lines, in pixels of the canvas. */
export const lineWidth = 6;

/** Heights that scaling keeps to, in pixels. */
const heights = { smallest: 60, largest: canvas.height - 10 };

/** Radius of the head: what makes the distance from neck to nose look like a neck and a chin. */
export function headRadius({ neck, nose }: Joints): number {
  return neck && nose ? 0.72 * distance(neck, nose) : 0;
}

/** Everything that is drawn of a figure. */
export function boundsOf(joints: Joints): Frame {
  const boxes = jointNames.flatMap((name) => {
    const point = joints[name];
    if (!point) return [];
    const reach = name === 'nose' ? headRadius(joints) : lineWidth / 2;
    return [
      { x0: point[0] - reach, y0: point[1] - reach, x1: point[0] + reach, y1: point[1] + reach },
    ];
  });
  if (boxes.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map(({ x0 }) => x0));
  const top = Math.min(...boxes.map(({ y0 }) => y0));
  const width = Math.max(...boxes.map(({ x1 }) => x1)) - left;
  const height = Math.max(...boxes.map(({ y1 }) => y1)) - top;
  return { left, top, width, height };
}

/** The figure seen in a mirror: what was its right arm is its left one. */
export function flipped(joints: Joints): Joints {
  const { left, width } = boundsOf(joints);
  const across = (point: Point | null): Point | null =>
    point && [2 * left + width - point[0], point[1]];
  const entries = jointNames.map((name): [JointName, Point | null] => [
    name,
    across(joints[mirrored(name)]),
  ]);
  return Object.fromEntries(entries) as Record<JointName, Point | null>;
}

/** Larger or smaller, standing where it stood, whole on the canvas. */
export function scaled(joints: Joints, factor: number): Joints {
  const { left, top, width, height } = boundsOf(joints);
  if (height === 0) return joints;
  const wanted = Math.min(heights.largest, Math.max(heights.smallest, height * factor));
  const scale = Math.min(wanted / height, (canvas.width - 10) / width);
  const [x, y] = [left + width / 2, top + height];
  return pulledIn(
    mapJoints(joints, (point) => [x + (point[0] - x) * scale, y + (point[1] - y) * scale]),
  );
}

/** Moved until all of it is on the canvas; what is larger than the canvas stays in its middle. */
function pulledIn(joints: Joints): Joints {
  const { left, top, width, height } = boundsOf(joints);
  return shifted(joints, inset(left, width, canvas.width), inset(top, height, canvas.height));
}

/** How far something has to move to lie between 0 and `room`. */
function inset(start: number, length: number, room: number): number {
  if (length > room) return (room - length) / 2 - start;
  return Math.max(0, -start) - Math.max(0, start + length - room);
}

/** The whole figure moved, never off the canvas. */
export function carried(joints: Joints, dx: number, dy: number): Joints {
  return pulledIn(shifted(joints, dx, dy));
}

/** One joint dragged to a place on the canvas; the neck carries the figure, which stays on it. */
export function posed(joints: Joints, handle: Handle, to: Point): Joints {
  const neck = joints.neck;
  if (handle === 'neck' && neck) return carried(joints, to[0] - neck[0], to[1] - neck[1]);
  return moveJoint(joints, handle, onCanvas(to));
}
