import { randomFrom } from '../picture/random.ts';

/** What one stroke of a bristle brush leaves behind, drawn from left to right. */
export interface Footprint {
  /** How much paint covers the ground, 0 … 1. */
  cover: Float32Array;
  /** How thick the paint lies, 0 … 1. */
  relief: Float32Array;
}

/**
 * Size of a footprint, px. Two numbers, as V8 gives up the machine code of a stroke over and over where it reads them from
 * one object: in a process that had made other edits, an oil painting of 1 MP
 * took 12 s of processor in place of 2.
 */
export const FOOTPRINT_LENGTH = 96;
export const FOOTPRINT_BREADTH = 32;
const BRISTLES = 14;

/** A footprint whose bristles each start and run dry at a place of their own. */
export function footprint(seed: number): Footprint {
  const random = randomFrom(seed);
  const [length, breadth] = [FOOTPRINT_LENGTH, FOOTPRINT_BREADTH];
  const bristles = Array.from({ length: BRISTLES + 1 }, () => ({
    load: 0.35 + 0.65 * random(),
    start: 0.02 + 0.1 * random(),
    end: 0.82 + 0.15 * random(),
    phase: random() * 6.28,
  }));
  const cover = new Float32Array(length * breadth);
  const relief = new Float32Array(length * breadth);
  for (let t = 0; t < breadth; t++) {
    const v = (t + 0.5) / breadth;
    const at = v * BRISTLES;
    const here = bristles[Math.floor(at)];
    const next = bristles[Math.floor(at) + 1];
    if (!here || !next) continue;
    const part = at % 1;
    const mix = (key: 'load' | 'start' | 'end') => here[key] + (next[key] - here[key]) * part;
    const side = Math.min(1, Math.min(v, 1 - v) * 7);
    for (let s = 0; s < length; s++) {
      const u = (s + 0.5) / length;
      const begun = Math.min(1, Math.max(0, (u - mix('start')) * 22));
      const left = Math.min(1, Math.max(0, (mix('end') - u) * 9));
      const wave = 0.85 + 0.15 * Math.sin(here.phase + u * 9);
      const i = t * length + s;
      cover[i] = begun * left * side;
      // Paint is pushed to the rim and to the end of a stroke.
      const rim = 1 + 0.7 * Math.exp(-(((Math.min(v, 1 - v) - 0.09) / 0.05) ** 2));
      relief[i] = Math.min(1, mix('load') * wave * rim * (0.75 + 0.4 * u) * 0.62);
    }
  }
  return { cover, relief };
}
