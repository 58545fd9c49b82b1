import { HIGHEST, LOWEST, TILE } from './carriers.ts';
import type { Folded } from './fold.ts';
import { type Complex, complex, transformSquare } from './fourier.ts';

/** A fold, transformed. */
export interface FoldSpectrum {
  layers: Complex[];
  /** Of all layers together. */
  sum: Complex;
}

/** Transforms a fold; two real layers go through one transform as its real and imaginary part. */
export function transformFold(folded: Folded): FoldSpectrum {
  const layers: Complex[] = [];
  for (let i = 0; i < folded.length; i += 2) {
    const pair = {
      re: Float64Array.from(folded[i] as Float32Array),
      im: Float64Array.from(folded[i + 1] as Float32Array),
    };
    transformSquare(pair, TILE, 'forwards');
    layers.push(...separated(pair));
  }
  const sum = complex(TILE * TILE);
  for (const { re, im } of layers) {
    for (let i = 0; i < re.length; i++) {
      sum.re[i] = (sum.re[i] as number) + (re[i] as number);
      sum.im[i] = (sum.im[i] as number) + (im[i] as number);
    }
  }
  return { layers, sum };
}

/** Takes the transforms of two real squares out of that of the one they formed. */
function separated({ re, im }: Complex): [Complex, Complex] {
  const first = complex(re.length);
  const second = complex(re.length);
  for (let l = 0; l < TILE; l++) {
    for (let k = 0; k < TILE; k++) {
      const at = l * TILE + k;
      const other = ((TILE - l) % TILE) * TILE + ((TILE - k) % TILE);
      const [ar, ai] = [re[at] as number, im[at] as number];
      const [br, bi] = [re[other] as number, im[other] as number];
      first.re[at] = (ar + br) / 2;
      first.im[at] = (ai - bi) / 2;
      second.re[at] = (ai + bi) / 2;
      second.im[at] = (br - ar) / 2;
    }
  }
  return [first, second];
}

/** Calls with every frequency of the band, once of each pair, and the ring it is on. */
export function eachFrequency(visit: (index: number, ring: number) => void): void {
  for (const { index, ring } of band) visit(index, ring);
}

/** Rings are counted by their radius; this many hold the band. */
export const RINGS = HIGHEST + 2;

const band = frequencies();

function frequencies(): { index: number; ring: number }[] {
  const list: { index: number; ring: number }[] = [];
  for (let l = 3; l <= HIGHEST; l++) {
    for (let k = -HIGHEST; k <= HIGHEST; k++) {
      const radius = Math.hypot(k, l);
      if (Math.abs(k) < 3 || radius > HIGHEST + 0.5 || radius < LOWEST - 1.5) continue;
      list.push({ index: l * TILE + ((k + TILE) % TILE), ring: Math.round(radius) });
    }
  }
  return list;
}
