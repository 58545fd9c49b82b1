import type { Point } from './canvas.ts';
import { distance, type Handle, type JointName, type Joints, mapJoints } from './joints.ts';

const head: readonly JointName[] = ['nose', 'rEye', 'lEye', 'rEar', 'lEar'];
const legs: readonly JointName[] = ['rHip', 'rKnee', 'rAnkle', 'lHip', 'lKnee', 'lAnkle'];

/** Joints that turn about another one, and what turns with them. */
const swings: Partial<Record<Handle, { about: JointName; with: readonly JointName[] }>> = {
  nose: { about: 'neck', with: head },
  rShoulder: { about: 'neck', with: ['rShoulder', 'rElbow', 'rWrist'] },
  lShoulder: { about: 'neck', with: ['lShoulder', 'lElbow', 'lWrist'] },
  rElbow: { about: 'rShoulder', with: ['rElbow', 'rWrist'] },
  lElbow: { about: 'lShoulder', with: ['lElbow', 'lWrist'] },
  // Hips are one piece: the body leans.
  rHip: { about: 'neck', with: legs },
  lHip: { about: 'neck', with: legs },
  rKnee: { about: 'rHip', with: ['rKnee', 'rAnkle'] },
  lKnee: { about: 'lHip', with: ['lKnee', 'lAnkle'] },
};

/** Ends of limbs, which reach for a place while the limb bends. */
const reaches: Partial<Record<Handle, readonly [root: JointName, bend: JointName]>> = {
  rWrist: ['rShoulder', 'rElbow'],
  lWrist: ['lShoulder', 'lElbow'],
  rAnkle: ['rHip', 'rKnee'],
  lAnkle: ['lHip', 'lKnee'],
};

/**
 * A joint dragged to a place, as near as the limbs' lengths allow. The neck takes the whole figure along, hands and
 * feet bend their limb, every other joint turns about the one before it.
 */
export function moveJoint(joints: Joints, handle: Handle, to: Point): Joints {
  const from = joints[handle];
  if (!from) return joints;
  if (handle === 'neck') return shifted(joints, to[0] - from[0], to[1] - from[1]);
  const reach = reaches[handle];
  if (reach) return reached(joints, reach, handle, to);
  const swing = swings[handle];
  const pivot = swing && joints[swing.about];
  if (!swing || !pivot) return { ...joints, [handle]: to };
  const turn = angle(pivot, to) - angle(pivot, from);
  return mapJoints(joints, (point) => turned(point, pivot, turn), swing.with);
}

/** The whole figure moved. */
export function shifted(joints: Joints, dx: number, dy: number): Joints {
  return mapJoints(joints, ([x, y]) => [x + dx, y + dy]);
}

/** Two bones between a fixed root and a target: the law of cosines; the bend stays on its side. */
function reached(
  joints: Joints,
  [rootName, bendName]: readonly [JointName, JointName],
  endName: JointName,
  target: Point,
): Joints {
  const [root, bend, end] = [joints[rootName], joints[bendName], joints[endName]];
  if (!root || !bend || !end) return { ...joints, [endName]: target };
  const [upper, lower] = [distance(root, bend), distance(bend, end)];
  const wanted = distance(root, target);
  const reach = Math.min(upper + lower, Math.max(Math.abs(upper - lower), wanted));
  const direction = wanted > 0 ? angle(root, target) : angle(root, end);
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach);
  const opening = reach > 0 && upper > 0 ? Math.acos(Math.min(1, Math.max(-1, cosine))) : 0;
  const side = Math.sign(cross(root, end, bend)) || 1;
  const newBend = at(root, direction + side * opening, upper);
  // From the bend and not from the root: the lower bone keeps its length to the last digit.
  const newEnd = at(newBend, angle(newBend, at(root, direction, reach)), lower);
  return { ...joints, [bendName]: newBend, [endName]: newEnd };
}

function angle(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function at([x, y]: Point, direction: number, length: number): Point {
  return [x + length * Math.cos(direction), y + length * Math.sin(direction)];
}

function turned([x, y]: Point, [cx, cy]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
}

/** On which side of the line a → b the point lies. */
function cross(a: Point, b: Point, point: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}
