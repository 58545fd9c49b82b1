import type { Lch } from '../light/oklab.ts';
import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { boxesOf, type PieceBox } from './piece-boxes.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { aOf, type Belonging, bOf, GREYISH, RADIANS, type Tints, turn } from './tints.ts';

/** Share of the largest piece from which on one is large enough to be what is meant. */
const LARGE = 0.25;
/** Degrees of hue between what is meant and what else has the name: a red skirt and red hair. */
const APART = 9;
/** How far from a large piece a small one is of the same thing, such as behind a hand; a share of the longer edge. */
const CLOSE = 0.015;

/** Share of the largest piece from which on one without colour counts: shoes are that small beside hair. */
const COUNTS = 0.05;
/** Share of its rows in which the largest piece is as well, at least: two halves of a jacket are beside each other. */
const BESIDE = 0.3;

/** Whether what has no colour is in several places, one above the other: hair, trousers and shoes are black, too. */
function isAllOver(pieces: Pieces, size: Size): boolean {
  const { areas } = pieces;
  const boxes = boxesOf(pieces, size);
  const largest = areas.indexOf(Math.max(...areas));
  const main = boxes[largest] as PieceBox;
  return boxes.some(({ top, bottom }, name) => {
    if (name === 0 || (areas[name] as number) < COUNTS * (areas[largest] as number)) return false;
    const both = Math.min(bottom, main.bottom) - Math.max(top, main.top);
    return both < BESIDE * (bottom - top);
  });
}

/**
 * Of several things that are called by one colour those whose hue is nearest to it, and neither lips nor a bow tie
 * of the same.
 *
 * @param named the colour
 * @returns null where no hue tells what is meant, as of black, white or grey in several places
 */
export async function ofNearestHue(
  { share }: Belonging,
  named: Lch,
  tints: Tints,
  checkpoint: Checkpoint,
): Promise<Float32Array | null> {
  const pieces = await piecesOf(share, tints, checkpoint);
  const { of, areas } = pieces;
  if (named.c < GREYISH) return isAllOver(pieces, tints) ? null : share;
  // The first entry is not a piece.
  if (areas.length <= 2) return share;
  const large = LARGE * areas.reduce((a, b) => Math.max(a, b));
  const across = new Float64Array(areas.length);
  const down = new Float64Array(areas.length);
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    across[name] = (across[name] as number) + aOf(tints, p);
    down[name] = (down[name] as number) + bOf(tints, p);
  }
  const off = areas.map((_, name) =>
    turn(named.h, Math.atan2(down[name] as number, across[name] as number) / RADIANS),
  );
  const offered = off.filter((_, name) => name > 0 && (areas[name] as number) >= large);
  const nearest = offered.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a), 180);
  const isNear = off.map((each, name) => name > 0 && Math.abs(each - nearest) <= APART);
  const isLarge = isNear.map((near, name) => near && (areas[name] as number) >= large);
  const close = boxMean(
    Float32Array.from(of, (name) => (isLarge[name] ? 1 : 0)),
    tints,
    Math.ceil(CLOSE * Math.max(tints.width, tints.height)),
  );
  const isMeant = isLarge.slice();
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    if (isNear[name] && (close[p] as number) > 0) isMeant[name] = true;
  }
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    isMeant[of[p] as number] || (of[p] === 0 && (close[p] as number) > 0) ? value : 0,
  );
}
