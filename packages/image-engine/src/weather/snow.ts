import { gradeByRows } from '../light/by-rows.ts';
import { cubeAt, type Rgb } from '../light/colour-cube.ts';
import { hueWeight, inLinearLight, lchOf, linearOf, smoothstep } from '../light/oklab.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky } from '../sky/find-sky.ts';
import { gaussian } from '../vision/gaussian.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { enlargedRows, lumaPlaneOf, type Plane, shrunk } from '../vision/plane.ts';
import { distanceOf } from './depth.ts';
import { drawFlakes, type FlakeLayer } from './flakes.ts';
import { airOf } from './fog.ts';

/** From far to near: fine and dense, in focus, and large out of focus. */
const LAYERS: readonly FlakeLayer[] = [
  { count: 3400, smallest: 0.0005, largest: 0.0013, softness: 1, opacity: 0.75 },
  { count: 900, smallest: 0.0014, largest: 0.0038, softness: 0.85, opacity: 0.92 },
  { count: 130, smallest: 0.004, largest: 0.0085, softness: 0.9, opacity: 0.62 },
  { count: 20, smallest: 0.011, largest: 0.024, softness: 0.7, opacity: 0.26 },
];

/** Cool winter light: warm colours fade, shadows turn blue. */
function wintry(amount: number) {
  return inLinearLight((colour) => {
    const { l, c, h } = lchOf(colour);
    const isSkin = hueWeight(h, 48, 45) * smoothstep(0.45, 0.7, l);
    const fade = amount * (0.34 + 0.2 * hueWeight(h, 130, 60) - 0.2 * isSkin);
    const cool = linearOf({ l: l + amount * 0.03 * (1 - l), c: c * (1 - fade), h });
    return [cool[0] * (1 - 0.06 * amount), cool[1], cool[2] * (1 + 0.13 * amount)];
  });
}

/**
 * Where snow lies, 0 to 1: on foliage and ground, and on what is lighter than what is below it, as
 * surfaces are that look up.
 */
async function coverOf(
  small: Pixels,
  sky: Plane | undefined,
  pause: PassContext['checkpoint'],
): Promise<Plane> {
  const { data, width, height } = small;
  const luma = lumaPlaneOf(small);
  const step = Math.max(1, Math.round(Math.max(width, height) / 140));
  const soft = gaussian(luma.data, small, step * 0.6);
  const cover = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    const below = Math.min(height - 1, y + step) * width;
    const t = (y + 0.5) / height;
    const isGround = smoothstep(0.5, 0.95, t);
    for (let x = 0; x < width; x++, p++) {
      const i = p * 3;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const topLit = smoothstep(0.015, 0.16, (soft[p] as number) - (soft[below + x] as number));
      const isGreen = smoothstep(2, 26, g - Math.max(b, r * 0.93));
      const isMuted = 1 - smoothstep(40, 110, Math.max(r, g, b) - Math.min(r, g, b));
      const ground = isGround * (0.2 + 0.35 * isMuted);
      const foliage = isGreen * (0.34 + 0.3 * smoothstep(0.25, 0.8, t));
      cover[p] = (Math.max(ground, foliage) + topLit * 0.45) * (1 - (sky?.data[p] ?? 0));
    }
  }
  const followed = await guidedFilter(small, cover, step * 2, 1e-3, pause);
  for (let p = 0; p < followed.length; p++)
    followed[p] = Math.min(0.92, Math.max(0, followed[p] as number));
  return { width, height, data: followed };
}

/**
 * A snowy day: cool light, a light veil, snow on foliage and on what looks up, flakes at several
 * distances. In place.
 *
 * @param amount 0 to 1
 */
export async function inSnow(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { width } = pixels;
  const stage = 'Making it snow';
  await context.checkpoint(stage, 0);
  const small = await shrunk(pixels, 320);
  const sky = await findSky(small, context.checkpoint);
  await context.checkpoint();
  const air = airOf(small).map((value) => Math.min(255, value * 1.04)) as Rgb;
  const far = await distanceOf(small, sky, context.checkpoint);
  for (let p = 0; p < far.data.length; p++)
    far.data[p] = 1 - Math.exp(-0.55 * amount * (far.data[p] as number) ** 1.3);
  const veilRows = enlargedRows(far, pixels);
  await context.checkpoint();
  const coverRows = enlargedRows(await coverOf(small, sky?.mask, context.checkpoint), pixels);
  await context.checkpoint();
  // Snow is among the lightest things of any picture.
  const gain = Math.min(2.6, Math.max(1, 165 / air[1]));
  const [veil, cover] = [new Float32Array(width), new Float32Array(width)];
  await gradeByRows(pixels, cubeAt(wintry, Math.min(1, 0.3 + amount)), context, (row, y) => {
    veilRows.row(y, veil);
    coverRows.row(y, cover);
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const r = row[o] as number;
      const g = row[o + 1] as number;
      const b = row[o + 2] as number;
      const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      // Snow keeps the light and shade of what it lies on; deep shadow stays free of it.
      const lit = luma < 20 ? luma / 20 : 1;
      const share = amount * 1.15 * (cover[x] as number) * lit;
      const bright = 158 * Math.sqrt((luma * gain) / 255) + 92 * lit;
      const white = bright > 250 ? 250 : bright;
      const over = share > 1 ? 1 : share;
      const thick = veil[x] as number;
      const red = r + (white * 0.965 - r) * over;
      const green = g + (white * 0.985 - g) * over;
      const blue = b + (Math.min(255, white * 1.03) - b) * over;
      row[o] = red + (air[0] - red) * thick;
      row[o + 1] = green + (air[1] - green) * thick;
      row[o + 2] = blue + (air[2] - blue) * thick;
    }
  });
  for (const [k, layer] of LAYERS.entries()) {
    await context.checkpoint(stage, 0.7 + 0.07 * k);
    drawFlakes(pixels, { ...layer, count: layer.count * (0.2 + 1.3 * amount) }, 51 + k);
  }
  return pixels;
}
