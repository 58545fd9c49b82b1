import { type Coloured, fitMixture, unlikelihood } from './colour-mixture.ts';
import type { Graph } from './graph.ts';
import type { Ground } from './ground.ts';
import { type Flow, minimalCut } from './max-flow.ts';

/** What a node costs on the wrong side when that is certain. */
const CERTAIN = 1e6;

/** How a picture is divided. */
export interface Division {
  graph: Graph;
  /** Of divisions of the same graph before this one: it goes on from there. */
  flow: Flow;
  nodes: Coloured;
  /** How likely each node is inside, 0 to 1, before colours are looked at; 0 and 1 are certain. */
  prior: Float32Array;
  /** How much the prior counts against colours; 0: only where it is certain, and for the start. */
  trust: number;
  /** What a plain ground tells of each node, in place of the colours outside. */
  ground?: Ground | null;
  /** What else each node costs outside, less what it costs inside, as ln of odds. */
  leaning?: Float32Array | undefined;
}

/** Less change than that, as a share of all nodes, is none. */
const SETTLED = 0.002;

/**
 * Divides a picture in two by colour (C. Rother, V. Kolmogorov, A. Blake, GrabCut, 2004): the colours of
 * both sides are described, every node goes where its colour and its neighbours are, and again.
 *
 * @param rounds at most
 * @param pause awaited now and then
 * @returns 1 for every node inside, 0 outside
 */
export async function grabCut(
  division: Division,
  rounds: number,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const { graph, flow, prior } = division;
  let inside: Uint8Array = new Uint8Array(prior.length);
  for (let node = 0; node < prior.length; node++)
    inside[node] = (prior[node] as number) >= 0.5 ? 1 : 0;
  for (let round = 0; round < rounds; round++) {
    const before = inside;
    const leaning = leaningOf(division, before);
    await pause();
    inside = await minimalCut(graph, flow, leaning, pause);
    let changed = 0;
    for (let node = 0; node < inside.length; node++) if (inside[node] !== before[node]) changed++;
    if (changed < SETTLED * inside.length) break;
  }
  return inside;
}

/** What each node costs outside, less what it costs inside, by the colours of a division in two. */
function leaningOf(
  { graph, nodes, prior, trust, ground, leaning: other }: Division,
  inside: Uint8Array,
): Float32Array {
  const within = fitMixture(nodes, inside, 1);
  const without = fitMixture(nodes, inside, 0);
  const { colours, sizes } = nodes;
  const leaning = new Float32Array(graph.nodes);
  for (let node = 0, i = 0; node < graph.nodes; node++, i += 3) {
    const share = prior[node] as number;
    if (share <= 0 || share >= 1) {
      leaning[node] = share <= 0 ? -CERTAIN : CERTAIN;
      continue;
    }
    const l = colours[i] as number;
    const a = colours[i + 1] as number;
    const b = colours[i + 2] as number;
    let difference = unlikelihood(without, l, a, b) - unlikelihood(within, l, a, b);
    if (ground) difference += ground.weight * ((ground.odds[node] as number) - difference);
    if (other) difference += other[node] as number;
    const expected = trust === 0 ? 0 : trust * Math.log(share / (1 - share));
    leaning[node] = (difference + expected) * (sizes[node] as number);
  }
  return leaning;
}
