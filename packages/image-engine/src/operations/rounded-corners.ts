import { takeNumber, takeWords } from '../grammar/clause.ts';
import type { Rgb } from '../grammar/colours.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

const SHARES = { little: 0.03, usual: 0.07, much: 0.14, most: 0.25 };

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

interface Params {
  /** Radius as a share of the shorter side, 0 to 0.5. */
  share: number;
  /** Radius in px, when it was said. */
  px?: number;
}

/** Transparent rounded corners. */
export const roundedCorners = defineOperation({
  op: 'roundedCorners',
  label: 'Rounded corners',
  example: 'Round the corners',
  related: ['Add a rounded white border', 'Add a white border', 'Crop it to a square'],
  stage: 'frame',
  order: 10,
  touches: ['shape'],
  words: [
    [
      'rounded corners|corners round|corners rounded|corners rounder|corners curved|round corners|rounded edges|round edges|rounded corner|round off corners|rounding corners|curved corners|round off edges|soften corners|corner radius|corners radius|border radius',
      {},
    ],
  ],
  read: (clause): Params => {
    const percent = takeNumber(clause, 'percent');
    const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
    const level = takeIntensity(clause);
    takeWords(clause, 'transparent', 'radius', 'radius of', 'corner', 'corners', 'rounded');
    if (px !== null) return { share: SHARES.usual, px: Math.abs(Math.round(px)) };
    return { share: percent === null ? SHARES[level] : Math.min(50, Math.abs(percent)) / 100 };
  },
  describe: ({ px }: Params) => `rounded the corners${px === undefined ? '' : ` by ${px} px`}`,
  passes: ({ share, px }: Params, { width, height }) => {
    const part = px === undefined ? share : Math.min(0.5, px / Math.min(width, height));
    return [{ kind: 'pixels', run: (pixels) => roundCorners(pixels, part, null) }];
  },
});
