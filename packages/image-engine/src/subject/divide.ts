import type { Pixels, Size } from '../picture/picture.ts';
import type { Box, Selection } from '../picture/selection.ts';
import { type Lab, toLab } from '../vision/lab.ts';
import { agreementOf } from './agreement.ts';
import { betterCut } from './better-cut.ts';
import type { Coloured } from './colour-mixture.ts';
import { confidenceOf, confidenceOfPortrait } from './confidence.ts';
import { cuesOf } from './cues.ts';
import type { Checkpoint } from './find-subject.ts';
import { grabCut } from './grab-cut.ts';
import { pixelGraph } from './graph.ts';
import { type Ground, plainGround } from './ground.ts';
import { addHead } from './head.ts';
import { heldBy } from './held.ts';
import { knownGround } from './known-ground.ts';
import { FILLING, markedPrior, SPARSE } from './marked-prior.ts';
import { regionFor, withinRegion } from './region.ts';
import { addShoulders } from './shoulders.ts';
import { skinShare } from './skin.ts';
import { tidy } from './tidy-mask.ts';
import { vote } from './vote.ts';
import { resized, workingCopy } from './working-copy.ts';

/** Sizes, in px, at which areas are looked for, and at which their edge is, finely or coarsely. */
const AREA_PIXELS = 44_000;
const CUT_PIXELS = { fine: 84_000, coarse: 40_000 };

/** How much what is expected counts against colours. */
const TRUST = 1;

/** A part of a picture divided into subject and background; outside of it there is none. */
export interface Divided extends Size {
  region: Box;
  /** 1 for every pixel inside. */
  inside: Uint8Array;
  confidence: number;
}

/**
 * Divides a picture at a small size into subject and background.
 *
 * @param isCoarse at a smaller one still, in half the time: where it only matters what is inside
 */
export async function divide(
  pixels: Pixels,
  wholeSelection: Selection,
  checkpoint: Checkpoint,
  isCoarse = false,
): Promise<Divided> {
  const region = regionFor(wholeSelection, pixels);
  const selection = withinRegion(wholeSelection, region, pixels);
  const cutPixels = isCoarse ? CUT_PIXELS.coarse : CUT_PIXELS.fine;
  const large = await workingCopy(pixels, edgeFor(cutPixels, region, pixels), region);
  const small = await workingCopy(pixels, edgeFor(AREA_PIXELS, region, pixels), region);
  const size = { width: large.width, height: large.height };
  await checkpoint('Finding the subject', 0.1);
  const pause = () => checkpoint('Finding the subject', 0.2);
  const cues = await cuesOf(small, large, pause);
  const { shares, guesses } = await vote(cues, pause);
  await checkpoint('Finding the subject', 0.4);
  const voted = new Float32Array(small.width * small.height);
  for (let p = 0; p < voted.length; p++)
    voted[p] = shares[cues.regions.labels[p] as number] as number;
  const likely = resized(voted, cues.size, size);
  addHead(likely, large);
  const hasFace = addShoulders(likely, large);
  const held = await heldBy(selection, size, pause);
  const lab = toLab(large);
  const trust = held ? TRUST : 0;
  const graph = pixelGraph(lab, size);
  await pause();
  const nodes = colouredPixels(lab);
  const ground = plainGround(lab, size, knownGround(held, selection, size));
  if (ground && !held) addGround(likely, ground);
  await pause();
  const cut = async (prior: Float32Array) => {
    const rough = await grabCut({ graph, nodes, prior, trust, ground }, ROUNDS, () =>
      checkpoint('Finding the subject', 0.45),
    );
    await pause();
    return tidy(rough, size, held);
  };
  let inside = await cut(
    held ? markedPrior(likely, lab, held, selection, FILLING) : likely.map(level),
  );
  if (held && selection.box) {
    const other = await cut(markedPrior(likely, lab, held, selection, SPARSE));
    await pause();
    inside = betterCut(inside, other, selection.box, lab, size);
  }
  await checkpoint('Finding the subject', 0.58);
  const agreement = agreementOf(cues, guesses, ground, inside, size);
  const sureness = (agreed: number) => confidenceOf(agreed, lab, inside, size);
  const confidence = held
    ? 1
    : hasFace
      ? confidenceOfPortrait(agreement, sureness, skinShare(inside, large))
      : sureness(agreement);
  return { ...size, region, inside, confidence };
}

/** What differs from a plain ground is likelier inside than guessed. */
function addGround(likely: Float32Array, { odds, weight }: Ground): void {
  for (let p = 0; p < likely.length; p++) {
    const share = 1 / (1 + Math.exp(-(odds[p] as number)));
    likely[p] = (likely[p] as number) + weight * (share - (likely[p] as number));
  }
}

/** Pixels that one of a small picture is brought to at most. */
const ENLARGED = 4;

/** The longer edge, px, of a part of the picture that comes to so many pixels. */
function edgeFor(
  count: number,
  { left, top, right, bottom }: Box,
  { width, height }: Size,
): number {
  const aspect = ((right - left) * width) / ((bottom - top) * height);
  const own = (right - left) * width * (bottom - top) * height;
  // Enlarging a small part helps to a point; very long ones are not brought to more px than others have.
  const pixels = Math.min(count, ENLARGED * own);
  return Math.max(8, Math.min(640, Math.round(Math.sqrt(pixels * Math.max(aspect, 1 / aspect)))));
}

function level(share: number): number {
  return share > 0.9 ? 1 : share >= 0.5 ? 0.6 : share > 0.08 ? 0.4 : 0;
}

/** Rounds of describing colours and dividing by them. */
const ROUNDS = 3;

function colouredPixels({ lightness, a, b }: Lab): Coloured {
  const colours = new Float32Array(lightness.length * 3);
  for (let p = 0; p < lightness.length; p++) {
    colours[p * 3] = lightness[p] as number;
    colours[p * 3 + 1] = a[p] as number;
    colours[p * 3 + 2] = b[p] as number;
  }
  return { colours, sizes: new Float32Array(lightness.length).fill(1) };
}
