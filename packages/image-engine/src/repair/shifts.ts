import type { Checkpoint } from '../subject/find-subject.ts';
import type { Field } from './field.ts';
import { NEVER, type Place, type Sight } from './shift-places.ts';

/** How far away something is copied from. */
export interface Shift {
  dx: number;
  dy: number;
  /** The same in pixels of the reading order. */
  step: number;
}

export const shiftOf = (dx: number, dy: number, width: number): Shift => ({
  ...{ dx, dy },
  step: dy * width + dx,
});

/** Shifts that a hole is filled with at most (He and Sun 2012 take 60). */
const MOST_SHIFTS = 24;
/** Pixels of the hole that shifts are judged by. */
const JUDGES = 300;
/** Shifts that are looked at more closely. */
const CLOSER = 240;
/** Steps, px, between the shifts that are tried first. */
const STEP = 2;
/** What a pixel without anything good to fill it with costs, in levels. */
const LOST = 150;

/**
 * The few shifts that together fill the hole best: each next one is that which helps most where those before
 * it do badly.
 *
 * @returns null when a part of the hole could not be filled with any
 */
export async function usefulShifts(
  { layer: { width, height } }: Field,
  sight: Sight,
  places: readonly Place[],
  checkpoint: Checkpoint,
): Promise<Shift[] | null> {
  const rim = places.filter((place) => place.rim.length > 0);
  const judges = [...thinned(rim, (JUDGES * 2) / 3), ...thinned(places, JUDGES / 3)];
  const few = thinned(judges, judges.length / 2).map((judge) => {
    const touching = [...judge.rim.keys()].filter((k) => (judge.weights[k] as number) > 1);
    const rim = touching.slice(0, 2).map((k) => judge.rim[k] as number);
    return {
      ...judge,
      rim: Int32Array.from(rim),
      weights: new Float32Array(rim.length).fill(3 / Math.max(1, rim.length)),
    };
  });
  const roughly = (shift: Shift) => {
    let sum = 0;
    for (const judge of few) sum += LOST - Math.min(LOST, sight.cost(judge, shift));
    return { shift, sum };
  };
  const judged = (shift: Shift) => {
    const costs = new Uint8Array(judges.length);
    for (let k = 0; k < judges.length; k++) {
      const cost = Math.min(LOST, sight.cost(judges[k] as Place, shift));
      costs[k] = cost;
    }
    return { shift, costs };
  };
  const [left, top, right, bottom] = places.reduce(
    ([l, t, r, b], { x, y }) => [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)],
    [width, height, 0, 0],
  );
  const rough: { shift: Shift; sum: number }[] = [];
  for (let dy = -bottom; dy < height - top; dy += STEP) {
    await checkpoint();
    for (let dx = -right; dx < width - left; dx += STEP) {
      const each = roughly(shiftOf(dx, dy, width));
      if (each.sum > 0) rough.push(each);
    }
  }
  rough.sort((a, b) => b.sum - a.sum || a.shift.step - b.shift.step);
  const closer = new Map<number, ReturnType<typeof judged>>();
  for (const { shift } of rough.slice(0, CLOSER))
    for (let y = -1; y <= 1; y++)
      for (let x = -1; x <= 1; x++) {
        const near = shiftOf(shift.dx + x, shift.dy + y, width);
        if (!closer.has(near.step)) closer.set(near.step, judged(near));
      }
  await checkpoint();
  const candidates = [...closer.values()];
  const least = new Float32Array(judges.length).fill(LOST);
  const chosen: Shift[] = [];
  while (chosen.length < MOST_SHIFTS) {
    let best: (typeof candidates)[number] | undefined;
    let most = 0;
    for (const candidate of candidates) {
      let gain = 0;
      for (let k = 0; k < least.length; k++) {
        const less = (least[k] as number) - (candidate.costs[k] as number);
        if (less > 0) gain += less;
      }
      if (gain > most) [most, best] = [gain, candidate];
    }
    if (!best) break;
    chosen.push(best.shift);
    for (let k = 0; k < least.length; k++)
      least[k] = Math.min(least[k] as number, best.costs[k] as number);
  }
  await checkpoint();
  // The rest is filled from wherever it can be.
  for (const place of places) {
    if (chosen.some((shift) => sight.isKnown(place, shift))) continue;
    const other = rough.find(({ shift }) => sight.cost(place, shift) < NEVER);
    if (!other || chosen.length > 2 * MOST_SHIFTS) return null;
    chosen.push(other.shift);
  }
  return chosen.length > 0 ? chosen : null;

  function thinned(all: readonly Place[], most: number): Place[] {
    const step = Math.max(1, all.length / most);
    const few: Place[] = [];
    for (let k = 0; k < all.length; k += step) few.push(all[Math.floor(k)] as Place);
    return few;
  }
}
