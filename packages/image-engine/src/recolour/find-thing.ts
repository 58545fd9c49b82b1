import { familyOf, hueWindow } from '../light/hues.ts';
import { isColourless } from '../picture/colourless.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { skyMask } from '../sky/sky-mask.ts';
import { faceIn } from '../subject/face-in.ts';
import { belongingTo } from './belonging.ts';
import { findExpanse, isExpanse } from './expanse.ts';
import { WORN } from './find-garment.ts';
import { findMarked } from './find-marked.ts';
import { findWorn, isMostlyOn, subjectIfClear } from './find-worn.ts';
import { clothesOf, isAccessory, isGarment } from './garment.ts';
import {
  isCalledGreenery,
  isCalledLawn,
  isGreenery,
  isGreenOfSomebody,
  lawnTint,
  outside,
  wholeGreenery,
} from './greenery.ts';
import { grown } from './grown.ts';
import { isLeafHue, isOneWhole, isVehicle } from './kinds.ts';
import { sumOf } from './measures.ts';
import { namedWeights } from './named-hue.ts';
import { ofNearestHue } from './nearest-hue.ts';
import { notOfSky } from './not-of-sky.ts';
import { FACELESS, LEATHER, ownColour, withoutSkin } from './own-colour.ts';
import { lessPaleGround } from './pale-ground.ts';
import { withLeftOut } from './past-box.ts';
import { piecesOf } from './pieces.ts';
import { ofSingleThing } from './single-thing.ts';
import { isSingle } from './single-words.ts';
import { isSpread } from './spread-words.ts';
import { alongRim } from './stands-clear.ts';
import { findSurface, isSurface, isToldBySubject } from './surface.ts';
import { keepMeant, maskAt, mostlyWithin, sidesOf } from './thing.ts';
import { familiesOf, mostCalled, WARM } from './things-called.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf, tintsOf } from './tints.ts';
import { wholeCalled } from './whole-called.ts';
import { isWholeSubject } from './whole-subject.ts';

/** What is left of a colour, as shares of all of it and of the picture, below which it was not what was meant. */
const LEFT = { ofColour: 0.05, ofPicture: 0.01 } as const;

/** Whether of a colour that the picture is full of next to nothing was meant. */
function isRemnant(share: Float32Array, all: Float32Array): boolean {
  const left = sumOf(share);
  return left < LEFT.ofColour * sumOf(all) && left < LEFT.ofPicture * share.length;
}

/** Shares of a subject and of all of a colour, below which what the subject has of it is its trim, and the thing is elsewhere. */
const TRIM = { ofSubject: 0.15, ofColour: 0.5 } as const;

/** Whether the subject only has a little of a colour that there is more of elsewhere. */
const isTrimOf = (subject: Float32Array, share: Float32Array, all: Float32Array): boolean =>
  sumOf(share) < TRIM.ofSubject * sumOf(subject) && sumOf(share) < TRIM.ofColour * sumOf(all);

/** Share of the picture's sides along which a colour is rather that of what is behind or below a thing. */
const ALONG_SIDES = 0.3;

/** Chroma from which on a warm name is that of a paint or a cloth: brown is of skin, wood and walls, too. */
const VIVID = 0.12;
const NONE = new Float32Array();

/** How much each pixel of the small copy belongs to the thing; null when the picture hardly has the colour. */
export async function findThing(
  small: Pixels,
  { from, thing }: Named,
  context: PassContext,
): Promise<Belonging | 'elsewhere' | 'unsaid' | 'unclear' | null> {
  const tints = tintsOf(small);
  const { width, height } = tints;
  const { checkpoint } = context;
  await checkpoint();
  const mask = await context.selected();
  await checkpoint();
  const marked = mask && maskAt(mask, width, height);
  await checkpoint();
  if (marked) return findMarked(tints, { from, thing }, marked, context);
  if (isExpanse({ from, thing })) {
    const sky = await skyMask(small, context.foreground, checkpoint);
    return findExpanse(tints, sky, { from, thing }, checkpoint);
  }
  // There, skin, hair and what stands behind are as grey as a coat.
  const isGrey = from !== null && isColourless(small);
  if (isGrey && isGarment(thing)) return 'elsewhere';
  const worn = isGarment(thing) ? await findWorn(tints, { from, thing }, context) : null;
  if (worn?.found) return worn.found;
  if (isSurface(thing)) {
    const subject = from ? await subjectIfClear(context) : await context.roughSubject();
    if (subject)
      return findSurface(tints, { from, thing }, maskAt(subject, width, height), checkpoint);
    if (isToldBySubject({ from, thing })) return 'elsewhere';
  }
  if (!from) {
    const subject = maskAt(await context.roughSubject(), width, height);
    if (isAccessory(thing) && (await clothesOf(tints, subject, 'clothes', checkpoint))?.skin)
      return 'unsaid';
    const isWorn = isAccessory(thing) || isGarment(thing);
    const skin = 1 - sumOf(withoutSkin(tints, subject)) / Math.max(1, sumOf(subject));
    const isOnSkin =
      skin < FACELESS && (faceIn(subject, small) !== null || (isWorn && skin < LEATHER));
    const own = await ownColour(tints, subject, thing, isOnSkin ? 'spared' : 'own', checkpoint);
    if (!isWholeSubject(thing, own, tints, subject)) return 'unsaid';
    if (!isVehicle(thing) && isGreenery(thing, own, tints)) return 'unsaid';
    const all = grown(thing, own, subject, tints);
    return isOneWhole(thing) ? withLeftOut(all, subject, tints) : all;
  }
  let inSubject: Float32Array | null = null;
  const sides = async () => {
    const subject = await subjectIfClear(context);
    inSubject = subject && maskAt(subject, width, height);
    return inSubject && sidesOf(inSubject);
  };
  const isLawn = isCalledLawn(thing) && isLeafHue(tintOf(from.rgb).h);
  const lawn = isLawn ? lawnTint(tints) : null;
  if (isLawn && !lawn) return null;
  const named = lawn ?? tintOf(from.rgb);
  const family = familyOf(from.rgb);
  const isVivid = WARM.includes(family) && named.c > VIVID;
  // From yellow to turquoise, all is called green; the shades of other names are near each other.
  const isTold = family === 'green';
  const families = isVivid ? familiesOf(small, hueWindow([family])) : NONE;
  const called = async (of: Tints) =>
    (isVivid && (await mostCalled(named, { tints: of, families }, checkpoint, sides))) ||
    (await belongingTo(of, named, null, checkpoint, sides));
  const first = await called(tints);
  const found = first && (await notOfSky(thing, first, { tints, small, called }, checkpoint));
  if (!found || found === 'elsewhere') return found;
  await checkpoint();
  // Trees stand on it, and are green as well.
  if (lawn && inSubject) return { ...found, share: outside(inSubject, found.share) };
  const isPale = named.c < GREYISH && thing !== '' && !isSpread(thing);
  if (isPale) await sides();
  const whole = inSubject && (await wholeCalled(thing, found.centre, tints, inSubject, checkpoint));
  if (whole) return whole;
  if (isPale) {
    if (isGrey) return 'elsewhere';
    const own = await lessPaleGround(found.share, inSubject, tints, checkpoint);
    if (!own) return 'elsewhere';
    found.share = own;
    inSubject = null;
  }
  const share = inSubject ? mostlyWithin(found.share, inSubject) : found.share;
  const pieces = await piecesOf(share, tints, checkpoint, inSubject && sidesOf(inSubject));
  await checkpoint();
  const kept = keepMeant(share, pieces, inSubject, tints);
  const furtherCalled = () => {
    const sure = namedWeights(tints, named, inSubject, 'strict');
    return {
      sure,
      centre: found.centre,
      family: isTold ? familiesOf(small, hueWindow([family])) : NONE,
    };
  };
  const meant = isGarment(thing)
    ? await ofNearestHue({ ...found, share: kept }, tintOf(from.rgb), tints, checkpoint)
    : await ofSingleThing(thing, kept, tints, checkpoint, furtherCalled);
  if (!meant) return 'elsewhere';
  // What goes on beyond so much of the sides of the picture is a floor or a wall of its colour.
  const picture = new Float32Array(meant.length).fill(1);
  if (isSingle(thing) && alongRim(meant, picture, tints) > ALONG_SIDES) return 'elsewhere';
  if (isGarment(thing) && sumOf(meant) < WORN.ofPicture * meant.length) return null;
  if (worn?.head && isMostlyOn(worn.head, meant)) return null;
  const isWorn = isGarment(thing) || isAccessory(thing);
  const isTrim = !isWorn && thing !== '' && inSubject && isTrimOf(inSubject, kept, found.share);
  if (isCalledGreenery(thing) && inSubject && isGreenOfSomebody(kept, found.share, inSubject))
    return null;
  // The leaves behind somebody, and not what is green of them
  if (isTrim && inSubject && isCalledGreenery(thing))
    return { ...found, share: wholeGreenery(outside(inSubject, found.share), tints, inSubject) };
  if (isTrim || isRemnant(meant, found.share)) return 'elsewhere';
  const areLeaves = isCalledGreenery(thing) && isLeafHue(found.centre.h);
  return { ...found, share: areLeaves ? wholeGreenery(meant, tints, null) : meant };
}
