import type { Size } from '../picture/picture.ts';
import type { Superpixels } from '../vision/superpixels.ts';
import { colourDistance, type Graph } from './graph.ts';
import { shorten } from './shortest-ways.ts';

/** The sides of a picture where its background is expected to show. */
export interface Sides {
  bottom: boolean;
}

/** Colours that far apart, L*a*b*, are not one surface. */
const REACH = 9;
/** Width of the neighbourhood that an area is compared with, as a share of the longer edge. */
const NEIGHBOURHOOD = 0.4;

/**
 * How much each area stands out, 0 to 1: areas that hang together with the picture's sides, by steps of
 * like colour, are background (W. Zhu et al., Saliency Optimization from Robust Background Detection,
 * 2014), and what differs from those in colour stands out.
 */
export async function saliency(
  regions: Superpixels,
  graph: Graph,
  size: Size,
  { bottom }: Sides,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const { count, centres, sizes } = regions;
  const rim = rimOf(regions, size, bottom);
  const distances = colourDistances(regions);
  const background = await connectedness(regions, graph, rim, distances, pause);
  await pause();
  const contrast = new Float32Array(count);
  const longer = Math.max(size.width, size.height);
  for (let one = 0; one < count; one++) {
    let sum = 0;
    for (let other = 0; other < count; other++) {
      if (one === other) continue;
      const dx = (centres[one * 5 + 3] as number) - (centres[other * 5 + 3] as number);
      const dy = (centres[one * 5 + 4] as number) - (centres[other * 5 + 4] as number);
      const away = (dx * dx + dy * dy) / (longer * longer);
      const near = Math.exp(-away / (2 * NEIGHBOURHOOD ** 2));
      sum +=
        (distances[one * count + other] as number) *
        near *
        (background[other] as number) *
        (sizes[other] as number);
    }
    contrast[one] = sum;
  }
  stretch(contrast, 0.05, 0.97);
  for (let q = 0; q < count; q++) {
    const dx = ((centres[q * 5 + 3] as number) / size.width - 0.5) / 0.42;
    const dy = ((centres[q * 5 + 4] as number) / size.height - 0.54) / 0.5;
    const central = Math.exp(-0.55 * (dx * dx + dy * dy));
    contrast[q] =
      (contrast[q] as number) * (1 - 0.8 * (background[q] as number)) * (0.35 + 0.65 * central);
  }
  const smooth = smoothed(contrast, background, graph, rim, distances);
  stretch(smooth, 0.03, 0.985);
  return smooth;
}

/** 1 for areas at the sides. */
function rimOf(
  { labels, count }: Superpixels,
  { width, height }: Size,
  bottom: boolean,
): Uint8Array {
  const rim = new Uint8Array(count);
  const depth = 2;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const atSide =
        x < depth || y < depth || x >= width - depth || (bottom && y >= height - depth);
      if (atSide) rim[labels[p] as number] = 1;
    }
  }
  return rim;
}

function colourDistances({ count, centres }: Superpixels): Float32Array {
  const distances = new Float32Array(count * count);
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const distance = colourDistance(centres, one, other);
      distances[one * count + other] = distance;
      distances[other * count + one] = distance;
    }
  }
  return distances;
}

/** How much each area hangs together with the sides, 0 to 1. */
async function connectedness(
  { count }: Superpixels,
  { first, next, heads }: Graph,
  rim: Uint8Array,
  distances: Float32Array,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  let sum = 0;
  for (let q = 0; q < count; q++) {
    let least = Number.POSITIVE_INFINITY;
    for (let arc = first[q] as number; arc !== -1; arc = next[arc] as number)
      least = Math.min(least, distances[q * count + (heads[arc] as number)] as number);
    sum += Number.isFinite(least) ? least : 0;
  }
  // Steps within the noise cost nothing.
  const free = Math.max(2, sum / count);
  const ways = new Float32Array(count * count).fill(Number.POSITIVE_INFINITY);
  const link = (from: number, to: number) => {
    ways[from * count + to] =
      from === to ? 0 : Math.max(0, (distances[from * count + to] as number) - free);
  };
  const rims: number[] = [];
  for (let q = 0; q < count; q++) {
    link(q, q);
    if (rim[q] === 1) rims.push(q);
    for (let arc = first[q] as number; arc !== -1; arc = next[arc] as number)
      link(q, heads[arc] as number);
  }
  // The picture goes on outside: areas at its sides touch each other there.
  for (const q of rims) for (const other of rims) link(q, other);
  const limit = 4 * REACH;
  await shorten(ways, count, limit, pause);
  return Float32Array.from({ length: count }, (_, start) => {
    let area = 0;
    let border = 0;
    for (let q = 0; q < count; q++) {
      const length = ways[start * count + q] as number;
      if (length >= limit) continue;
      const share = Math.exp((-length * length) / (2 * REACH * REACH));
      area += share;
      if (rim[q] === 1) border += share;
    }
    const connected = border / Math.sqrt(area);
    return 1 - Math.exp((-connected * connected) / 2);
  });
}

/** Least squares between what stands out, what is background, and neighbours of like colour. */
function smoothed(
  contrast: Float32Array,
  background: Float32Array,
  { first, next, heads }: Graph,
  rim: Uint8Array,
  distances: Float32Array,
): Float32Array {
  const count = contrast.length;
  const result = contrast.slice();
  for (let round = 0; round < 60; round++) {
    for (let q = 0; q < count; q++) {
      let sum = 1.2 * (contrast[q] as number);
      let weights = sum + 0.9 * (background[q] as number);
      for (let arc = first[q] as number; arc !== -1; arc = next[arc] as number) {
        const other = heads[arc] as number;
        const distance = distances[q * count + other] as number;
        const atRim = rim[q] === 1 && rim[other] === 1 ? 0.25 : 1;
        const weight = (Math.exp((-distance * distance) / (2 * REACH * REACH)) + 0.06) * atRim;
        sum += weight * (result[other] as number);
        weights += weight;
      }
      result[q] = weights > 0 ? sum / weights : 0;
    }
  }
  return result;
}

/** Brings the values between two ranks to 0 … 1. */
export function stretch(values: Float32Array, low: number, high: number): void {
  const sorted = values.slice().sort();
  const least = sorted[Math.floor((sorted.length - 1) * low)] as number;
  const most = sorted[Math.floor((sorted.length - 1) * high)] as number;
  const range = Math.max(1e-6, most - least);
  for (let q = 0; q < values.length; q++)
    values[q] = Math.min(1, Math.max(0, ((values[q] as number) - least) / range));
}
