import type { Mask, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { REMOVED } from './held.ts';
import { groundAround, openGround } from './open-ground.ts';
import { mayBeShade } from './shadow.ts';
import { connectedParts } from './tidy-mask.ts';

/** How far its colour is at least from the ground's, ΔE, and how far around it that is looked at, of the longer edge. */
const APART = 5;
const AROUND = 0.08;
/** Share of the ground around that may have its colour: along outlines all colours meet. */
const STRAY = 0.05;
/** Every so manieth pixel of the ground each way is looked at. */
const SAMPLED = 3;
/** How far the ground's own colours are apart, ΔE. */
const ALIKE = 2;
/** Share of the subject that it covers at least, and at most. */
const SMALLEST = 0.003;
const LARGEST = 0.12;
/** How much of what is around it, but for the subject, is open ground at least. */
const OPEN = 0.85;
/** So much of that, beside what is the subject's, at least: what lies between legs is seen through there. */
const OUTSIDE = 0.12;
/** Px that an outline is wide. */
const OUTLINE = 2;

/**
 * Finds what adjoins the subject and stands out of an even ground by nothing but its outline, as pale shoes do on a pale
 * floor: what the open ground does not come to, lies at the subject and has ground all around it otherwise, belongs to
 * it, unless it has the ground's colour or may be its shade.
 *
 * @param inside 1 for every pixel of the subject
 * @param held what the visitor marked: what is removed stays out
 * @returns 1 for every pixel that is sure to belong to it; null where there is none
 */
export function adjoining(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  held?: Mask | null,
): Uint8Array | null {
  const ground = openGround(inside, lab, size, held);
  if (!ground) return null;
  const radius = Math.round(AROUND * Math.max(size.width, size.height));
  const shade = mayBeShade(
    lab,
    groundAround(ground, lab, size, radius),
    [ALIKE, ALIKE, ALIKE],
    size,
  );
  const near = boxMean(Float32Array.from(ground), size, OUTLINE);
  // What is farther from the ground than its outline is wide.
  const closed = inside.map((is, p) =>
    is === 0 && near[p] === 0 && held?.data[p] !== REMOVED ? 1 : 0,
  );
  const background = withOthers(ground, closed, inside, size);
  const isOwn = ownColours(background, lab, size, radius);
  const own = closed.map((is, p) =>
    is === 1 && background[p] === 0 && shade[p] === 0 && isOwn(p) ? 1 : 0,
  );
  const share = boxMean(Float32Array.from(own), size, 1);
  const solid = own.map((_, p) => ((share[p] as number) > 0.99 ? 1 : 0));
  const { labels, parts } = connectedParts(solid, size, 1);
  const subject = inside.reduce((sum, is) => sum + is, 0);
  const meets = meetings(labels, parts.length, inside, ground, size);
  const belongs = parts.map((part, label) => {
    const { subject: touching, open, other } = meets[label] as Meeting;
    return (
      part.size >= SMALLEST * subject &&
      part.size <= LARGEST * subject &&
      !part.touchesRim &&
      touching > 0 &&
      open >= Math.max(OPEN * (open + other), OUTSIDE * touching)
    );
  });
  if (!belongs.includes(true)) return null;
  return inside.map((_, p) => (belongs[labels[p] as number] ? 1 : 0));
}

/** What a part comes to all around. */
interface Meeting {
  subject: number;
  open: number;
  other: number;
}

function meetings(
  labels: Int32Array,
  count: number,
  inside: Uint8Array,
  ground: Uint8Array,
  { width, height }: Size,
): Meeting[] {
  const beyond = 2 * OUTLINE + 3;
  const meets = Array.from({ length: count }, () => ({ subject: 0, open: 0, other: 0 }));
  for (let p = 0; p < labels.length; p++) {
    const label = labels[p] as number;
    if (label === 0) continue;
    const meeting = meets[label] as Meeting;
    const x = p % width;
    const y = (p - x) / width;
    for (const [dx, dy] of DIRECTIONS) {
      const [u, v] = [x + dx * beyond, y + dy * beyond];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const q = v * width + u;
      if (labels[q] === label) continue;
      if (inside[q] === 1) meeting.subject += 1;
      else if (ground[q] === 1) meeting.open += 1;
      else if (labels[q] !== 0) meeting.other += 1;
    }
  }
  return meets;
}

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The ground, and what is closed in but goes on to the picture's sides or lies away from the subject. */
function withOthers(
  ground: Uint8Array,
  closed: Uint8Array,
  inside: Uint8Array,
  size: Size,
): Uint8Array {
  const { labels, parts } = connectedParts(closed, size, 1);
  const meets = meetings(labels, parts.length, inside, ground, size);
  const isOther = parts.map(
    ({ touchesRim }, label) => label > 0 && (touchesRim || (meets[label] as Meeting).subject === 0),
  );
  return ground.map((is, p) => (is === 1 || isOther[labels[p] as number] === true ? 1 : 0));
}

/** Tells whether a pixel has a colour that the background around it hardly has. */
function ownColours(background: Uint8Array, lab: Lab, { width, height }: Size, radius: number) {
  return (p: number): boolean => {
    const x = p % width;
    const y = (p - x) / width;
    let [alike, count] = [0, 0];
    for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v += SAMPLED)
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u += SAMPLED) {
        const q = v * width + u;
        if (background[q] !== 1) continue;
        count += 1;
        if (apart(lab, p, q) < APART) alike += 1;
      }
    return alike <= STRAY * count;
  };
}
