import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import type { Tints } from './tints.ts';

const SOLIDS =
  'cup|mug|bowl|plate|dish|saucer|pot|pan|jar|bucket|sofa|couch|cushion|pillow|box|book|phone|laptop|clock|radio|bag|suitcase|door';
const OTHERS =
  'vase|bottle|kettle|lamp|chair|stool|armchair|bench|camera|umbrella|candle|toy|bike|bicycle|scooter|curtain|sign|mailbox';
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

/**
 * Of a colour that a single thing is called by, the largest piece with what is near.
 *
 * @returns null when several that are apart may be meant
 */
export async function ofSingleThing(
  thing: string,
  share: Float32Array,
  tints: Tints,
  checkpoint: Checkpoint,
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
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
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
