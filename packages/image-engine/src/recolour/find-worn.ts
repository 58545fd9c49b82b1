import { SubjectUnclearError } from '../errors.ts';
import type { Mask, PassContext } from '../picture/picture.ts';
import { findGarment, goesOverHead } from './find-garment.ts';
import { frequencies } from './frequencies.ts';
import { clothesOf } from './garment.ts';
import { sumOf } from './measures.ts';
import { ofNearestHue } from './nearest-hue.ts';
import { maskAt } from './thing.ts';
import { type Belonging, GREYISH, type Named, type Tints, tintOf } from './tints.ts';

/** The subject; null when it cannot be told, which here only means that all of the colour is meant. */
export async function subjectIfClear(context: PassContext): Promise<Mask | null> {
  try {
    return await context.roughSubject();
  } catch (error) {
    if (error instanceof SubjectUnclearError) return null;
    throw error;
  }
}

/** Whether half of what was found is there or more. */
export const isMostlyOn = (place: Float32Array, found: Float32Array): boolean =>
  2 * sumOf(found.map((share, p) => share * (place[p] as number))) > sumOf(found);

/** Share of all that is worn that the colour has at least, that is meant where none was said, and what others have of that at most. */
const MAIN = { ofWorn: 0.4, other: 0.45 } as const;
/** Share of somebody below which what is worn is hardly shown, or only one's of several. */
const DRESSED = 0.25;
/** Chroma from which on cloth has a colour of its own. */
const COLOURED = 0.07;
/** Share of a head from which on a colour is one of its own. */
const ON_HEAD = 0.002;

/** Lightness from which on what has no colour may be pale fur, which a muzzle has as well as a chest. */
const PALE = 0.68;

/** Whether a colour is that of what is worn, so that it need not be said. */
export function isMost(
  tints: Tints,
  { centre, share: found }: Belonging,
  worn: Float32Array,
  subject: Float32Array,
): boolean {
  if (sumOf(found) < MAIN.ofWorn * sumOf(worn)) return false;
  const isHead = (p: number) => (subject[p] as number) > 0.5 && (worn[p] as number) < 0.5;
  const head = frequencies(tints, isHead);
  const alike = worn.map((_, p) => (head.of(p) > ON_HEAD ? 1 : 0));
  if (centre.c < GREYISH && centre.l > PALE && isMostlyOn(alike, found)) return false;
  // What has the colours of the head is an arm, or fur.
  const others = worn.map((share, p) =>
    (tints.c[p] as number) < COLOURED || alike[p] ? 0 : share * (1 - (found[p] as number)),
  );
  return sumOf(others) < MAIN.other * sumOf(found);
}

/** A garment on the subject, where that is seen. */
interface Worn {
  /**
   * 'unsaid' where no colour was said, and none is of most of what is worn; 'elsewhere' where not only what is worn has
   * it; null where nothing has.
   */
  found: Belonging | 'unsaid' | 'elsewhere' | null;
  /** The head of the only wearer, hair and all: no garment is there. */
  head: Float32Array | null;
}

const NOT_SEEN: Worn = { found: null, head: null };
const UNSAID: Worn = { found: 'unsaid', head: null };

/** What the subject wears, in its colour. */
export async function findWorn(
  tints: Tints,
  { from, thing }: Named,
  context: PassContext,
): Promise<Worn> {
  const { checkpoint } = context;
  const subject = from ? await subjectIfClear(context) : await context.roughSubject();
  if (!subject) return NOT_SEEN;
  const all = maskAt(subject, tints.width, tints.height);
  const clothes = await clothesOf(tints, all, thing, checkpoint);
  // A garment by itself is found as any other thing is.
  if (!from && !clothes) return NOT_SEEN;
  const whole = clothes ?? { share: all, skin: null };
  if (!from && sumOf(whole.share) < DRESSED * sumOf(all)) return UNSAID;
  const worn = await findGarment(tints, from, whole, checkpoint);
  // Then the outline is no wearer’s, and tells nothing.
  if (worn && goesOverHead(tints, worn, all, whole.share))
    return from || clothes?.skin ? NOT_SEEN : UNSAID;
  // Of several people, or of what has no head, all that has the colour was found.
  const share =
    worn && from && !clothes
      ? await ofNearestHue(worn, tintOf(from.rgb), tints, checkpoint)
      : worn?.share;
  if (share === null) return { found: 'elsewhere', head: null };
  const found = worn && share ? { ...worn, share } : worn;
  const isMain = from || !found || isMost(tints, found, whole.share, all);
  const head = clothes?.skin
    ? all.map((share, p) => Math.max(0, share - (clothes.share[p] as number)))
    : null;
  return { found: isMain ? found : 'unsaid', head };
}
