import { gradeByRows } from '../light/by-rows.ts';
import { cubeAt, type Rgb } from '../light/colour-cube.ts';
import { inLinearLight, lchOf, linearOf, smoothstep } from '../light/oklab.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky } from '../sky/find-sky.ts';
import { boxMean } from '../vision/box-mean.ts';
import { gaussian } from '../vision/gaussian.ts';
import { enlargedRows, lumaPlaneOf, type Plane, shrunk } from '../vision/plane.ts';
import { distanceOf } from './depth.ts';
import { airOf } from './fog.ts';
import { type DropLayer, drawDrops } from './streaks.ts';

/** From far to near: many short and faint ones, few long and blurred ones. */
const LAYERS: readonly DropLayer[] = [
  { count: 5200, shortest: 0.01, longest: 0.024, thickness: 0.00036, opacity: 0.2 },
  { count: 1150, shortest: 0.026, longest: 0.06, thickness: 0.0006, opacity: 0.3 },
  { count: 170, shortest: 0.06, longest: 0.12, thickness: 0.0011, opacity: 0.26 },
  { count: 26, shortest: 0.12, longest: 0.22, thickness: 0.003, opacity: 0.13 },
];

/** The flat, cool light under rain clouds, and the deeper colours of what is wet. */
function overcast(amount: number) {
  return inLinearLight((colour) => {
    const { l, c, h } = lchOf(colour);
    const grey = linearOf({
      l: l * (1 - 0.13 * amount) - 0.05 * amount * smoothstep(0.55, 1, l),
      c: c * (1 - 0.4 * amount),
      h,
    });
    return [grey[0] * (1 - 0.09 * amount), grey[1], grey[2] * (1 + 0.1 * amount)];
  });
}

/** Light drawn downwards, as wet ground mirrors it: how much lighter it gets than it is, 0 to 1. */
function glossOf(small: Pixels): Plane {
  const luma = lumaPlaneOf(small);
  const { width, height } = luma;
  // A mean down the columns only: the plane is turned so that rows are columns.
  const drawn = gaussian(luma.data, luma, 1);
  const length = Math.max(1, Math.round(height / 7));
  const sums = new Float32Array(width);
  const mirrored = new Float32Array(drawn.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const leaving = y >= length ? (drawn[p - length * width] as number) : 0;
      sums[x] = (sums[x] as number) + (drawn[p] as number) - leaving;
      mirrored[p] = (sums[x] as number) / Math.min(length, y + 1);
    }
  const around = boxMean(luma.data, luma, Math.max(1, Math.round(width / 16)));
  for (let y = 0, p = 0; y < height; y++) {
    const isGround = smoothstep(0.58, 0.95, (y + 0.5) / height);
    for (let x = 0; x < width; x++, p++)
      mirrored[p] = isGround * Math.max(0, (mirrored[p] as number) - (around[p] as number) + 0.03);
  }
  return { width, height, data: mirrored };
}

/**
 * A rainy day: flat light, a veil that thickens with distance, wet ground and streaks at several
 * distances. In place.
 *
 * @param amount 0 to 1
 */
export async function inRain(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { width, height } = pixels;
  const stage = 'Making it rain';
  await context.checkpoint(stage, 0);
  const small = await shrunk(pixels, 320);
  const grade = Math.min(1, 0.35 + 0.75 * amount);
  const air = airOf(small).map((value) => value * 0.86) as Rgb;
  const sky = await findSky(small, context.checkpoint);
  await context.checkpoint();
  const far = await distanceOf(small, sky, context.checkpoint);
  await context.checkpoint();
  for (let p = 0; p < far.data.length; p++)
    far.data[p] = 1 - Math.exp(-0.75 * amount * (far.data[p] as number) ** 1.4);
  const veilRows = enlargedRows(far, pixels);
  const glossRows = enlargedRows(glossOf(small), pixels);
  const [veil, gloss] = [new Float32Array(width), new Float32Array(width)];
  await gradeByRows(pixels, cubeAt(overcast, grade), context, (row, y) => {
    veilRows.row(y, veil);
    glossRows.row(y, gloss);
    // What is wet is darker (Lekner & Dorf 1988): the ground more than what stands on it.
    const wet = 1 - 0.16 * grade * smoothstep(0.5, 1, (y + 0.5) / height);
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const share = veil[x] as number;
      const shine = 150 * grade * (gloss[x] as number);
      const r = (row[o] as number) * wet;
      const g = (row[o + 1] as number) * wet;
      const b = (row[o + 2] as number) * wet;
      const red = r + shine * (1 - r / 255);
      const green = g + shine * (1 - g / 255);
      const blue = b + shine * (1 - b / 255);
      row[o] = red + (air[0] - red) * share;
      row[o + 1] = green + (air[1] - green) * share;
      row[o + 2] = blue + (air[2] - blue) * share;
    }
  });
  const light = air.map((value) => Math.min(255, value * 0.7 + 88)) as Rgb;
  for (const [k, layer] of LAYERS.entries()) {
    await context.checkpoint(stage, 0.7 + 0.07 * k);
    const opacity = layer.opacity * Math.min(1, 0.4 + 0.9 * amount);
    drawDrops(
      pixels,
      { ...layer, count: layer.count * (0.3 + 1.1 * amount), opacity },
      light,
      31 + k,
    );
  }
  return pixels;
}
