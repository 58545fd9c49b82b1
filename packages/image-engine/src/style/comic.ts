import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { dots, type Screen, screenOf } from './halftone.ts';
import { ink } from './ink.ts';
import type { Pause } from './pause.ts';
import { byte, combined, lightOf, type Planes, smoothstep } from './planes.ts';
import { colourGain, gammaFor, quantiles, stepped, stretched } from './tones.ts';

/** In the four colours of a comic book, or as a page of manga in black and white. */
export type Printing = 'colour' | 'blackAndWhite';

/** Warm uncoated paper. */
const PAPER = [1, 0.985, 0.94] as const;
const BLACK = [0.05, 0.045, 0.075] as const;
/** Levels of light in the flat colours. */
const LEVELS = 4;

/**
 * A comic: flat printed colours with dots for the shade, solid blacks and bold ink lines.
 *
 * @param strength 0 … 1
 */
export async function comic(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
  printing: Printing = 'colour',
): Promise<OpaquePixels> {
  const longer = Math.max(pixels.width, pixels.height);
  const simple = { radius: 0.003 + 0.003 * strength, times: 2 };
  const { photo, light, flow, flat } = await formsOf(pixels, simple, pause);
  const flatLight = lightOf(flat);
  const drawnFrom = combined(light, 0.5, flatLight, 0.5);
  await pause(0.55);
  const nib = {
    sigma: Math.max(0.85, (longer / 1000) * (0.9 + 0.6 * strength)),
    reach: 0.45 + 0.4 * strength,
    hardness: 5,
  };
  const lines = await ink(drawnFrom, flow, nib, pause);
  await pause(0.75);
  const tone = gaussian(stretched(flatLight.slice()), photo, Math.max(0.7, longer / 1100));
  await pause(0.95);
  const isColour = printing === 'colour';
  const [darkest = 0] = quantiles(tone, [(isColour ? 0.04 : 0.2) + 0.08 * strength]);
  // Solid black is for the deepest shade, not for a whole evening.
  const solid = Math.min(0.1 + 0.07 * strength, Math.max(0.02, darkest));
  fillBlacks(lines, tone, flat, solid);
  const screen = screenOf(Math.max(3.2, longer / (isColour ? 210 : 250)), isColour ? 15 : 45);
  const gamma = gammaFor(tone, 0.52);
  await pause();
  const bright = new Float32Array(tone.length);
  for (let p = 0; p < bright.length; p++) bright[p] = (tone[p] as number) ** gamma;
  const page: Page = { pixels, flat, light: flatLight, bright, black: lines, screen };
  return isColour
    ? printColours(page, 1.5 + 0.6 * strength, pause)
    : printBlackAndWhite(page, 0.7 + 0.5 * strength);
}

/** What is printed. */
interface Page {
  pixels: OpaquePixels;
  flat: Planes;
  /** Light of the flat areas as they are in the photo, 0 … 1. */
  light: Float32Array;
  /** Light that they are to have. */
  bright: Float32Array;
  /** How much black ink covers each pixel, 0 … 1. */
  black: Float32Array;
  screen: Screen;
}

/** Adds solid blacks to the lines, in place. */
function fillBlacks(
  lines: Float32Array,
  tone: Float32Array,
  { red, green, blue }: Planes,
  solid: number,
): void {
  for (let p = 0; p < lines.length; p++) {
    const most = Math.max(red[p] as number, green[p] as number, blue[p] as number);
    // A deep blue sky is dark, but not black.
    const shade =
      (1 - smoothstep(solid - 0.035, solid + 0.035, tone[p] as number)) *
      (1 - smoothstep(0.24, 0.36, most));
    lines[p] = Math.max(lines[p] as number, shade);
  }
}

/** Flat colours of a few levels, brought down to the light that is there by dots. */
async function printColours(
  { pixels, flat, light, bright, black, screen }: Page,
  vivid: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { width, height, data } = pixels;
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, i = 3 * p; x < width; x++, p++, i += 3) {
      const wanted = bright[p] as number;
      const level = Math.min(1, stepped(wanted, LEVELS, 7) + 0.1);
      const missing = Math.max(0, level - wanted - 0.07) * 3 * (1 - smoothstep(0.78, 0.95, wanted));
      const dot = dots(screen, x, y, Math.min(0.62, missing)) * 0.45;
      const own = light[p] as number;
      const r = flat.red[p] as number;
      const g = flat.green[p] as number;
      const b = flat.blue[p] as number;
      const gain = Math.min(3.2, (level + 0.02) / (own + 0.02));
      const colour = colourGain(gain, Math.max(r, g, b) - Math.min(r, g, b), vivid);
      const ink = black[p] as number;
      const bare = 1 - ink;
      data[i] = byte(
        Math.min(1, level + (r - own) * colour) * (1 - dot) * PAPER[0] * bare + BLACK[0] * ink,
      );
      data[i + 1] = byte(
        Math.min(1, level + (g - own) * colour) * (1 - dot) * PAPER[1] * bare + BLACK[1] * ink,
      );
      data[i + 2] = byte(
        Math.min(1, level + (b - own) * colour) * (1 - dot * 0.8) * PAPER[2] * bare +
          BLACK[2] * ink,
      );
    }
  });
  return pixels;
}

/** Black, white, and two films of grey dots; faces stay white. */
function printBlackAndWhite(
  { pixels, bright, black, screen }: Page,
  density: number,
): OpaquePixels {
  const { width, height, data } = pixels;
  for (let y = 0, p = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++, i += 3) {
      const wanted = bright[p] as number;
      const tint = wanted > 0.6 ? 0 : density * (wanted > 0.36 ? 0.17 : 0.42);
      const value = byte(1 - Math.max(black[p] as number, dots(screen, x, y, tint)) * 0.95);
      data[i] = value;
      data[i + 1] = value;
      data[i + 2] = value;
    }
  }
  return pixels;
}
