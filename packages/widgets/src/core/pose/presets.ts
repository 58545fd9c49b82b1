import type { Frame, Point } from './canvas.ts';
import { boundsOf, type Figure, type Reference } from './figure.ts';
import { type Joints, mapJoints, middle } from './joints.ts';
import { moveJoint } from './move-joint.ts';
import { figureColours, type PresetName } from './preset-pictures.ts';

/**
 * Lengths as shares of the height, after the figure canon of eight heads (Andrew Loomis, "Figure Drawing for All
 * It's Worth", 1943), the head a little larger, as stick figures have it.
 */
const lengths = {
  neckToNose: 0.105,
  shoulder: 0.11,
  hip: 0.06,
  torso: 0.31,
  upperArm: 0.17,
  forearm: 0.16,
  thigh: 0.245,
  shin: 0.245,
};

/** Directions of two bones in degrees: 0 points down, 90 to the right of the picture. */
type Limb = readonly [upper: number, lower: number];

interface Body {
  /** The middle between the hips, in heights. */
  hips: Point;
  /** Degrees that the body leans to the right. */
  lean?: number;
  /** Degrees that the head leans further. */
  head?: number;
  /** How much of the breadth is seen: 1 = from the front. */
  breadth?: number;
  rArm: Limb;
  lArm: Limb;
  rLeg: Limb;
  lLeg: Limb;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function along([x, y]: Point, degrees: number, length: number): Point {
  return [x + length * Math.sin(radians(degrees)), y + length * Math.cos(radians(degrees))];
}

/** Puts a body together, from the hips up and down. */
function build({ hips, lean = 0, head = 0, breadth = 1, ...limbs }: Body): Joints {
  const up = 180 - lean;
  const neck = along(hips, up, lengths.torso);
  const nose = along(neck, up - head, lengths.neckToNose);
  const side = (from: Point, length: number, sign: number) =>
    along(from, 90 - lean, sign * length * breadth);
  const face = (across: number, above: number) =>
    along(along(nose, up - head, above), 90 - lean - head, across * breadth);
  const [rShoulder, lShoulder] = [
    side(neck, lengths.shoulder, -1),
    side(neck, lengths.shoulder, 1),
  ];
  const [rHip, lHip] = [side(hips, lengths.hip, -1), side(hips, lengths.hip, 1)];
  const [rElbow, rWrist] = limb(rShoulder, limbs.rArm, lengths.upperArm, lengths.forearm);
  const [lElbow, lWrist] = limb(lShoulder, limbs.lArm, lengths.upperArm, lengths.forearm);
  const [rKnee, rAnkle] = limb(rHip, limbs.rLeg, lengths.thigh, lengths.shin);
  const [lKnee, lAnkle] = limb(lHip, limbs.lLeg, lengths.thigh, lengths.shin);
  return {
    ...{ nose, neck, rShoulder, rElbow, rWrist, lShoulder, lElbow, lWrist },
    ...{ rHip, rKnee, rAnkle, lHip, lKnee, lAnkle },
    ...{ rEye: face(-0.022, 0.018), lEye: face(0.022, 0.018) },
    ...{ rEar: face(-0.05, 0.006), lEar: face(0.05, 0.006) },
  };
}

function limb(root: Point, [upper, lower]: Limb, first: number, second: number): [Point, Point] {
  const bend = along(root, upper, first);
  return [bend, along(bend, lower, second)];
}

const standing: Body = {
  hips: [0, 0],
  rArm: [-14, -6],
  lArm: [14, 6],
  rLeg: [-6, -2],
  lLeg: [6, 2],
};

/** The two bodies of each preset, side by side, in heights. */
function bodies(preset: PresetName): readonly [Joints, Joints] {
  switch (preset) {
    case 'standing':
      return [build({ ...standing, hips: [-0.3, 0] }), build({ ...standing, hips: [0.3, 0] })];
    case 'dancing':
      return [
        build({
          ...{ hips: [-0.42, 0], lean: -8, head: 10 },
          ...{ rArm: [-115, -160], lArm: [75, 150], rLeg: [-12, -4], lLeg: [48, -8] },
        }),
        build({
          ...{ hips: [0.42, 0.01], lean: 9, head: -12 },
          ...{ rArm: [-130, -175], lArm: [60, 10], rLeg: [-42, 14], lLeg: [10, 4] },
        }),
      ];
    case 'highfive':
      return touching(
        build({ ...standing, hips: [-0.34, 0], lean: 3, lArm: [125, 150], rArm: [-24, -10] }),
        build({ ...standing, hips: [0.34, 0], lean: -3, rArm: [-125, -150], lArm: [24, 10] }),
      );
    case 'sitting':
      return [
        build({
          ...{ hips: [-0.36, 0], lean: -4, head: 4, breadth: 0.55 },
          ...{ rArm: [6, 62], lArm: [26, 70], rLeg: [84, -4], lLeg: [90, 2] },
        }),
        build({
          ...{ hips: [0.36, 0], lean: 4, head: -4, breadth: 0.55 },
          ...{ rArm: [-26, -70], lArm: [-6, -62], rLeg: [-90, -2], lLeg: [-84, 4] },
        }),
      ];
  }
}

/** The left one's left hand and the right one's right hand, in one place. */
function touching(left: Joints, right: Joints): readonly [Joints, Joints] {
  if (!left.lWrist || !right.rWrist) return [left, right];
  const meeting = middle(left.lWrist, right.rWrist);
  return [moveJoint(left, 'lWrist', meeting), moveJoint(right, 'rWrist', meeting)];
}

/** Share of the frame that the two figures fill. */
const FILL = 0.86;

/** Two figures in the middle of what the picture shows, as large as it has room for. */
export function presetFigures(
  preset: PresetName,
  frame: Frame,
  newId: () => string,
): readonly [Figure, Figure] {
  const pair = bodies(preset);
  // Measured large: heads and lines are part of it, and lines do not grow with the figure.
  const measured = pair.map((joints) =>
    boundsOf(mapJoints(joints, ([x, y]) => [x * 1000, y * 1000])),
  );
  const left = Math.min(...measured.map((box) => box.left)) / 1000;
  const top = Math.min(...measured.map((box) => box.top)) / 1000;
  const right = Math.max(...measured.map((box) => box.left + box.width)) / 1000;
  const bottom = Math.max(...measured.map((box) => box.top + box.height)) / 1000;
  const scale = FILL * Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  const place = (joints: Joints) =>
    mapJoints(joints, (point) => [
      x + (point[0] - (left + right) / 2) * scale,
      y + (point[1] - (top + bottom) / 2) * scale,
    ]);
  const figure = (joints: Joints, reference: Reference): Figure => ({
    id: newId(),
    reference,
    colour: figureColours[reference],
    joints: place(joints),
  });
  return [figure(pair[0], 0), figure(pair[1], 1)];
}
