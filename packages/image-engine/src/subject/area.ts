import type { Mask, Size } from '../picture/picture.ts';
import type { Box, Selection } from '../picture/selection.ts';
import type { Lab } from '../vision/lab.ts';
import { betterCut, nearness, notRunOut } from './better-cut.ts';
import type { Coloured } from './colour-mixture.ts';
import { confidenceOf, SURE } from './confidence.ts';
import { grabCut } from './grab-cut.ts';
import type { Graph } from './graph.ts';
import { type Ground, plainGround } from './ground.ts';
import { FREE, heldBy, KEPT } from './held.ts';
import { knownGround } from './known-ground.ts';
import { FILLING, FULL, markedPrior, SHOWN, SPARSE } from './marked-prior.ts';
import type { Flow } from './max-flow.ts';
import { withoutNeighbours } from './neighbours.ts';
import { connectedParts, tidy } from './tidy-mask.ts';

/** How much what is expected counts against colours, where something is marked. */
const TRUST = 1;
/** What being in focus before a blurred ground counts beside colours, as ln of odds; marks and a plain ground tell more. */
const FOCUS = 3;
/**
 * What stays farther than that from its box's sides, covers no more than that share of the box and has no clear edge,
 * is only a part of what is meant.
 */
const PART = { nearness: 0.3, share: 0.25 } as const;
/** Rounds of describing colours and dividing by them. */
const ROUNDS = 3;

/** A picture at the size at which its areas are divided. */
export interface Looked extends Size {
  lab: Lab;
  graph: Graph;
  /** Of the last cut of the graph, which the next goes on from. */
  flow: Flow;
  nodes: Coloured;
  /** How likely each pixel was taken to be inside before colours are looked at, 0 to 1. */
  likely: Float32Array;
  /** How far each pixel is in focus where the picture's sides are not, 0 to 1. */
  inFocus: Float32Array;
}

/** What is inside, and what a plain ground told of that. */
export interface Area {
  /** 1 for every pixel inside. */
  inside: Uint8Array;
  ground: Ground | null;
}

/**
 * Divides a picture as the visitor marked it. Strokes change the outline that was shown before they were painted,
 * that of the box or that of no marks at all, and only as far as they reach.
 */
export async function areaOf(
  looked: Looked,
  marks: Selection,
  pause: () => Promise<void>,
): Promise<Area> {
  const { box, strokes = [] } = marks;
  const held = await heldBy(marks, looked, pause);
  const ground = plainGround(looked.lab, looked, knownGround(held, marks, looked));
  const cut = (prior: Float32Array) => cutBy(looked, prior, ground, held, pause);
  if (!held) return { inside: await cut(levels(looked, ground)), ground };
  if (strokes.length > 0) {
    const shown = Float32Array.from((await areaOf(looked, { box }, pause)).inside);
    return {
      inside: await cut(markedPrior(shown, looked.lab, held, { isPainted: true }, SHOWN)),
      ground,
    };
  }
  const drawn = { box, isPainted: false };
  const filling = await cut(markedPrior(looked.likely, looked.lab, held, drawn, FILLING));
  if (!box) return { inside: filling, ground };
  const sparse = await cut(markedPrior(looked.likely, looked.lab, held, drawn, SPARSE));
  await pause();
  let marked = betterCut(filling, sparse, box, looked.lab, looked);
  const isPart =
    nearness(marked, box, looked) < PART.nearness &&
    marked.reduce((sum, is) => sum + is, 0) < PART.share * areaIn(box, looked) &&
    confidenceOf(1, looked.lab, marked, looked) < SURE;
  if (isPart) {
    await pause();
    const full = await cut(markedPrior(looked.likely, looked.lab, held, drawn, FULL));
    if (nearness(full, box, looked) > nearness(marked, box, looked)) marked = full;
  }
  const alone = await areaOf(looked, {}, pause);
  const found = notRunOut(marked, alone.inside, box, looked.lab, looked);
  const inside = await withoutNeighbours(looked, found, box, pause);
  return { inside: inside === found ? found : tidy(inside, looked, held), ground };
}

const areaIn = ({ left, top, right, bottom }: Box, { width, height }: Size): number =>
  (right - left) * width * (bottom - top) * height;

/** The area with what is known to belong to it, as far as that goes if it is painted over the outline. */
export async function areaWith(
  { inside, ground }: Area,
  kept: Uint8Array,
  looked: Looked,
  marks: Selection,
  pause: () => Promise<void>,
): Promise<Area> {
  const { width, height } = looked;
  const held = await heldBy(marks, looked, pause);
  const data = kept.map((is, p) => (is === 1 ? KEPT : (held?.data[p] ?? FREE)));
  const all = { data, width, height };
  const shown = Float32Array.from(inside);
  const prior = markedPrior(shown, looked.lab, all, { isPainted: true }, SHOWN);
  const cut = await cutBy(looked, prior, ground, all, pause);
  const added = cut.map((is, p) => (is === 1 && inside[p] === 0 ? 1 : 0));
  const { labels, parts } = connectedParts(added, looked, 1);
  const belongs = new Uint8Array(parts.length);
  for (let p = 0; p < kept.length; p++) if (kept[p] === 1) belongs[labels[p] as number] = 1;
  belongs[0] = 0;
  return { inside: inside.map((is, p) => is | (belongs[labels[p] as number] as number)), ground };
}

async function cutBy(
  { graph, flow, nodes, inFocus, width, height }: Looked,
  prior: Float32Array,
  ground: Ground | null,
  held: Mask | null,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const trust = held ? TRUST : 0;
  const leaning = ground || held ? undefined : inFocus.map((share) => FOCUS * share);
  const division = { graph, flow, nodes, prior, trust, ground, leaning };
  const rough = await grabCut(division, ROUNDS, pause);
  await pause();
  return tidy(rough, { width, height }, held);
}

/** What differs from a plain ground, or is in focus before another, is likelier inside than guessed. */
function levels({ likely, inFocus }: Looked, ground: Ground | null): Float32Array {
  return likely.map((share, p) => {
    if (!ground) return Math.max(level(share), (inFocus[p] as number) > 0 ? UNSURE : 0);
    const told = 1 / (1 + Math.exp(-(ground.odds[p] as number)));
    return level(share + ground.weight * (told - share));
  });
}

/** What colours decide of, outside at first. */
const UNSURE = 0.4;

function level(share: number): number {
  return share > 0.9 ? 1 : share >= 0.5 ? 0.6 : share > 0.08 ? UNSURE : 0;
}
