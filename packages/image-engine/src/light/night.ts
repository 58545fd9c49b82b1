import { opaqueOf } from '../picture/opaque.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky, SKY_EDGE } from '../sky/find-sky.ts';
import { gaussian } from '../vision/gaussian.ts';
import { enlargedRows, lumaPlaneOf, type Plane, planeOf, shrunk } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { gradeByRows } from './by-rows.ts';
import { cubeOf, type Rgb } from './colour-cube.ts';
import { inLinearLight, smoothstep, toLinear } from './oklab.ts';
import { drawStars } from './stars.ts';
import { whiteBalanced } from './white-balance.ts';

/** What the rods see of linear red, green and blue: next to no red (Purkinje), most of the blue-green. */
const RODS: Rgb = [0.05, 0.62, 0.33];
/** The blue that moonlit scenes are seen in (Jensen et al., "Night rendering", 2000), linear, luma 1. */
const MOONLIT: Rgb = [0.56, 0.97, 1.95];
/** Light of lamps, some 2700 K, encoded, 0 to 255. */
const LAMP: Rgb = [255, 190, 104];

/**
 * Night as the eye sees it: colours fade into the blue grey of the rods, the more the darker it is
 * (Thompson, Shirley & Ferwerda, "A spatial post-processing algorithm for images of night scenes",
 * 2002), and the light falls to that of the moon.
 */
function moonlit(amount: number, exposure: number) {
  return inLinearLight(([r, g, b]) => {
    const rods = RODS[0] * r + RODS[1] * g + RODS[2] * b;
    // A film-like toe: shadows sink, what is white stays a moonlit grey.
    const light = 0.25 * Math.min(1, exposure * rods) ** 1.22 + 0.0016;
    // Cones still see some colour where there is more light.
    const cones = 0.15 + 0.2 * smoothstep(0.02, 0.5, rods);
    const at = (value: number, c: 0 | 1 | 2) => {
      const seen = light * MOONLIT[c];
      const colour = rods > 0 ? value * (light / rods) * (0.55 + 0.45 * MOONLIT[c]) : 0;
      const night = seen * (1 - cones) + colour * cones;
      // In stops, as the light falls.
      return (value + 1e-4) ** (1 - amount) * (night + 1e-4) ** amount;
    };
    return [at(r, 0), at(g, 1), at(b, 2)];
  });
}

/** How much more light a dark picture gets than one of the usual mean, so that something is left to see. */
function exposureFor(small: Pixels): number {
  const luma = lumaPlaneOf(small).data;
  const mean = luma.reduce((sum, value) => sum + toLinear(value), 0) / luma.length;
  return Math.min(3.2, Math.max(0.85, (0.22 / (mean + 0.005)) ** 0.75));
}

/**
 * How many times as bright as most of the picture what is burnt out is at least: where a lamp that is on is seen, there is
 * little other light. By day what is that bright is a shirt or a forehead in the sun.
 */
const OUTSHINES = { from: 5, to: 9 };
/** Share of the picture that is not brighter than most of it. */
const MOST = 0.75;

/**
 * Lamps, lit windows and small bright spots, 0 to 1: burnt out, much lighter than their surroundings, small, and in a
 * dim picture.
 */
function lampsOf(small: Pixels, sky: Plane | undefined): Plane {
  const luma = lumaPlaneOf(small);
  const { data } = small;
  const lamps = planeOf(small);
  const below = sky ? luma.data.filter((_, p) => (sky.data[p] as number) < 0.5) : luma.data;
  const usual = toLinear(Math.min(quantileOf(luma.data, MOST), quantileOf(below, MOST))) + 1e-4;
  const isDim = smoothstep(OUTSHINES.from, OUTSHINES.to, 1 / usual);
  if (isDim === 0) return lamps;
  const edge = Math.max(small.width, small.height);
  const around = gaussian(luma.data, small, edge / 26);
  for (let p = 0, i = 0; p < lamps.data.length; p++, i += 3) {
    const value = luma.data[p] as number;
    const warmth = ((data[i] as number) - (data[i + 2] as number)) / 255;
    const isBright = smoothstep(0.82, 0.96, Math.max(value, (data[i] as number) / 255 - 0.03));
    const standsOut = smoothstep(0.26, 0.46, value - (around[p] as number));
    const isWarm = smoothstep(0.08, 0.3, warmth);
    const isBurnt = smoothstep(0.955, 0.99, value) * 0.55;
    const light = isBright * standsOut * Math.max(isWarm, isBurnt);
    lamps.data[p] = isDim * light * (1 - (sky?.data[p] ?? 0));
  }
  return lamps;
}

/**
 * Day turned into a moonlit night. In place.
 *
 * @param amount 0 to 1
 */
export async function atNight(
  pixels: Pixels,
  amount: number,
  context: Pick<PassContext, 'checkpoint'>,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  await context.checkpoint('Turning the lights down', 0);
  // What is cut out has no black ground that its edge would shine before.
  const small = await (pixels.channels === 4 ? opaqueOf : shrunk)(pixels, SKY_EDGE);
  // Under lamps a wall has the colours of an evening sky: what is a sky has a sky's under a neutral light, too.
  const neutral = { ...small, data: small.data.slice() };
  await whiteBalanced(neutral, context.checkpoint);
  const sky = (await findSky(neutral, context.checkpoint))?.mask;
  const lamps = lampsOf(small, sky);
  const edge = Math.max(small.width, small.height);
  const lampRows = enlargedRows({ ...lamps, data: gaussian(lamps.data, small, 1.4) }, pixels);
  const near = gaussian(lamps.data, small, edge / 60);
  const wide = gaussian(lamps.data, small, edge / 16);
  for (let p = 0; p < near.length; p++)
    near[p] = 1.5 * (near[p] as number) + 2.2 * (wide[p] as number);
  const glowRows = enlargedRows({ ...lamps, data: near }, pixels);
  const skyRows = enlargedRows(sky ?? planeOf({ width: 1, height: 1 }), pixels);
  const [lamp, glow, above, day] = [0, 1, 2]
    .map(() => new Float32Array(width))
    .concat([new Float32Array(width * 3)]) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const across = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) / width - 0.5) ** 2);
  await gradeByRows(pixels, cubeOf(moonlit(amount, exposureFor(small))), context, (row, y) => {
    lampRows.row(y, lamp);
    glowRows.row(y, glow);
    skyRows.row(y, above);
    for (let k = 0, i = y * width * channels; k < day.length; k += 3, i += channels) {
      day[k] = data[i] as number;
      day[k + 1] = data[i + 1] as number;
      day[k + 2] = data[i + 2] as number;
    }
    const t = (y + 0.5) / height;
    const down = (t - 0.46) ** 2;
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const vignette = 1 - 0.62 * amount * smoothstep(0.08, 0.55, (across[x] as number) + down);
      // The sky is dark overhead and holds a rest of light where it meets the land.
      const dark = amount * (above[x] as number);
      const dim = vignette * (1 - dark * (0.6 - 0.25 * t));
      const lit = amount * (lamp[x] as number);
      const spill = Math.min(0.7, amount * (glow[x] as number) * 0.55);
      for (let c = 0; c < 3; c++) {
        const night = (row[o + c] as number) * dim + dark * (SKY[c] as number) * (0.3 + 1.1 * t);
        const light = LAMP[c] as number;
        const shining = (day[o + c] as number) * (0.55 + (0.45 * light) / 255);
        const value = night + (shining - night) * lit;
        row[o + c] = value + light * spill * (1 - value / 255) * (0.35 + value / 255);
      }
    }
  });
  if (sky) drawStars(pixels, sky, neutral, amount);
  return pixels;
}

/** What the night sky adds of its own light, encoded, 0 to 255. */
const SKY: Rgb = [5, 13, 36];
