import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { isGroundBetween } from './ground-between.ts';
import {
  hasLeavesAbove,
  isAsLarge,
  isLarge,
  only,
  potted,
  sizeOf,
  type Things,
  thingsOf,
} from './likely-things.ts';
import { type Called, othersCalled } from './others-called.ts';
import type { PieceBox } from './piece-boxes.ts';
import { piecesOf } from './pieces.ts';
import { isSingle, isSmall, isUnbroken } from './single-words.ts';
import type { Tints } from './tints.ts';

/** Share of the longer edge beyond which a piece is of something else; a large one may be what is meant. */
const FAR = 0.06;
/**
 * Share of the rectangle around them that a piece and what is near to it fill at least, and times the rectangle of the
 * piece that theirs is at most: the ring on a rug and the cushion above it are no lamp. A bicycle is as thin, but one piece.
 */
const SPARSE = { fill: 0.2, size: 1.5 } as const;

/**
 * Of a colour that a single thing is called by, the largest piece with what is near.
 *
 * @param called asked for where one thing was found: what is called by the colour as surely may be meant as well, as a
 *   cushion is green where the vase is of another green
 * @returns null when several that are apart may be meant
 */
export async function ofSingleThing(
  thing: string,
  share: Float32Array,
  tints: Tints,
  checkpoint: Checkpoint,
  called?: () => Called,
): Promise<Float32Array | null> {
  if (isSmall(thing)) return ofSmallThing(share, tints, checkpoint);
  if (!isSingle(thing)) return share;
  const found = thingsOf(thing, await piecesOf(share, tints, checkpoint), tints);
  const all = potted(thing, found, tints);
  const { of, areas } = all;
  const hasSolid = all.solid.some((area) => area > 0);
  const things = hasSolid ? all : { ...all, solid: areas };
  const largest = things.solid.reduce((most, area) => Math.max(most, area), 0);
  const main = things.solid.indexOf(largest);
  const { stays, near } = hangingOn(thing, things, main, tints);
  const whole = areas.reduce((sum, area, name) => (stays[name] ? sum + area : sum), 0);
  const isApart = (name: number) =>
    stays[name]
      ? isAsLarge(things, name, largest) &&
        isUnbroken(thing) &&
        isGroundBetween(all, [main, name], tints)
      : isLarge(things, name, isUnbroken(thing) ? largest : whole);
  if (areas.some((_, name) => name > 0 && name !== main && isApart(name))) return null;
  if (isSparse(things, main, stays)) return null;
  if (called) {
    const isIt = Uint8Array.from(of, (name) => (stays[name] ? 1 : 0));
    const it = { isIt, near: nearTo(of, stays, tints) };
    const others = await piecesOf(othersCalled(called(), it, tints), tints, checkpoint);
    const alike = thingsOf(thing, others, tints);
    const holdsPlant = (_: number, name: number) => hasLeavesAbove(alike, name, tints);
    const further = all === found ? alike : only(alike, others.areas.map(holdsPlant));
    if (others.areas.some((_, name) => name > 0 && isLarge(further, name, whole))) return null;
  }
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
  );
}

/** Share of the largest piece from which on another one is no crumb of it. */
const NO_CRUMB = 0.03;

/** All of it where it is in one place: a bow tie is smaller than a skirt of its colour, so that its size tells nothing. */
async function ofSmallThing(
  share: Float32Array,
  tints: Tints,
  checkpoint: Checkpoint,
): Promise<Float32Array | null> {
  const { of, areas } = await piecesOf(share, tints, checkpoint);
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const near = nearTo(
    of,
    areas.map((area) => area === largest),
    tints,
  );
  const isNear = areas.map(() => false);
  for (let p = 0; p < of.length; p++) if ((near[p] as number) > 0) isNear[of[p] as number] = true;
  const isApart = (area: number, name: number) =>
    name > 0 && !isNear[name] && area > NO_CRUMB * largest;
  return areas.some(isApart) ? null : share;
}

/** More than 0 at what is near to some pieces. */
function nearTo(of: Int32Array, some: readonly boolean[], tints: Tints): Float32Array {
  const far = Math.ceil(FAR * Math.max(tints.width, tints.height));
  const own = Float32Array.from(of, (name) => (some[name] ? 1 : 0));
  return boxMean(own, tints, far);
}

/** The pieces near to one, itself with them, and what they are found by: a striped umbrella is many, each near to the next. */
function hangingOn(
  thing: string,
  { of, areas }: Things,
  main: number,
  tints: Tints,
): { stays: boolean[]; near: Float32Array } {
  let stays = areas.map((_, name) => name === main);
  for (;;) {
    const near = nearTo(of, stays, tints);
    const reached = stays.slice();
    for (let p = 0; p < of.length; p++)
      if (of[p] && (near[p] as number) > 0) reached[of[p] as number] = true;
    const isAll = reached.every((is, name) => is === stays[name]);
    stays = reached;
    if (isAll || isUnbroken(thing)) return { stays, near };
  }
}

/** Whether a piece and those near to it are spread too thinly to be one thing. */
function isSparse({ areas, boxes }: Things, main: number, stays: readonly boolean[]): boolean {
  const own = boxes[main] as PieceBox;
  const all = { ...own };
  let area = 0;
  for (const [name, box] of boxes.entries()) {
    if (!stays[name]) continue;
    area += areas[name] as number;
    all.left = Math.min(all.left, box.left);
    all.top = Math.min(all.top, box.top);
    all.right = Math.max(all.right, box.right);
    all.bottom = Math.max(all.bottom, box.bottom);
  }
  return sizeOf(all) > SPARSE.size * sizeOf(own) && area < SPARSE.fill * sizeOf(all);
}
