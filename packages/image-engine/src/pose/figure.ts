/** A place on the canvas, px from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** The canvas that poses are drawn on, px. */
export const CANVAS = { width: 600, height: 400 } as const;

/**
 * A figure's joints in the order of OpenPose's 18 (COCO with a neck): nose, neck, right shoulder, elbow and
 * wrist, the left ones, right hip, knee and ankle, the left ones, eyes, ears. Null where one is not seen;
 * right is the figure's own.
 */
export type Joints = readonly (Point | null)[];

/** Who is to stand where, and how. */
export interface Figure {
  /** The reference that takes this pose, counted from 0. */
  reference: number;
  /** px of the canvas. */
  joints: Joints;
}

/** A figure as it comes from outside. */
export interface PoseFigure {
  /** The reference that takes this pose, counted from 0. */
  reference: number;
  /** Joints in OpenPose's order, shares 0 to 1 of the canvas; null where one is not seen. */
  keypoints: readonly (Point | null)[];
}

/** The same, measured in px of the canvas. */
export function onCanvas({ reference, keypoints }: PoseFigure): Figure {
  const joints = keypoints.map(
    (place): Point | null => place && [place[0] * CANVAS.width, place[1] * CANVAS.height],
  );
  return { reference, joints };
}

/** A limb as it is seen: from the body to its end; null where it is not drawn. */
export interface DrawnLimb {
  root: Point;
  middle: Point;
  tip: Point;
}

/** What is taken from a figure, px of the canvas. */
export interface Measured {
  reference: number;
  /** Top of the head. */
  top: Point;
  /** Middle between the shoulders, and between the hips. */
  neck: Point;
  hips: Point;
  /** Lowest part of the figure. */
  foot: number;
  /** Height of the figure, were it standing upright. */
  height: number;
  /** Of the body to the right, in radians from -π to π. */
  lean: number;
  /** Seen from behind: its own right is right in the picture. */
  isMirrored: boolean;
  /** Left and right in the picture. */
  limbs: Readonly<Record<`${'left' | 'right'}${'Arm' | 'Leg'}`, DrawnLimb | null>>;
  /** Middle of the figure without its arms. */
  centre: Point;
  /** How far it reaches from there along its lean, without its arms: its height as it is drawn. */
  reach: number;
  /** All of it. */
  box: { left: number; top: number; right: number; bottom: number };
}

/** How much further the head goes on above the nose, as a share of the way from neck to nose. */
const ABOVE_NOSE = 0.75;
/** Shares of a standing person's height (Drillis and Contini 1966: hip at 0.53, shoulder at 0.82). */
const NECK_AT = 0.18;
const HIPS_AT = 0.47;
/** Figures that are smaller than that are slips of the pen, px. */
const SMALLEST = 16;

const middle = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];
export const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(c - a, d - b);
const between = (a: Point | null, b: Point | null) => (a && b ? middle(a, b) : (a ?? b));

/** Measures a figure; null when too little of it is there. */
export function measure({ reference, joints }: Figure): Measured | null {
  const at = (index: number) => joints[index] ?? null;
  const [nose, neckPoint, rShoulder, rElbow, rWrist] = [0, 1, 2, 3, 4].map(at) as Five;
  const [lShoulder, lElbow, lWrist, rHip, rKnee] = [5, 6, 7, 8, 9].map(at) as Five;
  const [rAnkle, lHip, lKnee, lAnkle] = [10, 11, 12, 13].map(at) as Five;
  const seen = joints.filter((point) => point !== null);
  if (seen.length < 2) return null;
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (extent < SMALLEST) return null;

  const face = nose ?? between(at(14), at(15)) ?? between(at(16), at(17));
  const neck = neckPoint ?? between(rShoulder, lShoulder) ?? face ?? highest(seen);
  const hips = between(rHip, lHip) ?? between(rKnee, lKnee) ?? lowest(seen);
  const torso = Math.max(1, distance(neck, hips));
  const lean = neck === hips ? 0 : Math.atan2(neck[0] - hips[0], hips[1] - neck[1]);
  const top: Point = face
    ? [face[0] + (face[0] - neck[0]) * ABOVE_NOSE, face[1] + (face[1] - neck[1]) * ABOVE_NOSE]
    : [neck[0] + Math.sin(lean) * torso * 0.55, neck[1] - Math.cos(lean) * torso * 0.55];
  const legs = [legLength(rHip, rKnee, rAnkle), legLength(lHip, lKnee, lAnkle)];
  const known = legs.filter((length) => length > 0);
  const hasLegs = known.length > 0;
  const leg = hasLegs ? Math.max(...known) * 1.08 : (torso / (HIPS_AT - NECK_AT)) * (1 - HIPS_AT);
  const height = Math.max(SMALLEST, distance(top, neck) + torso + leg);
  const body = [top, neck, hips, rHip, lHip, rKnee, lKnee, rAnkle, lAnkle, rShoulder, lShoulder];
  const parts = body.filter((point) => point !== null);
  // The ankle is not yet the sole.
  const lowestJoint = Math.max(...parts.map(([, y]) => y));
  const foot = hasLegs ? lowestJoint + leg * 0.07 : hips[1] + leg * Math.cos(lean);
  const [up, across] = [
    [Math.sin(lean), -Math.cos(lean)],
    [Math.cos(lean), Math.sin(lean)],
  ] as const;
  const far = (axis: readonly [number, number]) =>
    parts.map(([x, y]) => (x - hips[0]) * axis[0] + (y - hips[1]) * axis[1]);
  const heights = far(up);
  const [low, high] = [Math.min(...heights) - leg * 0.07, Math.max(...heights)];
  const sides = far(across);
  const aside = (Math.min(...sides) + Math.max(...sides)) / 2;
  const middleUp = (low + high) / 2;
  const centre: Point = [
    hips[0] + up[0] * middleUp + across[0] * aside,
    hips[1] + up[1] * middleUp + across[1] * aside,
  ];
  const isMirrored = turned(rShoulder, lShoulder) || (!rShoulder && turned(rHip, lHip));
  const arms = [limb(rShoulder ?? neck, rElbow, rWrist), limb(lShoulder ?? neck, lElbow, lWrist)];
  const feet = [limb(rHip ?? hips, rKnee, rAnkle), limb(lHip ?? hips, lKnee, lAnkle)];
  const [leftArm = null, rightArm = null] = isMirrored ? arms.toReversed() : arms;
  const [leftLeg = null, rightLeg = null] = isMirrored ? feet.toReversed() : feet;
  return {
    reference,
    top,
    neck,
    hips,
    foot,
    height,
    lean,
    isMirrored,
    limbs: { leftArm, rightArm, leftLeg, rightLeg },
    centre,
    reach: Math.max(SMALLEST, high - low),
    box: {
      left: Math.min(top[0], ...xs),
      top: Math.min(top[1], ...ys),
      right: Math.max(top[0], ...xs),
      bottom: Math.max(foot, ...ys),
    },
  };
}

type Five = [Point | null, Point | null, Point | null, Point | null, Point | null];

const highest = (points: readonly Point[]) =>
  points.reduce((best, point) => (point[1] < best[1] ? point : best));
const lowest = (points: readonly Point[]) =>
  points.reduce((best, point) => (point[1] > best[1] ? point : best));

function legLength(hip: Point | null, knee: Point | null, ankle: Point | null): number {
  if (!hip) return 0;
  if (knee && ankle) return distance(hip, knee) + distance(knee, ankle);
  if (ankle) return distance(hip, ankle);
  return knee ? distance(hip, knee) * 2 : 0;
}

/** Clearly, and not by a shoulder that is half a pixel off. */
function turned(right: Point | null, left: Point | null): boolean {
  return right !== null && left !== null && right[0] > left[0] + 2;
}

function limb(root: Point, joint: Point | null, end: Point | null): DrawnLimb | null {
  if (joint && end) return { root, middle: joint, tip: end };
  if (end) return { root, middle: middle(root, end), tip: end };
  if (!joint) return null;
  const tip: Point = [2 * joint[0] - root[0], 2 * joint[1] - root[1]];
  return { root, middle: joint, tip };
}
