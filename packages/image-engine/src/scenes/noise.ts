import { randomFrom } from '../picture/random.ts';

// Gradient noise on a lattice (Perlin, "Improving noise", SIGGRAPH 2002), in two dimensions.
const ORDER = shuffled();
const [SLOPE_X, SLOPE_Y] = slopes();

function shuffled(): Uint8Array {
  const random = randomFrom(20_260);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  return Uint8Array.from([...order, ...order]);
}

function slopes(): [Float32Array, Float32Array] {
  const angle = (i: number) => (i / 256) * 2 * Math.PI;
  return [
    Float32Array.from({ length: 256 }, (_, i) => Math.cos(angle(i))),
    Float32Array.from({ length: 256 }, (_, i) => Math.sin(angle(i))),
  ];
}

/** Smooth noise, about -1 to 1, whose bumps are one unit apart. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const left = column & 255;
  const right = (column + 1) & 255;
  const top = row & 255;
  const bottom = (row + 1) & 255;
  const a = ORDER[(ORDER[left] as number) + top] as number;
  const b = ORDER[(ORDER[right] as number) + top] as number;
  const c = ORDER[(ORDER[left] as number) + bottom] as number;
  const d = ORDER[(ORDER[right] as number) + bottom] as number;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const na = (SLOPE_X[a] as number) * fx + (SLOPE_Y[a] as number) * fy;
  const nb = (SLOPE_X[b] as number) * (fx - 1) + (SLOPE_Y[b] as number) * fy;
  const nc = (SLOPE_X[c] as number) * fx + (SLOPE_Y[c] as number) * (fy - 1);
  const nd = (SLOPE_X[d] as number) * (fx - 1) + (SLOPE_Y[d] as number) * (fy - 1);
  const upper = na + (nb - na) * u;
  return (upper + (nc + (nd - nc) * u - upper) * v) * 1.41;
}

/** Noise on noise, each octave finer and half as strong; about -1 to 1. */
export function cloudy(x: number, y: number, octaves: number): number {
  let [sum, weight, total, px, py] = [0, 1, 0, x, y];
  for (let i = 0; i < octaves; i++) {
    sum += noise(px, py) * weight;
    total += weight;
    weight *= 0.5;
    px = px * 2.03 + 17.3;
    py = py * 2.03 - 9.1;
  }
  return sum / total;
}

/** Noise with sharp crests, as ridges of mountains have them; 0 to 1. */
export function ridged(x: number, y: number, octaves: number): number {
  let [sum, weight, total, before, px, py] = [0, 1, 0, 1, x, y];
  for (let i = 0; i < octaves; i++) {
    const crest = (1 - Math.abs(noise(px, py))) ** 2;
    sum += crest * weight * before;
    total += weight;
    before = Math.min(1, crest * 1.3);
    weight *= 0.52;
    px = px * 2.07 + 31.7;
    py = py * 2.07 + 11.9;
  }
  return sum / total;
}

/** From 0 at `from` to 1 at `to`, smoothly. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
