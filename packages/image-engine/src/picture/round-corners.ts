import type { Rgb } from '../grammar/words/colours.ts';
import type { Pixels } from './picture.ts';

/** How much of the pixel at `x`, `y` from the corner lies within the quarter circle: 0 to 1. */
function coverage(x: number, y: number, radius: number): number {
  const distance = Math.hypot(radius - x - 0.5, radius - y - 0.5);
  return Math.min(1, Math.max(0, radius - distance + 0.5));
}

/**
 * Rounds the corners by `share` of the shorter side: filled with `colour`, or transparent when
 * there is none.
 */
export function roundCorners(pixels: Pixels, share: number, colour: Rgb | null): Pixels {
  const result = colour ? pixels : withAlpha(pixels);
  const { width, height, channels, data } = result;
  const radius = Math.max(1, Math.round(Math.min(width, height) * share));
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < radius; x++) {
      const kept = coverage(x, y, radius);
      if (kept === 1) continue;
      for (const px of [x, width - 1 - x]) {
        for (const py of [y, height - 1 - y]) {
          const at = (py * width + px) * channels;
          if (colour) {
            for (let c = 0; c < 3; c++) {
              data[at + c] = Math.round((data[at + c] ?? 0) * kept + (colour[c] ?? 0) * (1 - kept));
            }
          } else data[at + 3] = Math.round((data[at + 3] ?? 255) * kept);
        }
      }
    }
  }
  return result;
}

/** The same picture with an alpha channel. */
function withAlpha(pixels: Pixels): Pixels {
  if (pixels.channels === 4) return pixels;
  const count = pixels.width * pixels.height;
  const data = new Uint8Array(count * 4);
  for (let i = 0, from = 0, to = 0; i < count; i++, from += 3, to += 4) {
    data[to] = pixels.data[from] ?? 0;
    data[to + 1] = pixels.data[from + 1] ?? 0;
    data[to + 2] = pixels.data[from + 2] ?? 0;
    data[to + 3] = 255;
  }
  return { ...pixels, data, channels: 4 };
}
