import { noiseLevel } from '../light/noise-level.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { tintsOf } from '../recolour/tints.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { type Print, printOf } from './bare-paper.ts';
import { type Fading, fadingOf, kindOf } from './fading.ts';
import { markFineScratches } from './fine-scratches.ts';
import { foldLines, markFolds } from './fold-lines.ts';
import type { Fold } from './folds.ts';
import { markScratches } from './mark-scratches.ts';
import { type Scratch, scratchesOf } from './scratches.ts';
import { markSpecks, medianOf } from './specks.ts';
import { tornCorners } from './torn-corner.ts';

/** Longer edge, px, of the copy on which damage is looked for. */
const WORKING_EDGE = 1000;
/**
 * Lines that surely are scratches which make a picture a damaged one. Pictures that have never been on
 * paper show one now and then: a wire before a house and a tree. A dark one counts half: the pole of a lamp
 * and the leg of a table look like it, while a scratch takes the layer off and bares the white paper.
 */
const SCRATCHED = 3;
const DARK_COUNTS = 0.5;
/** Length, as a share of the longer edge, of one light as bare paper or all along that alone makes it one: wires are dark. */
const ACROSS = 0.45;
/** Length, as a share of the longer edge, of a light line that is taken for one more where there are several. */
const LONG = 0.15;
/** Grain, levels, from which on it is reduced, of a picture that is damaged anyway. */
const GRAINY = 4;
/** Edge, px, of the squares whose median has no grain. */
const GRAINS = 5;

/** What has become of a print, on a small copy of it. */
export interface Damage extends Size, Pick<Print, 'isPhoto' | 'bare' | 'edges'> {
  /** Without its grain. */
  calm: Pixels;
  /** 0 to 255 */
  luma: Float32Array;
  /** Standard deviation of its grain, levels, and whether that is to be reduced. */
  noise: number;
  isGrainy: boolean;
  fading: Fading;
  /** Its layer comes off all over. */
  isWorn: boolean;
  /** Where long light lines show that it was folded. */
  folds: Fold[];
  /** 255 on scratches, flakes and dust, and how many of the first and the last there are. */
  mask: Uint8Array;
  scratches: number;
  specks: number;
  /** 1 where corners are torn off; null where none is. */
  torn: Uint8Array | null;
}

/** Luma, 0 to 255, of a picture. */
function levelsOf(pixels: Pixels): Float32Array {
  return lumaPlaneOf(pixels).data.map((value) => value * 255);
}

/** Grain of a picture at the size at which damage is looked for, levels. */
export async function grainAtWork(pixels: Pixels): Promise<number> {
  const small = await shrunk(pixels, WORKING_EDGE);
  return noiseLevel({ data: levelsOf(small), width: small.width, height: small.height });
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

/** Whether lines surely are scratches, or a fold. */
function isScratchedBy(lines: readonly Scratch[]): boolean {
  const sure = lines.filter(({ isSure, partOf }) => isSure && !partOf);
  const isAcross = sure.some(
    ({ sign, isExtreme, isPlain, isFold, length }) =>
      isFold || (sign > 0 && (isExtreme || isPlain) && length > ACROSS),
  );
  return (
    isAcross || sure.reduce((sum, { sign }) => sum + (sign > 0 ? 1 : DARK_COUNTS), 0) >= SCRATCHED
  );
}

/** Finds the damage of a print; null when it shows no sign of age, whatever lines and specks are in it. */
export async function damageOf(
  pixels: Pixels,
  { checkpoint }: PassContext,
): Promise<Damage | null> {
  const small = await shrunk(pixels, WORKING_EDGE);
  const size = { width: small.width, height: small.height };
  await checkpoint();
  const luma = levelsOf(small);
  const noise = noiseLevel({ data: luma, ...size });
  await checkpoint('Looking for damage', 0.05);
  const median = await medianOf(Uint8Array.from(luma), size, checkpoint);
  const { isPhoto, bare, flaking, edges } = await printOf(luma, median, size, checkpoint);
  const torn = await tornCorners(pixels, luma, size, edges !== null, checkpoint);
  // What is cut out of a picture is transparent, too.
  const isTorn = torn !== null && pixels.channels === 3;
  if (torn) for (let p = 0; p < torn.length; p++) if (torn[p]) isPhoto[p] = 0;
  leaveTransparentOut(pixels, size, isPhoto);
  const isGrainy = noise > GRAINY;
  // Grain is lighter, darker and more colourful than all that the print shows.
  const calm = isGrainy ? await toPixels(fromPixels(small).median(GRAINS)) : small;
  await checkpoint('Looking for damage', 0.1);
  const kind = kindOf(tintsOf(calm));
  const [isToned, isColour] = [kind === 'toned', kind === 'colour'];
  const isFlaked = !isColour && flaking === 'all over';
  const lines = await scratchesOf(luma, size, noise, { isPhoto, isWorn: isFlaked }, checkpoint);
  // A product on white has a bright border too, and has not faded.
  const mask = isPhoto.map((share, p) => (isToned && (!share || bare[p]) ? 255 : 0));
  markScratches(lines, size, mask);
  const fading = fadingOf(calm.data, kind, mask);
  await checkpoint();
  const isScratched = isScratchedBy(lines);
  // A print in one tone that flakes is a worn one, whatever its tones are.
  const isWorn = isFlaked || (isScratched && !isColour && flaking === 'much');
  const isAged = isScratched || fading.isFaded || isWorn;
  if (!isAged && !isTorn) return null;
  // In a print that has kept its tones, a line of its tones may be a wire or the leg of a table, in one of many colours
  // a dark one anything, and in a grey one of little contrast every line grass or sand.
  const isScratch = ({ isSure, isPlain, isExtreme, sign, length }: Scratch) =>
    isSure ||
    ((isPlain || isExtreme) && (isColour ? sign > 0 : isScratched || isWorn)) ||
    (isWorn && sign > 0) ||
    (isScratched && sign > 0 && length > LONG);
  const scratches =
    fading.isFaded && !isColour && (isToned || isScratched || isWorn)
      ? lines
      : lines.filter((line) => isScratch(line.partOf ?? line));
  mask.set(isWorn ? bare : new Uint8Array(mask.length));
  markScratches(scratches, size, mask);
  const fine = isWorn ? await markFineScratches(luma, size, isPhoto, mask, checkpoint) : 0;
  const folds = foldLines(scratches);
  if (!isWorn) markFolds(folds, luma, size, mask);
  const print = { isPhoto, isWorn };
  // A corner is torn off in one moment; dust takes its time.
  const specks = isAged ? await markSpecks(luma, median, size, noise, print, mask, checkpoint) : 0;
  return {
    ...{ ...size, isPhoto, bare, edges, calm, luma, noise, isGrainy, fading, isWorn, folds, mask },
    ...{ scratches: scratches.filter(({ partOf }) => !partOf).length + fine, specks, torn },
  };
}
