import { familyOf } from '../light/hues.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { skyMask } from '../sky/sky-mask.ts';
import { faceIn } from '../subject/face-in.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { allOf, belongingTo, mainBelonging } from './belonging.ts';
import { findExpanse, isExpanse } from './expanse.ts';
import { findGarment, WORN } from './find-garment.ts';
import { findWorn, isMostlyOn, subjectIfClear } from './find-worn.ts';
import { clothesOf, isAccessory, isGarment } from './garment.ts';
import { aboveShadow, colourShown, isOneWhole, isVehicle, isVessel } from './kinds.ts';
import { sumOf } from './measures.ts';
import { isSkinLike } from './named-hue.ts';
import { ofNearestHue } from './nearest-hue.ts';
import { lessPaleGround } from './pale-ground.ts';
import { piecesOf } from './pieces.ts';
import { ofSingleThing } from './single-thing.ts';
import { findSurface, isSurface } from './surface.ts';
import {
  isMostlyOf,
  isPainted,
  keepMeant,
  maskAt,
  mostlyWithin,
  ONE_WHOLE_HUE,
  sidesOf,
  withBeside,
} from './thing.ts';
import { familiesOf, mostCalled, WARM } from './things-called.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf, tintsOf } from './tints.ts';
import { isWholeSubject } from './whole-subject.ts';

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

/** A vehicle that is the subject, in light and shade, with the parts of it that the outline left out. */
async function wholeVehicle(
  tints: Tints,
  subject: Float32Array,
  checkpoint: Checkpoint,
): Promise<Belonging> {
  const near = withBeside(subject, tints);
  const found = await mainBelonging(tints, near, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'own' });
  const pieces = await piecesOf(found.share, tints, checkpoint);
  return { ...found, share: keepMeant(found.share, pieces, near, tints) };
}

/** Paint mirrors the sky. */
const LACQUER = { skin: 'own', folds: [0.2, 0.4] } as const;

/** Leather and wood have the colours of skin: from that share on it is theirs, and from that on no face is so bare. */
const LEATHER = 0.5;
const FACELESS = 0.85;

/** An area less what looks like skin. */
const withoutSkin = ({ l, c, h }: Tints, area: Float32Array): Float32Array =>
  area.map((share, p) => (isSkinLike(l[p] as number, c[p] as number, h[p] as number) ? 0 : share));

/** A thing that is known, in the colour that it is known by. */
async function ownColour(
  tints: Tints,
  subject: Float32Array,
  thing: string,
  skin: 'own' | 'spared',
  checkpoint: Checkpoint,
): Promise<Belonging> {
  if (!isVehicle(thing))
    return mainBelonging(tints, subject, checkpoint, {
      skin,
      ...colourShown(thing, tints, subject),
    });
  return isPainted(tints, subject)
    ? wholeVehicle(tints, subject, checkpoint)
    : mainBelonging(tints, aboveShadow(subject, tints), checkpoint, LACQUER);
}

/** Share of a box that the thing in it has at least, skin left out, for it to be found there. */
const FOUND = 0.12;

/** Share of a box that the main colour of the thing in it has at least; what has less is rather on it or beside it. */
const MAIN = 0.1;

/** Share of what is found in a box that the walls of a vessel are at least: a hand that holds one is less. */
const WALLS = 0.35;

/** The thing in a box, or what was painted. */
async function findMarked(
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
    if (worn) return worn;
  }
  if (from) return belongingTo(tints, tintOf(from.rgb), marked, checkpoint);
  const place = isFound ? inside : marked;
  const main = await ownColour(tints, place, thing, isLeather ? 'own' : 'spared', checkpoint);
  // The cushions on a pale sofa are more colourful than it.
  const least = isVessel(thing) ? WALLS * sumOf(place) : MAIN * sumOf(marked);
  return isOneWhole(thing) || sumOf(main.share) > least ? main : 'unsaid';
}

/** Are all over a picture, or at its sides. */
const SPREADS =
  /(?:^| )(?:clouds?|snow|ice|frost|fog|mist|smoke|foam|waves?|water|sand|sky|paper|sheets?|curtains|drapes|blinds|walls?|floors?|ground|background|tiles?|areas?|parts?|tones?|colou?rs?|things?|everything|rest)$/i;

/** Chroma from which on a warm name is that of a paint or a cloth: brown is of skin, wood and walls, too. */
const VIVID = 0.12;
const NONE = new Float32Array();

/** How much each pixel of the small copy belongs to the thing; null when the picture hardly has the colour. */
export async function findThing(
  small: Pixels,
  { from, thing }: Named,
  context: PassContext,
): Promise<Belonging | 'elsewhere' | 'unsaid' | null> {
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
  const worn = isGarment(thing) ? await findWorn(tints, { from, thing }, context) : null;
  if (worn?.found) return worn.found;
  if (isSurface(thing)) {
    const subject = from ? await subjectIfClear(context) : await context.roughSubject();
    if (subject)
      return findSurface(tints, { from, thing }, maskAt(subject, width, height), checkpoint);
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
    return isWholeSubject(thing, own, tints, subject) ? own : 'unsaid';
  }
  let inSubject: Float32Array | null = null;
  const sides = async () => {
    const subject = await subjectIfClear(context);
    inSubject = subject && maskAt(subject, width, height);
    return inSubject && sidesOf(inSubject);
  };
  const named = tintOf(from.rgb);
  const family = familyOf(from.rgb);
  const isVivid = WARM.includes(family) && named.c > VIVID;
  const copy = { tints, families: isVivid ? familiesOf(small, [family]) : NONE };
  const found =
    (isVivid && (await mostCalled(named, copy, checkpoint, sides))) ||
    (await belongingTo(tints, named, null, checkpoint, sides));
  if (!found) return null;
  await checkpoint();
  if (named.c < GREYISH && thing !== '' && !SPREADS.test(thing)) {
    await sides();
    const own = await lessPaleGround(found.share, inSubject, tints, checkpoint);
    if (!own) return 'elsewhere';
    found.share = own;
    inSubject = null;
  }
  if (inSubject && isOneWhole(thing) && isMostlyOf(found.centre, tints, inSubject, 'all'))
    return mainBelonging(tints, inSubject, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'spared' });
  if (
    inSubject &&
    isVehicle(thing) &&
    isPainted(tints, inSubject) &&
    isMostlyOf(found.centre, tints, inSubject, 'coloured')
  )
    return wholeVehicle(tints, inSubject, checkpoint);
  const share = inSubject ? mostlyWithin(found.share, inSubject) : found.share;
  const pieces = await piecesOf(share, tints, checkpoint, inSubject && sidesOf(inSubject));
  await checkpoint();
  const kept = keepMeant(share, pieces, inSubject, tints);
  const meant = isGarment(thing)
    ? await ofNearestHue({ ...found, share: kept }, tintOf(from.rgb).h, tints, checkpoint)
    : await ofSingleThing(thing, kept, tints, checkpoint);
  if (!meant) return 'elsewhere';
  if (isGarment(thing) && sumOf(meant) < WORN.ofPicture * meant.length) return null;
  if (worn?.head && isMostlyOn(worn.head, meant)) return null;
  const isWorn = isGarment(thing) || isAccessory(thing);
  const isTrim = !isWorn && thing !== '' && inSubject && isTrimOf(inSubject, kept, found.share);
  if (isTrim || isRemnant(meant, found.share)) return 'elsewhere';
  return { ...found, share: meant };
}
