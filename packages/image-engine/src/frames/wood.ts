import type { Rgb } from '../grammar/words/colours.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';

/** Oiled oak, in the middle of its grain. */
const OAK: Rgb = [131, 89, 55];
/** How far its darkest and its lightest grain are from that. */
const GRAIN = [0.72, 1.28] as const;
const GRID = 64;

/** Smooth noise, 0 to 1, that repeats after `GRID` steps. */
function noise(): (x: number, y: number) => number {
  const random = randomFrom(35);
  const values = Float32Array.from({ length: GRID * GRID }, random);
  const at = (x: number, y: number) => values[(y & (GRID - 1)) * GRID + (x & (GRID - 1))] as number;
  const eased = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/**
 * Paints a wooden rail of that width around all, of oak or in that colour, in place: the grain runs along each piece, and the
 * pieces meet in mitres. Light falls from above left.
 */
export async function woodenRail(
  pixels: Pixels,
  rail: number,
  pause: () => Promise<void>,
  colour: Rgb | null = null,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const wood = colour ?? OAK;
  const grain = noise();
  await eachRow(height, pause, (y) => {
    const isBetween = y >= rail && y < height - rail;
    for (let x = 0; x < width; x++) {
      if (isBetween && x >= rail && x < width - rail) x = width - rail;
      const [left, top, right, bottom] = [x, y, width - 1 - x, height - 1 - y];
      const depth = Math.min(left, top, right, bottom);
      const piece = depth === top ? 0 : depth === left ? 1 : depth === right ? 2 : 3;
      const along = piece === 0 || piece === 3 ? x : y;
      const place = (depth + 0.5) / rail;
      const far = along / rail + piece * 17.3;
      const bend = grain(far * 0.5, piece * 5 + place) * 1.6;
      const figure = grain(far * 0.16 + 3, place * 5 + bend + piece * 9);
      const fibre = grain(far * 1.2, place * 34 + bend * 3 + piece * 21);
      const tone = figure * 0.66 + fibre * 0.34;
      // A rounded profile, brightest a third of the way in; its far pieces are turned from the light.
      const lit = Math.exp(-(((place - 0.3) / 0.24) ** 2)) * (piece < 2 ? 0.3 : 0.12);
      const shade =
        0.84 + lit - (place > 0.86 ? (place - 0.86) * 2.6 : 0) - (place < 0.05 ? 0.1 : 0);
      const second = secondLeast(left, top, right, bottom);
      const mitre = second - depth < 1 ? 0.72 : 1;
      const i = (y * width + x) * channels;
      for (let c = 0; c < 3; c++) {
        const [dark, light] = GRAIN;
        const level = (wood[c] as number) * (dark + (light - dark) * tone);
        data[i + c] = Math.min(255, level * shade * mitre + 0.5);
      }
    }
  });
}

function secondLeast(a: number, b: number, c: number, d: number): number {
  const [low, high] = [Math.min(a, c), Math.min(b, d)];
  return Math.max(low, high);
}
