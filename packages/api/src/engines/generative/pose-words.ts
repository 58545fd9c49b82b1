import type { PoseFigure } from '../image-engine.ts';

/** The canvas' proportions: shares become lengths that can be compared. */
const canvas = { width: 600, height: 400 };

type Point = readonly [x: number, y: number];

/** OpenPose's joints by name. */
const joints = {
  ...{ nose: 0, neck: 1, rightShoulder: 2, rightElbow: 3, rightWrist: 4, leftShoulder: 5 },
  ...{ leftElbow: 6, leftWrist: 7, rightHip: 8, rightKnee: 9, rightAnkle: 10, leftHip: 11 },
  ...{ leftKnee: 12, leftAnkle: 13 },
} as const;
const sides = ['right', 'left'] as const;

/** A figure, as far as words need it; px of the canvas. */
interface Seen {
  name: string;
  at: (joint: keyof typeof joints) => Point | null;
  neck: Point;
  hips: Point;
  /** Length of the body, by which all else is measured. */
  torso: number;
}

/** What is said of each arm and leg is measured in lengths of the body. */
const near = 0.32;
/** Lean in degrees from which a body is said to lean, and to lie. */
const leaning = 12;
const lying = 60;

/**
 * Puts a pose into words: who stands where, how bodies, arms and legs are held, and whose hands touch.
 * Left and right are each figure's own, but for places in the picture.
 *
 * @returns sentences; none for figures whose body is not known.
 */
export function describePose(figures: readonly PoseFigure[]): string[] {
  const seen = figures.map(read).filter((figure) => figure !== null);
  return [...places(seen), ...seen.flatMap(bodyWords), ...contacts(seen)];
}

function read({ reference, keypoints }: PoseFigure): Seen | null {
  const at = (joint: keyof typeof joints): Point | null => {
    const place = keypoints[joints[joint]];
    return place ? [place[0] * canvas.width, place[1] * canvas.height] : null;
  };
  const neck = at('neck') ?? middle(at('rightShoulder'), at('leftShoulder')) ?? at('nose');
  const hips = middle(at('rightHip'), at('leftHip'));
  if (!neck || !hips) return null;
  return {
    name: `Character ${reference + 1}`,
    at,
    neck,
    hips,
    torso: Math.max(1, far(neck, hips)),
  };
}

function middle(a: Point | null, b: Point | null): Point | null {
  return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : (a ?? b);
}

const far = ([a, b]: Point, [c, d]: Point) => Math.hypot(c - a, d - b);

/** Who stands where, and who is nearer. */
function places(seen: readonly Seen[]): string[] {
  const [first, second] = seen.toSorted((a, b) => a.hips[0] - b.hips[0]);
  if (!first) return [];
  if (!second) return [`${first.name} is ${thirdOf(first.hips[0])} of the picture.`];
  const isBeside = Math.abs(first.hips[0] - second.hips[0]) > 0.3 * first.torso;
  const order = isBeside
    ? `${first.name} is on the left, ${second.name.toLowerCase()} on the right.`
    : `${first.name} and ${second.name.toLowerCase()} are at the same place, one before the other.`;
  const ratio = first.torso / second.torso;
  if (ratio < 1.3 && ratio > 1 / 1.3) return [order];
  const larger = ratio > 1 ? first : second;
  return [order, `${larger.name} is larger.`];
}

function thirdOf(x: number): string {
  const share = x / canvas.width;
  return share < 0.38 ? 'on the left' : share > 0.62 ? 'on the right' : 'in the middle';
}

/** How one is held, limb by limb. */
function bodyWords(figure: Seen): string[] {
  const { name } = figure;
  return [
    `${name} ${stance(figure)}${lean(figure)}${isTurned(figure) ? ', seen from behind' : ''}.`,
    ...sides.flatMap((side) => {
      const words = armWords(figure, side);
      return words ? [`${name}’s ${side} arm ${words}.`] : [];
    }),
    ...legWords(figure).map((words) => `${name}’s ${words}.`),
  ];
}

function lean({ neck, hips }: Seen): string {
  const degrees = (Math.atan2(neck[0] - hips[0], hips[1] - neck[1]) * 180) / Math.PI;
  if (Math.abs(degrees) < leaning || Math.abs(degrees) >= lying) return '';
  return `, leaning towards the ${degrees > 0 ? 'right' : 'left'} of the picture`;
}

/** Standing, sitting, or what else legs and body say. */
function stance(figure: Seen): string {
  const { at, neck, hips, torso } = figure;
  const degrees = Math.abs((Math.atan2(neck[0] - hips[0], hips[1] - neck[1]) * 180) / Math.PI);
  if (degrees > 180 - lying) return 'is upside down';
  if (degrees >= lying) return 'lies';
  const drops = sides.map((side) => {
    const [hip, knee, ankle] = [at(`${side}Hip`), at(`${side}Knee`), at(`${side}Ankle`)];
    if (!hip || !knee) return null;
    return { thigh: (knee[1] - hip[1]) / Math.max(1, far(hip, knee)), ankle, knee };
  });
  const known = drops.filter((drop) => drop !== null);
  if (known.length === 2 && known.every(({ thigh }) => thigh < 0.6)) {
    const isKneeling = known.every(({ ankle, knee }) => ankle && ankle[1] - knee[1] < torso * 0.2);
    return isKneeling ? 'kneels or sits on the ground' : 'sits';
  }
  const lowest = Math.max(...known.map(({ ankle }) => ankle?.[1] ?? 0));
  return lowest > 0 && lowest < canvas.height * 0.78 ? 'is in the air' : 'stands';
}

/** Its own right shoulder is on the right. */
function isTurned({ at, torso }: Seen): boolean {
  const [right, left] = [at('rightShoulder'), at('leftShoulder')];
  return right !== null && left !== null && right[0] - left[0] > torso * 0.1;
}

function armWords(figure: Seen, side: (typeof sides)[number]): string | null {
  const { at, neck, hips, torso } = figure;
  const shoulder = at(`${side}Shoulder`) ?? neck;
  const [elbow, wrist, nose] = [at(`${side}Elbow`), at(`${side}Wrist`), at('nose')];
  if (!wrist) return null;
  const up = (shoulder[1] - wrist[1]) / torso;
  const aside = Math.abs(wrist[0] - shoulder[0]) / torso;
  const reach = elbow ? far(shoulder, elbow) + far(elbow, wrist) : far(shoulder, wrist);
  const isBent = far(shoulder, wrist) < reach * 0.85;
  const hip = at(`${side}Hip`) ?? hips;
  if (nose && wrist[1] < nose[1] - torso * 0.15) {
    return aside > 0.45 ? 'is raised up and outwards' : 'is raised above the head';
  }
  if (nose && far(wrist, nose) < torso * near) return 'is bent, the hand at the face';
  if (isBent && far(wrist, hip) < torso * near) return 'is bent, the hand on the hip';
  if (up > 0.2) return isBent ? 'is bent, the hand raised' : 'is raised';
  if (Math.abs(up) <= 0.25 && aside > 0.5) return 'is stretched out to the side';
  if (isBent) return 'is bent';
  return aside > 0.35 ? 'is held away from the body, downwards' : 'hangs down';
}

function legWords(figure: Seen): string[] {
  const { at, hips, torso } = figure;
  const [right, left] = [at('rightAnkle'), at('leftAnkle')];
  if (!right || !left) return [];
  const difference = (left[1] - right[1]) / torso;
  if (Math.abs(difference) > 0.35) {
    return [`${difference > 0 ? 'right' : 'left'} leg is raised`];
  }
  const apart = Math.abs(left[0] - right[0]) / torso;
  const isCrossed = (left[0] - right[0]) * ((at('leftHip')?.[0] ?? hips[0]) - hips[0]) < 0;
  if (isCrossed && apart > 0.15) return ['legs are crossed'];
  return apart > 0.75 ? ['legs are wide apart'] : [];
}

/** Whose hands touch, or lie on another's shoulder. */
function contacts(seen: readonly Seen[]): string[] {
  const [first, second] = seen;
  if (!first || !second) return [];
  const reach = Math.min(first.torso, second.torso) * 0.22;
  const hands = sides.flatMap((own) =>
    sides.flatMap((other) => {
      const [a, b] = [first.at(`${own}Wrist`), second.at(`${other}Wrist`)];
      if (!a || !b || far(a, b) > reach) return [];
      return [`${first.name}’s ${own} hand touches ${second.name.toLowerCase()}’s ${other} hand.`];
    }),
  );
  return [...hands, ...onShoulder(first, second, reach), ...onShoulder(second, first, reach)];
}

function onShoulder(who: Seen, other: Seen, reach: number): string[] {
  return sides.flatMap((own) =>
    sides.flatMap((side) => {
      const [hand, shoulder] = [who.at(`${own}Wrist`), other.at(`${side}Shoulder`)];
      if (!hand || !shoulder || far(hand, shoulder) > reach) return [];
      return [`${who.name}’s ${own} hand lies on ${other.name.toLowerCase()}’s ${side} shoulder.`];
    }),
  );
}
