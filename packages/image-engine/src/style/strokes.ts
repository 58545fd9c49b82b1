import type { OpaquePixels } from '../picture/working-size.ts';
import type { Flow } from '../vision/flow.ts';
import { FOOTPRINT_BREADTH, FOOTPRINT_LENGTH, type Footprint } from './brush.ts';

/** What is painted on, and what is painted. */
export interface Easel {
  canvas: OpaquePixels;
  /** How thick the paint lies, 0 … 1. */
  relief: Float32Array;
  /** The picture that the strokes take their colours from. */
  model: OpaquePixels;
  flow: Flow;
  brushes: readonly Footprint[];
}

/** How large a stroke is, and where it ends. */
export interface Reach {
  /** Breadth of the brush, px. */
  breadth: number;
  /** Length of a stroke that nothing stops, in breadths. */
  length: number;
  /** Colour difference (sum over the channels, 0 … 765) that a stroke does not run across. */
  tolerance: number;
}

/** Places along half a stroke at which its colour is compared. */
const PROBES = 6;
/** Where the picture has no direction of its own the hand moves this way. */
const HABIT = { x: 0.91, y: 0.41 };

/** How far two pixels' colours are apart: sum over the channels, 0 … 765. */
export function difference(
  a: OpaquePixels,
  b: OpaquePixels,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const i = (ay * a.width + ax) * 3;
  const j = (by * b.width + bx) * 3;
  return (
    Math.abs((a.data[i] as number) - (b.data[j] as number)) +
    Math.abs((a.data[i + 1] as number) - (b.data[j + 1] as number)) +
    Math.abs((a.data[i + 2] as number) - (b.data[j + 2] as number))
  );
}

/** Share of `most` that one may go from a place in a direction before the colour changes. */
function run(
  model: OpaquePixels,
  x: number,
  y: number,
  dx: number,
  dy: number,
  most: number,
  tolerance: number,
): number {
  for (let k = 1; k <= PROBES; k++) {
    const px = Math.floor(x + (dx * most * k) / PROBES);
    const py = Math.floor(y + (dy * most * k) / PROBES);
    if (px < 0 || py < 0 || px >= model.width || py >= model.height) return most;
    if (difference(model, model, x | 0, y | 0, px, py) > tolerance)
      return (most * (k - 1)) / PROBES;
  }
  return most;
}

/** Paints a curved stroke about a place. It follows the flow and stops where the colour changes. */
export function paintStroke(
  easel: Easel,
  layer: Reach,
  brush: Footprint,
  x: number,
  y: number,
  shade: number,
): void {
  const { canvas, relief, model, flow } = easel;
  const { width, height, data } = canvas;
  const p = (y | 0) * width + (x | 0);
  const clear = Math.min(1, (flow.clarity[p] as number) * 2.2);
  let tx = flow.along[p] as number;
  let ty = flow.down[p] as number;
  const sign = tx * HABIT.x + ty * HABIT.y < 0 ? -1 : 1;
  tx = tx * sign * clear + HABIT.x * (1 - clear);
  ty = ty * sign * clear + HABIT.y * (1 - clear);
  const norm = Math.hypot(tx, ty) || 1;
  tx /= norm;
  ty /= norm;
  const half = (layer.breadth * layer.length) / 2;
  const least = layer.breadth * 0.35;
  const fore = Math.max(least, run(model, x, y, tx, ty, half, layer.tolerance));
  const back = Math.max(least, run(model, x, y, -tx, -ty, half, layer.tolerance));
  const left = run(model, x, y, -ty, tx, layer.breadth / 2, layer.tolerance * 1.2);
  const right = run(model, x, y, ty, -tx, layer.breadth / 2, layer.tolerance * 1.2);
  const wide = Math.max(layer.breadth * 0.22, Math.min(left, right) + 0.5);
  const bend = bendAt(flow, x, y, tx, ty, fore, back) * clear;
  const i0 = p * 3;
  const r = Math.min(255, (model.data[i0] as number) * shade);
  const g = Math.min(255, (model.data[i0 + 1] as number) * shade);
  const b = Math.min(255, (model.data[i0 + 2] as number) * shade);
  const sag = Math.abs(bend) * Math.max(fore, back) ** 2 + wide;
  const [x0, x1] = extent(x, tx * fore, -tx * back, Math.abs(ty) * sag, width);
  const [y0, y1] = extent(y, ty * fore, -ty * back, Math.abs(tx) * sag, height);
  const perU = FOOTPRINT_LENGTH / (fore + back);
  const perV = FOOTPRINT_BREADTH / (2 * wide);
  for (let py = y0; py <= y1; py++) {
    const dy = py + 0.5 - y;
    for (let px = x0; px <= x1; px++) {
      const dx = px + 0.5 - x;
      const u = dx * tx + dy * ty;
      const v = dy * tx - dx * ty - bend * u * u;
      const s = ((u + back) * perU) | 0;
      const t = ((v + wide) * perV) | 0;
      if (u < -back || v < -wide || s >= FOOTPRINT_LENGTH || t >= FOOTPRINT_BREADTH) continue;
      const k = t * FOOTPRINT_LENGTH + s;
      const cover = brush.cover[k] as number;
      if (cover === 0) continue;
      const q = py * width + px;
      const i = q * 3;
      data[i] = (data[i] as number) + (r - (data[i] as number)) * cover;
      data[i + 1] = (data[i + 1] as number) + (g - (data[i + 1] as number)) * cover;
      data[i + 2] = (data[i + 2] as number) + (b - (data[i + 2] as number)) * cover;
      relief[q] =
        (relief[q] as number) + ((brush.relief[k] as number) - (relief[q] as number)) * cover;
    }
  }
}

/** First and last pixel that a stroke may touch along one axis. */
function extent(
  from: number,
  a: number,
  b: number,
  margin: number,
  length: number,
): [number, number] {
  const low = Math.floor(from + Math.min(a, b) - margin);
  const high = Math.ceil(from + Math.max(a, b) + margin);
  return [Math.max(0, low), Math.min(length - 1, high)];
}

/** Half the curvature of the flow along a stroke, 1/px, from its directions at both ends. */
function bendAt(
  flow: Flow,
  x: number,
  y: number,
  tx: number,
  ty: number,
  fore: number,
  back: number,
): number {
  const ahead = turnAt(flow, x + tx * fore, y + ty * fore, tx, ty);
  const behind = turnAt(flow, x - tx * back, y - ty * back, tx, ty);
  const most = 0.35 / (fore + back);
  return Math.min(most, Math.max(-most, (ahead - behind) / (2 * (fore + back))));
}

/** Sine of the angle by which the flow at a place is turned from a direction. */
function turnAt(
  { width, height, along, down }: Flow,
  x: number,
  y: number,
  tx: number,
  ty: number,
): number {
  const px = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const py = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const ax = along[py * width + px] as number;
  const ay = down[py * width + px] as number;
  const sine = tx * ay - ty * ax;
  return tx * ax + ty * ay < 0 ? -sine : sine;
}
