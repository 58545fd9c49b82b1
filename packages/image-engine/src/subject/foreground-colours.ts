import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import type { Checkpoint } from './find-subject.ts';

/** Longer edge, px, of the largest level at which colours are spread from where they are known. */
const SPREAD_EDGE = 384;
/** How much each pixel's own mixture gives way to the colours spread to it: a matte is never exact. */
const CAUTION = 0.08;
/** Weight of a neighbour as such, and of each step in opacity to it (Germer et al. 2020). */
const SMOOTHNESS = 1e-5;
const GRADIENT = 1;

/** Colours of both sides at one size, 0 to 255, three values a pixel, and the picture's own. */
interface Level extends Size {
  picture: Float32Array;
  /** 0 to 1 */
  opacity: Float32Array;
}

interface Sides extends Size {
  inside: Float32Array;
  outside: Float32Array;
}

/**
 * The colours that the subject itself has. At its edge a pixel mixes them with the background's, which
 * would show as a fringe elsewhere. Both sides' colours are solved for from coarse to fine (T. Germer et
 * al., Fast Multi-Level Foreground Estimation, 2020); the last step, at the picture's own size, is taken
 * only where the mask is neither 0 nor 255. Other pixels stay as they are, and so does transparency.
 */
export async function foregroundColours(
  pixels: Pixels,
  mask: Mask,
  pause: Checkpoint,
): Promise<Pixels> {
  const { width, height, channels } = pixels;
  const data = pixels.data.slice();
  const levels = await levelsOf(pixels, mask, pause);
  let sides: Sides = {
    width: 1,
    height: 1,
    inside: new Float32Array(3),
    outside: new Float32Array(3),
  };
  for (const [index, level] of levels.entries()) {
    sides = index === 0 ? begun(level) : spreadTo(level, sides);
    await pause();
    const rounds = Math.max(level.width, level.height) <= 32 ? 10 : 2;
    for (let round = 0; round < rounds; round++)
      await eachRow(level.height, pause, solverOf(level, sides));
  }
  await eachRow(height, pause, (y) => {
    const row = Math.min(sides.height - 1, Math.floor((y * sides.height) / height)) * sides.width;
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const value = mask.data[p] as number;
      if (value === 0 || value === 255) continue;
      const from = (row + Math.min(sides.width - 1, Math.floor((x * sides.width) / width))) * 3;
      const opacity = value / 255;
      const rest = 1 - opacity;
      const share = opacity / (opacity * opacity + rest * rest + CAUTION);
      for (let c = 0; c < 3; c++) {
        const i = p * channels + c;
        const inside = sides.inside[from + c] as number;
        const missing =
          (data[i] as number) - opacity * inside - rest * (sides.outside[from + c] as number);
        data[i] = Math.min(255, Math.max(0, inside + share * missing + 0.5));
      }
    }
  });
  return { data, width, height, channels };
}

/** The picture and its mask at sizes from 1 × 1 up, each about twice the one before. */
async function levelsOf(pixels: Pixels, mask: Mask, pause: Checkpoint): Promise<Level[]> {
  const scale = Math.min(1, SPREAD_EDGE / Math.max(pixels.width, pixels.height));
  const size = {
    width: Math.max(1, Math.round(pixels.width * scale)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  };
  let level = await averaged(pixels, mask, size, pause);
  const levels = [level];
  while (level.width > 1 || level.height > 1) {
    level = halved(level);
    await pause();
    levels.unshift(level);
  }
  return levels;
}

/** Averages over cells, of which a few pixels each are looked at. */
async function averaged(
  { data, width, height, channels }: Pixels,
  mask: Mask,
  size: Size,
  pause: Checkpoint,
): Promise<Level> {
  const count = size.width * size.height;
  const picture = new Float32Array(count * 3);
  const opacity = new Float32Array(count);
  const pixels = new Float32Array(count);
  const stride = Math.max(1, Math.floor(width / size.width / 3));
  await eachRow(Math.ceil(height / stride), pause, (line) => {
    const y = line * stride;
    const row = Math.min(size.height - 1, Math.floor((y * size.height) / height)) * size.width;
    for (let x = 0; x < width; x += stride) {
      const cell = row + Math.min(size.width - 1, Math.floor((x * size.width) / width));
      const p = y * width + x;
      for (let c = 0; c < 3; c++)
        picture[cell * 3 + c] =
          (picture[cell * 3 + c] as number) + (data[p * channels + c] as number);
      opacity[cell] = (opacity[cell] as number) + (mask.data[p] as number) / 255;
      pixels[cell] = (pixels[cell] as number) + 1;
    }
  });
  for (let cell = 0; cell < count; cell++) {
    const share = 1 / Math.max(1, pixels[cell] as number);
    opacity[cell] = (opacity[cell] as number) * share;
    for (let i = cell * 3; i < cell * 3 + 3; i++) picture[i] = (picture[i] as number) * share;
  }
  return { ...size, picture, opacity };
}

function halved(level: Level): Level {
  const width = Math.ceil(level.width / 2);
  const height = Math.ceil(level.height / 2);
  const picture = new Float32Array(width * height * 3);
  const opacity = new Float32Array(width * height);
  const cells = new Float32Array(width * height);
  for (let y = 0, p = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++, p++) {
      const q = (y >> 1) * width + (x >> 1);
      opacity[q] = (opacity[q] as number) + (level.opacity[p] as number);
      cells[q] = (cells[q] as number) + 1;
      for (let c = 0; c < 3; c++)
        picture[q * 3 + c] = (picture[q * 3 + c] as number) + (level.picture[p * 3 + c] as number);
    }
  }
  for (let q = 0; q < cells.length; q++) {
    const share = 1 / (cells[q] as number);
    opacity[q] = (opacity[q] as number) * share;
    for (let i = q * 3; i < q * 3 + 3; i++) picture[i] = (picture[i] as number) * share;
  }
  return { width, height, picture, opacity };
}

function begun({ width, height, picture }: Level): Sides {
  return { width, height, inside: picture.slice(), outside: picture.slice() };
}

function spreadTo({ width, height }: Size, sides: Sides): Sides {
  const inside = new Float32Array(width * height * 3);
  const outside = new Float32Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((y >> 1) * sides.width + (x >> 1)) * 3;
      for (let c = 0; c < 3; c++, to++) {
        inside[to] = sides.inside[from + c] as number;
        outside[to] = sides.outside[from + c] as number;
      }
    }
  }
  return { width, height, inside, outside };
}

/** One round, row by row: every pixel's two colours from its own mixture and its four neighbours' colours. */
function solverOf(
  { width, height, picture, opacity }: Level,
  { inside, outside }: Sides,
): (y: number) => void {
  const sums = new Float64Array(6);
  return (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const share = opacity[p] as number;
      const rest = 1 - share;
      let weights = 0;
      for (let c = 0; c < 3; c++) {
        sums[c] = share * (picture[p * 3 + c] as number);
        sums[c + 3] = rest * (picture[p * 3 + c] as number);
      }
      for (let side = 0; side < 4; side++) {
        if (
          side === 0
            ? x === 0
            : side === 1
              ? x + 1 === width
              : side === 2
                ? y === 0
                : y + 1 === height
        )
          continue;
        const q = side === 0 ? p - 1 : side === 1 ? p + 1 : side === 2 ? p - width : p + width;
        const weight = SMOOTHNESS + GRADIENT * Math.abs(share - (opacity[q] as number));
        weights += weight;
        for (let c = 0; c < 3; c++) {
          sums[c] = (sums[c] as number) + weight * (inside[q * 3 + c] as number);
          sums[c + 3] = (sums[c + 3] as number) + weight * (outside[q * 3 + c] as number);
        }
      }
      const one = share * share + weights;
      const other = rest * rest + weights;
      const both = share * rest;
      const determinant = one * other - both * both;
      if (determinant < 1e-12) continue;
      for (let c = 0; c < 3; c++) {
        const f = sums[c] as number;
        const b = sums[c + 3] as number;
        inside[p * 3 + c] = clamped((other * f - both * b) / determinant);
        outside[p * 3 + c] = clamped((one * b - both * f) / determinant);
      }
    }
  };
}

function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
