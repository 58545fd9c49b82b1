import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { dots, screenOf } from './halftone.ts';
import type { Pause } from './pause.ts';
import { byte, combined, lightOf, smoothstep } from './planes.ts';
import { quantiles } from './tones.ts';

type Ink = readonly [number, number, number];

/** From the darkest to the lightest: for what is warm in the picture, and for what is not. */
const WARM: readonly Ink[] = [
  [26, 16, 64],
  [214, 22, 92],
  [255, 92, 52],
  [255, 196, 40],
  [255, 244, 214],
];
const COOL: readonly Ink[] = [
  [26, 16, 64],
  [38, 52, 168],
  [0, 150, 214],
  [92, 214, 206],
  [255, 244, 214],
];

/** Shares of the picture that lie below each step, and the lights that the steps lie at in a usual one. */
const SHARES = [0.16, 0.4, 0.64, 0.86];
const LIGHTS = [0.16, 0.38, 0.6, 0.82];

/**
 * A screen-printed pop-art poster: bold flat shapes in few inks, dots where one gives way to another.
 *
 * @param strength 0 … 1
 */
export async function poster(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { width, height, data } = pixels;
  const longer = Math.max(width, height);
  const { photo, light, flat } = await formsOf(
    pixels,
    { radius: 0.004 + 0.004 * strength, times: 2 },
    pause,
  );
  const flatLight = lightOf(flat);
  const fine = gaussian(light, photo, Math.max(0.6, longer / 1100));
  await pause(0.55);
  // A little of the photo's own detail keeps eyes and lettering.
  const rough = combined(flatLight, 0.65, fine, 0.35);
  // Bold shapes have smooth outlines.
  const tone = gaussian(rough, photo, Math.max(0.7, longer / 650));
  await pause();
  const warmth = gaussian(combined(flat.red, 1, flat.blue, -1), photo, longer / 350);
  await pause(0.95);
  const steps = quantiles(tone, SHARES).map((q, k) => 0.5 * q + 0.5 * (LIGHTS[k] as number));
  const [s0, s1, s2, s3] = steps as [number, number, number, number];
  const screen = screenOf(Math.max(3.4, longer / 150), 30);
  const dotted = 0.5 + 0.5 * strength;
  const soft = 2.2 / 255;
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, i = 3 * p; x < width; x++, p++, i += 3) {
      const t = tone[p] as number;
      const level = t < s0 ? 0 : t < s1 ? 1 : t < s2 ? 2 : t < s3 ? 3 : 4;
      const lower = level === 0 ? 0 : (steps[level - 1] as number);
      const upper = level === 4 ? 1 : (steps[level] as number);
      const place = (t - lower) / (upper - lower);
      const edge = smoothstep(0, soft, t - lower);
      const warm = smoothstep(0.046, 0.056, warmth[p] as number);
      // In the upper part of a level, dots of the next.
      const share = level > 0 && level < 4 ? Math.max(0, place - 0.45) * dotted : 0;
      const dot = share > 0 ? dots(screen, x, y, share) : 0;
      for (let c = 0; c < 3; c++) {
        const own = mixed(level, c, warm);
        const below = level > 0 ? mixed(level - 1, c, warm) : own;
        const next = level < 4 ? mixed(level + 1, c, warm) : own;
        const base = below + (own - below) * edge;
        data[i + c] = byte((base + (next - base) * dot) / 255);
      }
    }
  });
  return pixels;
}

function mixed(level: number, c: number, warm: number): number {
  const cool = (COOL[level] as Ink)[c] as number;
  return cool + (((WARM[level] as Ink)[c] as number) - cool) * warm;
}
