import { type Plane, planeOf } from '../vision/plane.ts';
import { collapsed, gaussianPyramid, toLaplacian } from '../vision/pyramid.ts';

/** What is done to differences of luma from their surroundings. */
export interface LocalTone {
  /** Differences below this are detail, above it edges; luma 0 to 1. */
  sigma: number;
  /** What detail grows by: 0 nothing. */
  clarity: number;
  /** What edges keep of themselves: 1 all. */
  edges: number;
  /** Standard deviation of the picture's noise, luma 0 to 1: differences about it do not grow. */
  noise?: number;
}

/** Levels of luma for which the whole picture is worked out; between them is interpolated. */
const SAMPLES = 9;
const STEPS = 2048;
/** Differences below this are noise in any picture and do not grow, luma 0 to 1; in one with more, below so many deviations. */
const NOISE = 0.012;
const DEVIATIONS = 3;

/** The new difference for each of the old, -1 to 1. */
function remapping({ sigma, clarity, edges, noise = 0 }: LocalTone): Float32Array {
  const floor = Math.max(NOISE, DEVIATIONS * noise);
  return Float32Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const difference = (i - STEPS) / STEPS;
    const size = Math.abs(difference);
    const t = Math.min(1, size / (2 * sigma));
    // Straight to sigma, then bent smoothly until it rises by `edges` only.
    const kept =
      size <= 2 * sigma
        ? size - (1 - edges) * sigma * t * t
        : sigma * (1 + edges) + edges * (size - 2 * sigma);
    const rise = size / (size + floor);
    const added = clarity * size * rise * Math.exp((-1.5 * size * size) / (sigma * sigma));
    return Math.sign(difference) * (kept + added);
  });
}

/**
 * Local tone mapping by a local Laplacian filter (Paris, Hasinoff & Kautz 2011), sampled as in Aubry et
 * al., "Fast local Laplacian filters" (2014): large edges shrink and detail grows with no halos, as no
 * edge is ever taken for detail. The pyramids reach down to one px: a coarser rest would keep its contrast
 * and shine around edges.
 *
 * @param luma 0 to 1
 * @param checkpoint awaited between samples, with the share that is done
 */
export async function localLaplacian(
  luma: Plane,
  tone: LocalTone,
  checkpoint: (share: number) => Promise<void>,
): Promise<Plane> {
  const table = remapping(tone);
  const guide = gaussianPyramid(luma);
  const result = guide.map((level) => planeOf(level));
  const last = guide.length - 1;
  (result[last] as Plane).data.set((guide[last] as Plane).data);
  for (let k = 0; k < SAMPLES; k++) {
    await checkpoint(k / SAMPLES);
    const centre = k / (SAMPLES - 1);
    const remapped = planeOf(luma);
    for (let p = 0; p < remapped.data.length; p++) {
      const difference = (luma.data[p] as number) - centre;
      remapped.data[p] = centre + (table[Math.round(difference * STEPS) + STEPS] as number);
    }
    const pyramid = gaussianPyramid(remapped);
    toLaplacian(pyramid);
    for (let level = 0; level < last; level++)
      accumulate(result[level] as Plane, pyramid[level] as Plane, guide[level] as Plane, k);
  }
  return collapsed(result);
}

/** Adds what one sample says about the pixels whose luma lies near its own. */
function accumulate({ data }: Plane, detail: Plane, guide: Plane, sample: number): void {
  for (let p = 0; p < data.length; p++) {
    const away = Math.abs((guide.data[p] as number) * (SAMPLES - 1) - sample);
    if (away < 1) data[p] = (data[p] as number) + (1 - away) * (detail.data[p] as number);
  }
}
