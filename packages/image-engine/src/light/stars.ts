import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { aOf, bOf, tintsOf } from '../recolour/tints.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Plane } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';

const SEED = 41;
/** Stars on a picture that is all sky. */
const STARS = 700;

/** Most that a sky differs from what is usual at its height, in Oklab: across it in lightness, next to not in chroma. */
const LIKE = { l: 0.12, chroma: 0.035 };
/** Radius over which grain is evened out, as a share of the longer edge. */
const GRAIN = 0.003;

/**
 * The sky without what only passes for it, such as ears and clouds before it: skies change from above to below, but little
 * from side to side.
 */
function clearSky(sky: Plane, day: Pixels): Float32Array {
  const { width, height } = sky;
  const tints = tintsOf(day);
  // From 0 to 1, as quantiles are told of.
  const signals = [
    { plane: tints.l, most: LIKE.l },
    { plane: tints.l.map((_, p) => 0.5 + aOf(tints, p)), most: LIKE.chroma },
    { plane: tints.l.map((_, p) => 0.5 + bOf(tints, p)), most: LIKE.chroma },
  ];
  const clear = sky.data.slice();
  for (const { plane, most } of signals) {
    const calm = gaussian(plane, sky, GRAIN * Math.max(width, height));
    for (let from = 0; from < clear.length; from += width) {
      const row = calm.subarray(from, from + width);
      const isSky = (_: number, x: number) => (sky.data[from + x] as number) > INSIDE;
      const usual = quantileOf(row.filter(isSky), 0.5);
      for (let x = 0; x < width; x++)
        if (Math.abs((row[x] as number) - usual) > most) clear[from + x] = 0;
    }
  }
  return clear;
}

/** Share of sky around from which on a place surely is in it. */
const INSIDE = 0.97;

/**
 * A few stars, only well inside the sky, most of them faint. In place.
 *
 * @param sky 0 to 1, smaller than the picture
 * @param day the picture by day under a neutral light, of the sky's size
 * @param amount 0 to 1
 */
export function drawStars(pixels: Pixels, sky: Plane, day: Pixels, amount: number): void {
  const { width, height } = pixels;
  const longer = Math.max(sky.width, sky.height);
  const inside = gaussian(clearSky(sky, day), sky, longer / 90);
  const random = randomFrom(SEED);
  const unit = Math.max(width, height) / 1000;
  const bottom = bottomOf(sky);
  const lowest = STARRY * bottom;
  // The less of a sky there is, the closer they stand: a few pixels of it are to show some, too.
  const count = STARS * Math.sqrt(bottom);
  for (let k = 0; k < count; k++) {
    const u = random();
    const v = random() * Math.min(bottom, 0.92);
    const size = random();
    const tint = random();
    const at = Math.floor(v * sky.height) * sky.width + Math.floor(u * sky.width);
    // Haze near the ground swallows the fainter ones.
    if ((inside[at] as number) < INSIDE || random() < v / lowest) continue;
    const light = amount * (0.25 + 0.75 * size ** 4);
    const radius = Math.max(0.55, unit * (0.55 + 0.75 * size ** 5));
    drawStar(pixels, u * width, v * height, radius, light, tint);
  }
}

/** Share of the sky's height, from above, in which stars show. */
const STARRY = 0.85;

/** Share of the picture's height at which the sky ends, by its lowest row of some width. */
function bottomOf({ data, width, height }: Plane): number {
  for (let y = height - 1; y >= 0; y--) {
    let sum = 0;
    for (let x = 0; x < width; x++) sum += data[y * width + x] as number;
    if (sum > width * 0.15) return (y + 1) / height;
  }
  return 1;
}

/** A point of light with a Gaussian profile; `radius` is its standard deviation in px. */
function drawStar(
  { data, width, height, channels }: Pixels,
  x: number,
  y: number,
  radius: number,
  light: number,
  tint: number,
): void {
  const reach = Math.ceil(radius * 3);
  const colour = [235 - 40 * tint, 238 - 14 * tint, 240 + 15 * tint];
  for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(height, y + reach); py++)
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
      const squared = (px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2;
      const share = light * Math.exp(-squared / (2 * radius * radius));
      const i = (py * width + px) * channels;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        data[i + c] = value + ((colour[c] as number) - value) * share;
      }
    }
}
