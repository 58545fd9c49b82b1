import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/** Flakes at about the same distance. Sizes are shares of the longer edge. */
export interface FlakeLayer {
  /** On a picture of 3 : 2. */
  count: number;
  smallest: number;
  largest: number;
  /** Share of the radius over which the edge fades: 1 a soft ball, near 0 a disc out of focus. */
  softness: number;
  /** 0 to 1. */
  opacity: number;
}

/** Colour of a flake, 0 to 255. */
const FLAKE = [250, 252, 255] as const;

/** Radius, px, below which a flake is drawn no smaller but paler: small pictures would be buried in specks. */
const FINEST = 0.3;

/** Draws the flakes as soft ellipses, drawn out a little by their fall. In place. */
export function drawFlakes(pixels: Pixels, layer: FlakeLayer, seed: number): void {
  const { width, height } = pixels;
  const longer = Math.max(width, height);
  const random = randomFrom(seed);
  const count = Math.round((layer.count * width * height * 1.5) / (longer * longer));
  for (let k = 0; k < count; k++) {
    const x = random() * width;
    const y = random() * height;
    const size = layer.smallest + (layer.largest - layer.smallest) * random() ** 2.2;
    const radius = Math.max(0.6, longer * size);
    const fine = Math.min(1, (longer * size) / FINEST) ** 2;
    const opacity = fine * layer.opacity * (0.45 + 0.55 * random());
    const length = 1.05 + 0.5 * random();
    const lean = (random() - 0.35) * 0.8;
    drawFlake(pixels, x, y, { radius, opacity, length, lean, softness: layer.softness });
  }
}

interface Flake {
  radius: number;
  opacity: number;
  /** Length by breadth. */
  length: number;
  /** Sideways for each px down. */
  lean: number;
  softness: number;
}

function drawFlake(
  { data, width, height, channels }: Pixels,
  x: number,
  y: number,
  { radius, opacity, length, lean, softness }: Flake,
): void {
  const tall = radius * length;
  const wide = radius + Math.abs(lean) * tall;
  const left = Math.max(0, Math.floor(x - wide));
  const right = Math.min(width - 1, Math.ceil(x + wide));
  const bottom = Math.min(height - 1, Math.ceil(y + tall));
  for (let py = Math.max(0, Math.floor(y - tall)); py <= bottom; py++) {
    const v = (py + 0.5 - y) / tall;
    for (let px = left; px <= right; px++) {
      const u = (px + 0.5 - x - lean * (py + 0.5 - y)) / radius;
      const distance = Math.sqrt(u * u + v * v);
      if (distance >= 1) continue;
      const t = Math.min(1, (1 - distance) / softness);
      const share = opacity * t * t * (3 - 2 * t);
      const i = (py * width + px) * channels;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        data[i + c] = value + ((FLAKE[c] as number) - value) * share;
      }
    }
  }
}
