import type { Lch } from '../light/oklab.ts';
import type { PassContext } from '../picture/picture.ts';
import { belongingTo } from './belonging.ts';
import { endsInside } from './ends-inside.ts';
import { CLOTH, findGarment } from './find-garment.ts';
import { isMostlyOn, isMost as isMostOfWorn } from './find-worn.ts';
import { frequencies } from './frequencies.ts';
import { clothesOf, isAccessory, isGarment, isShownByItself } from './garment.ts';
import { grown } from './grown.ts';
import { isOfFace, isOneWhole, isVehicle, isVessel } from './kinds.ts';
import { allOf, mainBelonging } from './main-belonging.ts';
import { sumOf } from './measures.ts';
import { isSkinLike } from './named-hue.ts';
import { type Boxed, namedInBox } from './named-in-box.ts';
import { outlined } from './outlined.ts';
import { LEATHER, ownColour, withoutSkin } from './own-colour.ts';
import { withPastBox } from './past-box.ts';
import { isSingle } from './single-words.ts';
import { standsClear } from './stands-clear.ts';
import { maskAt } from './thing.ts';
import { type Belonging, type Named, type Tints, tintOf } from './tints.ts';
import { isOfOneColour, isPart } from './whole-subject.ts';

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

/** Share of its outline at which what is found lies on edges of the picture at least: on walls, skies and snow it was 0.53 at most, on things 0.72 and more. */
const ON_EDGES = 0.6;

/** Share of what is found in a box that a colour has at least, for it to be that of the thing, and not of its trim. */
const WHOLE = { clear: 0.25, loose: 0.3 } as const;

/** Whether a garment is all in the box, and what else was found there is not: then that is who wears it. */
async function isAllThatEnds(
  tints: Tints,
  worn: Belonging,
  found: Float32Array,
  box: Float32Array,
  checkpoint: PassContext['checkpoint'],
): Promise<boolean> {
  if (!endsInside(tints, worn, box)) return false;
  const rest = found.map((share, p) => share * (1 - (worn.share[p] as number)));
  return !endsInside(tints, await mainBelonging(tints, rest, checkpoint, CLOTH), box);
}

const isOfSkin = ({ l, c, h }: Lch) => isSkinLike(l, c, h);

/** The thing in a box, or what was painted. */
export async function findMarked(
  tints: Tints,
  { from, thing }: Named,
  marked: Float32Array,
  { thingInBox, checkpoint }: PassContext,
): Promise<Belonging | 'unclear' | null> {
  if (!isBox(marked, tints))
    return from ? belongingTo(tints, tintOf(from.rgb), marked, checkpoint) : allOf(tints, marked);
  // Skin and fur have the colours of hair and of eyes, and there is more of them in the box.
  if (isOfFace(thing) && (!from || isOfSkin(tintOf(from.rgb)))) return 'unclear';
  const boxed = await thingInBox();
  const inside = boxed ? maskAt(boxed, tints.width, tints.height) : marked;
  const isLeather = sumOf(withoutSkin(tints, marked)) < (1 - LEATHER) * sumOf(marked);
  const bare = isLeather ? inside : withoutSkin(tints, inside);
  const isFound = sumOf(bare) > FOUND * sumOf(marked);
  if (isGarment(thing) && isFound) {
    const clothes = (await clothesOf(tints, inside, thing, checkpoint, true)) ?? {
      share: bare,
      skin: null,
    };
    const worn = await findGarment(tints, from, clothes, checkpoint);
    const isMost = (found: Belonging) =>
      isMostOfWorn(tints, found, clothes.share, inside) && !isGround(tints, found, marked);
    const isMeant = async (found: Belonging) =>
      isMost(found) || (await isAllThatEnds(tints, found, clothes.share, marked, checkpoint));
    if (worn) return from || (await isMeant(worn)) ? worn : 'unclear';
  }
  const thingIn: Boxed = {
    box: marked,
    place: isFound ? inside : marked,
    isClear: boxed !== null && isFound && (await standsClear(inside, marked, tints, checkpoint)),
  };
  if (from) return namedInBox(tints, { from, thing }, thingIn, checkpoint);
  const { place, isClear } = thingIn;
  const main = await ownColour(tints, place, thing, isLeather ? 'own' : 'spared', checkpoint);
  // What ends where nothing does is a part of a wall, or half of a thing; paint mirrors what a vehicle stands before.
  if (!isVehicle(thing) && outlined(tints, main.share, marked) < ON_EDGES) return 'unclear';
  // The cushions on a pale sofa are more colourful than it.
  const least = isVessel(thing) ? WALLS * sumOf(place) : MAIN * sumOf(isClear ? place : marked);
  const whole = () => {
    const all = grown(thing, main, place, tints);
    return withPastBox(all, marked, tints) ?? (isSingle(thing) ? 'unclear' : all);
  };
  if (isOneWhole(thing)) return whole();
  const isMost = () => isOfOneColour(thing, main, tints, place) && !isGround(tints, main, marked);
  // Who wears a thing, or what it is on, may be all in the box as well.
  const isOn = isPart(thing) || (isAccessory(thing) && !isShownByItself(thing));
  const isAll = () =>
    !isOn &&
    sumOf(main.share) > (isClear ? WHOLE.clear : WHOLE.loose) * sumOf(place) &&
    (isClear || endsInside(tints, main, marked));
  const isTold = isVehicle(thing) || isMost() || isAll();
  return isTold && sumOf(main.share) > least ? whole() : 'unclear';
}
