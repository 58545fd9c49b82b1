import type { Lch } from '../light/oklab.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { belongingTo } from './belonging.ts';
import { mainBelonging } from './main-belonging.ts';
import { sumOf } from './measures.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf, turn } from './tints.ts';

/** Things stand on it. A picture may also be of a table itself. */
const TOP =
  /(?:^| )(?:tables?|table ?(?:tops?|cloths?)|desks?|desk ?tops?|counters?|counter ?tops?|work ?tops?)$/i;
const BELOW =
  /(?:^| )(?:floors?|floor ?boards?|ground|carpets?|rugs?|roads?|streets?|pavements?|sidewalks?)$/i;
const BEHIND = /(?:^| )(?:walls?|wallpaper|ceilings?|backdrops?)$/i;

/** Whether what a picture is of stands on it or before it, so that it is around the subject and not the subject. */
export function isSurface(thing: string): boolean {
  return TOP.test(thing) || BELOW.test(thing) || BEHIND.test(thing);
}

/**
 * Whether nothing but what stands before it would tell it from all else that has its colour: a table stands on wood and
 * among wood, and what is pale is also a sofa, a ceiling and whatever is lit.
 */
export const isToldBySubject = ({ from, thing }: Named): boolean =>
  TOP.test(thing) || (BEHIND.test(thing) && from !== null && tintOf(from.rgb).c < GREYISH);

/** Share that one colour has of what is around the subject, and of that at its end of the picture, to be the surface. */
const MOST = 0.6;
/** Share of it that a surface of a colour is at least: what is less is a corner, or the subject's shadow. */
const LEAST = 0.1;
/** Of the picture's height, where a surface that lies or stands is. */
const END = 1 / 3;

/** Degrees of hue that a surface may be from what it is called: wood is brown, orange and yellow. */
const CALLED = 40;

const isCalled = (centre: Lch, named: Lch): boolean =>
  centre.c > GREYISH && named.c > GREYISH && Math.abs(turn(centre.h, named.h)) < CALLED;

/**
 * The surface around the subject.
 *
 * @returns null where it hardly has the colour that it is called by; 'unsaid' where it has none, and what is around the
 *   subject is of several colours
 */
export async function findSurface(
  tints: Tints,
  { from, thing }: Named,
  subject: Float32Array,
  checkpoint: Checkpoint,
): Promise<Belonging | 'unsaid' | null> {
  const around = subject.map((share) => 1 - share);
  const named = from && tintOf(from.rgb);
  const found = await mainBelonging(tints, around, checkpoint, { skin: 'own' });
  const rows = Math.round(tints.height * END) * tints.width;
  const [first, last] = BEHIND.test(thing) ? [0, rows] : [around.length - rows, around.length];
  const covers = (start: number, end: number) =>
    sumOf(found.share.subarray(start, end)) > MOST * sumOf(around.subarray(start, end));
  const isOne = covers(0, around.length) && covers(first, last);
  // Around a table that the picture is of there is a wall more often than wood.
  if (!named) return isOne && !(TOP.test(thing) && found.centre.c < GREYISH) ? found : 'unsaid';
  if (isOne && isCalled(found.centre, named)) return found;
  const ofName = await belongingTo(tints, named, around, checkpoint);
  return ofName && sumOf(ofName.share) > LEAST * sumOf(around) ? ofName : null;
}
