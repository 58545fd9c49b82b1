import { denoised } from '../light/denoise.ts';
import { noiseLevel } from '../light/noise-level.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { tintsOf } from '../recolour/tints.ts';
import { NO_DAMAGE } from '../remark.ts';
import { lumaPlaneOf, type Plane, shrunk } from '../vision/plane.ts';
import { printOf } from './bare-paper.ts';
import { fadingOf, kindOf } from './fading.ts';
import { markFineScratches } from './fine-scratches.ts';
import { flattenFolds } from './flatten-folds.ts';
import { markScratches } from './mark-scratches.ts';
import { mend } from './mend.ts';
import { revive } from './revive.ts';
import { scratchesOf } from './scratches.ts';
import { markSpecks, medianOf } from './specks.ts';
import { stainsOf } from './stains.ts';
import { fillTornCorners, tornCorners } from './torn-corner.ts';

/** Longer edge, px, of the copy on which damage is looked for. */
const WORKING_EDGE = 1000;
/** Shorter edge, px, below which nothing can be told from anything. */
const TOO_SMALL = 48;
/**
 * Lines that surely are scratches which make a picture a damaged one. Pictures that have never been on
 * paper show one now and then: a wire before a house and a tree. A dark one counts half: the pole of a lamp
 * and the leg of a table look like it, while a scratch takes the layer off and bares the white paper.
 */
const SCRATCHED = 3;
const DARK_COUNTS = 0.5;
/** Length, as a share of the longer edge, of one light as bare paper that alone makes it one: no wire is so much lighter. */
const ACROSS = 0.45;
/** Length, as a share of the longer edge, of a light line that is taken for one more where there are several. */
const LONG = 0.15;
/** Grain, levels, from which on it is reduced, of a picture that is damaged anyway. */
const GRAINY = 4;
/** Longer edge, px, of the copy on which stains are told, which have no fine detail. */
const STAINS_EDGE = 400;
/** Edge, px, of the squares whose median has no grain. */
const GRAINS = 5;

/** What was mended. */
type Repair = 'scratches' | 'cracks' | 'dust' | 'grain' | 'stains' | 'colours' | 'tones';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "a, b and c" */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What is transparent is not the photograph's: a torn-off corner, say. */
function leaveTransparentOut(pixels: Pixels, { width, height }: Size, isPhoto: Uint8Array): void {
  if (pixels.channels !== 4) return;
  for (let p = 0; p < isPhoto.length; p++) {
    const x = Math.floor((((p % width) + 0.5) * pixels.width) / width);
    const y = Math.floor(((Math.floor(p / width) + 0.5) * pixels.height) / height);
    if ((pixels.data[(y * pixels.width + x) * 4 + 3] as number) < 255) isPhoto[p] = 0;
  }
}

/** Luma, 0 to 255. */
function levelsOf(pixels: Pixels): Plane {
  const { data, ...size } = lumaPlaneOf(pixels);
  return { data: data.map((value) => value * 255), ...size };
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
  const luma = levelsOf(small).data;
  const noise = noiseLevel({ data: luma, ...size });
  await context.checkpoint('Looking for damage', 0.05);
  const median = await medianOf(Uint8Array.from(luma), size, context.checkpoint);
  const { isPhoto, bare, flaking, edges } = await printOf(luma, median, size, context.checkpoint);
  const torn = await tornCorners(pixels, luma, size, edges !== null, context.checkpoint);
  if (torn) for (let p = 0; p < torn.length; p++) if (torn[p]) isPhoto[p] = 0;
  const isGrainy = noise > GRAINY;
  // Grain is lighter, darker and more colourful than all that the print shows.
  const calm = isGrainy ? await toPixels(fromPixels(small).median(GRAINS)) : small;
  const tints = tintsOf(calm);
  await context.checkpoint('Looking for damage', 0.1);
  const kind = kindOf(tints);
  const isToned = kind === 'toned';
  leaveTransparentOut(pixels, size, isPhoto);
  const isColour = kind === 'colour';
  const isFlaked = !isColour && flaking === 'all over';
  const lines = await scratchesOf(
    luma,
    size,
    noise,
    { isPhoto, isWorn: isFlaked },
    context.checkpoint,
  );
  // A product on white has a bright border too, and has not faded.
  const mask = isPhoto.map((share, p) => (isToned && (!share || bare[p]) ? 255 : 0));
  markScratches(lines, size, mask);
  const fading = fadingOf(calm.data, kind, mask);
  await context.checkpoint();
  const sure = lines.filter(({ isSure }) => isSure);
  const isScratched =
    sure.some(
      ({ sign, isExtreme, isFold, length }) => isFold || (sign > 0 && isExtreme && length > ACROSS),
    ) || sure.reduce((sum, { sign }) => sum + (sign > 0 ? 1 : DARK_COUNTS), 0) >= SCRATCHED;
  // A print in one tone that flakes is a worn one, whatever its tones are.
  const isWorn = isFlaked || (isScratched && !isColour && flaking === 'much');
  if (!isScratched && !fading.isFaded && !isWorn) {
    context.say(NO_DAMAGE);
    return null;
  }
  // In a print that has kept its tones, a line of its tones may be a wire or the leg of a table, in one of many colours
  // a dark one anything, and in a grey one of little contrast every line grass or sand.
  const scratches =
    fading.isFaded && !isColour && (isToned || isScratched || isWorn)
      ? lines
      : lines.filter(
          ({ isSure, isPlain, isExtreme, sign, length }) =>
            isSure ||
            ((isPlain || isExtreme) && (isColour ? sign > 0 : isScratched || isWorn)) ||
            (isWorn && sign > 0) ||
            (isScratched && sign > 0 && length > LONG),
        );
  mask.set(isWorn ? bare : new Uint8Array(mask.length));
  markScratches(scratches, size, mask);
  if (isWorn) await markFineScratches(luma, size, isPhoto, mask, context.checkpoint);
  const specks = await markSpecks(
    luma,
    median,
    size,
    noise,
    { isPhoto, isWorn },
    mask,
    context.checkpoint,
  );
  const done: (readonly [what: Repair, told: string])[] = [];
  if (isWorn)
    done.push(['scratches', 'mended its scratches'], ['cracks', 'filled cracks and bare spots']);
  else if (scratches.length > 0)
    done.push([
      'scratches',
      `mended ${counted(scratches.length, 'scratch').replace(/hs$/, 'hes')}`,
    ]);
  if (specks > 0) done.push(['dust', 'removed specks of dust']);
  // What fills a crack is taken from beside it.
  if (isWorn) await flattenFolds(pixels, { luma, bare, isPhoto, ...size }, context.checkpoint);
  if (mask.includes(255)) await mend(pixels, mask, size, isGrainy ? 0 : noise, context);
  // All of it, as what is left is spread with the tones.
  if (isGrainy && (await denoised(pixels, 1, context))) done.push(['grain', 'reduced the grain']);
  if (fading.isFaded || isWorn) {
    const smaller = await shrunk(calm, STAINS_EDGE);
    const plane =
      fading.kind === 'toned' ? await stainsOf(tintsOf(smaller), context.checkpoint) : null;
    if (plane) done.push(['stains', 'evened out the stains']);
    const stains = plane && { plane, width: smaller.width, height: smaller.height };
    const left = isGrainy ? noiseLevel(levelsOf(await shrunk(pixels, WORKING_EDGE))) : 0;
    await revive(pixels, fading, left, stains, context);
    done.push(
      fading.kind === 'colour'
        ? ['colours', 'brought the faded colours back']
        : ['tones', 'restored the faded tones'],
    );
  }
  if (torn && (await fillTornCorners(pixels, torn, size, edges, context)) && !isWorn)
    done.push(['cracks', 'filled a torn-off corner']);
  if (done.length === 0) return null;
  context.say({
    code: 'restored',
    text: `It ${listed(done.map(([, told]) => told))}.`,
    values: { done: done.map(([what]) => what) },
  });
  return pixels;
}
