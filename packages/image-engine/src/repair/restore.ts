import { denoised } from '../light/denoise.ts';
import { noiseLevel } from '../light/noise-level.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { tintsOf } from '../recolour/tints.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { fadingOf } from './fading.ts';
import { markScratches } from './mark-scratches.ts';
import { mend } from './mend.ts';
import { revive, stainsOf } from './revive.ts';
import { scratchesOf } from './scratches.ts';
import { markSpecks } from './specks.ts';

/** Longer edge, px, of the copy on which damage is looked for. */
const WORKING_EDGE = 1000;
/** Shorter edge, px, below which nothing can be told from anything. */
const TOO_SMALL = 48;
/**
 * Lines that surely are scratches which make a picture a damaged one. Pictures that have never been on
 * paper show one now and then: a wire before a house and a tree.
 */
const SCRATCHED = 3;
/** Grain, levels, from which on it is reduced, of a picture that is damaged anyway. */
const GRAINY = 4;

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "a, b and c" */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/**
 * Mends an old photograph, in place: of scratches, dust, stains, faded tones and grain, what is there.
 * Null when it shows no sign of age, whatever lines and specks are in it.
 */
export async function restored(pixels: Pixels, context: PassContext): Promise<Pixels | null> {
  if (Math.min(pixels.width, pixels.height) < TOO_SMALL) return null;
  const small = await shrunk(pixels, WORKING_EDGE);
  const size = { width: small.width, height: small.height };
  await context.checkpoint();
  const luma = lumaPlaneOf(small).data.map((value) => value * 255);
  const noise = noiseLevel({ data: luma, ...size });
  await context.checkpoint('Looking for damage', 0.05);
  const lines = await scratchesOf(luma, size, noise, context.checkpoint);
  await context.checkpoint('Looking for damage', 0.1);
  const tints = tintsOf(small);
  await context.checkpoint();
  const mask = new Uint8Array(luma.length);
  markScratches(lines, size, mask);
  const fading = fadingOf(small.data, tints, mask);
  await context.checkpoint();
  const isScratched = lines.filter(({ isSure }) => isSure).length >= SCRATCHED;
  if (!isScratched && !fading.isFaded) return null;
  // In a print that has kept its tones, a line of its tones may be a wire or the leg of a table.
  const scratches = fading.isFaded
    ? lines
    : lines.filter(({ isSure, isExtreme }) => isSure || isExtreme);
  mask.fill(0);
  markScratches(scratches, size, mask);
  const specks = await markSpecks(luma, size, noise, mask, context.checkpoint);
  const done: string[] = [];
  if (scratches.length > 0)
    done.push(`mended ${counted(scratches.length, 'scratch').replace(/hs$/, 'hes')}`);
  if (specks > 0) done.push('removed specks of dust');
  const isGrainy = noise > GRAINY;
  if (mask.includes(255)) await mend(pixels, mask, size, isGrainy ? 0 : noise, context);
  if (isGrainy && (await denoised(pixels, 0.8, context))) done.push('reduced the grain');
  if (fading.isFaded) {
    const stains = fading.kind === 'toned' ? stainsOf(tints) : null;
    if (stains) done.push('evened out the stains');
    await revive(pixels, fading, stains && { plane: stains, ...size }, context);
    done.push(
      fading.kind === 'colour' ? 'brought the faded colours back' : 'restored the faded tones',
    );
  }
  if (done.length === 0) return null;
  context.say(`It ${listed(done)}.`);
  return pixels;
}
