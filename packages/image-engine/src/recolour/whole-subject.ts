import { isAccessory, isGarment } from './garment.ts';
import { isOneWhole, isVehicle, withoutHeld } from './kinds.ts';
import { peakHue, sumOf } from './measures.ts';
import { type Belonging, GREYISH, type Tints, turn } from './tints.ts';

/** Are on or in something, or beside it, and seldom what a picture is of: its colour is another one's. */
const PART =
  /(?:^| )(?:helmets?|visors?|flags?|caps?|lids?|corks?|stoppers?|spoons?|forks?|knife|knives|saucers?|handles?|wheels?|tyres?|tires?|rims?|hubcaps?|bumpers?|coffee|espresso|latte|cappuccino|tea|milk|juice|wine|beer|drink|soup|sauce|liquid|foam|froth|labels?|logos?|stickers?|badges?|patch(?:es)?|stripes?|dots?|patterns?|prints?|zips?|zippers?|pockets?|sleeves?|laces|soles?|straps?|cords?|cables?|lens(?:es)?|screens?|displays?|(?:lamp ?)?shades?|stands?|doors?|windows?|shutters?|roofs?|curtains?|cushions?|pillows?|seats?|legs?|wings?|tails?|ears?|nose|tongue|paws?|fins?)$/i;

/** Whether it is the kind of thing that is on, in or beside another one. */
export const isPart = (thing: string): boolean => PART.test(thing);

/**
 * Share of a subject that the colour of a thing has at least, where none was said: the glass and the tyres of a car are
 * none of it, and a garment by itself is of cloth all over.
 */
const MAIN = { thing: 0.4, vehicle: 0.25, garment: 0.6 } as const;
/** Chroma from which on a part of a subject has a colour of its own: fur and paint are paler or darker in places. */
const COLOURED = 0.07;
/** Degrees of hue around the second colour of a subject that are its shades. */
const SHADES = 40;
/**
 * Shares of a thing's colour that others have at most: where there is more, the subject is several things. What is pale
 * may have a large print of a second colour; a shoe or a cap is less likely what a picture is of than who wears it.
 */
const OTHERS = { second: 0.4, further: 0.12, ofColoured: 0.24, ofAccessory: 0.1 } as const;

/**
 * Whether a thing that was named without a colour is likely all of the subject, so that the subject's main colour is
 * that of the thing: nothing else tells where it is.
 *
 * @param own the colour that the subject is mostly of
 */
export function isWholeSubject(
  thing: string,
  own: Belonging,
  tints: Tints,
  subject: Float32Array,
): boolean {
  if (isPart(thing)) return false;
  // Flowers are among leaves.
  if (isOneWhole(thing)) return true;
  const main = sumOf(own.share);
  if (isVehicle(thing)) return main >= MAIN.vehicle * sumOf(subject);
  const least = isGarment(thing) ? MAIN.garment : MAIN.thing;
  return main > least * sumOf(subject) && isOfOneColour(thing, own, tints, subject);
}

/**
 * Whether little of a part of the picture is of another colour than the one that it is mostly of.
 *
 * @param thing what it is taken for
 */
export function isOfOneColour(
  thing: string,
  own: Belonging,
  tints: Tints,
  area: Float32Array,
): boolean {
  const main = sumOf(own.share);
  const others = area.map((share, p) =>
    (tints.c[p] as number) < COLOURED ? 0 : share * (1 - (own.share[p] as number)),
  );
  const ofIt = sumOf(withoutHeld(thing, others, area, tints));
  if (isAccessory(thing)) return ofIt < OTHERS.ofAccessory * main;
  if (own.centre.c > GREYISH) return ofIt < OTHERS.ofColoured * main;
  const second = peakHue(tints, others);
  const further = others.map((share, p) =>
    Math.abs(turn(second, tints.h[p] as number)) < SHADES ? 0 : share,
  );
  return ofIt < OTHERS.second * main && sumOf(further) < OTHERS.further * main;
}
