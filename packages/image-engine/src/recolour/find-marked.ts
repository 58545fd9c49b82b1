import type { PassContext } from '../picture/picture.ts';
import { allOf, belongingTo } from './belonging.ts';
import { findGarment } from './find-garment.ts';
import { isMost, isMostlyOn } from './find-worn.ts';
import { frequencies } from './frequencies.ts';
import { clothesOf, isGarment } from './garment.ts';
import { isOneWhole, isVehicle, isVessel } from './kinds.ts';
import { sumOf } from './measures.ts';
import { LEATHER, ownColour, withoutSkin } from './own-colour.ts';
import { maskAt } from './thing.ts';
import { type Belonging, type Named, type Tints, tintOf } from './tints.ts';
import { isOfOneColour } from './whole-subject.ts';

/** Whether the marked area is a plain box: then what it holds is meant, not the box itself. */
function isBox(marked: Float32Array, { width }: Tints): boolean {
  let [left, right, top, bottom, area] = [width, -1, -1, -1, 0];
  for (let p = 0; p < marked.length; p++) {
    if ((marked[p] as number) < 0.5) continue;
    const x = p % width;
    const y = Math.floor(p / width);
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    area++;
  }
  return area > 0 && area > 0.97 * (right - left + 1) * (bottom - top + 1);
}

/** Width of a picture's frame, as a share of its longer edge, and share of that from which on a colour is a wall's or the ground's. */
const FRAME = { width: 0.03, ground: 0.1 } as const;

/**
 * Whether what was found has rather the colours that the picture has at its left, its right and its upper edge: then the
 * thing in the box was not told from what is behind it.
 */
function isGround(tints: Tints, { share }: Belonging, marked: Float32Array): boolean {
  const { width, height } = tints;
  const edge = Math.ceil(FRAME.width * Math.max(width, height));
  const frame = frequencies(tints, (p) => {
    const x = p % width;
    const isInFrame = x < edge || x >= width - edge || p < edge * width;
    return isInFrame && (marked[p] as number) < 0.5;
  });
  return isMostlyOn(
    share.map((_, p) => (frame.of(p) > FRAME.ground ? 1 : 0)),
    share,
  );
}

/** Share of a box that the thing in it has at least, skin left out, for it to be found there. */
const FOUND = 0.12;

/** Share of a box that the main colour of the thing in it has at least; what has less is rather on it or beside it. */
const MAIN = 0.1;

/** Share of what is found in a box that the walls of a vessel are at least: a hand that holds one is less. */
const WALLS = 0.35;

/** The thing in a box, or what was painted. */
export async function findMarked(
  tints: Tints,
  { from, thing }: Named,
  marked: Float32Array,
  { thingInBox, checkpoint }: PassContext,
): Promise<Belonging | 'unsaid' | null> {
  if (!isBox(marked, tints))
    return from ? belongingTo(tints, tintOf(from.rgb), marked, checkpoint) : allOf(tints, marked);
  const boxed = await thingInBox();
  const inside = boxed ? maskAt(boxed, tints.width, tints.height) : marked;
  const isLeather = sumOf(withoutSkin(tints, marked)) < (1 - LEATHER) * sumOf(marked);
  const own = isLeather ? inside : withoutSkin(tints, inside);
  const isFound = sumOf(own) > FOUND * sumOf(marked);
  if (isGarment(thing) && isFound) {
    const clothes = (await clothesOf(tints, inside, thing, checkpoint, true)) ?? {
      share: own,
      skin: null,
    };
    const worn = await findGarment(tints, from, clothes, checkpoint);
    const isMeant = (found: Belonging) =>
      isMost(tints, found, clothes.share, inside) && !isGround(tints, found, marked);
    if (worn) return from || isMeant(worn) ? worn : 'unsaid';
  }
  if (from) return belongingTo(tints, tintOf(from.rgb), marked, checkpoint);
  const place = isFound ? inside : marked;
  const main = await ownColour(tints, place, thing, isLeather ? 'own' : 'spared', checkpoint);
  // The cushions on a pale sofa are more colourful than it.
  const least = isVessel(thing) ? WALLS * sumOf(place) : MAIN * sumOf(marked);
  if (isOneWhole(thing)) return main;
  const isTold =
    isVehicle(thing) ||
    (isOfOneColour(thing, main, tints, place) && !isGround(tints, main, marked));
  return isTold && sumOf(main.share) > least ? main : 'unsaid';
}
