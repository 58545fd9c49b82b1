import type { Rgb } from '../light/colour-cube.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/** Drops that fall at about the same distance. Lengths are shares of the longer edge. */
export interface DropLayer {
  /** On a picture of 3 : 2. */
  count: number;
  shortest: number;
  longest: number;
  /** Standard deviation across, as a share of the longer edge. */
  thickness: number;
  /** 0 to 1. */
  opacity: number;
}

/** Sideways for each px down. */
const SLANT = -0.17;

/** Draws the drops as they are seen during an exposure: soft streaks, brightest in their middle. In place. */
export function drawDrops(pixels: Pixels, layer: DropLayer, light: Rgb, seed: number): void {
  const { width, height } = pixels;
  const longer = Math.max(width, height);
  const random = randomFrom(seed);
  const count = Math.round((layer.count * width * height * 1.5) / (longer * longer));
  for (let k = 0; k < count; k++) {
    const size = random() ** 1.5;
    const length = longer * (layer.shortest + (layer.longest - layer.shortest) * size);
    const top = random() * (height + length) - length;
    const left = random() * (width + Math.abs(SLANT) * height * 0.2) - SLANT * length * 0.5;
    const slant = SLANT + 0.035 * (random() - 0.5);
    const thickness = Math.max(0.45, longer * layer.thickness * (0.7 + 0.6 * random()));
    const opacity = layer.opacity * (0.35 + 0.65 * random());
    drawStreak(pixels, { left, top, length, slant, thickness, opacity }, light);
  }
}

interface Streak {
  left: number;
  top: number;
  length: number;
  slant: number;
  thickness: number;
  opacity: number;
}

function drawStreak(
  { data, width, height, channels }: Pixels,
  { left, top, length, slant, thickness, opacity }: Streak,
  light: Rgb,
): void {
  const reach = thickness * 2.6;
  const fall = -1 / (2 * thickness * thickness);
  const last = Math.min(height, top + length);
  for (let y = Math.max(0, Math.ceil(top)); y < last; y++) {
    const along = (y - top) / length;
    const shown = opacity * Math.sin(Math.PI * along) ** 0.8;
    const middle = left + slant * (y - top);
    const to = Math.min(width - 1, middle + reach);
    for (let x = Math.max(0, Math.ceil(middle - reach)); x <= to; x++) {
      const share = shown * Math.exp(fall * (x - middle) * (x - middle));
      const i = (y * width + x) * channels;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        data[i + c] = value + ((light[c] as number) - value) * share;
      }
    }
  }
}
