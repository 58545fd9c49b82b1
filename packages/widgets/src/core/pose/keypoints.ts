import { canvas, type Frame, type Point } from './canvas.ts';
import type { Figure, Reference } from './figure.ts';
import { type JointName, type Joints, jointNames, middle } from './joints.ts';

/** A pose as the server takes it: shares of the canvas in the order of `jointNames`; 0 to 1 is on it. */
export interface Pose {
  figures: { reference: Reference; keypoints: ([x: number, y: number] | null)[] }[];
}

/** What the figures say; undefined without any. */
export function poseOf(figures: readonly Figure[]): Pose | undefined {
  if (figures.length === 0) return undefined;
  return {
    figures: figures.map(({ reference, joints }) => ({
      reference,
      keypoints: jointNames.map((name) => shareOf(joints[name])),
    })),
  };
}

function shareOf(point: Point | null): [number, number] | null {
  if (!point) return null;
  const share = [point[0] / canvas.width, point[1] / canvas.height] as const;
  // The server takes places a canvas's length beyond its edges; farther away nothing can be seen.
  const isNear = share.every((value) => value >= -1 && value <= 2);
  return isNear ? [rounded(share[0]), rounded(share[1])] : null;
}

/** Hundred-thousandths: finer than any picture's pixels. */
const rounded = (share: number) => Math.round(share * 1e5) / 1e5;

/** The figures as OpenPose writes them, in pixels of the canvas, with what it has no field for beside. */
export function toOpenPose(figures: readonly Figure[]): string {
  const people = figures.map(({ reference, colour, joints }) => ({
    person_id: [-1],
    pose_keypoints_2d: jointNames.flatMap((name) => {
      const point = joints[name];
      return point ? [...point.map((value) => Math.round(value * 100) / 100), 1] : [0, 0, 0];
    }),
    reference,
    colour,
  }));
  const file = { version: 1.3, canvas_width: canvas.width, canvas_height: canvas.height, people };
  return JSON.stringify(file, null, 2);
}

/** A figure as a file tells it. */
export interface ReadFigure {
  joints: Joints;
  /** As it was written, unchecked. */
  reference: unknown;
  colour: unknown;
}

/** Numbers of a person in OpenPose's two body models. */
const COCO = 18 * 3;
const BODY_25 = 25 * 3;

/**
 * Reads OpenPose's JSON: COCO's 18 keypoints or the first 19 of BODY_25, in pixels of any canvas or in shares, alone
 * or in a list of frames, of which the first with somebody in it is taken. Who was not made out, or was broken, is
 * left out.
 * @returns undefined when it is something else
 */
export function fromOpenPose(text: string): ReadFigure[] | undefined {
  const file = parsed(text);
  const frames = (Array.isArray(file) ? file : [file]).filter(isFrame);
  if (frames.length === 0) return undefined;
  for (const frame of frames) {
    const people = peopleIn(frame);
    if (people.length > 0) return people;
  }
  return [];
}

interface OpenPoseFrame extends Record<string, unknown> {
  people: unknown[];
}

function isFrame(value: unknown): value is OpenPoseFrame {
  return isRecord(value) && Array.isArray(value.people);
}

function peopleIn(frame: OpenPoseFrame): ReadFigure[] {
  const known = frame.people.filter(isRecord).flatMap((person) => {
    const points = pointsOf(person.pose_keypoints_2d);
    return points ? [{ person, points }] : [];
  });
  const fit = fitOf(
    frame,
    known.flatMap(({ points }) => points.filter((point) => point !== null)),
  );
  return known.map(({ person: { reference, colour }, points }) => ({
    joints: jointsOf(points.map((point) => point && fit(point))),
    reference,
    colour,
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Joints that somebody needs to be seen at all. */
const FEWEST = 2;

function pointsOf(value: unknown): (Point | null)[] | undefined {
  if (!Array.isArray(value) || (value.length !== COCO && value.length !== BODY_25))
    return undefined;
  if (!value.every((number) => typeof number === 'number' && Number.isFinite(number))) {
    return undefined;
  }
  const triples = Array.from({ length: value.length / 3 }, (_, i): Point | null =>
    value[i * 3 + 2] > 0 ? [value[i * 3], value[i * 3 + 1]] : null,
  );
  // BODY_25 has the middle of the hips as its ninth point; what comes after the ears is feet.
  const points = (value.length === BODY_25 ? triples.toSpliced(8, 1) : triples).slice(
    0,
    jointNames.length,
  );
  return points.filter(Boolean).length < FEWEST ? undefined : points;
}

type Fit = (point: Point) => Point;

/** Brings what a file says onto the canvas: in pixels of a picture, in shares, or from -1 to 1 (`--keypoint_scale`). */
function fitOf(frame: OpenPoseFrame, points: readonly Point[]): Fit {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys) };
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  if (Math.max(right, bottom) <= 1 && Math.min(box.left, box.top) >= -1) {
    const isCentred = Math.min(box.left, box.top) < 0;
    const share = (value: number) => (isCentred ? (value + 1) / 2 : value);
    return ([x, y]) => [share(x) * canvas.width, share(y) * canvas.height];
  }
  const { canvas_width: width, canvas_height: height } = frame;
  const isSize = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  if (isSize) return fitted({ left: 0, top: 0, width, height }, 1);
  const isOn = Math.min(box.left, box.top) >= 0 && right <= canvas.width && bottom <= canvas.height;
  // OpenPose's own files do not say how large the picture was: who would stand beyond the edge is brought in.
  return isOn
    ? (point) => point
    : fitted({ ...box, width: right - box.left, height: bottom - box.top }, UNSIZED);
}

/** Share of the canvas that people fill whose picture's size nobody told. */
const UNSIZED = 0.86;

/** As large as it fits into a share of our canvas, in the middle. */
function fitted({ left, top, width, height }: Frame, share: number): Fit {
  const scale =
    share * Math.min(canvas.width / Math.max(1, width), canvas.height / Math.max(1, height));
  return ([x, y]) => [
    (x - left - width / 2) * scale + canvas.width / 2,
    (y - top - height / 2) * scale + canvas.height / 2,
  ];
}

function jointsOf(points: readonly (Point | null)[]): Joints {
  const entries = jointNames.map((name, i): [JointName, Point | null] => [name, points[i] ?? null]);
  const joints = Object.fromEntries(entries) as Record<JointName, Point | null>;
  const { neck, rShoulder, lShoulder } = joints;
  // OpenPose's neck is the middle of the shoulders, and what a figure is moved by.
  if (neck || !rShoulder || !lShoulder) return joints;
  return { ...joints, neck: middle(rShoulder, lShoulder) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
