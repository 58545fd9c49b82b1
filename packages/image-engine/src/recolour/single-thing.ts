import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import type { Tints } from './tints.ts';

const SOLIDS =
  'cup|mug|bowl|plate|dish|saucer|pot|pan|jar|vase|bottle|kettle|bucket|sofa|couch|cushion|pillow|box|book|phone|laptop|clock|radio|bag|suitcase|door|key|button';
const OTHERS =
  'lamp|chair|stool|armchair|bench|camera|umbrella|candle|toy|bike|bicycle|scooter|curtain|sign|mailbox';
/** Compact things, called in the singular: what else has the colour is another one. */
const SINGLE = new RegExp(`(?:^| )(?:${SOLIDS}|${OTHERS})$`, 'i');
/** Whether it is one compact thing, so that not all that has its colour is meant. */
export const isSingle = (thing: string): boolean => SINGLE.test(thing);
/** Of these the ones that fill most of the rectangle around them: a plant or a ring of their colour does not. */
const SOLID = new RegExp(`(?:^| )(?:${SOLIDS})$`, 'i');
/** Share of that rectangle that they fill at least. */
const FILLS = 0.45;

/**
 * A piece smaller than that share of the largest, and farther from it than that share of the longer edge, is of something
 * else; a larger one may be what is meant.
 */
const OTHER = { size: 0.3, far: 0.06 } as const;

/** What is called by the name of a colour. */
interface Called {
  /** How surely each pixel is, 0 to 1. */
  sure: Float32Array;
  /** More than 0 for what was found to have the colour. */
  isFound: Float32Array;
}

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
  if (!isSingle(thing)) return share;
  const { of, areas } = await piecesOf(share, tints, checkpoint);
  const fill = SOLID.test(thing) ? fillOf({ of, areas }, tints) : areas.map(() => 1);
  const solid = areas.map((area, name) => ((fill[name] as number) >= FILLS ? area : 0));
  const candidates = solid.some((area) => area > 0) ? solid : areas;
  const largest = candidates.reduce((most, area) => Math.max(most, area), 0);
  const main = candidates.indexOf(largest);
  const near = boxMean(
    Float32Array.from(of, (name) => (name === main ? 1 : 0)),
    tints,
    Math.ceil(OTHER.far * Math.max(tints.width, tints.height)),
  );
  const stays = areas.map(() => false);
  for (let p = 0; p < of.length; p++)
    if (of[p] && (near[p] as number) > 0) stays[of[p] as number] = true;
  const isOther = candidates.some((area, name) => area >= OTHER.size * largest && !stays[name]);
  if (isOther) return null;
  const others = called && othersCalled(called(), { of, stays, near });
  const further = others && (await piecesOf(others, tints, checkpoint));
  if (further) {
    const itsFill = SOLID.test(thing) ? fillOf(further, tints) : further.areas.map(() => 1);
    const whole = areas.reduce((sum, area, name) => (stays[name] ? sum + area : sum), 0);
    const isLarge = (area: number, name: number) =>
      area >= OTHER.size * whole && (itsFill[name] as number) >= FILLS;
    if (further.areas.some(isLarge)) return null;
  }
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
  );
}

/** 1 for what was not found and is called by a colour at least as surely as the pieces that stay, away from them. */
function othersCalled(
  { sure, isFound }: Called,
  { of, stays, near }: { of: Int32Array; stays: readonly boolean[]; near: Float32Array },
): Uint8Array {
  let [sum, count] = [0, 0];
  for (let p = 0; p < of.length; p++) {
    if (!stays[of[p] as number]) continue;
    sum += sure[p] as number;
    count++;
  }
  const least = sum / Math.max(1, count);
  return Uint8Array.from(sure, (value, p) =>
    value > 0 && value >= least && isFound[p] === 0 && near[p] === 0 ? 1 : 0,
  );
}

/** Share that each piece fills of the upright rectangle around it. */
function fillOf({ of, areas }: Pieces, { width }: Size): number[] {
  const around = areas.map(() => ({
    left: width,
    right: 0,
    top: Number.MAX_SAFE_INTEGER,
    bottom: 0,
  }));
  for (let p = 0; p < of.length; p++) {
    if (!of[p]) continue;
    const box = around[of[p] as number];
    if (!box) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return around.map(({ left, right, top, bottom }, name) =>
    name === 0 ? 0 : (areas[name] as number) / ((right - left) * (bottom - top)),
  );
}
