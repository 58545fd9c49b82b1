import { overPixels, type Superpixels } from '../vision/superpixels.ts';
import type { Coloured } from './colour-mixture.ts';
import type { Cues } from './cues.ts';
import { grabCut } from './grab-cut.ts';
import { hypothesesFor } from './hypotheses.ts';
import { type MaskQuality, qualityOf } from './mask-quality.ts';
import { noFlow } from './max-flow.ts';

/** Where the subject is, by the weight of the guesses that say so. */
export interface Vote {
  /** For each area, 0 to 1. */
  shares: Float32Array;
  /** What each guess came to: 1 for every area inside. */
  guesses: Uint8Array[];
}

interface Guess {
  inside: Uint8Array;
  quality: MaskQuality;
}

/** How much where a guess expects the subject counts against colours, and rounds of describing those. */
const TRUST = 0.7;
const ROUNDS = 2;

/** A guess that differs in score by that much counts e times less. */
const TEMPERATURE = 0.2;

/**
 * Divides the picture from every guess at its subject, and lets the results vote by what they are worth.
 *
 * @param pause awaited between the guesses
 */
export async function vote(cues: Cues, pause: () => Promise<void>): Promise<Vote> {
  const { regions, graph, lab, size } = cues;
  const nodes = colouredRegions(cues);
  const flow = noFlow(graph);
  const tried: Guess[] = [];
  for (const prior of hypothesesFor(cues)) {
    const inside = await grabCut({ graph, flow, nodes, prior, trust: TRUST }, ROUNDS, pause);
    const pixels = overPixels(regions, inside);
    tried.push({ inside, quality: qualityOf(lab, pixels, size) });
    await pause();
  }
  const weighted = tried
    .filter(({ quality }) => quality.area > 0.003 && quality.area < 0.97)
    .map((guess) => {
      const others = tried.filter((other) => other !== guess);
      const agreement =
        others.reduce((sum, other) => sum + overlap(guess.inside, other.inside, regions.sizes), 0) /
        Math.max(1, others.length);
      const more = sharpness(cues, guess.inside) + closeness(cues, guess.inside);
      return { ...guess, score: scoreOf(guess.quality, agreement, more) };
    });
  const best = Math.max(...weighted.map(({ score }) => score));
  const shares = new Float32Array(regions.count);
  let total = 0;
  for (const { inside, score } of weighted) {
    const weight = Math.exp((score - best) / TEMPERATURE);
    total += weight;
    for (let q = 0; q < shares.length; q++)
      shares[q] = (shares[q] as number) + weight * (inside[q] as number);
  }
  if (total > 0) for (let q = 0; q < shares.length; q++) shares[q] = (shares[q] as number) / total;
  return { shares, guesses: weighted.map(({ inside }) => inside) };
}

/** The areas as nodes to be told apart by colour. */
function colouredRegions({ regions }: Cues): Coloured {
  const colours = new Float32Array(regions.count * 3);
  for (let q = 0; q < regions.count; q++)
    colours.set(regions.centres.subarray(q * 5, q * 5 + 3), q * 3);
  return { colours, sizes: regions.sizes };
}

/**
 * What a guess is worth: of 100 photographs outlined by ISNet, the areas voted for overlapped by 0.77 on average,
 * and by 0.75 without the sharpness. Twice as much of that gains nothing more, and takes a lawn for the subject.
 */
function scoreOf({ apart, edge, sides }: MaskQuality, agreement: number, more: number): number {
  return (
    1.1 * agreement +
    0.6 * apart +
    0.6 * Math.min(1.2, edge / 4) +
    0.9 * Math.exp(-((sides / 0.2) ** 2)) +
    more
  );
}

/** How much sharper a guess is than what it leaves out, which tells the more the sharper the middle is than the sides. */
function sharpness({ sharp, focus, regions }: Cues, inside: Uint8Array): number {
  return Math.log(Math.max(0.1, focus)) * differenceOf(sharp, inside, regions);
}

/**
 * What colours that are close together count: of 72 pictures of two cut-out characters before six scenes, sharp and
 * blurred, the subjects overlapped by 0.71 on average, and by 0.68 without; half as much again gains 0.01. A guess of
 * its own by the same gained another 0.01, and lost the label of a bottle.
 */
const CLOSE = 1;

/** How much closer together the colours of a guess are than those of what it leaves out. */
function closeness({ compact, colourful, regions }: Cues, inside: Uint8Array): number {
  return CLOSE * colourful * differenceOf(compact, inside, regions);
}

/** How much more of something the areas inside have than those outside. */
function differenceOf(values: Float32Array, inside: Uint8Array, { sizes }: Superpixels): number {
  const sums: [number, number] = [0, 0];
  const pixels: [number, number] = [0, 0];
  for (let q = 0; q < inside.length; q++) {
    const side = inside[q] === 1 ? 1 : 0;
    const size = sizes[q] as number;
    sums[side] += size * (values[q] as number);
    pixels[side] += size;
  }
  return sums[1] / pixels[1] - sums[0] / pixels[0];
}

/** Shared area over joint area, 0 to 1. */
export function overlap(one: Uint8Array, other: Uint8Array, sizes: Float32Array): number {
  let [shared, joint] = [0, 0];
  for (let q = 0; q < one.length; q++) {
    const size = sizes[q] as number;
    if (one[q] === 1 && other[q] === 1) shared += size;
    if (one[q] === 1 || other[q] === 1) joint += size;
  }
  return joint === 0 ? 0 : shared / joint;
}
