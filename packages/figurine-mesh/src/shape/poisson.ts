import { clamp, type GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** Over-relaxation factor of the successive sweeps. */
const OMEGA = 1.8;
const SWEEPS = { finest: 30, between: 36, coarsest: 80 };
/** Samples on the shorter side below which no coarser level is worth it. */
const COARSEST = 24;
/** An outline nearer than this share of a sample counts as this far, or its pull would be without bounds. */
const NEAREST = 0.15;

interface Level extends GridSize {
  distance: Float32Array;
  damping: Float32Array | null;
  /** Samples of the finest level. */
  spacing: number;
}

/**
 * Solves −Δu + damping · u = 4 inside a shape with u = 0 on its outline, which lies between samples: √u
 * is the height of a ball for a disc, if nothing is damped. Red-black successive over-relaxation, each
 * level started from the coarser one.
 *
 * @param distance signed, in samples, positive inside; the grid's border must be outside
 * @param damping 1 / samples²; where it is high, u is held near to 0 as on the outline
 */
export function inflateByPoisson(
  distance: Float32Array,
  size: GridSize,
  damping: Float32Array | null = null,
): Float32Array {
  const levels: Level[] = [{ ...size, distance, damping, spacing: 1 }];
  for (let level = levels[0] as Level; Math.min(level.width, level.height) > COARSEST; ) {
    level = coarser(level);
    levels.unshift(level);
  }
  let solution: Float32Array | null = null;
  let previous: Level | null = null;
  for (const [i, level] of levels.entries()) {
    const start: Float32Array =
      solution && previous
        ? finer(solution, previous, level)
        : new Float32Array(level.distance.length);
    const isFinest = i === levels.length - 1;
    relax(start, level, isFinest ? SWEEPS.finest : i === 0 ? SWEEPS.coarsest : SWEEPS.between);
    if (solution) release(solution);
    if (previous) releaseLevel(previous);
    solution = start;
    previous = level;
  }
  return solution as Float32Array;
}

function releaseLevel({ distance, damping }: Level): void {
  release(distance);
  if (damping) release(damping);
}

function coarser({ width, height, distance, damping, spacing }: Level): Level {
  const half = { width: width >> 1, height: height >> 1 };
  return {
    ...half,
    // In samples of the coarser level a distance is half as long.
    distance: means(distance, width, half, 0.5),
    damping: damping && means(damping, width, half, 1),
    spacing: 2 * spacing,
  };
}

/** Of 2 × 2 samples each, times a factor. */
function means(field: Float32Array, width: number, half: GridSize, factor: number): Float32Array {
  const result = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const at = 2 * y * width + 2 * x;
      const sum =
        (field[at] as number) +
        (field[at + 1] as number) +
        (field[at + width] as number) +
        (field[at + width + 1] as number);
      result[y * half.width + x] = (factor * sum) / 4;
    }
  }
  return result;
}

/** Bilinear, from the coarser level to the next. */
function finer(values: Float32Array, from: Level, to: Level): Float32Array {
  const result = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const v = clamp((y - 0.5) / 2, 0, from.height - 1);
    const row = Math.min(from.height - 2, Math.floor(v));
    for (let x = 0; x < to.width; x++) {
      const k = y * to.width + x;
      if ((to.distance[k] as number) <= 0) continue;
      const u = clamp((x - 0.5) / 2, 0, from.width - 1);
      const column = Math.min(from.width - 2, Math.floor(u));
      const at = row * from.width + column;
      const a = u - column;
      const b = v - row;
      const above = (values[at] as number) * (1 - a) + (values[at + 1] as number) * a;
      const below =
        (values[at + from.width] as number) * (1 - a) + (values[at + from.width + 1] as number) * a;
      result[k] = above * (1 - b) + below * b;
    }
  }
  return result;
}

/** Red-black sweeps in place; the last two without over-relaxation, which smooths what is left. */
function relax(values: Float32Array, level: Level, sweeps: number): void {
  const { width, distance, damping, spacing } = level;
  const samples = [0, 1].map((colour) => insideOfColour(distance, level, colour));
  const weights = samples.map((list) => {
    const shares = new Float32Array(list.length);
    for (let i = 0; i < list.length; i++) {
      const k = list[i] as number;
      const damped = damping ? (damping[k] as number) * spacing * spacing : 0;
      shares[i] = 1 / (pull(distance, k, width) + damped);
    }
    return shares;
  });
  const source = 4 * spacing * spacing;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const omega = sweep < sweeps - 2 ? OMEGA : 1;
    for (let colour = 0; colour < 2; colour++) {
      const list = samples[colour] as Int32Array;
      const weight = weights[colour] as Float32Array;
      for (let i = 0; i < list.length; i++) {
        const k = list[i] as number;
        const around =
          (values[k - 1] as number) +
          (values[k + 1] as number) +
          (values[k - width] as number) +
          (values[k + width] as number);
        const own = values[k] as number;
        values[k] = own + omega * ((source + around) * (weight[i] as number) - own);
      }
    }
  }
}

/** Samples inside the shape of one colour of a chessboard. */
function insideOfColour(
  distance: Float32Array,
  { width, height }: GridSize,
  colour: number,
): Int32Array {
  const list = new Int32Array((distance.length + 1) >> 1);
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1 + ((y + 1 + colour) & 1); x < width - 1; x += 2) {
      if ((distance[y * width + x] as number) > 0) list[count++] = y * width + x;
    }
  }
  return list.subarray(0, count);
}

/** The sum of 1 / distance to the four neighbours, or to the outline where it is nearer. */
function pull(distance: Float32Array, k: number, width: number): number {
  const own = distance[k] as number;
  return (
    towards(own, distance[k - 1] as number) +
    towards(own, distance[k + 1] as number) +
    towards(own, distance[k - width] as number) +
    towards(own, distance[k + width] as number)
  );
}

function towards(own: number, other: number): number {
  return other > 0 ? 1 : 1 / Math.max(NEAREST, own / (own - other));
}
