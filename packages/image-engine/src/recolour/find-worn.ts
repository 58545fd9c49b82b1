import { SubjectUnclearError } from '../errors.ts';
import type { Mask, PassContext } from '../picture/picture.ts';
import { findGarment, goesOverHead } from './find-garment.ts';
import { clothesOf } from './garment.ts';
import { sumOf } from './measures.ts';
import { ofNearestHue } from './nearest-hue.ts';
import { maskAt } from './thing.ts';
import { type Belonging, type Named, type Tints, tintOf } from './tints.ts';

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

/** Share of all that is worn that the colour has at least, that is meant where none was said. */
const MAIN = 0.4;

/** A garment on the subject, where that is seen. */
interface Worn {
  /** 'unsaid' where no colour was said, and none is of most of what is worn; null where none has the colour. */
  found: Belonging | 'unsaid' | null;
  /** The head of the only wearer, hair and all: no garment is there. */
  head: Float32Array | null;
}

const NOT_SEEN: Worn = { found: null, head: null };

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
  const whole = clothes ?? { share: all, skin: null };
  const worn = await findGarment(tints, from, whole, checkpoint);
  // Then the outline is no wearer’s, and tells nothing.
  if (worn && goesOverHead(tints, worn, all, whole.share)) return NOT_SEEN;
  // Of several people, or of what has no head, all that has the colour was found.
  const found =
    worn && from && !clothes
      ? { ...worn, share: await ofNearestHue(worn, tintOf(from.rgb).h, tints, checkpoint) }
      : worn;
  const isMain = from || !found || sumOf(found.share) > MAIN * sumOf(whole.share);
  const head = clothes?.skin
    ? all.map((share, p) => Math.max(0, share - (clothes.share[p] as number)))
    : null;
  return { found: isMain ? found : 'unsaid', head };
}
