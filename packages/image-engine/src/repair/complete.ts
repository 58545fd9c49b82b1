import { randomFrom } from '../picture/random.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Field, fieldOf, RADIUS } from './field.ts';
import { BEFORE, type Layer, pyramidOf } from './layer.ts';
import { peel, scatter } from './onion.ts';
import { refreshCosts, sweep } from './patch-match.ts';
import { copy, vote } from './vote.ts';

const SEED = 5;
/** Rounds of matching and voting on the smaller layers; the larger get fewer, as little changes there. */
const ROUNDS = 5;
/** Targets from which a layer counts as large, and as very large. */
const LARGE = 3_000;
const VERY_LARGE = 20_000;
/**
 * How far from what the smaller layer found the random search looks, as a share of the longer edge: what is
 * farther off has been tried there, where it costs less.
 */
const NEARBY = 1 / 16;

/** Takes the matches of a smaller layer over to a larger one. */
function inherit(field: Field, smaller: Field): void {
  const { layer, targets, isSource, match } = field;
  const { width, height } = layer;
  const { width: w, height: h } = smaller.layer;
  const [sx, sy] = [width / w, height / h];
  for (let k = 0; k < targets.length; k++) {
    const t = targets[k] as number;
    const x = t % width;
    const y = Math.floor(t / width);
    const u = Math.min(w - 1 - RADIUS, Math.max(RADIUS, Math.floor((x + 0.5) / sx)));
    const v = Math.min(h - 1 - RADIUS, Math.max(RADIUS, Math.floor((y + 0.5) / sy)));
    const found = smaller.match[v * w + u] as number;
    if (found < 0) continue;
    const toX = x + Math.round(((found % w) - u) * sx);
    const toY = y + Math.round((Math.floor(found / w) - v) * sy);
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    const p = toY * width + toX;
    if (isSource[p]) match[t] = p;
  }
}

/** Share of the known pixels that are centres of wholly known patches. */
function copyable(layer: Layer): number {
  let known = 0;
  for (let p = 0; p < layer.hole.length; p++) if (!layer.hole[p] && !layer.barred[p]) known++;
  return (fieldOf(layer)?.sources.length ?? 0) / Math.max(1, known);
}

/** Makes the hole reach as far behind what stands before it as the patches over it do: they go with nothing there. */
function goOnBehind(layer: Layer): void {
  const { hole, barred } = layer;
  const near = boxMean(Float32Array.from(hole), layer, 2 * RADIUS);
  for (let p = 0; p < hole.length; p++) {
    if (barred[p] !== BEFORE || (near[p] as number) <= 0) continue;
    hole[p] = 1;
    barred[p] = 0;
  }
}

/** Rounds, and sweeps in each, that a layer with so many targets is worth. */
function effort(targets: number, isSmallest: boolean): { rounds: number; sweeps: number } {
  if (isSmallest) return { rounds: 2 * ROUNDS, sweeps: 4 };
  if (targets < LARGE) return { rounds: ROUNDS, sweeps: 2 };
  return { rounds: targets < VERY_LARGE ? 2 : 1, sweeps: 2 };
}

/**
 * Fills the hole of a picture from the rest of it: patches that match, found coarse to fine
 * (Wexler et al. 2007; Barnes et al. 2009; Newson et al. 2017, whose texture values keep grass from being
 * filled with sky of the same mean).
 *
 * @param checkpoint told the share done, 0 to 1
 * @returns the matches at full size; null when there is nothing to copy from
 */
export async function complete(layer: Layer, checkpoint: Checkpoint): Promise<Field | null> {
  const random = randomFrom(SEED);
  const layers = (await pyramidOf(layer, copyable, checkpoint)).reverse();
  const work = layers.map(({ width, height }) => width * height);
  const all = work.reduce((sum, area) => sum + area, 0);
  let done = 0;
  let smaller: Field | null = null;
  for (const [level, each] of layers.entries()) {
    goOnBehind(each);
    const field = fieldOf(each);
    if (!field) continue;
    await checkpoint();
    if (smaller) {
      inherit(field, smaller);
      scatter(field, random);
      copy(field);
    } else await peel(field, random, checkpoint);
    const { rounds, sweeps } = effort(field.targets.length, !smaller);
    const reach = Math.max(each.width, each.height) * (smaller ? NEARBY : 1);
    for (let round = 0; round < rounds; round++) {
      await refreshCosts(field, checkpoint);
      for (let s = 0; s < sweeps; s++) await sweep(field, s % 2 === 0, reach, random, checkpoint);
      await checkpoint();
      vote(field);
      await checkpoint(
        'Filling what was marked',
        (done + ((work[level] ?? 0) * round) / rounds) / all,
      );
    }
    done += work[level] ?? 0;
    smaller = field;
  }
  return smaller;
}
