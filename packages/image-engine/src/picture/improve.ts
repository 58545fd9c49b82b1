import type { Rgb } from '../light/colour-cube.ts';
import { denoised, grainOf } from '../light/denoise.ts';
import { balanceBy, gainsAgainst, lightOf } from '../light/white-balance.ts';
import { shrunk } from '../vision/plane.ts';
import { applyMatrix } from './apply-matrix.ts';
import { type Curve, curveThrough, luma } from './curves.ts';
import { saturationMatrix } from './matrices.ts';
import type { Matrix, PassContext, Pixels } from './picture.ts';

/** What the light and colours of a picture are like; all from 0 to 1. */
interface Measures {
  /** Luma below which 0.5 % of the pixels lie, and below which 99.5 % do. */
  black: number;
  white: number;
  median: number;
  /** Between the 10th and 90th percentile of luma. */
  spread: number;
  /** Mean distance between the strongest and the weakest channel. */
  colourfulness: number;
}

const SAMPLES = 60_000;
/** Share of a measured fault that is corrected: the rest may be the light of the place. */
const DAMPING = 0.6;

/** Share of missing light that is given back to an underexposed picture, whose middle tones lie below that level. */
const EXPOSING = { share: 0.9, below: 0.3, fully: 0.2 };

/** Log ratios of a light's channels from which on more colour would be more of its cast. */
const STRONG_CAST = 0.7;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += histogram[level] ?? 0;
    if (sum >= count * share) return level / 255;
  }
  return 1;
}

function measure({ data, width, height, channels }: Pixels): Measures {
  const histogram = new Uint32Array(256);
  const step = Math.max(1, Math.floor((width * height) / SAMPLES)) * channels;
  let [count, colour] = [0, 0];
  for (let i = 0; i + 2 < data.length; i += step) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const level = luma(r, g, b);
    histogram[level] = (histogram[level] ?? 0) + 1;
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    count += 1;
    colour += chroma;
  }
  const at = (share: number) => percentile(histogram, count, share);
  return {
    black: at(0.005),
    white: at(0.995),
    median: at(0.5),
    spread: at(0.9) - at(0.1),
    colourfulness: colour / count / 255,
  };
}

/** Adds colour to a pale picture, none to a colourful or a colourless one, nor to a strong cast. */
function vibrance({ colourfulness }: Measures, light: Rgb | null): Matrix {
  if (colourfulness < 0.015) return saturationMatrix(1);
  const cast = light ? Math.hypot(Math.log(light[0]), Math.log(light[2])) : 0;
  const pale = between(0, (0.22 - colourfulness) * 1.4, 0.22);
  return saturationMatrix(1 + pale * between(0, 1 - cast / STRONG_CAST, 1));
}

/**
 * Spreads the tones towards black and white, moves the middle towards mid-grey and adds a little
 * contrast to a flat picture. It rises all the way and ends in a shoulder: bright skies keep their steps.
 */
function toneCurve({ black, white, median, spread }: Measures): Curve {
  const low = between(0, black - 0.02, 0.3) * DAMPING;
  // Of a scene that is dark by itself, lamps are bright; where nothing is, the exposure was short.
  const { share, below, fully } = EXPOSING;
  const isShort = between(0, (below - median) / (below - fully), 1);
  const high = 1 - between(0, 0.97 - white, 0.6) * (DAMPING + (share - DAMPING) * isShort);
  const middle = between(0.02, (median - low) / (high - low), 0.98);
  const aim = between(0.34, middle, 0.6);
  const exponent = between(0.66, 1 + (Math.log(aim) / Math.log(middle) - 1) * DAMPING, 1.4);
  const bend = between(0, (0.5 - spread) * 0.12, 0.03);
  const tone = (t: number) => {
    const u = between(0, (t - low) / (high - low), 1) ** exponent;
    return u - bend * Math.sin(2 * Math.PI * u);
  };
  if (low === 0 && high === 1) {
    return Uint8Array.from({ length: 256 }, (_, v) => Math.round(255 * tone(v / 255)));
  }
  const inner = [0.25, 0.5, 0.75].map((s) => low + (high - low) * s);
  const points = [low, ...inner].filter((t) => t > 0).map((t) => [t, tone(t)] as const);
  const shoulder = [high - (high - low) * 0.04, 0.955 + 0.02 * (1 - high)] as const;
  return curveThrough([[0, 0], ...points, shoulder, [1, 1]]);
}

/** Samples may differ by that many levels and still look the same. */
const TOLERANCE = 2;

/** Whether a correction can be seen in a sample of the picture. */
async function isVisible(
  pixels: Pixels,
  correct: (pixels: Pixels) => Promise<Pixels>,
): Promise<boolean> {
  const { data, channels } = pixels;
  const count = Math.floor(data.length / channels);
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const width = Math.ceil(count / step);
  const sample = new Uint8Array(width * 3);
  for (let i = 0, to = 0; to < sample.length; i += step * channels, to += 3) {
    sample[to] = data[i] as number;
    sample[to + 1] = data[i + 1] as number;
    sample[to + 2] = data[i + 2] as number;
  }
  const { data: corrected } = await correct({
    ...{ data: sample.slice(), width, height: 1 },
    channels: 3,
  });
  return sample.some((value, i) => Math.abs(value - (corrected[i] as number)) > TOLERANCE);
}

/** Grain, levels, that would be seen once it is lifted with the tones: it is reduced before. What is left of it. */
const GRAINY = 8;
const LEFT = 0.35;
/** How many times smaller a copy is in which grain is evened out. */
const EVENED = 4;

/** How much steeper a curve makes the differences between tones below the middle one, where grain is seen most. */
function liftOf(curve: Curve, { median }: Measures): number {
  const level = Math.max(16, Math.round(255 * median));
  return ((curve[level] as number) - (curve[level >> 1] as number)) / (level - (level >> 1));
}

/**
 * The picture with its light and colours evened out, in place; null when that would not show. Grain that it would lift
 * is reduced before. The same picture gives the same result.
 */
export async function improved(pixels: Pixels, context: PassContext): Promise<Pixels | null> {
  const pause = () => context.checkpoint();
  let measures = measure(pixels);
  const lifted = liftOf(toneCurve(measures), measures);
  const isGrainy = lifted > 1 && lifted * grainOf(pixels) > GRAINY;
  const edge = Math.max(pixels.width, pixels.height);
  // Grains are lighter than anything in a dark picture, and more colourful.
  if (isGrainy) measures = measure(await shrunk(pixels, edge / EVENED));
  await pause();
  const light = lightOf(await shrunk(pixels, 256));
  await pause();
  const curve = toneCurve(measures);
  const matrix = vibrance(measures, light);
  const gains = light && gainsAgainst(light, DAMPING);
  const balance = gains ? balanceBy(gains) : undefined;
  const correct = (some: Pixels) =>
    applyMatrix(some, matrix, pause, [curve, curve, curve], balance);
  if (!(await isVisible(pixels, correct))) return null;
  const lift = liftOf(curve, measures);
  if (lift > 1 && isGrainy) await denoised(pixels, 1 - LEFT / lift, context);
  return correct(pixels);
}
