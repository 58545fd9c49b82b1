import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/** Red, green and blue in linear light: 1 is white paper, lamps and the sun are above. */
export type Linear = readonly [number, number, number];

/** Where a scene is drawn: its size in px, and what is awaited now and then so that work can be stopped. */
export interface Easel extends Size {
  pause: PassContext['checkpoint'];
}

/**
 * A picture in linear light, four values a pixel: red, green, blue (multiplied by the coverage) and the
 * coverage itself. Light adds up and blurs there as it does in a camera, so that lamps out of focus
 * become discs instead of smudges.
 */
export interface Film extends Easel {
  data: Float32Array;
  /** Length of the unit in which scenes are drawn: the square root of the area, px. */
  unit: number;
}

/** An sRGB colour such as '#e8d3a8' in linear light (IEC 61966-2-1), times `gain`. */
export function linear(hex: string, gain = 1): Linear {
  const part = (i: number) => {
    const value = Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255;
    return (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4) * gain;
  };
  return [part(0), part(1), part(2)];
}

/** Film on which nothing is. */
export function blankFilm({ width, height, pause }: Easel): Film {
  const data = new Float32Array(width * height * 4);
  return { data, width, height, pause, unit: Math.sqrt(width * height) };
}

/** Pixels that are painted between two pauses: about 30 ms of the slowest scene. */
const PIXELS_A_TURN = 30_000;

/**
 * Paints every pixel by a function of its place.
 *
 * @param paint gets the place in units from the middle of the upper edge and sets red, green and blue
 */
export async function shade(
  easel: Easel,
  paint: (x: number, y: number, out: Float32Array) => void,
): Promise<Film> {
  const film = blankFilm(easel);
  const turn = Math.max(1, Math.floor(PIXELS_A_TURN / film.width));
  const { data, width, height, unit } = film;
  const out = new Float32Array(3);
  for (let row = 0, i = 0; row < height; row++) {
    if (row % turn === 0) await easel.pause();
    for (let column = 0; column < width; column++, i += 4) {
      paint((column + 0.5 - width / 2) / unit, (row + 0.5) / unit, out);
      data[i] = out[0] as number;
      data[i + 1] = out[1] as number;
      data[i + 2] = out[2] as number;
      data[i + 3] = 1;
    }
  }
  return film;
}

/** Lays a film over another, in place. */
export function over(ground: Film, layer: Film): Film {
  const [under, upon] = [ground.data, layer.data];
  for (let i = 0; i < under.length; i += 4) {
    const through = 1 - (upon[i + 3] as number);
    if (through === 1 && upon[i] === 0 && upon[i + 1] === 0 && upon[i + 2] === 0) continue;
    for (let c = 0; c < 4; c++)
      under[i + c] = (under[i + c] as number) * through + (upon[i + c] as number);
  }
  return ground;
}

/** Steps into which light from 0 to 8 is divided, evenly in its square root: eyes see dark steps best. */
const STEPS = 4096;
const BRIGHTEST = 8;

/** Light as an sRGB level: true to nearly white, then a shoulder as film has it. */
function developed(): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, i) => {
    const light = (i / STEPS) ** 2 * BRIGHTEST;
    const shown = light < 0.55 ? light : 0.55 + 0.45 * (1 - Math.exp(-(light - 0.55) / 0.45));
    return 255 * (shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055);
  });
}

/** The film as pixels. A little noise keeps smooth skies from showing steps. */
export function develop({ data, width, height }: Film): Pixels {
  const levels = developed();
  const random = randomFrom(7);
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0, o = 0; i < data.length; i += 4, o += 3) {
    const dither = random();
    for (let c = 0; c < 3; c++) {
      const light = Math.min(BRIGHTEST, Math.max(0, data[i + c] as number));
      pixels[o + c] = (levels[Math.round(Math.sqrt(light / BRIGHTEST) * STEPS)] as number) + dither;
    }
  }
  return { data: pixels, width, height, channels: 3 };
}
