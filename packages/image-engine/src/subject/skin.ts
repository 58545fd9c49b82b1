import type { Pixels } from '../picture/picture.ts';

/** Whether a colour, 0 to 255 each, may be that of skin (YCbCr ranges of D. Chai, K. Ngan, 1999). */
export function isSkin(r: number, g: number, b: number): boolean {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const cb = 128 + 0.564 * (b - luma);
  const cr = 128 + 0.713 * (r - luma);
  if (luma < 60 || cr < 136 || cr > 172 || cb < 85 || cb > 126) return false;
  return r > g && g > 0.85 * b;
}

/** Skin of any people in light of any colour. */
export function isAnySkin(r: number, g: number, b: number): boolean {
  // Yellow things have less blue, and orange ones less green.
  const isWarm = r > 50 && r > g && g >= b - 12 && g > 0.5 * r;
  return isSkin(r, g, b) || (isWarm && r - g > 0.4 * (g - b));
}

/** Share of what is inside that has the colour of skin, 0 to 1. */
export function skinShare(inside: Uint8Array, { data, channels }: Pixels): number {
  let [skin, all] = [0, 0];
  for (let p = 0, i = 0; p < inside.length; p++, i += channels) {
    if (inside[p] !== 1) continue;
    all++;
    if (isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) skin++;
  }
  return skin / Math.max(1, all);
}
