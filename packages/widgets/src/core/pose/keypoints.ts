import { canvas, type Point } from './canvas.ts';
import type { Figure, Reference } from './figure.ts';
import { type JointName, type Joints, jointNames } from './joints.ts';

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
 * or in a list of frames, of which the first is taken.
 * @returns undefined when it is something else
 */
export function fromOpenPose(text: string): ReadFigure[] | undefined {
  const file = parsed(text);
  const frame: unknown = Array.isArray(file) ? file[0] : file;
  if (!isRecord(frame) || !Array.isArray(frame.people)) return undefined;
  const people = frame.people.filter(isRecord).map((person) => ({
    person,
    points: pointsOf(person.pose_keypoints_2d),
  }));
  const known = people.flatMap(({ person, points }) => (points ? [{ person, points }] : []));
  if (known.length < frame.people.length) return undefined;
  const size = sizeOf(
    frame,
    known.flatMap(({ points }) => points),
  );
  return known.map(({ person: { reference, colour }, points }) => ({
    joints: jointsOf(points.map((point) => point && fitted(point, size))),
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
  return (value.length === BODY_25 ? triples.toSpliced(8, 1) : triples).slice(0, jointNames.length);
}

function sizeOf(frame: Record<string, unknown>, points: readonly (Point | null)[]) {
  const areShares = points.every((point) => !point || (point[0] <= 1 && point[1] <= 1));
  if (areShares) return { width: 1, height: 1, isShare: true };
  const { canvas_width: width, canvas_height: height } = frame;
  const isSize = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  return { ...(isSize ? { width, height } : canvas), isShare: false };
}

/** As large as it fits into our canvas, in the middle. */
function fitted([x, y]: Point, { width, height, isShare }: ReturnType<typeof sizeOf>): Point {
  if (isShare) return [x * canvas.width, y * canvas.height];
  const scale = Math.min(canvas.width / width, canvas.height / height);
  return [(x - width / 2) * scale + canvas.width / 2, (y - height / 2) * scale + canvas.height / 2];
}

function jointsOf(points: readonly (Point | null)[]): Joints {
  const entries = jointNames.map((name, i): [JointName, Point | null] => [name, points[i] ?? null]);
  return Object.fromEntries(entries) as Record<JointName, Point | null>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
