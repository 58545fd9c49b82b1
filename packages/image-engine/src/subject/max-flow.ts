import type { Graph } from './graph.ts';

const FREE = -1;
const TERMINAL = -2;
const ORPHAN = -3;
const FAR = 0x7fffffff;
/** Nodes looked at between two pauses: some 20 ms. */
const VISITS = 80_000;
/** Pauses after which the division is taken as it stands: pure noise has no end of equal ways. */
const MOST_PAUSES = 40;

/** What flows through a graph already: cutting it anew, when little has changed, begins there. */
export interface Flow {
  /** What each node leant to when it began to flow. */
  leaning: Float32Array;
  /** What each node may still take in, or give off where it is negative. */
  rest: Float64Array;
  /** What each arc may still hold. */
  capacity: Float32Array;
}

/** Nothing flows yet. */
export function noFlow({ nodes, heads, weights }: Graph): Flow {
  const capacity = new Float32Array(heads.length);
  for (let arc = 0; arc < heads.length; arc++) capacity[arc] = weights[arc >> 1] as number;
  return { leaning: new Float32Array(nodes), rest: new Float64Array(nodes), capacity };
}

/** Lets nodes lean otherwise than they did when the flow began. */
function lean({ leaning, rest }: Flow, now: Float32Array): void {
  for (let node = 0; node < rest.length; node++)
    rest[node] = (rest[node] as number) + (now[node] as number) - (leaning[node] as number);
  leaning.set(now);
}

/**
 * Divides a graph in two at the least cost: the minimal cut, by augmenting paths that two trees of
 * search find (Y. Boykov, V. Kolmogorov, An Experimental Comparison of Min-Cut/Max-Flow Algorithms, 2004).
 * What flowed for other leanings flows on (P. Kohli, P. Torr, Dynamic Graph Cuts, 2007).
 *
 * @param flow changed in place
 * @param leaning what each node costs outside, less what it costs inside: positive leans inwards
 * @param pause awaited now and then
 * @returns 1 for every node inside, 0 outside
 */
export async function minimalCut(
  { nodes, heads, first, next }: Graph,
  flow: Flow,
  leaning: Float32Array,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  lean(flow, leaning);
  const { rest, capacity } = flow;
  // The parent in the tree, and the arc towards it; which tree: 0 of the source, 1 of the sink.
  const parent = new Int32Array(nodes).fill(FREE);
  const upwards = new Int32Array(nodes);
  const tree = new Uint8Array(nodes);
  const distance = new Int32Array(nodes);
  const stamp = new Int32Array(nodes);
  // Nodes at the rims of the trees, first in, first out; a node's successor, or itself at the end.
  const after = new Int32Array(nodes).fill(-1);
  let head = -1;
  let tail = -1;
  const enqueue = (node: number) => {
    if (after[node] !== -1) return;
    after[node] = node;
    if (tail === -1) head = node;
    else after[tail] = node;
    tail = node;
  };
  for (let node = 0; node < nodes; node++) {
    if (rest[node] === 0) continue;
    tree[node] = (rest[node] as number) < 0 ? 1 : 0;
    parent[node] = TERMINAL;
    distance[node] = 1;
    enqueue(node);
  }
  const orphans: number[] = [];
  // Nodes looked at since the last pause.
  let visits = 0;
  let pauses = 0;
  for (let now = 1; pauses < MOST_PAUSES; now++) {
    const bridge = grow();
    if (bridge === -1) break;
    augment(bridge);
    adopt(now);
    if (visits < VISITS) continue;
    visits = 0;
    pauses++;
    await pause();
  }
  for (let node = 0; node < nodes; node++)
    tree[node] = parent[node] !== FREE && tree[node] === 0 ? 1 : 0;
  return tree;

  /** Grows the trees until they touch: the arc from the source's to the sink's, or −1. */
  function grow(): number {
    while (head !== -1) {
      const node = head;
      visits++;
      if (parent[node] !== FREE) {
        const side = tree[node] as number;
        for (let arc = first[node] as number; arc !== -1; arc = next[arc] as number) {
          if (capacity[arc ^ side] === 0) continue;
          const other = heads[arc] as number;
          if (parent[other] === FREE) {
            tree[other] = side;
            parent[other] = node;
            upwards[other] = arc ^ 1;
            stamp[other] = stamp[node] as number;
            distance[other] = (distance[node] as number) + 1;
            enqueue(other);
          } else if (tree[other] !== side) {
            return arc ^ side;
          } else if (
            (distance[other] as number) > (distance[node] as number) + 1 &&
            (stamp[other] as number) <= (stamp[node] as number)
          ) {
            parent[other] = node;
            upwards[other] = arc ^ 1;
            stamp[other] = stamp[node] as number;
            distance[other] = (distance[node] as number) + 1;
          }
        }
      }
      const following = after[node] as number;
      after[node] = -1;
      if (following === node) {
        head = -1;
        tail = -1;
      } else head = following;
    }
    return -1;
  }

  /** Sends as much as the path over that arc holds; nodes that lose their parent become orphans. */
  function augment(bridge: number): void {
    let most = capacity[bridge] as number;
    for (const side of [1, 0]) {
      // On the source's side (1) the flow comes from the parent, against the arc to it.
      let node = heads[bridge ^ side] as number;
      for (let up = parent[node] as number; up >= 0; up = parent[node] as number) {
        most = Math.min(most, capacity[(upwards[node] as number) ^ side] as number);
        node = up;
      }
      most = Math.min(most, Math.abs(rest[node] as number));
    }
    capacity[bridge] = (capacity[bridge] as number) - most;
    capacity[bridge ^ 1] = (capacity[bridge ^ 1] as number) + most;
    for (const side of [1, 0]) {
      let node = heads[bridge ^ side] as number;
      for (let up = parent[node] as number; up >= 0; up = parent[node] as number) {
        const there = (upwards[node] as number) ^ side;
        capacity[there ^ 1] = (capacity[there ^ 1] as number) + most;
        capacity[there] = (capacity[there] as number) - most;
        if (capacity[there] === 0) {
          orphans.push(node);
          parent[node] = ORPHAN;
        }
        node = up;
      }
      rest[node] = (rest[node] as number) + (side === 1 ? -most : most);
      if (rest[node] === 0) {
        orphans.push(node);
        parent[node] = ORPHAN;
      }
    }
  }

  /** Finds new parents for the orphans, or sets them free. */
  function adopt(now: number): void {
    for (let node = orphans.pop(); node !== undefined; node = orphans.pop()) {
      visits++;
      const side = tree[node] as number;
      let nearest = FAR;
      let best = FREE;
      for (let arc = first[node] as number; arc !== -1; arc = next[arc] as number) {
        if (capacity[arc ^ side ^ 1] === 0) continue;
        const other = heads[arc] as number;
        if (tree[other] !== side || parent[other] === FREE) continue;
        let away = distanceToRoot(other, now);
        if (away === FAR) continue;
        if (away + 1 < nearest) {
          nearest = away + 1;
          best = arc;
        }
        for (let on = other; stamp[on] !== now; on = parent[on] as number) {
          stamp[on] = now;
          distance[on] = away--;
        }
      }
      if (best !== FREE) {
        parent[node] = heads[best] as number;
        upwards[node] = best;
        stamp[node] = now;
        distance[node] = nearest;
        continue;
      }
      parent[node] = FREE;
      stamp[node] = 0;
      for (let arc = first[node] as number; arc !== -1; arc = next[arc] as number) {
        const other = heads[arc] as number;
        const up = parent[other] as number;
        if (tree[other] !== side || up === FREE) continue;
        if (capacity[arc ^ side ^ 1] !== 0) enqueue(other);
        if (up === node) {
          orphans.push(other);
          parent[other] = ORPHAN;
        }
      }
    }
  }

  /** Steps to the tree's root; `FAR` when the way ends at an orphan. */
  function distanceToRoot(from: number, now: number): number {
    let steps = 0;
    for (let node = from; ; ) {
      if (stamp[node] === now) return steps + (distance[node] as number);
      const up = parent[node] as number;
      steps++;
      if (up === ORPHAN) return FAR;
      if (up === TERMINAL) {
        stamp[node] = now;
        distance[node] = 1;
        return steps;
      }
      node = up;
    }
  }
}
