import type { Size } from '../picture/picture.ts';
import type { Fold } from './folds.ts';
import { deviation } from './profile.ts';

/** A print in which folds are measured. */
export interface FoldedPrint extends Size {
  /** 0 to 255 */
  luma: Float32Array;
  /** 255 on flakes. */
  bare: Uint8Array;
  /** 1 where the photograph is. */
  isPhoto: Uint8Array;
}

/**
 * What a fold has made of the tones beside it, by the distance from it, from −reach on: a tone is
 * added + (1 + times) × what it was.
 */
export interface Profile {
  /** px */
  reach: number;
  added: Float32Array;
  times: Float32Array;
}

/** How far to either side of a fold its light and shade reach at most, as a share of the longer edge. */
const REACH = 0.05;
/** Every so many px along a fold its tones are measured, as the mean of as many. */
const STEP = 4;
/** Fewest places at which a step is measured: nearer to the crack the last one is kept. */
const FEWEST = 40;
/** Levels that the tones of the darker and the lighter half are apart, from which on both are told apart. */
const TOLD = 12;
/** Most that one step changes contrast. */
const MOST_CONTRAST = 0.1;
/** Standard error of a median, for the median distance from it, times the root of the number (of a normal distribution). */
const ERROR = 1.86;
/** Standard errors from which on a step is one: many that are none would add up. */
const CERTAIN = 1;
/** Levels by which shade differs from the print's tones at least. */
const LEAST = 12;
/** How alike the shade along the one half of a fold is to that along the other, as their correlation: shade goes all along. */
const ALIKE = 0.6;

/** Tones at one distance from a fold, all along it; NaN beside the photograph and on flakes. */
type Row = Float32Array;

/**
 * Measures the light and the shade along a fold: by how much tones change from one distance to the next, the median of
 * all along it, for dark tones and for light ones. What the print shows changes here and there, shade all along. Null
 * where there is none.
 */
export function profileOf(fold: Fold, print: FoldedPrint): Profile | null {
  const reach = Math.round(REACH * Math.max(print.width, print.height));
  const rows = Array.from({ length: 2 * reach + 1 }, (_, i) => tonesAt(fold, i - reach, print));
  const isIn = (place: number) => rows.some((row) => !Number.isNaN(row[place]));
  const places = [...(rows[0] as Row).keys()].filter(isIn);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const middle = (first + last) >> 1;
  const tone = medianOf(rows.flatMap((row) => [...row]).filter((value) => !Number.isNaN(value)));
  const halves = [rows.map((row) => row.slice(0, middle)), rows.map((row) => row.slice(middle))];
  const [one, other] = halves.map((half) => shadeOf(measured(half), tone)) as [Row, Row];
  const profile = measured(rows);
  const most = Math.max(...shadeOf(profile, tone).map(Math.abs));
  return most < LEAST || correlation(one, other) < ALIKE ? null : profile;
}

/** A tone as it was before the fold, at that distance from it. */
export function unfolded(tone: number, off: number, { reach, added, times }: Profile): number {
  if (Math.abs(off) >= reach) return tone;
  const k = Math.floor(off);
  const way = off - k;
  const at = (values: Float32Array) =>
    (values[k + reach] as number) * (1 - way) + (values[k + 1 + reach] as number) * way;
  return (tone - at(added)) / (1 + at(times));
}

/** From where there is no shade, on either side, towards the crack. */
function measured(rows: readonly Row[]): Profile {
  const reach = (rows.length - 1) / 2;
  const [added, times] = [new Float32Array(rows.length), new Float32Array(rows.length)];
  for (const side of [-1, 1]) {
    for (let k = reach - 1; k > 0; k--) {
      const [from, to] = [reach + side * (k + 1), reach + side * k];
      const { add, by } = stepBetween(rows[from] as Row, rows[to] as Row);
      added[to] = (added[from] as number) * (1 + by) + add;
      times[to] = (1 + (times[from] as number)) * (1 + by) - 1;
    }
  }
  const profile = { reach, added, times };
  joinSides(profile, rows);
  for (const values of [added, times])
    values[reach] = ((values[reach - 1] as number) + (values[reach + 1] as number)) / 2;
  return profile;
}

/** By how much a tone is changed at each distance. */
function shadeOf({ added, times }: Profile, tone: number): Float32Array {
  return added.map((add, i) => add + (times[i] as number) * tone);
}

function correlation(one: Float32Array, other: Float32Array): number {
  const mean = (values: Float32Array) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  const both = mean(one.map((value, i) => (value - a) * ((other[i] as number) - b)));
  return both / (deviation(one) * deviation(other) || 1);
}

/** Spreads what is left of a step at the crack over both sides: what a print shows goes on across it. */
function joinSides(profile: Profile, rows: readonly Row[]): void {
  const { reach, added, times } = profile;
  const was = (off: number) =>
    (rows[off + reach] as Row).map((tone) => unfolded(tone, off, profile));
  for (let k = 1; k < reach / 2; k++) {
    const left = was(-k);
    const steps = was(k)
      .map((tone, i) => tone - (left[i] as number))
      .filter((step) => !Number.isNaN(step));
    if (steps.length < FEWEST) continue;
    const half = medianOf([...steps]) / 2;
    for (const [i, add] of added.entries()) {
      const way = Math.sign(i - reach) * (1 - Math.abs(i - reach) / reach);
      added[i] = add + half * way * (1 + (times[i] as number));
    }
    return;
  }
}

function tonesAt({ x, y, dx, dy }: Fold, off: number, print: FoldedPrint): Row {
  const { luma, bare, isPhoto, width, height } = print;
  const half = Math.ceil(Math.hypot(width, height) / STEP);
  return Float32Array.from({ length: 2 * half }, (_, i) => {
    let [sum, count] = [0, 0];
    for (let along = (i - half) * STEP; along < (i - half + 1) * STEP; along++) {
      const u = Math.round(x + along * dx - off * dy);
      const v = Math.round(y + along * dy + off * dx);
      const p = v * width + u;
      if (u < 0 || v < 0 || u >= width || v >= height || !isPhoto[p] || bare[p]) continue;
      sum += luma[p] as number;
      count++;
    }
    return count > 0 ? sum / count : Number.NaN;
  });
}

/** What tones change by from one distance to the next. */
function stepBetween(outer: Row, inner: Row): { add: number; by: number } {
  const places: { tone: number; step: number }[] = [];
  for (const [i, value] of outer.entries()) {
    const step = (inner[i] as number) - value;
    // Both ends' mean: grain at one of them would tell the step.
    if (!Number.isNaN(step)) places.push({ tone: value + step / 2, step });
  }
  if (places.length < FEWEST) return { add: 0, by: 0 };
  places.sort((a, b) => a.tone - b.tone);
  const half = places.length >> 1;
  const all = middleOf(places);
  const [dark, light] = [middleOf(places.slice(0, half)), middleOf(places.slice(half))];
  const apart = light.tone - dark.tone;
  const differ = light.step - dark.step;
  const isTold = apart > TOLD && Math.abs(differ) > CERTAIN * Math.hypot(light.error, dark.error);
  const by = isTold ? Math.min(MOST_CONTRAST, Math.max(-MOST_CONTRAST, differ / apart)) : 0;
  const isStep = Math.abs(all.step) > CERTAIN * all.error;
  return { by, add: (isStep ? all.step : 0) - by * all.tone };
}

/** The medians of steps, of the tones at which they are, and the standard error of the first. */
function middleOf(places: readonly { tone: number; step: number }[]) {
  const step = medianOf(places.map((each) => each.step));
  const off = medianOf(places.map((each) => Math.abs(each.step - step)));
  const tone = medianOf(places.map((each) => each.tone));
  return { tone, step, error: (ERROR * off) / Math.sqrt(places.length) };
}

function medianOf(values: readonly number[]): number {
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}
