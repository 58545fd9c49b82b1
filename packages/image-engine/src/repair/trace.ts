import type { Checkpoint } from '../subject/find-subject.ts';
import type { Ridges } from './ridges.ts';

/** A line through the picture: places in px, one after another. */
export interface Trace {
  points: { x: number; y: number }[];
  /** 1: lighter than its surroundings; −1: darker. */
  sign: 1 | -1;
}

/** Steps looked ahead in turn: the next pixels, and over a gap where another line crosses. */
const NEAR = { from: 1, to: 4, turn: 0.4 };
const GAP = { from: 5, to: 16, turn: 0.14 };
/** Places from which lines are followed between two checkpoints. */
const STARTS_A_TURN = 2000;
/** Places back to which the direction of a line is measured. */
const MEMORY = 10;
/** Greatest difference, radians, between the way so far and the direction of the next piece. */
const AGREES = 0.45;
/** Share of a line's usual strength below which its ends are not its own. */
const WEAK = 0.5;

/** Follows a ridge from a pixel in one direction; takes the pixels it uses. */
function follow(ridges: Ridges, taken: Uint8Array, start: number, heading: number): number[] {
  const { strength, direction, width, height } = ridges;
  const sign = Math.sign(strength[start] as number);
  const way: number[] = [];
  let [x, y] = [start % width, Math.floor(start / width)];
  let angle = heading;
  const best = (look: typeof NEAR): number => {
    let found = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let far = look.from; far <= look.to; far++) {
      const reach = Math.max(1, Math.ceil(far * Math.tan(look.turn)));
      for (let off = -reach; off <= reach; off++) {
        const u = Math.round(x + far * Math.cos(angle) - off * Math.sin(angle));
        const v = Math.round(y + far * Math.sin(angle) + off * Math.cos(angle));
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const p = v * width + u;
        if (taken[p] || sign * (strength[p] as number) <= 0) continue;
        let turn = Math.abs((direction[p] as number) - (((angle % Math.PI) + Math.PI) % Math.PI));
        turn = Math.min(turn, Math.PI - turn);
        if (turn > AGREES) continue;
        const cost = far + 2 * Math.abs(off) + 3 * turn;
        if (cost < least) [least, found] = [cost, p];
      }
      if (found >= 0) return found;
    }
    return found;
  };
  for (;;) {
    let next = best(NEAR);
    if (next < 0) next = best(GAP);
    if (next < 0) return way;
    taken[next] = 1;
    way.push(next);
    const u = next % width;
    const v = Math.floor(next / width);
    const before = way[Math.max(0, way.length - 1 - MEMORY)] ?? start;
    const fromX = before % width;
    const fromY = Math.floor(before / width);
    const step = Math.atan2(v - fromY, u - fromX);
    const turn = Math.atan2(Math.sin(step - angle), Math.cos(step - angle));
    // The first steps say little: a pixel more or less aside is half a right angle.
    angle += turn * Math.min(1, way.length / MEMORY) * 0.5;
    [x, y] = [u, v];
  }
}

/** Without ends that stand out much less than the line does: there it has wandered off to something else. */
function trimmed(strength: Float32Array, pixels: number[]): number[] {
  const sorted = pixels.map((p) => Math.abs(strength[p] as number)).sort((a, b) => a - b);
  const least = WEAK * (sorted[sorted.length >> 1] ?? 0);
  const isWeak = (p: number | undefined) =>
    p !== undefined && Math.abs(strength[p] as number) < least;
  let [from, to] = [0, pixels.length];
  while (from < to && isWeak(pixels[from])) from++;
  while (to > from && isWeak(pixels[to - 1])) to--;
  return pixels.slice(from, to);
}

/** Links ridge pixels to lines, the strongest first. */
export async function tracesOf(
  ridges: Ridges,
  shortest: number,
  checkpoint: Checkpoint,
): Promise<Trace[]> {
  const { strength, direction, width } = ridges;
  const taken = new Uint8Array(strength.length);
  const starts: number[] = [];
  for (let p = 0; p < strength.length; p++) if (strength[p] !== 0) starts.push(p);
  starts.sort((a, b) => Math.abs(strength[b] as number) - Math.abs(strength[a] as number) || a - b);
  const traces: Trace[] = [];
  await checkpoint();
  for (const [index, start] of starts.entries()) {
    if (index % STARTS_A_TURN === 0) await checkpoint();
    if (taken[start]) continue;
    taken[start] = 1;
    const heading = direction[start] as number;
    const back = follow(ridges, taken, start, heading + Math.PI).reverse();
    const pixels = trimmed(strength, [...back, start, ...follow(ridges, taken, start, heading)]);
    const points = pixels.map((p) => ({ x: p % width, y: Math.floor(p / width) }));
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last || Math.hypot(last.x - first.x, last.y - first.y) < shortest) continue;
    traces.push({ points, sign: (strength[start] as number) > 0 ? 1 : -1 });
  }
  return traces;
}
