import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { projectBack } from './back-projection.ts';

/** Pixels worked on between two checkpoints, and pixels that are only read. */
const BATCH = 300_000;
const PLAIN_BATCH = 2_000_000;
/** Slopes of luma, levels a pixel, below which nothing is sharpened: noise and smooth skies. */
const FAINT = 1.2;
const CLEAR = 5;
/** How much of its second derivative is taken off across an edge. */
const STEEPER = 0.85;

/** Steps of a level in which luma is kept while edges are refined: half the memory of floats. */
const FINE = 128;

/** Luma of a picture in those steps. */
async function fineLuma(
  { data, width, height, channels }: Pixels,
  pause: () => Promise<void>,
): Promise<Uint16Array> {
  const luma = new Uint16Array(width * height);
  for (let p = 0, i = 0; p < luma.length; p++, i += channels) {
    if (p % PLAIN_BATCH === 0) await pause();
    luma[p] =
      FINE *
      (0.2126 * (data[i] as number) +
        0.7152 * (data[i + 1] as number) +
        0.0722 * (data[i + 2] as number));
  }
  return luma;
}

/** The value between pixels, bilinearly; the place must lie inside. */
function between(luma: Uint16Array, width: number, x: number, y: number): number {
  const left = x | 0;
  const top = y | 0;
  const p = top * width + left;
  const u = x - left;
  const v = y - top;
  const a = luma[p] as number;
  const b = luma[p + 1] as number;
  const c = luma[p + width] as number;
  const d = luma[p + width + 1] as number;
  const upper = a + (b - a) * u;
  return upper + (c + (d - c) * u - upper) * v;
}

/**
 * Smooths along edges, which takes their stairs away, and steepens across them, held between the values
 * to both sides, so that nothing rings (gradient profiles, Sun, Xu & Shum 2008; held as in Kramer &
 * Bruckner's sharpening, 1975). The picture is changed in place.
 *
 * @param reach px to each side of an edge that its blur takes up: about half the factor of enlargement
 */
async function refined(
  pixels: Pixels,
  reach: number,
  checkpoint: (share: number) => Promise<void>,
) {
  const { data, width, height, channels } = pixels;
  const luma = await fineLuma(pixels, () => checkpoint(0));
  const margin = Math.ceil(2 * reach) + 2;
  const every = Math.max(1, Math.floor(BATCH / width));
  const step = Math.max(1, Math.round(reach));
  for (let y = margin; y < height - margin; y++) {
    if (y % every === 0) await checkpoint(y / height);
    for (let x = margin, p = y * width + margin; x < width - margin; x++, p++) {
      // Sobel's derivatives over `step` px: wide enough not to follow single stairs.
      const n = step * width;
      const a = luma[p - n - step] as number;
      const b = luma[p - n] as number;
      const c = luma[p - n + step] as number;
      const d = luma[p - step] as number;
      const f = luma[p + step] as number;
      const g = luma[p + n - step] as number;
      const h = luma[p + n] as number;
      const k = luma[p + n + step] as number;
      const dx = (c + 2 * f + k - a - 2 * d - g) / (8 * step * FINE);
      const dy = (g + 2 * h + k - a - 2 * b - c) / (8 * step * FINE);
      const slope = Math.sqrt(dx * dx + dy * dy);
      if (slope < FAINT) continue;
      const share = slope > CLEAR ? 1 : (slope - FAINT) / (CLEAR - FAINT);
      const nx = dx / slope;
      const ny = dy / slope;
      const was = luma[p] as number;
      const ahead = between(luma, width, x - ny * reach, y + nx * reach);
      const behind = between(luma, width, x + ny * reach, y - nx * reach);
      // Only where the edge goes on in both directions; at corners the two differ from the middle.
      const along = (2 * was + ahead + behind) / 4;
      const upper = between(luma, width, x + nx * reach, y + ny * reach);
      const lower = between(luma, width, x - nx * reach, y - ny * reach);
      const steep = along - STEEPER * ((upper + lower) / 2 - along);
      const low = Math.min(upper, lower, was);
      const high = Math.max(upper, lower, was);
      const held = steep < low ? low : steep > high ? high : steep;
      const change = ((held - was) * share) / FINE;
      const i = p * channels;
      for (let q = i; q < i + 3; q++) {
        const value = (data[q] as number) + change;
        data[q] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
      }
    }
  }
}

/** The picture at a larger size, its edges drawn on rather than blurred or rung; nothing is invented. */
export async function upscaled(
  pixels: Pixels,
  to: Size,
  { checkpoint }: PassContext,
): Promise<Pixels> {
  const stage = 'Enlarging it';
  await checkpoint(stage, 0);
  const steps = Math.max(1, Math.ceil(Math.log2(to.width / pixels.width) - 0.05));
  let current = pixels;
  for (let k = 1; k <= steps; k++) {
    const size = k === steps ? to : { width: current.width * 2, height: current.height * 2 };
    const larger = await toPixels(
      fromPixels(current).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }),
    );
    const from = (k - 1) / steps;
    await checkpoint(stage, from);
    await refined(larger, Math.max(0.7, size.width / current.width / 2), (share) =>
      checkpoint(stage, from + (0.75 * share) / steps),
    );
    await projectBack(larger, current, (share) =>
      checkpoint(stage, from + (0.75 + 0.25 * share) / steps),
    );
    current = larger;
  }
  return current;
}
