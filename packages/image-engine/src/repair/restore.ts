import { denoised } from '../light/denoise.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { tintsOf } from '../recolour/tints.ts';
import type { Remark } from '../remark.ts';
import { shrunk } from '../vision/plane.ts';
import { type Damage, damageOf, grainAtWork } from './damage.ts';
import { flattenFolds } from './flatten-folds.ts';
import { takeGlow } from './fold-glow.ts';
import { mend } from './mend.ts';
import { revive } from './revive.ts';
import { stainsOf } from './stains.ts';
import { fillTornCorners } from './torn-corner.ts';

/** Shorter edge, px, below which nothing can be told from anything. */
const TOO_SMALL = 48;
/** Longer edge, px, of the copy on which stains are told, which have no fine detail. */
const STAINS_EDGE = 400;

const NO_DAMAGE: Remark = {
  code: 'no_damage',
  text: 'No scratches, folds, dust or fading were found. A single flaw goes when you paint over it and ask to erase it.',
};

/** What was mended, as a machine word and in English. */
type Repair = readonly [
  what: 'scratches' | 'cracks' | 'dust' | 'grain' | 'stains' | 'colours' | 'tones',
  told: string,
];

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "a, b and c" */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Fills what is scratched and flaked, in place. */
async function fillGaps(pixels: Pixels, damage: Damage, context: PassContext): Promise<Repair[]> {
  const { isWorn, mask, scratches, specks, isGrainy, noise, folds } = damage;
  // What fills a crack is taken from beside it.
  if (isWorn) await flattenFolds(pixels, damage, context.checkpoint);
  else await takeGlow(pixels, folds, damage, context.checkpoint);
  if (mask.includes(255)) await mend(pixels, mask, damage, isGrainy ? 0 : noise, context);
  const count = counted(scratches, 'scratch').replace(/hs$/, 'hes');
  const done: Repair[] = [];
  if (scratches > 0) done.push(['scratches', `mended ${isWorn ? 'its scratches' : count}`]);
  if (isWorn) done.push(['cracks', 'filled cracks and bare spots']);
  if (specks > 0) done.push(['dust', 'removed specks of dust']);
  return done;
}

/** Gives a faded print its tones back, in place. */
async function bringBack(
  pixels: Pixels,
  { fading, calm, isGrainy }: Damage,
  context: PassContext,
): Promise<Repair[]> {
  const smaller = await shrunk(calm, STAINS_EDGE);
  const found =
    fading.kind === 'toned' ? await stainsOf(tintsOf(smaller), context.checkpoint) : null;
  const stains = found && { plane: found.taken, width: smaller.width, height: smaller.height };
  await revive(pixels, fading, isGrainy ? await grainAtWork(pixels) : 0, stains, context);
  const tones: Repair =
    fading.kind === 'colour'
      ? ['colours', 'brought the faded colours back']
      : ['tones', 'restored the faded tones'];
  // Yellowing that is evened out is told with the tones: of a ring or a blot it says nothing.
  return found?.areSpots ? [['stains', 'evened out the stains'], tones] : [tones];
}

/**
 * Mends an old photograph, in place: of scratches, dust, stains, faded tones and grain, what is there.
 * Null when it shows no sign of age, which is said.
 */
export async function restored(pixels: Pixels, context: PassContext): Promise<Pixels | null> {
  if (Math.min(pixels.width, pixels.height) < TOO_SMALL) return null;
  const damage = await damageOf(pixels, context);
  if (!damage) {
    context.say(NO_DAMAGE);
    return null;
  }
  const { isWorn, isGrainy, fading, torn, edges } = damage;
  const done = await fillGaps(pixels, damage, context);
  // All of it, as what is left is spread with the tones.
  if (isGrainy && (await denoised(pixels, 1, context))) done.push(['grain', 'reduced the grain']);
  if (fading.isFaded || isWorn) done.push(...(await bringBack(pixels, damage, context)));
  if (torn && (await fillTornCorners(pixels, torn, damage, edges, context)) && !isWorn)
    done.push(['cracks', 'filled what is torn off']);
  if (done.length === 0) return null;
  context.say({
    code: 'restored',
    text: `It ${listed(done.map(([, told]) => told))}.`,
    values: { done: done.map(([what]) => what) },
  });
  return pixels;
}
