import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';
import type { Superpixels } from '../vision/superpixels.ts';

/** Nodes and the pairs of neighbours among them. Pair e is the arcs 2e and 2e + 1, there and back. */
export interface Graph {
  nodes: number;
  /** Where each arc leads to. */
  heads: Int32Array;
  /** The first arc out of each node, −1 at its end. */
  first: Int32Array;
  /** The arc after each, −1 at the end. */
  next: Int32Array;
  /** What it costs to separate the pair. */
  weights: Float32Array;
}

/** How much neighbours hold together at most (GrabCut, Rother et al. 2004). */
const COHESION = 50;

/** A pair of neighbours, how far they are apart in colour, squared, and how long their border is. */
interface Pairs {
  from: Int32Array;
  to: Int32Array;
  distances: Float32Array;
  lengths: Float32Array;
}

function linked(nodes: number, { from, to, distances, lengths }: Pairs, cohesion: number): Graph {
  const pairs = from.length;
  const heads = new Int32Array(2 * pairs);
  const next = new Int32Array(2 * pairs);
  const first = new Int32Array(nodes).fill(-1);
  const weights = new Float32Array(pairs);
  let sum = 0;
  let total = 0;
  for (let e = 0; e < pairs; e++) {
    sum += (distances[e] as number) * (lengths[e] as number);
    total += lengths[e] as number;
  }
  const beta = sum > 0 ? total / (2 * sum) : 0;
  for (let e = 0; e < pairs; e++) {
    const u = from[e] as number;
    const v = to[e] as number;
    heads[2 * e] = v;
    heads[2 * e + 1] = u;
    next[2 * e] = first[u] as number;
    next[2 * e + 1] = first[v] as number;
    first[u] = 2 * e;
    first[v] = 2 * e + 1;
    weights[e] = cohesion * (lengths[e] as number) * Math.exp(-beta * (distances[e] as number));
  }
  return { nodes, heads, first, next, weights };
}

/** Every pixel and its eight neighbours. */
export function pixelGraph(lab: Lab, { width, height }: Size): Graph {
  const pairs = 4 * width * height - 3 * (width + height) + 2;
  const from = new Int32Array(pairs);
  const to = new Int32Array(pairs);
  const distances = new Float32Array(pairs);
  const lengths = new Float32Array(pairs);
  let e = 0;
  const add = (p: number, q: number, length: number) => {
    from[e] = p;
    to[e] = q;
    const dl = (lab.lightness[p] as number) - (lab.lightness[q] as number);
    const da = (lab.a[p] as number) - (lab.a[q] as number);
    const db = (lab.b[p] as number) - (lab.b[q] as number);
    distances[e] = dl * dl + da * da + db * db;
    lengths[e++] = length;
  };
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (x + 1 < width) add(p, p + 1, 1);
      if (y + 1 === height) continue;
      add(p, p + width, 1);
      if (x + 1 < width) add(p, p + width + 1, Math.SQRT1_2);
      if (x > 0) add(p, p + width - 1, Math.SQRT1_2);
    }
  }
  return linked(width * height, { from, to, distances, lengths }, COHESION);
}

/** Every area and those it touches. */
export function regionGraph(
  { labels, count, centres }: Superpixels,
  { width, height }: Size,
): Graph {
  const borders = new Map<number, number>();
  const touch = (one: number, other: number) => {
    if (one === other) return;
    const key = Math.min(one, other) * count + Math.max(one, other);
    borders.set(key, (borders.get(key) ?? 0) + 1);
  };
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (x + 1 < width) touch(labels[p] as number, labels[p + 1] as number);
      if (y + 1 < height) touch(labels[p] as number, labels[p + width] as number);
    }
  }
  const keys = [...borders.keys()].sort((a, b) => a - b);
  const from = Int32Array.from(keys, (key) => Math.floor(key / count));
  const to = Int32Array.from(keys, (key) => key % count);
  const distances = Float32Array.from(
    keys,
    (_, e) => colourDistance(centres, from[e] as number, to[e] as number) ** 2,
  );
  const lengths = Float32Array.from(keys, (key) => borders.get(key) as number);
  return linked(count, { from, to, distances, lengths }, COHESION);
}

/** How far two areas are apart in L*a*b*. */
export function colourDistance(centres: Float32Array, one: number, other: number): number {
  const [p, q] = [one * 5, other * 5];
  return Math.hypot(
    (centres[p] as number) - (centres[q] as number),
    (centres[p + 1] as number) - (centres[q + 1] as number),
    (centres[p + 2] as number) - (centres[q + 2] as number),
  );
}
