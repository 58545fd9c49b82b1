import type { Size } from '../picture/picture.ts';
import { type Field, RADIUS } from './field.ts';

/** Share of the matches that are taken to be good ones (Wexler et al. 2007, section 3.2). */
const GOOD = 0.75;
/** How much a patch says about a pixel so far from its centre, px² : the middle counts most, to stay sharp. */
const NEARNESS = Float32Array.from({ length: 2 * RADIUS * RADIUS + 1 }, (_, d2) =>
  Math.exp(-d2 / (2 * 1.5 ** 2)),
);

/** The cost that `GOOD` of the matches stay below, from a sample of them. */
function usualCost({ targets, cost }: Field): number {
  const step = Math.max(1, Math.floor(targets.length / 2000));
  const sample: number[] = [];
  for (let k = 0; k < targets.length; k += step) sample.push(cost[targets[k] as number] as number);
  sample.sort((a, b) => a - b);
  return Math.max(1, sample[Math.floor(sample.length * GOOD)] ?? 1);
}

/** The patch centre whose match fills a pixel: the pixel itself, or the nearest that can be a centre. */
export function centreOf(p: number, { width, height }: Size): number {
  const y = Math.floor(p / width);
  const u = Math.min(width - 1 - RADIUS, Math.max(RADIUS, p - y * width));
  return Math.min(height - 1 - RADIUS, Math.max(RADIUS, y)) * width + u;
}

/** Fills the hole: each of its pixels becomes the one at the same place of its own match. */
export function copy({ layer, match }: Field): void {
  const { hole, colours, texture } = layer;
  for (let p = 0; p < hole.length; p++) {
    if (!hole[p]) continue;
    const t = centreOf(p, layer);
    const from = (match[t] as number) + p - t;
    colours.copyWithin(p * 3, from * 3, from * 3 + 3);
    texture.copyWithin(p * 2, from * 2, from * 2 + 2);
  }
}

/**
 * Fills the hole: each of its pixels becomes the mean of what the matches of the patches over it hold
 * there, better matches counting more (Wexler et al. 2007).
 */
export function vote(field: Field): void {
  const { layer, targets, match, cost } = field;
  const { width, hole, colours, texture } = layer;
  const sums = new Float32Array(colours.length);
  const weights = new Float32Array(hole.length);
  const usual = usualCost(field);
  for (let k = 0; k < targets.length; k++) {
    const t = targets[k] as number;
    const good = Math.exp(-(cost[t] as number) / (2 * usual)) + 1e-6;
    const move = ((match[t] as number) - t) * 3;
    for (let y = -RADIUS; y <= RADIUS; y++) {
      const middle = t + y * width;
      for (let x = -RADIUS; x <= RADIUS; x++) {
        const p = middle + x;
        if (!hole[p]) continue;
        const weight = good * (NEARNESS[x * x + y * y] as number);
        weights[p] = (weights[p] as number) + weight;
        const i = p * 3;
        const j = i + move;
        sums[i] = (sums[i] as number) + weight * (colours[j] as number);
        sums[i + 1] = (sums[i + 1] as number) + weight * (colours[j + 1] as number);
        sums[i + 2] = (sums[i + 2] as number) + weight * (colours[j + 2] as number);
      }
    }
  }
  for (let p = 0; p < hole.length; p++) {
    const weight = weights[p] as number;
    if (weight === 0) continue;
    for (let c = p * 3; c < p * 3 + 3; c++) colours[c] = (sums[c] as number) / weight;
    const source = match[p] as number;
    if (source < 0) continue;
    texture[p * 2] = texture[source * 2] as number;
    texture[p * 2 + 1] = texture[source * 2 + 1] as number;
  }
}
