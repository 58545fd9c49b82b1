import { TILE } from './carriers.ts';
import { type Complex, complex, transformSquare } from './fourier.ts';
import type { Plane } from './plane.ts';
import { blurred } from './whiten.ts';

/** How much each frequency of a picture stands out from those around it. */
export interface Prominence {
  /** Side of the windows that were transformed, in samples. */
  size: number;
  /** size/2 + 1 rows from frequency 0 downwards, each with `size` columns, frequency 0 in the middle. */
  values: Float32Array;
  mean: number;
  /** Standard deviation of what is no wave. */
  deviation: number;
  /** Longer edge of a window's part that lies in the picture. */
  reach: number;
}

/** Up to two windows, along the longer edge: one transform takes both, as real and imaginary part. */
export function measureProminence(whitened: Plane): Prominence {
  const { width, height } = whitened;
  const size = Math.max(width, height) > 700 ? 1024 : 512;
  const inside = { width: Math.min(width, size), height: Math.min(height, size) };
  const right = width - inside.width;
  const down = height - inside.height;
  const window = complex(size * size);
  const isLong = right > size / 4 || down > size / 4;
  if (isLong) {
    const isWide = right > down;
    const across = isWide ? 0 : right >> 1;
    const along = isWide ? down >> 1 : 0;
    cut(whitened, { ...inside, left: across, top: along }, window.re, size);
    const second = { left: isWide ? right : across, top: isWide ? along : down };
    cut(whitened, { ...inside, ...second }, window.im, size);
  } else {
    cut(whitened, { ...inside, left: right >> 1, top: down >> 1 }, window.re, size);
  }
  transformSquare(window, size, 'forwards');
  const values = standingOut(powers(window, size), size);
  return { size, values, ...spread(values, size), reach: Math.max(inside.width, inside.height) };
}

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Copies a window, faded at its rims. */
function cut({ data, width: from }: Plane, at: Window, out: Float64Array, size: number): void {
  const across = fades(at.width);
  const down = fades(at.height);
  for (let y = 0; y < at.height; y++) {
    const row = (at.top + y) * from + at.left;
    const fade = down[y] as number;
    for (let x = 0; x < at.width; x++) {
      out[y * size + x] = (data[row + x] as number) * fade * (across[x] as number);
    }
  }
}

function fades(length: number): Float32Array {
  const rim = Math.max(8, Math.floor(length * 0.08));
  return Float32Array.from({ length }, (_, index) => {
    const distance = Math.min(index, length - 1 - index);
    return distance >= rim ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * (distance + 0.5)) / rim);
  });
}

/** Power of both windows at every frequency of the lower half: |a|² + |b|² = (|z(f)|² + |z(-f)|²) / 2. */
function powers({ re, im }: Complex, size: number): Plane {
  const half = size / 2;
  const rows = half + 1;
  const data = new Float32Array(size * rows);
  const power = (at: number) => (re[at] as number) ** 2 + (im[at] as number) ** 2;
  for (let v = 0; v < rows; v++) {
    for (let u = 0; u < size; u++) {
      const at = (v % size) * size + u;
      const other = ((size - v) % size) * size + ((size - u) % size);
      data[v * size + ((u + half) % size)] = power(at) + power(other);
    }
  }
  return { data, width: size, height: rows };
}

function standingOut(plane: Plane, size: number): Float32Array {
  const around = blurred(plane, 1, 7);
  const values = new Float32Array(plane.data.length);
  const least = 1e-12 * size * size;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.log1p((plane.data[i] as number) / ((around[i] as number) + least));
  }
  return values;
}

function spread(values: Float32Array, size: number): { mean: number; deviation: number } {
  let [sum, squares, count] = [0, 0, 0];
  for (let i = 8 * size; i < values.length - 8 * size; i += 7) {
    const value = values[i] as number;
    sum += value;
    squares += value * value;
    count += 1;
  }
  const mean = sum / count;
  // Interpolation between four values, at it is done below, takes a fifth of the deviation.
  return { mean, deviation: 0.8 * Math.sqrt(Math.max(1e-12, squares / count - mean ** 2)) };
}

/** Scale to the right and downwards (1 is as it was marked), and a turn in radians. */
export interface Distortion {
  across: number;
  down: number;
  turn: number;
}

/** Frequencies of the waves that a key's marks all have, in the order of their radius. */
export interface Waves {
  k: Float64Array;
  l: Float64Array;
  /** How many of them are near frequency 0: blurring takes the others first. */
  near: number;
}

/** Waves within this radius are heard even in blurred pictures. */
const NEAR = 26;
/** Where not even the near waves stand out by this, the others are not asked. */
const LEAST_NEAR = 0.5;
/** Fewer waves say nothing. */
const LEAST_COUNT = 16;

export function wavesOf(sync: readonly { k: number; l: number; radius: number }[]): Waves {
  const sorted = sync.toSorted((a, b) => a.radius - b.radius);
  return {
    k: Float64Array.from(sorted, ({ k }) => k),
    l: Float64Array.from(sorted, ({ l }) => l),
    near: sorted.filter(({ radius }) => radius <= NEAR).length,
  };
}

/**
 * How many standard deviations the waves stand out together where a distortion would have brought them: all of
 * them, or the near ones alone if those say more.
 */
export function standOut(
  map: Prominence,
  waves: Waves,
  { across, down, turn }: Distortion,
): number {
  const { size, values, mean, deviation } = map;
  const half = size / 2;
  const limit = half * 0.94;
  const cos = (Math.cos(turn) * size) / TILE;
  const sin = (Math.sin(turn) * size) / TILE;
  const [uk, ul, vk, vl] = [cos / across, -sin / down, sin / across, cos / down];
  let sum = 0;
  let count = 0;
  let nearScore = -Infinity;
  for (let i = 0; i < waves.k.length; i++) {
    if (i === waves.near && count >= LEAST_COUNT) {
      nearScore = (sum - count * mean) / (deviation * Math.sqrt(count));
      if (nearScore < LEAST_NEAR) return nearScore;
    }
    const k = waves.k[i] as number;
    const l = waves.l[i] as number;
    let u = uk * k + ul * l;
    let v = vk * k + vl * l;
    if (v < 0) {
      u = -u;
      v = -v;
    }
    if (v > limit || u > limit || u < -limit) continue;
    u += half;
    const left = Math.floor(u);
    const top = Math.floor(v);
    const x = u - left;
    const y = v - top;
    const at = top * size + left;
    const above = (values[at] as number) * (1 - x) + (values[at + 1] as number) * x;
    const below = (values[at + size] as number) * (1 - x) + (values[at + size + 1] as number) * x;
    sum += above * (1 - y) + below * y;
    count += 1;
  }
  if (count < LEAST_COUNT) return -Infinity;
  return Math.max(nearScore, (sum - count * mean) / (deviation * Math.sqrt(count)));
}
