import type { Checkpoint } from '../subject/find-subject.ts';
import { type Flow, minimalCut } from '../subject/max-flow.ts';
import type { Field } from './field.ts';
import { NEVER, type Place, type Sight } from './shift-places.ts';
import type { Shift } from './shifts.ts';

/** What it costs where two places can show nothing of each other's: more than any seam that is seen. */
const UNSEEN = 400;

interface Pieces {
  field: Field;
  sight: Sight;
  places: readonly Place[];
  shifts: readonly Shift[];
  /** Which shift fills each place; changed in place. */
  labels: Uint8Array;
}

/**
 * Moves the seams between the pieces that fill a hole to where they show least (alpha expansion, Y. Boykov et al.,
 * Fast Approximate Energy Minimization via Graph Cuts, 2001).
 *
 * @param free the places that may be filled otherwise than they are
 * @param rounds times that every shift is tried
 */
export async function cutSeams(
  { field, sight, places, shifts, labels }: Pieces,
  free: readonly number[],
  rounds: number,
  checkpoint: Checkpoint,
): Promise<void> {
  const { layer } = field;
  const { colours, width } = layer;
  const nodeAt = new Int32Array(layer.hole.length).fill(-1);
  for (const [node, { p }] of places.entries()) nodeAt[p] = node;
  const freeAt = new Int32Array(places.length).fill(-1);
  for (const [k, node] of free.entries()) freeAt[node] = k;
  const apart = (i: number, j: number) => {
    const r = (colours[i * 3] as number) - (colours[j * 3] as number);
    const g = (colours[i * 3 + 1] as number) - (colours[j * 3 + 1] as number);
    const b = (colours[i * 3 + 2] as number) - (colours[j * 3 + 2] as number);
    return Math.sqrt(r * r + g * g + b * b);
  };
  /** What shows of a seam between two places that are filled with two shifts. */
  const seam = (one: number, other: number, a: number, b: number) => {
    if (a === b) return 0;
    const [here, there] = [places[one] as Place, places[other] as Place];
    const [own, its] = [shifts[a] as Shift, shifts[b] as Shift];
    if (!sight.isKnown(here, own) || !sight.isKnown(there, its)) return UNSEEN;
    const first = sight.isKnown(here, its) ? apart(here.p + own.step, here.p + its.step) : -1;
    const second = sight.isKnown(there, own) ? apart(there.p + own.step, there.p + its.step) : -1;
    if (first < 0 && second < 0) return UNSEEN;
    return first < 0 ? 2 * second : second < 0 ? 2 * first : first + second;
  };
  // Pairs of neighbours of which one at least is free, the free one first.
  const pairs: [number, number][] = [];
  for (const [node, { p, x }] of places.entries())
    for (const q of [x + 1 < width ? p + 1 : -1, p + width]) {
      const other = q < 0 ? -1 : (nodeAt[q] ?? -1);
      if (other < 0) continue;
      if ((freeAt[node] as number) >= 0) pairs.push([node, other]);
      else if ((freeAt[other] as number) >= 0) pairs.push([other, node]);
    }
  const arcs = pairs.filter(([, other]) => (freeAt[other] as number) >= 0).length;
  const heads = new Int32Array(2 * arcs);
  const next = new Int32Array(2 * arcs);
  const first = new Int32Array(free.length).fill(-1);
  let e = 0;
  for (const [node, other] of pairs) {
    const [u, v] = [freeAt[node] as number, freeAt[other] as number];
    if (v < 0) continue;
    heads[e] = v;
    heads[e + 1] = u;
    next[e] = first[u] as number;
    next[e + 1] = first[v] as number;
    first[u] = e;
    first[v] = e + 1;
    e += 2;
  }
  const graph = { nodes: free.length, heads, first, next, weights: new Float32Array(arcs) };
  const costs = shifts.map(() => null as Float32Array | null);
  const costsOf = (k: number): Float32Array => {
    const known = costs[k];
    if (known) return known;
    const shift = shifts[k] as Shift;
    const each = Float32Array.from(free, (node) => sight.cost(places[node] as Place, shift));
    costs[k] = each;
    return each;
  };
  const isUsed = new Uint8Array(shifts.length);
  if (rounds > 1) isUsed.fill(1);
  else for (const label of labels) isUsed[label] = 1;
  for (let round = 0; round < rounds; round++) {
    let changed = 0;
    for (const k of shifts.keys()) {
      if (!isUsed[k]) continue;
      const its = costsOf(k);
      const leaning = new Float32Array(free.length);
      for (let i = 0; i < free.length; i++) {
        const label = labels[free[i] as number] as number;
        leaning[i] = label === k ? 0 : (costsOf(label)[i] as number) - (its[i] as number);
      }
      const capacity = new Float32Array(2 * arcs);
      let arc = 0;
      for (const [node, other] of pairs) {
        const [u, v] = [freeAt[node] as number, freeAt[other] as number];
        const [a, b] = [labels[node] as number, labels[other] as number];
        const kept = seam(node, other, a, b);
        const one = seam(node, other, k, b);
        leaning[u] = (leaning[u] as number) - (one - kept);
        if (v < 0) continue;
        // A pair as what each leans to, and one arc (V. Kolmogorov, R. Zabih 2004, section 4).
        leaning[v] = (leaning[v] as number) + one;
        capacity[arc + 1] = Math.max(0, one + seam(node, other, a, k) - kept);
        arc += 2;
      }
      const flow: Flow = {
        leaning: new Float32Array(free.length),
        rest: new Float64Array(free.length),
        capacity,
      };
      const moved = await minimalCut(graph, flow, leaning, checkpoint);
      isUsed[k] = 0;
      for (let i = 0; i < free.length; i++) {
        const node = free[i] as number;
        if (moved[i] && labels[node] !== k && (its[i] as number) < NEVER) {
          labels[node] = k;
          changed++;
        }
      }
      await checkpoint();
    }
    if (changed === 0) break;
    isUsed.fill(0);
    for (const label of labels) isUsed[label] = 1;
  }
}
