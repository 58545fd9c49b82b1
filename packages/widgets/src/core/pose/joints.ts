import type { Point } from './canvas.ts';

/**
 * The 18 keypoints of OpenPose's COCO model, in its order
 * (https://github.com/CMU-Perceptual-Computing-Lab/openpose, doc/02_output.md). "r" is the figure's own right:
 * the left of the picture when it faces us.
 */
export const jointNames = [
  'nose',
  'neck',
  'rShoulder',
  'rElbow',
  'rWrist',
  'lShoulder',
  'lElbow',
  'lWrist',
  'rHip',
  'rKnee',
  'rAnkle',
  'lHip',
  'lKnee',
  'lAnkle',
  'rEye',
  'lEye',
  'rEar',
  'lEar',
] as const;

export type JointName = (typeof jointNames)[number];

/** Where a figure's joints are; null = not in the picture. */
export type Joints = Readonly<Record<JointName, Point | null>>;

/** The joints that can be taken hold of, from top to bottom; the face goes along with the head. */
export const handles = [
  'neck',
  'nose',
  'rShoulder',
  'rElbow',
  'rWrist',
  'lShoulder',
  'lElbow',
  'lWrist',
  'rHip',
  'rKnee',
  'rAnkle',
  'lHip',
  'lKnee',
  'lAnkle',
] as const satisfies readonly JointName[];

export type Handle = (typeof handles)[number];

/** Bones that keep their length, each from the joint nearer to the neck. */
export const bones: readonly (readonly [JointName, JointName])[] = [
  ['neck', 'nose'],
  ['neck', 'rShoulder'],
  ['rShoulder', 'rElbow'],
  ['rElbow', 'rWrist'],
  ['neck', 'lShoulder'],
  ['lShoulder', 'lElbow'],
  ['lElbow', 'lWrist'],
  ['neck', 'rHip'],
  ['rHip', 'rKnee'],
  ['rKnee', 'rAnkle'],
  ['neck', 'lHip'],
  ['lHip', 'lKnee'],
  ['lKnee', 'lAnkle'],
];

/** The same joints, each moved by a function. */
export function mapJoints(
  joints: Joints,
  move: (point: Point, name: JointName) => Point,
  names: readonly JointName[] = jointNames,
): Joints {
  const moved: Record<JointName, Point | null> = { ...joints };
  for (const name of names) {
    const point = joints[name];
    if (point) moved[name] = move(point, name);
  }
  return moved;
}

/** The name on the other side of the body; what is in the middle keeps its own. */
export function mirrored(name: JointName): JointName {
  const other = (name.startsWith('r') ? 'l' : 'r') + name.slice(1);
  return jointNames.find((joint) => joint === other) ?? name;
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
