import type { Pixels, Size } from '../picture/picture.ts';

/** A picture in floating-point planes, each 0 … 1 (sRGB's own curve, as painters' tools work in). */
export interface Planes extends Size {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

/** The picture's channels, one plane each. */
export function planesOf({ data, width, height, channels }: Pixels): Planes {
  const count = width * height;
  const red = new Float32Array(count);
  const green = new Float32Array(count);
  const blue = new Float32Array(count);
  for (let p = 0, i = 0; p < count; p++, i += channels) {
    red[p] = (data[i] as number) / 255;
    green[p] = (data[i + 1] as number) / 255;
    blue[p] = (data[i + 2] as number) / 255;
  }
  return { width, height, red, green, blue };
}

/** Writes planes back into a picture of the same size; values outside 0 … 1 are clipped. */
export function intoPixels<T extends Pixels>(planes: Planes, pixels: T): T {
  const { red, green, blue } = planes;
  const { data, channels } = pixels;
  for (let p = 0, i = 0; p < red.length; p++, i += channels) {
    data[i] = byte(red[p] as number);
    data[i + 1] = byte(green[p] as number);
    data[i + 2] = byte(blue[p] as number);
  }
  return pixels;
}

/** The nearest byte to a share, clipped. */
export function byte(share: number): number {
  return share <= 0 ? 0 : share >= 1 ? 255 : (share * 255 + 0.5) | 0;
}

/**
 * Luma of every pixel (ITU-R BT.601 weights on sRGB's own curve), 0 … 1. The newer BT.709 weights call
 * deep blue black, and a style that lifts shade would make it glow.
 */
export function lightOf({ red, green, blue }: Planes): Float32Array {
  const light = new Float32Array(red.length);
  for (let p = 0; p < light.length; p++) {
    light[p] =
      0.299 * (red[p] as number) + 0.587 * (green[p] as number) + 0.114 * (blue[p] as number);
  }
  return light;
}

/** Two planes of the same size, each times its gain. */
export function combined(
  one: Float32Array,
  gain: number,
  other: Float32Array,
  otherGain: number,
): Float32Array {
  const out = new Float32Array(one.length);
  for (let p = 0; p < out.length; p++)
    out[p] = (one[p] as number) * gain + (other[p] as number) * otherGain;
  return out;
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
