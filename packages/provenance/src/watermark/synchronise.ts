import { type Carriers, TILE } from './carriers.ts';
import { type Complex, complex, transformSquare } from './fourier.ts';
import { eachFrequency, RINGS } from './spectrum.ts';

/** Where a tile may lie. */
export interface Shift {
  /** Samples, in quarters. */
  right: number;
  down: number;
  /** How many standard deviations of noise the waves agree there. */
  score: number;
}

/** A wave in a picture, turned by the phase it was drawn with. */
interface Heard {
  k: number;
  l: number;
  re: number;
  im: number;
}

/** A single loud frequency of the picture must not decide: it counts at most this much of its ring's mean. */
const LOUDEST = 3;
/** Two places nearer than this, in samples, are the same. */
const APART = 3;

/**
 * Looks where the tile lies: correlates the known waves at all shifts at once.
 *
 * @param count How many places to answer, best first.
 */
export function findShifts(sum: Complex, carriers: Carriers, count: number): Shift[] {
  const heard = listen(sum, carriers);
  const energy = heard.reduce((total, { re, im }) => total + re * re + im * im, 0);
  if (energy === 0) return [];
  const surface = complex(TILE * TILE);
  for (const { k, l, re, im } of heard) {
    const at = l * TILE + ((k + TILE) % TILE);
    const mirrored = (TILE - l) * TILE + ((TILE - k) % TILE);
    surface.re[at] = re;
    surface.im[at] = im;
    surface.re[mirrored] = re;
    surface.im[mirrored] = -im;
  }
  transformSquare(surface, TILE, 'backwards');
  const noise = Math.sqrt(energy / 2);
  return peaks(surface.re, count).map((at) => {
    const { value, ...place } = climbed(heard, at % TILE, Math.floor(at / TILE));
    return { ...place, score: Math.max(0, value) / noise };
  });
}

function listen({ re, im }: Complex, { sync }: Carriers): Heard[] {
  const energy = new Float64Array(RINGS);
  const counts = new Float64Array(RINGS);
  eachFrequency((index, ring) => {
    energy[ring] =
      (energy[ring] as number) + (re[index] as number) ** 2 + (im[index] as number) ** 2;
    counts[ring] = (counts[ring] as number) + 1;
  });
  return sync.map(({ k, l, radius, phase }) => {
    const ring = Math.round(radius);
    const mean = Math.sqrt((energy[ring] as number) / Math.max(1, counts[ring] as number));
    const at = l * TILE + ((k + TILE) % TILE);
    const size = Math.hypot(re[at] as number, im[at] as number);
    const gain = size > 0 && mean > 0 ? Math.min(1 / mean, LOUDEST / size) : 0;
    const [cos, sin] = [Math.cos(phase), -Math.sin(phase)];
    return {
      k,
      l,
      re: ((re[at] as number) * cos - (im[at] as number) * sin) * gain,
      im: ((re[at] as number) * sin + (im[at] as number) * cos) * gain,
    };
  });
}

/** Indices of the greatest values that are not neighbours. */
function peaks(surface: Float64Array, count: number): number[] {
  const found: number[] = [];
  while (found.length < count) {
    let best = -1;
    for (let i = 0; i < surface.length; i++) {
      const isHigher = best < 0 || (surface[i] as number) > (surface[best] as number);
      if (isHigher && found.every((other) => distance(i, other) > APART)) best = i;
    }
    if (best < 0) return found;
    found.push(best);
  }
  return found;
}

/** Of two places on the endless pattern. */
function distance(a: number, b: number): number {
  const across = Math.abs((a % TILE) - (b % TILE));
  const down = Math.abs(Math.floor(a / TILE) - Math.floor(b / TILE));
  return Math.max(Math.min(across, TILE - across), Math.min(down, TILE - down));
}

/** Finds the place between samples: a quarter of one is worth 1 dB at the highest frequencies. */
function climbed(heard: readonly Heard[], fromRight: number, fromDown: number) {
  let [right, down] = [fromRight, fromDown];
  let value = agreement(heard, right, down);
  for (let step = 0.5; step > 0.1; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const [x, y] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const there = agreement(heard, right + x, down + y);
        if (there <= value) continue;
        value = there;
        right += x;
        down += y;
        isBetter = true;
      }
    }
  }
  return { right, down, value };
}

function agreement(heard: readonly Heard[], right: number, down: number): number {
  let sum = 0;
  for (const { k, l, re, im } of heard) {
    const turn = (2 * Math.PI * (k * right + l * down)) / TILE;
    sum += re * Math.cos(turn) - im * Math.sin(turn);
  }
  return sum;
}
