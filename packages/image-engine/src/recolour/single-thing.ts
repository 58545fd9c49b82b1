import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { isGroundBetween } from './ground-between.ts';
import { type Called, othersCalled } from './others-called.ts';
import { boxesOf } from './piece-boxes.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import type { Tints } from './tints.ts';

const SOLIDS =
  'cup|mug|bowl|plate|dish|saucer|pot|pan|jar|vase|bottle|kettle|bucket|sofa|couch|cushion|pillow|box|book|phone|laptop|clock|radio|bag|suitcase|door|key|button';
/** Are of one piece, but no rectangle. */
const ROUND = 'shoe|boot|sneaker|hat|backpack|handbag|ball|balloon|apple|pear|lemon|tomato|pumpkin';
const OTHERS =
  'lamp|chair|stool|armchair|bench|camera|umbrella|candle|toy|bike|bicycle|scooter|curtain|sign|mailbox';
/** Compact things, called in the singular: what else has the colour is another one. */
const SINGLE = new RegExp(`(?:^| )(?:${SOLIDS}|${ROUND}|${OTHERS})$`, 'i');
/** Whether it is one compact thing, so that not all that has its colour is meant. */
export const isSingle = (thing: string): boolean => SINGLE.test(thing);
/** Of these the ones that fill most of the rectangle around them: a plant or a ring of their colour does not. */
const SOLID = new RegExp(`(?:^| )(?:${SOLIDS})$`, 'i');
/** Of these the ones that a near piece is a part of where no ground is seen between: a lamp and a chair are seen through. */
const UNBROKEN = new RegExp(`(?:^| )(?:${SOLIDS}|${ROUND})$`, 'i');
/** Share of that rectangle that they fill at least. */
const FILLS = 0.45;

/**
 * A piece smaller than that share of the largest, and farther from it than that share of the longer edge, is of something
 * else; a larger one may be what is meant.
 */
const OTHER = { size: 0.3, far: 0.06 } as const;
/**
 * A smaller piece may still be what is meant where it looks like such a thing, too: a cushion farther away than a cup.
 * Shares of the largest piece, of the picture, of the rectangle around it, and of its longer side.
 */
const ALIKE = { size: 0.1, ofPicture: 0.003, fill: 0.6, narrow: 0.5 } as const;

/** Pieces that are each likely one thing. */
interface Things extends Pieces {
  /** Pixels of each, 0 for what is no such thing. */
  solid: number[];
  isCompact: boolean[];
}

/** @param thing what they are taken for */
function thingsOf(thing: string, pieces: Pieces, size: Tints): Things {
  const boxes = boxesOf(pieces, size);
  const isSolid = SOLID.test(thing);
  const fills = boxes.map(({ left, top, right, bottom }, name) =>
    name === 0 ? 0 : (pieces.areas[name] as number) / ((right - left) * (bottom - top)),
  );
  const least = ALIKE.ofPicture * pieces.of.length;
  return {
    ...pieces,
    solid: pieces.areas.map((area, name) =>
      !isSolid || (fills[name] as number) >= FILLS ? area : 0,
    ),
    isCompact: boxes.map(({ left, top, right, bottom }, name) => {
      const [short, long] = [right - left, bottom - top].sort((a, b) => a - b) as [number, number];
      const isLike = (fills[name] as number) >= ALIKE.fill && short > ALIKE.narrow * long;
      return isSolid && isLike && (pieces.areas[name] as number) >= least;
    }),
  };
}

/** Whether a piece is large enough, beside a thing of some pixels, to be what is meant. */
const isLarge = ({ solid, isCompact }: Things, name: number, pixels: number): boolean =>
  (solid[name] as number) >= (isCompact[name] ? ALIKE.size : OTHER.size) * pixels;

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
  const all = thingsOf(thing, await piecesOf(share, tints, checkpoint), tints);
  const { of, areas } = all;
  const hasSolid = all.solid.some((area) => area > 0);
  const things = hasSolid ? all : { ...all, solid: areas };
  const largest = things.solid.reduce((most, area) => Math.max(most, area), 0);
  const main = things.solid.indexOf(largest);
  const far = Math.ceil(OTHER.far * Math.max(tints.width, tints.height));
  const nearTo = (isMeant: (name: number) => boolean) =>
    boxMean(
      Float32Array.from(of, (name) => (isMeant(name) ? 1 : 0)),
      tints,
      far,
    );
  const near = nearTo((name) => name === main);
  const stays = areas.map(() => false);
  for (let p = 0; p < of.length; p++)
    if (of[p] && (near[p] as number) > 0) stays[of[p] as number] = true;
  const isApart = (name: number) =>
    stays[name]
      ? (things.solid[name] as number) >= OTHER.size * largest &&
        UNBROKEN.test(thing) &&
        isGroundBetween(all, [main, name], tints)
      : isLarge(things, name, largest);
  if (areas.some((_, name) => name > 0 && name !== main && isApart(name))) return null;
  if (called) {
    const isIt = Uint8Array.from(of, (name) => (stays[name] ? 1 : 0));
    const found = { isIt, near: nearTo((name) => stays[name] === true) };
    const others = await piecesOf(othersCalled(called(), found, tints), tints, checkpoint);
    const further = thingsOf(thing, others, tints);
    const whole = areas.reduce((sum, area, name) => (stays[name] ? sum + area : sum), 0);
    if (others.areas.some((_, name) => name > 0 && isLarge(further, name, whole))) return null;
  }
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
  );
}
