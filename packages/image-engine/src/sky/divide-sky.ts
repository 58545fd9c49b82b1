import { isSkin } from '../picture/focus.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { colouredPixels } from '../subject/colour-mixture.ts';
import { grabCut } from '../subject/grab-cut.ts';
import { pixelGraph } from '../subject/graph.ts';
import { noFlow } from '../subject/max-flow.ts';
import { detailOf } from '../vision/detail.ts';
import { keyOf, recall, remember } from '../vision/found-before.ts';
import { type Lab, toLab } from '../vision/lab.ts';
import { aboveHorizon } from './above-horizon.ts';
import { withCutOff } from './cut-off-sky.ts';
import { grownSky } from './grown-sky.ts';
import { horizonOf } from './horizon.ts';
import { joinedSky } from './joined-sky.ts';
import { withoutLand } from './land-in-sky.ts';
import { withLowGlow } from './low-glow.ts';

/** What a small picture tells of its sky. */
export interface SkyDivision extends Size {
  /** 1 for every pixel of the sky, 0 elsewhere. */
  inside: Uint8Array;
  /** Share of the picture that it covers. */
  share: number;
  /** Share of the upper edge that it touches. */
  touching: number;
  /** Share of the lower edge that it comes down to. */
  bottom: number;
  /** Median of the fine detail in it, in L*: clouds have little, foliage and brick have much. */
  detail: number;
  /** How much lighter it is than the rest, in L*. */
  lighter: number;
  /** Whether it ends at a sea's horizon, which no wall does. */
  overSea: boolean;
}

/** What speaks for sky, in natural logarithms of the odds; set by eye on some thirty photos. */
const ODDS = {
  /** From the upper to the lower edge. */
  height: 9,
  /** For every step of detail above {@link QUIET}. */
  detail: -0.35,
  /** From the picture's darker to its lighter parts. */
  light: 2,
  green: -3,
  blue: 1.5,
  /** Faces in front of a sky; an orange evening has enough else to speak for it. */
  skin: -2,
  /** Below a horizon: a sea has the colours of its sky. */
  below: -8,
} as const;
/** Share of the height above which a pixel rather belongs to the sky. */
const MIDDLE = 0.42;
/** Detail that clouds have, in L*. */
const QUIET = 3;
/** Nothing but the cut itself makes sure. */
const UNSURE = 0.02;
const ROUNDS = 6;

/** The value that a share of the sorted ones lies below; 0 where there are none. */
const at = (sorted: Float32Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** How likely every pixel is sky by its place, its detail and its colour alone, 0 to 1. */
function likelihoodOf(
  small: Pixels,
  lab: Lab,
  detail: Float32Array,
  horizon: ReturnType<typeof horizonOf>,
): Float32Array {
  const { data, width, height, channels } = small;
  const sorted = lab.lightness.slice().sort();
  const middle = at(sorted, 0.5);
  const range = at(sorted, 0.9) - at(sorted, 0.1) + 10;
  const prior = new Float32Array(detail.length);
  for (let p = 0; p < prior.length; p++) {
    const [a, b] = [lab.a[p] as number, lab.b[p] as number];
    const y = Math.floor(p / width);
    const down = (y + 0.5) / height;
    let odds = ODDS.height * (MIDDLE - down);
    odds += ODDS.detail * Math.max(0, (detail[p] as number) - QUIET);
    odds += (ODDS.light * ((lab.lightness[p] as number) - middle)) / range;
    if (a < -6 && b > 4) odds += ODDS.green;
    if (b < -6) odds += ODDS.blue;
    const line = horizon?.[p % width] ?? -1;
    if (line >= 0 && y >= line) odds += ODDS.below;
    const i = p * channels;
    if (isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) odds += ODDS.skin;
    prior[p] = Math.min(1 - UNSURE, Math.max(UNSURE, 1 / (1 + Math.exp(-odds))));
  }
  return prior;
}

/** What of a division is connected to the upper edge, and the share of that edge. */
function fromAbove(
  divided: Uint8Array,
  { width, height }: Size,
): { inside: Uint8Array; touching: number } {
  const inside = new Uint8Array(divided.length);
  const queue: number[] = [];
  const visit = (p: number) => {
    if (divided[p] !== 1 || inside[p] === 1) return;
    inside[p] = 1;
    queue.push(p);
  };
  for (let x = 0; x < width; x++) visit(x);
  const touching = queue.length / width;
  for (let p = queue.pop(); p !== undefined; p = queue.pop()) {
    const x = p % width;
    if (x > 0) visit(p - 1);
    if (x < width - 1) visit(p + 1);
    if (p >= width) visit(p - width);
    if (p < width * (height - 1)) visit(p + width);
  }
  return { inside, touching };
}

function mean(values: Float32Array, inside: Uint8Array, member: 0 | 1): number {
  let [sum, count] = [0, 0];
  for (let p = 0; p < values.length; p++) {
    if (inside[p] !== member) continue;
    sum += values[p] as number;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * Divides a picture into sky and land; what was found in the same pixels before is remembered.
 *
 * @param small an opaque copy, its longer edge some 200 px
 */
export async function divideSky(small: Pixels, pause: () => Promise<void>): Promise<SkyDivision> {
  const key = keyOf(small.data, `sky ${small.width} × ${small.height}`);
  const known = recall<SkyDivision>(key);
  const found = known ?? (await divided(small, pause));
  if (!known) remember(key, found, found.inside.byteLength);
  return { ...found, inside: found.inside.slice() };
}

/**
 * Divides a picture into sky and land: where a pixel is and how it looks gives a guess, of which GrabCut
 * learns the colours of both sides. Whatever is not connected to the upper edge is no sky, and whatever no edge divides
 * from it is.
 */
async function divided(small: Pixels, pause: () => Promise<void>): Promise<SkyDivision> {
  const size = { width: small.width, height: small.height };
  const lab = toLab(small);
  const detail = detailOf(lab.lightness, size, 3);
  const horizon = horizonOf(lab, size);
  const prior = likelihoodOf(small, lab, detail, horizon);
  await pause();
  const nodes = colouredPixels(lab);
  const graph = pixelGraph(lab, size);
  const cut = await grabCut({ graph, flow: noFlow(graph), nodes, prior, trust: 1 }, ROUNDS, pause);
  const { inside: upper, touching } = fromAbove(cut, size);
  const grown = joinedSky(grownSky(upper, lab, size), lab, size);
  const whole = withCutOff(aboveHorizon(grown, horizon, lab, size), lab, size);
  const inside = withLowGlow(withoutLand(whole, lab, size), small, lab);
  const own = detail.filter((_, p) => inside[p] === 1);
  return {
    ...size,
    inside,
    share: own.length / inside.length,
    touching,
    bottom: inside.subarray(-small.width).reduce((sum, is) => sum + is, 0) / small.width,
    detail: at(own.sort(), 0.5),
    lighter: mean(lab.lightness, inside, 1) - mean(lab.lightness, inside, 0),
    overSea: horizon !== null,
  };
}
