import type { Pixels } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Rgb } from './colour-cube.ts';
import { toLinear } from './oklab.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, v) => toLinear(v / 255));
const LOGARITHM = Float64Array.from(LINEAR, (value) => Math.log(Math.max(1e-4, value)));
/** Furthest that a neutral candidate may be from the estimate, in log ratios. */
const NEAR = 0.16;
/**
 * Share of the picture that must look neutral under a light: more under one of a strong colour, which may
 * as well be that of a thing.
 */
function enough({ u, v }: Light): number {
  return 0.05 + 0.4 * Math.max(0, Math.hypot(u, v) - 0.3);
}

/** Linear channels of a picture; what is nearly black or burnt out is left out by `counts`. */
function linearPlanes({ data, width, height }: Pixels) {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const counts = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < counts.length; p++, i += 3) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    planes[0][p] = LINEAR[r] as number;
    planes[1][p] = LINEAR[g] as number;
    planes[2][p] = LINEAR[b] as number;
    counts[p] = Math.max(r, g, b) < 250 && Math.max(r, g, b) > 28 ? 1 : 0;
  }
  return { planes, counts };
}

/**
 * The Minkowski mean of the sixth order of values and of slopes: shades of grey (Finlayson & Trezzi 2004)
 * and grey edge (van de Weijer et al. 2007).
 */
function meansOf(plane: Float32Array, counts: Uint8Array, width: number): [number, number] {
  const soft = gaussian(plane, { width, height: counts.length / width }, 1);
  let [shade, edge] = [0, 0];
  for (let p = 0; p + width + 1 < soft.length; p++) {
    if (counts[p] === 0) continue;
    const value = soft[p] as number;
    const across = (soft[p + 1] as number) - value;
    const down = (soft[p + width] as number) - value;
    const square = value * value;
    const slope = across * across + down * down;
    // To the sixth power, without `**` and `Math.hypot`, which are slow.
    shade += square * square * square;
    edge += slope * slope * slope;
  }
  return [shade ** (1 / 6), edge ** (1 / 6)];
}

/** A colour of light as logarithms of red and of blue over green. */
interface Light {
  u: number;
  v: number;
}

/** The nearly neutral pixels under a light: their middle, found in three rounds, and their share. */
function neutralsUnder(start: Light, ratios: Float32Array): Light & { share: number } {
  let { u, v } = start;
  let share = 0;
  for (let round = 0; round < 3; round++) {
    let [sumU, sumV, found] = [0, 0, 0];
    for (let i = 0; i < ratios.length; i += 2) {
      const x = ratios[i] as number;
      const y = ratios[i + 1] as number;
      if (Math.abs(x - u) > NEAR || Math.abs(y - v) > NEAR * 1.3) continue;
      sumU += x;
      sumV += y;
      found++;
    }
    share = (2 * found) / Math.max(1, ratios.length);
    if (found === 0) break;
    [u, v] = [sumU / found, sumV / found];
  }
  return { u, v, share };
}

/**
 * Colour of the light in linear red, green and blue, green 1; null when too little of the picture looks
 * neutral under it for it to be trusted.
 *
 * @param small an opaque copy whose longer edge is about 256 px
 */
export function illuminantOf(small: Pixels): Rgb | null {
  const { planes, counts } = linearPlanes(small);
  const [r, g, b] = planes.map((plane) => meansOf(plane, counts, small.width)) as [
    [number, number],
    [number, number],
    [number, number],
  ];
  const guess = (k: 0 | 1): Light => ({ u: Math.log(r[k] / g[k]), v: Math.log(b[k] / g[k]) });
  const [shade, edge] = [guess(0), guess(1)];
  const mixed = { u: (shade.u + edge.u) / 2, v: (shade.v + edge.v) / 2 };
  if (!Number.isFinite(mixed.u) || !Number.isFinite(mixed.v)) return null;
  const ratios = ratiosOf(small, counts);
  let best: (Light & { share: number }) | null = null;
  let most = 0;
  for (const start of [
    mixed,
    shade,
    edge,
    { u: 0, v: 0 },
    { u: 0.2, v: -0.5 },
    { u: -0.2, v: 0.25 },
  ]) {
    const light = neutralsUnder(start, ratios);
    if (light.share < enough(light)) continue;
    // Common lights before rare ones, and near what the two guesses say.
    const rarity = (light.u ** 2 + light.v ** 2) / 0.7;
    const away = ((light.u - mixed.u) ** 2 + (light.v - mixed.v) ** 2) / 0.25;
    const score = light.share * Math.exp(-rarity - away);
    if (score > most) [best, most] = [light, score];
  }
  return best && [Math.exp(best.u), 1, Math.exp(best.v)];
}

/** Logarithms of red and blue over green of the pixels that count, in turn. */
function ratiosOf({ data }: Pixels, counts: Uint8Array): Float32Array {
  const ratios = new Float32Array(2 * counts.length);
  let end = 0;
  for (let p = 0, i = 0; p < counts.length; p++, i += 3) {
    if (counts[p] === 0) continue;
    const middle = LOGARITHM[data[i + 1] as number] as number;
    ratios[end++] = (LOGARITHM[data[i] as number] as number) - middle;
    ratios[end++] = (LOGARITHM[data[i + 2] as number] as number) - middle;
  }
  return ratios.subarray(0, end);
}
