import type { Checkpoint } from '../subject/find-subject.ts';
import { difference, type Field, RADIUS } from './field.ts';

/** Targets looked at between two checkpoints: some 20 ms of work. */
const BETWEEN_CHECKPOINTS = 12_000;
/** Each try of the random search looks in that share of the distance of the one before. */
const NARROWING = 0.5;

/** Works the costs of all matches out anew, as after the hole has been filled differently. */
export async function refreshCosts(field: Field, checkpoint: Checkpoint): Promise<void> {
  const { targets, match, cost } = field;
  for (let k = 0; k < targets.length; k++) {
    const t = targets[k] as number;
    cost[t] = difference(field, t, match[t] as number, Number.POSITIVE_INFINITY);
    if (k % (4 * BETWEEN_CHECKPOINTS) === 0) await checkpoint();
  }
}

/**
 * One sweep of PatchMatch (Barnes et al. 2009): every patch tries what its neighbours found, moved
 * along, then places at random around its own match, nearer and nearer.
 *
 * @param forwards in reading order, or against it; sweeps alternate
 * @param reach farthest place the random search tries, px
 */
export async function sweep(
  field: Field,
  forwards: boolean,
  reach: number,
  random: () => number,
  checkpoint: Checkpoint,
): Promise<void> {
  const { layer, targets, isTarget, isSource, match, cost } = field;
  const { width, height } = layer;
  const back = forwards ? -1 : 1;
  const steps = [back, back * width];
  const [right, bottom] = [width - RADIUS, height - RADIUS];
  for (let k = 0; k < targets.length; k++) {
    if (k % BETWEEN_CHECKPOINTS === BETWEEN_CHECKPOINTS - 1) await checkpoint();
    const t = targets[forwards ? k : targets.length - 1 - k] as number;
    let found = match[t] as number;
    let least = cost[t] as number;
    for (let s = 0; s < 2; s++) {
      const step = steps[s] as number;
      if (!isTarget[t + step]) continue;
      const candidate = (match[t + step] as number) - step;
      if (candidate === found || !isSource[candidate]) continue;
      const d = difference(field, t, candidate, least);
      if (d < least) {
        least = d;
        found = candidate;
      }
    }
    for (let far = reach; far >= 1; far *= NARROWING) {
      const y = (found / width) | 0;
      const toX = found - y * width + Math.round((random() * 2 - 1) * far);
      const toY = y + Math.round((random() * 2 - 1) * far);
      if (toX < RADIUS || toY < RADIUS || toX >= right || toY >= bottom) continue;
      const candidate = toY * width + toX;
      if (!isSource[candidate]) continue;
      const d = difference(field, t, candidate, least);
      if (d < least) {
        least = d;
        found = candidate;
      }
    }
    match[t] = found;
    cost[t] = least;
  }
}
