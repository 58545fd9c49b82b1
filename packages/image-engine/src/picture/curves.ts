import { eachRow } from './each-row.ts';
import type { Matrix, Pixels } from './picture.ts';

/** A tone curve: the new value of each of the 256 old ones. */
export type Curve = Uint8Array;

/** A smooth monotone curve (Fritsch–Carlson) through points from 0 to 1. */
export function curveThrough(points: readonly (readonly [number, number])[]): Curve {
  const n = points.length;
  const x = points.map((p) => p[0]);
  const y = points.map((p) => p[1]);
  const at = (list: readonly number[], i: number) => list[i] ?? 0;
  const slope = x.slice(1).map((next, i) => (at(y, i + 1) - at(y, i)) / (next - at(x, i)));
  const tangent = x.map((_, i) => {
    if (i === 0) return at(slope, 0);
    if (i === n - 1) return at(slope, n - 2);
    const product = at(slope, i - 1) * at(slope, i);
    return product <= 0 ? 0 : (2 * product) / (at(slope, i - 1) + at(slope, i));
  });
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const t = value / 255;
    let i = 0;
    while (i < n - 2 && t > at(x, i + 1)) i += 1;
    const span = at(x, i + 1) - at(x, i);
    const u = Math.min(1, Math.max(0, (t - at(x, i)) / span));
    const from =
      (2 * u ** 3 - 3 * u ** 2 + 1) * at(y, i) + (u ** 3 - 2 * u ** 2 + u) * span * at(tangent, i);
    const to =
      (-2 * u ** 3 + 3 * u ** 2) * at(y, i + 1) + (u ** 3 - u ** 2) * span * at(tangent, i + 1);
    return Math.round(Math.min(1, Math.max(0, from + to)) * 255);
  });
}

/** Puts red, green and blue through a curve each, in place. */
export async function applyCurves(
  pixels: Pixels,
  [red, green, blue]: readonly [Curve, Curve, Curve],
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  await eachRow(height, pause, (y) => {
    const end = (y + 1) * width * channels;
    for (let i = y * width * channels; i < end; i += channels) {
      data[i] = red[data[i] as number] as number;
      data[i + 1] = green[data[i + 1] as number] as number;
      data[i + 2] = blue[data[i + 2] as number] as number;
    }
  });
  return pixels;
}

/** Luma of BT.601, 0 to 255, in whole numbers: quick, and the eye's habit from old prints and screens. */
export function luma(r: number, g: number, b: number): number {
  return (r * 77 + g * 150 + b * 29) >> 8;
}

/** Puts the luma of every pixel through a curve for each channel, in place. */
export async function applyLumaCurves(
  pixels: Pixels,
  [red, green, blue]: readonly [Curve, Curve, Curve],
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  await eachRow(height, pause, (y) => {
    const end = (y + 1) * width * channels;
    for (let i = y * width * channels; i < end; i += channels) {
      const l = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
      data[i] = red[l] as number;
      data[i + 1] = green[l] as number;
      data[i + 2] = blue[l] as number;
    }
  });
  return pixels;
}

/** The curves that do the same as a matrix which mixes no channels; null for one that does. */
export function curvesOf(matrix: Matrix): [Curve, Curve, Curve] | null {
  const mixes = matrix.some((row, to) => row.some((cell, from) => to !== from && cell !== 0));
  if (mixes) return null;
  const gain = (factor: number) =>
    Uint8Array.from({ length: 256 }, (_, v) => Math.min(255, Math.max(0, Math.round(v * factor))));
  return [gain(matrix[0][0]), gain(matrix[1][1]), gain(matrix[2][2])];
}
