import type { Pixels, Size } from '../picture/picture.ts';
import { detailOf } from '../vision/detail.ts';
import { type Lab, toLab } from '../vision/lab.ts';
import { type Superpixels, superpixels } from '../vision/superpixels.ts';
import { colourfulness, compactness } from './compactness.ts';
import { type Graph, regionGraph } from './graph.ts';
import { inFocusOf } from './in-focus.ts';
import { saliency, stretch } from './saliency.ts';
import { isSkin } from './skin.ts';
import { resized } from './working-copy.ts';

/** What the areas of a picture tell of where its subject may be. */
export interface Cues {
  size: Size;
  lab: Lab;
  regions: Superpixels;
  graph: Graph;
  /** 0 to 1 for each area, with and without the bottom as a place of background. */
  salient: Float32Array;
  salientStanding: Float32Array;
  /** How close together the colour of each area is, 0 to 1. */
  compact: Float32Array;
  /** How much its colours tell areas apart, 0 to 1; 0 for greys and sepia. */
  colourful: number;
  /** How sharp each area is, 0 to 1. */
  sharp: Float32Array;
  /** How far each area is in focus where the sides are not, 0 to 1. */
  inFocus: Float32Array;
  /** How much sharper the middle is than the sides. */
  focus: number;
  /** Where skin may be: its share of the picture, and its middle in shares of the sides; null without. */
  skin: { share: number; x: number; y: number } | null;
}

/** Areas that a picture is divided into. */
const REGIONS = 320;

/**
 * @param small the picture at the size at which areas are looked for
 * @param large the same larger, to tell what is sharp
 * @param pause awaited between the steps
 */
export async function cuesOf(
  small: Pixels,
  large: Pixels,
  pause: () => Promise<void>,
): Promise<Cues> {
  const size = { width: small.width, height: small.height };
  const lab = toLab(small);
  const regions = superpixels(lab, size, REGIONS);
  await pause();
  const graph = regionGraph(regions, size);
  const fine = detailOf(toLab(large).lightness, large, Math.round(large.width / 40));
  const detail = resized(fine, large, size);
  const sharp = overRegions(regions, detail);
  stretch(sharp, 0.1, 0.95);
  await pause();
  const salient = halvedAtOtsu(
    await saliency(regions, graph, size, { bottom: true }, pause),
    regions,
  );
  await pause();
  const salientStanding = halvedAtOtsu(
    await saliency(regions, graph, size, { bottom: false }, pause),
    regions,
  );
  await pause();
  return {
    size,
    lab,
    regions,
    graph,
    salient,
    salientStanding,
    compact: compactness(regions, size),
    colourful: colourfulness(lab),
    sharp,
    inFocus: inFocusOf(regions, sharp, size),
    focus: focusOf(regions, sharp, size),
    skin: skinOf(small),
  };
}

/** The mean of a plane over each area. */
function overRegions({ labels, count, sizes }: Superpixels, plane: Float32Array): Float32Array {
  const means = new Float32Array(count);
  for (let p = 0; p < plane.length; p++) {
    const q = labels[p] as number;
    means[q] = (means[q] as number) + (plane[p] as number);
  }
  for (let q = 0; q < count; q++) means[q] = (means[q] as number) / (sizes[q] as number);
  return means;
}

function focusOf({ centres, sizes, count }: Superpixels, sharp: Float32Array, size: Size): number {
  let [inner, innerSize, outer, outerSize] = [0, 1, 0, 1];
  for (let q = 0; q < count; q++) {
    const x = (centres[q * 5 + 3] as number) / size.width;
    const y = (centres[q * 5 + 4] as number) / size.height;
    const pixels = sizes[q] as number;
    const value = (sharp[q] as number) * pixels;
    if (x < 0.1 || x > 0.9 || y < 0.1) {
      outer += value;
      outerSize += pixels;
    } else if ((x - 0.5) ** 2 + (y - 0.55) ** 2 < 0.05) {
      inner += value;
      innerSize += pixels;
    }
  }
  return (inner / innerSize + 0.02) / (outer / outerSize + 0.02);
}

/** Pixels of the colour of skin about where a face would be. */
function skinOf({ data, width, height, channels }: Pixels): Cues['skin'] {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += channels) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      if (!isSkin(r, g, b)) continue;
      const away = ((x / width - 0.5) / 0.3) ** 2 + ((y / height - 0.35) / 0.3) ** 2;
      if (away >= 1.6) continue;
      count++;
      sumX += x;
      sumY += y;
    }
  }
  if (count === 0) return null;
  return {
    share: count / (width * height),
    x: sumX / count / width,
    y: sumY / count / height,
  };
}

/** Values below the best threshold between two classes (N. Otsu, 1979) come to 0 … ½, others to ½ … 1. */
function halvedAtOtsu(values: Float32Array, { sizes }: Superpixels): Float32Array {
  const bins = 64;
  const histogram = new Float64Array(bins);
  let total = 0;
  let sum = 0;
  for (let q = 0; q < values.length; q++) {
    const bin = Math.min(bins - 1, Math.floor((values[q] as number) * bins));
    histogram[bin] = (histogram[bin] as number) + (sizes[q] as number);
    total += sizes[q] as number;
    sum += bin * (sizes[q] as number);
  }
  let [below, belowSum, best, threshold] = [0, 0, 0, 0.5];
  for (let bin = 0; bin < bins; bin++) {
    below += histogram[bin] as number;
    belowSum += bin * (histogram[bin] as number);
    if (below === 0 || below === total) continue;
    const gap = belowSum / below - (sum - belowSum) / (total - below);
    const between = below * (total - below) * gap * gap;
    if (between > best) {
      best = between;
      threshold = (bin + 1) / bins;
    }
  }
  return values.map((value) =>
    value < threshold
      ? (value / threshold) * 0.5
      : 0.5 + ((value - threshold) / (1 - threshold + 1e-6)) * 0.5,
  );
}
