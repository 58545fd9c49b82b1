import type { Size } from '../picture/picture.ts';
import type { Trace } from './trace.ts';

/** Widest line, as a share of the longer edge. */
export const WIDEST = 0.011;
/** Depth of such a line, as a share of the line itself, from which on it counts. */
const COMPANION = 0.42;
/** The same from which on it can be seen once the line is gone, and how wide the line's soft edge is before it, px. */
const SEEN = 0.05;
const SOFT = 2;
/** How wide it is at most, as a share of the longer edge: beyond it is what the picture shows. */
const SHADE = 0.006;
/** Share of the line along which it is there: what the picture shows beside a scratch is darker here and lighter there. */
const ALL_ALONG = 0.7;

/** What a line looks like across and along. */
export interface Profile {
  /** px to its left and to its right that are its own. */
  half: readonly [left: number, right: number];
  /** The same with the light or the shade beside it, as along a fold. */
  shaded: readonly [left: number, right: number];
  /** Own tone, and that of both sides, along the line. */
  own: Float32Array;
  beside: Float32Array;
  /** Share of the line that stands out from both of its sides. */
  steadiness: number;
  /** Levels by which it stands out. */
  contrast: number;
  /** Whether a line of the opposite sign runs beside it, as on everything that is round and lit. */
  isLit: boolean;
}

/** A place on a line, and the unit vector from its left to its right. */
export interface Station {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

/** Places along the smoothed line, every so many px. */
export function stations({ points }: Pick<Trace, 'points'>, every: number): Station[] {
  const span = 6;
  const result: Station[] = [];
  for (let i = 0; i < points.length; i += every) {
    const from = points[Math.max(0, i - span)];
    const to = points[Math.min(points.length - 1, i + span)];
    const at = points[i];
    if (!from || !to || !at) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    result.push({ ...at, nx: -(to.y - from.y) / length, ny: (to.x - from.x) / length });
  }
  return result;
}

/** Where on one side the light or the shade beside a line ends: what differs from the tone further out. */
function shadeEnd(across: Float32Array, from: number, most: number, least: number): number {
  const outer = across.at(-1) as number;
  let end = from;
  for (let k = from + 1; k <= from + most && k <= end + SOFT + 1; k++)
    if (outer - (across[k] as number) > least) end = k;
  return end;
}

/** Root of the mean squared distance from the parabola over the line's chord. */
export function strayOf({ points }: Trace): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return Number.POSITIVE_INFINITY;
  const chord = Math.hypot(last.x - first.x, last.y - first.y);
  const [dx, dy] = [(last.x - first.x) / chord, (last.y - first.y) / chord];
  let [top, bottom] = [0, 1e-9];
  const places = points.map(({ x, y }) => {
    const t = ((x - first.x) * dx + (y - first.y) * dy) / chord;
    const off = (y - first.y) * dx - (x - first.x) * dy;
    const bow = t * (1 - t);
    top += off * bow;
    bottom += bow * bow;
    return { off, bow };
  });
  const bend = top / bottom;
  // Bent by more than a quarter of its length it is an outline.
  if (Math.abs(bend) > chord) return Number.POSITIVE_INFINITY;
  const sum = places.reduce((total, { off, bow }) => total + (off - bend * bow) ** 2, 0);
  return Math.sqrt(sum / places.length);
}

export function smoothed(values: Float32Array, radius: number): Float32Array {
  return values.map((_, i) => {
    let [sum, count] = [0, 0];
    for (let k = Math.max(0, i - radius); k <= Math.min(values.length - 1, i + radius); k++) {
      sum += values[k] as number;
      count++;
    }
    return sum / count;
  });
}

export function deviation(values: Float32Array): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

/** Tones along a line and beside it. */
export function profileOf(plane: Float32Array, { width, height }: Size, trace: Trace): Profile {
  const places = stations(trace, 2);
  const reach = Math.ceil(WIDEST * Math.max(width, height)) + 4;
  const value = (x: number, y: number) => {
    const u = Math.min(width - 1, Math.max(0, Math.round(x)));
    const v = Math.min(height - 1, Math.max(0, Math.round(y)));
    return plane[v * width + u] as number;
  };
  const mean = new Float32Array(2 * reach + 1);
  for (const { x, y, nx, ny } of places)
    for (let k = -reach; k <= reach; k++)
      mean[k + reach] = (mean[k + reach] as number) + value(x + k * nx, y + k * ny) / places.length;
  const rim = ((mean[0] as number) + (mean[2 * reach] as number)) / 2;
  const half = trace.sign * ((mean[reach] as number) - rim) * 0.5;
  let [left, right] = [0, 0];
  while (left < reach && trace.sign * ((mean[reach - left - 1] as number) - rim) > half) left++;
  while (right < reach && trace.sign * ((mean[reach + right + 1] as number) - rim) > half) right++;
  const peak = trace.sign * ((mean[reach] as number) - rim);
  const dip = (from: number, to: number, outer: number) => {
    let deepest = 0;
    for (let k = from; k < to; k++)
      deepest = Math.max(deepest, trace.sign * ((mean[outer] as number) - (mean[k] as number)));
    return deepest;
  };
  const deepest = Math.max(dip(0, reach - left, 0), dip(reach + right + 1, 2 * reach, 2 * reach));
  const own = new Float32Array(places.length);
  const beside = new Float32Array(places.length);
  let [steady, contrast] = [0, 0];
  const [near, far] = [Math.max(left, right) + 2, Math.max(left, right) + 4];
  for (const [i, { x, y, nx, ny }] of places.entries()) {
    let [a, b] = [0, 0];
    for (let k = near; k <= far; k++) {
      a += value(x - k * nx, y - k * ny) / (far - near + 1);
      b += value(x + k * nx, y + k * ny) / (far - near + 1);
    }
    own[i] = value(x, y);
    beside[i] = (a + b) / 2;
    const out = trace.sign * (value(x, y) - (trace.sign > 0 ? Math.max(a, b) : Math.min(a, b)));
    if (out > 5) steady += 1 / places.length;
    contrast += out / places.length;
  }
  const most = Math.min(
    reach - Math.max(left, right),
    SOFT + Math.ceil(SHADE * Math.max(width, height)),
  );
  const outwards = (step: 1 | -1) =>
    Float32Array.from(
      { length: reach + 1 },
      (_, k) => trace.sign * (mean[reach + step * k] as number),
    );
  const shaded = (step: 1 | -1, own: number): number => {
    const isShaded = ({ x, y, nx, ny }: Station) => {
      const tone = (k: number) => trace.sign * value(x + step * k * nx, y + step * k * ny);
      const beside = Math.min(tone(own + SOFT), tone(own + SOFT + 1));
      return tone(own + most + SOFT) - beside > SEEN * peak;
    };
    const isThere = places.filter(isShaded).length > ALL_ALONG * places.length;
    return isThere ? shadeEnd(outwards(step), own, most, SEEN * peak) : own;
  };
  return {
    half: [left, right],
    shaded: [shaded(-1, left), shaded(1, right)],
    own,
    beside,
    steadiness: steady,
    contrast,
    isLit: deepest > COMPANION * peak,
  };
}
