import type { Lch } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { grown } from './grown.ts';
import { isOneWhole, isVehicle, isVessel } from './kinds.ts';
import { mainBelonging } from './main-belonging.ts';
import { ownColour, wholeVehicle } from './own-colour.ts';
import { withLeftOut } from './past-box.ts';
import { ofSingleThing } from './single-thing.ts';
import { isSingle } from './single-words.ts';
import { isMostlyOf, isPainted, ONE_WHOLE_HUE } from './thing.ts';
import { type Belonging, GREYISH, type Tints, turn } from './tints.ts';
import { isWholeSubject } from './whole-subject.ts';

/** How much lighter or darker two things without colour are at most that are called alike, 0 to 1. */
const AS_LIGHT = 0.25;
/** Chroma up to which a thing in warm or in cold light is still called white, grey or black. */
const CAST = 0.075;
/** Share of the chroma of what is called by a colour that all of the thing has at least. */
const AS_STRONG = 0.5;

const isAlike = (own: Lch, called: Lch): boolean =>
  called.c < GREYISH
    ? own.c < CAST && Math.abs(own.l - called.l) < AS_LIGHT
    : own.c > AS_STRONG * called.c && Math.abs(turn(own.h, called.h)) < ONE_WHOLE_HUE;

/**
 * All of a subject that is called by its colour, with its shades and without what it holds: who says "the red bowl" does
 * not mean the red fruit in it.
 *
 * @param centre of what has the colour that was said
 * @returns null where only what has the colour is meant
 */
export async function wholeCalled(
  thing: string,
  centre: Lch,
  tints: Tints,
  subject: Float32Array,
  checkpoint: Checkpoint,
): Promise<Belonging | null> {
  const isColoured = centre.c >= GREYISH;
  if (isOneWhole(thing) && isColoured && isMostlyOf(centre, tints, subject, 'all'))
    return withLeftOut(
      await mainBelonging(tints, subject, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'spared' }),
      subject,
      tints,
    );
  if (isVehicle(thing)) {
    const isWhole =
      isColoured && isPainted(tints, subject) && isMostlyOf(centre, tints, subject, 'coloured');
    return isWhole ? wholeVehicle(tints, subject, checkpoint) : null;
  }
  if (!isVessel(thing) && !isSingle(thing)) return null;
  // What is white in warm light has the colours of skin.
  const own = await ownColour(tints, subject, thing, isColoured ? 'own' : 'spared', checkpoint);
  if (!isAlike(own.centre, centre) || !isWholeSubject(thing, own, tints, subject)) return null;
  const all = grown(thing, own, subject, tints);
  // A subject may be several things; what is of another shade is its own.
  const share = await ofSingleThing(thing, all.share, tints, checkpoint);
  return share && { ...all, share };
}
