import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';
import { solveSurface, TERMS } from './solve-surface.ts';

/** Three values: of L*, a* and b*. */
export type Triple = readonly [number, number, number];

/** Colours that change smoothly over a picture: a polynomial of the second degree for each of L*, a*, b*. */
export interface Surface {
  size: Size;
  /** Six numbers for each: of 1, x, y, x², xy and y², the sides of the picture being −1 … 1. */
  coefficients: Float64Array;
  /** Standard deviations of what lies on it. */
  deviations: Triple;
  /** The length of those. */
  spread: number;
  /** Share of the pixels it was fitted to that lie on it. */
  explained: number;
}

/** Places below which nothing can be told. */
const FEWEST = 300;
/** Rounds of fitting and of leaving out what lies off. */
const ROUNDS = 6;
/** What lies further off, in standard deviations, is not of it. */
const OFF = 3;
/** The least deviation, L*a*b*: rounding, noise and the codec's errors. */
const LEAST: Triple = [1.1, 0.8, 0.8];

/** Places that suffice to fit to. */
const ENOUGH = 4000;

/**
 * Fits a surface to the marked pixels by least squares, again and again without those that lie off it:
 * what is fewer than half of them, and not ground, does not count.
 *
 * @param enough places that suffice, which the marked ones are evenly thinned out to
 * @returns null when there is too little to fit to
 */
export function fitSurface(
  lab: Lab,
  size: Size,
  marked: Uint8Array,
  enough = ENOUGH,
): Surface | null {
  const places = someOf(marked, enough);
  if (places.length < FEWEST) return null;
  const planes = [lab.lightness, lab.a, lab.b] as const;
  const middles = planes.map((plane) => medianOf(places.map((p) => plane[p] as number)));
  let surface: Surface = {
    size,
    coefficients: new Float64Array(3 * TERMS),
    deviations: [0, 0, 0],
    spread: 0,
    explained: 0,
  };
  middles.forEach((middle, c) => {
    surface.coefficients[c * TERMS] = middle;
  });
  for (let round = 0; round <= ROUNDS; round++) {
    const errors = errorsOf(surface, planes, places);
    const isOn = within(
      errors,
      LEAST.map((least, c) => Math.max(least, spreadOf(errors, c))),
    );
    const on = places.filter((_, i) => isOn[i] === 1);
    if (on.length < FEWEST / 4) return null;
    const deviations = LEAST.map((least, c) => {
      let sum = 0;
      for (let i = 0; i < places.length; i++)
        if (isOn[i] === 1) sum += (errors[i * 3 + c] as number) ** 2;
      return Math.max(least, Math.sqrt(sum / on.length));
    }) as unknown as Triple;
    surface = {
      ...surface,
      deviations,
      spread: Math.hypot(...deviations),
      explained: on.length / places.length,
    };
    if (round === ROUNDS) break;
    const coefficients = solveSurface(size, planes, on);
    if (!coefficients) return null;
    surface = { ...surface, coefficients };
  }
  return surface;
}

/** Where it is marked, evenly thinned out to what suffices. */
function someOf(marked: Uint8Array, enough: number): number[] {
  const places: number[] = [];
  for (let p = 0; p < marked.length; p++) if (marked[p] === 1) places.push(p);
  const stride = Math.ceil(places.length / enough);
  return places.filter((_, i) => i % stride === 0);
}

/** The colour that the surface has at a place, px. */
function surfaceAt({ coefficients: k, size }: Surface, x: number, y: number): Triple {
  const [u, v] = [(2 * x) / size.width - 1, (2 * y) / size.height - 1];
  const at = (o: number) =>
    (k[o] as number) +
    (k[o + 1] as number) * u +
    (k[o + 2] as number) * v +
    (k[o + 3] as number) * u * u +
    (k[o + 4] as number) * u * v +
    (k[o + 5] as number) * v * v;
  return [at(0), at(TERMS), at(2 * TERMS)];
}

/** The surface's colours all over the picture. */
export function coloursOf({ coefficients, size: { width, height } }: Surface): Lab {
  const plane = (c: number): Float32Array => {
    const [k, ku, kv, kuu, kuv, kvv] = coefficients.subarray(c * TERMS) as unknown as Six;
    const values = new Float32Array(width * height);
    for (let y = 0, p = 0; y < height; y++) {
      const v = (2 * y) / height - 1;
      const start = k + (kv + kvv * v) * v;
      const slope = ku + kuv * v;
      for (let x = 0; x < width; x++, p++) {
        const u = (2 * x) / width - 1;
        values[p] = start + (slope + kuu * u) * u;
      }
    }
    return values;
  };
  return { lightness: plane(0), a: plane(1), b: plane(2) };
}

type Six = readonly [number, number, number, number, number, number];

/** Three errors for each place. */
function errorsOf(
  surface: Surface,
  planes: readonly Float32Array[],
  places: readonly number[],
): Float32Array {
  const { width } = surface.size;
  const errors = new Float32Array(places.length * 3);
  places.forEach((p, i) => {
    const expected = surfaceAt(surface, p % width, Math.floor(p / width));
    expected.forEach((value, c) => {
      errors[i * 3 + c] = ((planes[c] as Float32Array)[p] as number) - value;
    });
  });
  return errors;
}

/** 1.4826 times the median of what errors come to is the standard deviation of normal ones. */
function spreadOf(errors: Float32Array, c: number): number {
  const sizes: number[] = [];
  for (let i = c; i < errors.length; i += 3) sizes.push(Math.abs(errors[i] as number));
  return 1.4826 * medianOf(sizes);
}

function within(errors: Float32Array, deviations: readonly number[]): Uint8Array {
  const [sl, sa, sb] = deviations as [number, number, number];
  return Uint8Array.from({ length: errors.length / 3 }, (_, i) =>
    Math.hypot(
      (errors[i * 3] as number) / sl,
      (errors[i * 3 + 1] as number) / sa,
      (errors[i * 3 + 2] as number) / sb,
    ) < OFF
      ? 1
      : 0,
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}
