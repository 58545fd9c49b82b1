import type { Box } from '../picture/selection.ts';
import { apart, type Lab } from '../vision/lab.ts';
import type { Looked } from './area.ts';
import { nearness } from './better-cut.ts';
import { fitMixture, unlikelihood } from './colour-mixture.ts';
import { type GoingPast, goingPast } from './going-past.ts';
import { addBox, FILLING } from './marked-prior.ts';
import { minimalCut } from './max-flow.ts';
import { connectedParts } from './tidy-mask.ts';

/** Share of a box's sides that something crosses at least to be told from a tip of the thing. */
const CROSSED = 0.012;
/** Share of what is inside that goes at least, and at most: with more, it is the thing that the box cuts. */
const LITTLE = 0.01;
const MOST = 0.5;
/** How near to the sides of its box what is left comes at least, as a share of before; what does not is but a part. */
const AS_NEAR = 0.4;
/** Edges on the way from where it crosses the box, squares of L*a*b*, that make something else likely, and ln of its odds. */
const EDGES = 100;
const ODDS = 6;
/** How much colour changes at its edge at least, ΔE over three px, and how many times as much as within the thing. */
const EDGE = 8;
const STRONGER = 3;
/** Rounds of describing colours and dividing by them. */
const ROUNDS = 3;
/** What a pixel costs on the wrong side when that is certain. */
const CERTAIN = 1e6;

/**
 * A division by a box without what goes on past that, such as a neighbour that the box cuts, or the ground: of what is
 * inside, it takes out what has its colours, hangs together with where it crosses the box, and ends at a clear edge. What
 * is all within the box stays.
 *
 * @param inside 1 for every pixel inside
 */
export async function withoutNeighbours(
  looked: Looked,
  inside: Uint8Array,
  box: Box,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const result = await withoutCrossing(looked, inside, box, pause);
  const isPart = nearness(result, box, looked) < AS_NEAR * nearness(inside, box, looked);
  return isPart ? inside : result;
}

/** The same of a box that nobody drew around a thing: how much of it the rest fills tells nothing. */
export async function withoutCrossing(
  looked: Looked,
  inside: Uint8Array,
  box: Box,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const found = goingPast(inside, box, looked.lab, looked);
  if (!found || found.share < CROSSED) return inside;
  await pause();
  const left = await divided(looked, inside, box, found, pause);
  const result = withoutEnding(looked, inside, left, found.crossing);
  const count = (plane: Uint8Array) => plane.reduce((sum, is) => sum + is, 0);
  const gone = 1 - count(result) / count(inside);
  return gone < LITTLE || gone > MOST ? inside : result;
}

/** What is inside, divided by the colours of the thing and of what goes on past the box. */
async function divided(
  looked: Looked,
  inside: Uint8Array,
  box: Box,
  { crossing, surface, edges }: GoingPast,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const { graph, flow, nodes, lab } = looked;
  const expected = edges.map((sum) => ODDS * (1 - Math.exp(-sum / EDGES)));
  addBox(expected, looked, box, FILLING);
  let other = surface;
  let left: Uint8Array = inside.map((is, p) => (is === 1 && other[p] === 0 ? 1 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    await pause();
    const own = fitMixture(nodes, left, 1);
    const past = fitMixture(nodes, other, 1);
    const leaning = expected.map((odds, p) => {
      if (inside[p] === 0 || crossing[p] === 1) return -CERTAIN;
      const colour = [lab.lightness[p], lab.a[p], lab.b[p]] as [number, number, number];
      return odds + unlikelihood(past, ...colour) - unlikelihood(own, ...colour);
    });
    left = await minimalCut(graph, flow, leaning, pause);
    other = surface.map((is, p) => (inside[p] === 1 ? 1 - (left[p] as number) : is));
  }
  return left;
}

/** What is inside without those parts of the rest that cross the side of the box and end at a clear edge. */
function withoutEnding(
  { lab, width, height }: Looked,
  inside: Uint8Array,
  left: Uint8Array,
  crossing: Uint8Array,
): Uint8Array {
  const gone = inside.map((is, p) => (is === 1 && left[p] === 0 ? 1 : 0));
  const { labels, parts } = connectedParts(gone, { width, height }, 1);
  const ends = parts.map(() => ({ crosses: false, steps: 0, sum: 0 }));
  for (let p = 0; p < gone.length; p++) {
    const end = ends[labels[p] as number];
    if (!end || gone[p] === 0) continue;
    if (crossing[p] === 1) end.crosses = true;
    for (const step of [1, -1, width, -width]) {
      const isInPicture = p >= step && p - step < gone.length && left[p + 2 * step] !== undefined;
      if (left[p + step] !== 1 || !isInPicture) continue;
      end.steps++;
      end.sum += Math.max(
        apart(lab, p + step, p),
        apart(lab, p + step, p - step),
        apart(lab, p + 2 * step, p - step),
      );
    }
  }
  const clear = Math.max(EDGE, STRONGER * changeIn(lab, left));
  return inside.map((is, p) => {
    const { crosses, steps, sum } = ends[labels[p] as number] as (typeof ends)[number];
    return is === 1 && !(gone[p] === 1 && crosses && sum > clear * steps) ? 1 : 0;
  });
}

/** How much colour changes on average within the thing, ΔE over three px. */
function changeIn(lab: Lab, left: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let p = 0; p + 3 < left.length; p += 3) {
    if (left[p] === 0 || left[p + 3] === 0) continue;
    sum += apart(lab, p, p + 3);
    count++;
  }
  return sum / Math.max(1, count);
}
