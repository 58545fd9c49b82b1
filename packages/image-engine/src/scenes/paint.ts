import type { Linear } from './film.ts';

/** Moves a colour towards another by a share of 0 to 1. */
export function mixIn(out: Float32Array, [red, green, blue]: Linear, share: number): void {
  out[0] = (out[0] as number) + (red - (out[0] as number)) * share;
  out[1] = (out[1] as number) + (green - (out[1] as number)) * share;
  out[2] = (out[2] as number) + (blue - (out[2] as number)) * share;
}

/** Adds light of a colour. */
export function addTo(out: Float32Array, [red, green, blue]: Linear, amount: number): void {
  out[0] = (out[0] as number) + red * amount;
  out[1] = (out[1] as number) + green * amount;
  out[2] = (out[2] as number) + blue * amount;
}

/** Makes a colour darker or brighter. */
export function dim(out: Float32Array, factor: number): void {
  out[0] = (out[0] as number) * factor;
  out[1] = (out[1] as number) * factor;
  out[2] = (out[2] as number) * factor;
}

/** Sets a colour along stops, each at a place of rising number. */
export function along(
  stops: readonly (readonly [number, Linear])[],
  at: number,
  out: Float32Array,
): void {
  let i = 0;
  while (i < stops.length - 2 && at > (stops[i + 1] as readonly [number, Linear])[0]) i++;
  const [from, a] = stops[i] as readonly [number, Linear];
  const [to, b] = stops[i + 1] as readonly [number, Linear];
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  out[0] = a[0] + (b[0] - a[0]) * share;
  out[1] = a[1] + (b[1] - a[1]) * share;
  out[2] = a[2] + (b[2] - a[2]) * share;
}

/** A number from 0 to 1 for a cell of a grid, the same whenever it is asked for. */
export function chance(column: number, row: number): number {
  let h = (Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}
