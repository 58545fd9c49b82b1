import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { resizeMask } from './plane.ts';

/** How round the figure is, as a share of its longer edge: its normals lean within that of its outline. */
const ROUNDNESS = 0.075;
/** A photo's highlight is that much brighter than its surroundings, 0 to 1. */
const HIGHLIGHT = 0.05;
/** Radius within which colours are made even, as a share of the longer edge. */
const SMOOTHING = 0.007;
/** Paint levels that light is drawn to, softly: moulded plastic is painted in few shades. */
const SHADES = 7;
const SHADE_SHARE = 0.45;
/** How much purer paint is than what was photographed. */
const PURITY = 1.22;

/** Directions towards the softbox on the left above and the rim lamp on the right behind. */
const KEY = unit(-0.5, -0.6, 0.62);
const RIM = unit(0.86, -0.2, 0.1);
/** Half way between the softbox and the eye: where its reflection is seen. */
const SHINE = unit(KEY[0], KEY[1], KEY[2] + 1);

type Direction = readonly [number, number, number];

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/**
 * Colours without skin's and cloth's small changes, edges kept; a new picture in three channels. Twice
 * little is smoother than once much, and leaves eyes and mouths.
 */
async function smoothed(pixels: Pixels, pause: PassContext['checkpoint']): Promise<Pixels> {
  const { width, height, channels } = pixels;
  const radius = Math.max(2, Math.round(Math.max(width, height) * SMOOTHING));
  let data = new Uint8Array(width * height * 3);
  for (let i = 0, o = 0; o < data.length; i += channels, o += 3)
    data.set(pixels.data.subarray(i, i + 3), o);
  for (const variance of [0.004, 0.0015]) {
    const guide: Pixels = { data, width, height, channels: 3 };
    const next = new Uint8Array(data.length);
    for (const c of [0, 1, 2]) {
      await pause();
      const plane = new Float32Array(width * height);
      for (let p = 0; p < plane.length; p++) plane[p] = (data[p * 3 + c] as number) / 255;
      const smooth = await guidedFilter(guide, plane, radius, variance, pause);
      for (let p = 0; p < plane.length; p++)
        next[p * 3 + c] = 255 * Math.min(1, Math.max(0, smooth[p] as number)) + 0.5;
    }
    data = next;
  }
  return { data, width, height, channels: 3 };
}

/** The mask with the rounded, clean outline of a moulded thing. */
export async function moulded(mask: Mask): Promise<Mask> {
  const { width, height } = mask;
  const level = Float32Array.from(mask.data, (value) => value / 255);
  const soft = gaussian(level, mask, Math.max(0.8, Math.max(width, height) * 0.006));
  const data = Uint8Array.from(
    soft,
    (value) => 255 * Math.min(1, Math.max(0, (value - 0.5) * 4.5 + 0.5)),
  );
  return { data, width, height };
}

/** The figure's surface as if it bulged within its outline: its height in px, over every pixel. */
async function relief(mask: Mask, pause: PassContext['checkpoint']): Promise<Float32Array> {
  const longer = Math.max(mask.width, mask.height);
  const level = Float32Array.from(mask.data, (value) => value / 255);
  const height = new Float32Array(level.length);
  // Narrow and wide bulges together: fingers are as round as bodies.
  for (const [share, weight] of [
    [1, 1],
    [0.4, 0.5],
    [0.16, 0.3],
  ] as const) {
    await pause();
    const soft = gaussian(level, mask, Math.max(1, longer * ROUNDNESS * share));
    const bulge = weight * share;
    for (let p = 0; p < height.length; p++) {
      const edge = Math.min(1, 2 - 2 * (soft[p] as number));
      height[p] = (height[p] as number) + Math.sqrt(1 - edge * edge) * bulge;
    }
  }
  const scale = longer * ROUNDNESS * 2.1;
  for (let p = 0; p < height.length; p++) height[p] = (height[p] as number) * scale;
  return gaussian(height, mask, Math.max(1, longer * 0.008));
}

/** Paint instead of the photo's surface: fewer shades, purer colours; in place. */
function paint({ data }: Pixels): void {
  for (let i = 0; i < data.length; i += 3) {
    const r = (data[i] as number) / 255;
    const g = (data[i + 1] as number) / 255;
    const b = (data[i + 2] as number) / 255;
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const at = luma * SHADES;
    const step = Math.floor(at) + 0.5 + 0.5 * Math.tanh((at - Math.floor(at) - 0.5) * 3.2);
    // Plastic is evenly lit: the photo's own deep shadows are opened.
    const shown = (luma + (step / SHADES - luma) * SHADE_SHARE) ** 0.86 * 0.96 + 0.02;
    const gain = luma < 0.004 ? 1 : shown / luma;
    const pure = gain > 1 ? 1 + (PURITY - 1) / gain : PURITY;
    data[i] = 255 * Math.min(1, Math.max(0, shown + (r * gain - shown) * pure));
    data[i + 1] = 255 * Math.min(1, Math.max(0, shown + (g * gain - shown) * pure));
    data[i + 2] = 255 * Math.min(1, Math.max(0, shown + (b * gain - shown) * pure));
  }
}

/** Where the photo shines: brighter than around it, without the grain of a single pixel; 0 to 1. */
function highlights(pixels: Pixels): Float32Array {
  const { data, width, height } = pixels;
  const longer = Math.max(width, height);
  const luma = new Float32Array(width * height);
  for (let p = 0, i = 0; p < luma.length; p++, i += 3)
    luma[p] =
      ((data[i] as number) * 54 + (data[i + 1] as number) * 183 + (data[i + 2] as number) * 19) /
      65536;
  const fine = gaussian(luma, pixels, Math.max(1, longer * 0.004));
  const wide = gaussian(luma, pixels, Math.max(2, longer * 0.035));
  for (let p = 0; p < luma.length; p++) {
    const above = ((fine[p] as number) - (wide[p] as number) - HIGHLIGHT) / 0.16;
    luma[p] = Math.min(1, Math.max(0, above)) * Math.min(1, (fine[p] as number) * 1.3);
  }
  return luma;
}

/**
 * The subject as if it were moulded in vinyl and stood in a studio: smooth paint, one soft light, two
 * reflections. Its light follows the outline and the photo's own highlights only, so that skin has no
 * blotches.
 *
 * @param mask moulded
 */
export async function inVinyl(
  pixels: Pixels,
  mask: Mask,
  pause: PassContext['checkpoint'],
): Promise<Pixels> {
  const surface = await smoothed(pixels, pause);
  await pause();
  const shine = highlights(surface);
  await pause();
  paint(surface);
  const shape = await resizeMask(mask, pixels);
  await pause();
  const height = await relief(shape, pause);
  await pause();
  const { data, width } = surface;
  const rows = surface.height;
  for (let y = 0, p = 0, i = 0; y < rows; y++) {
    const up = y === 0 ? 0 : -width;
    const down = y === rows - 1 ? 0 : width;
    for (let x = 0; x < width; x++, p++, i += 3) {
      if (shape.data[p] === 0) continue;
      const slope =
        (height[p + (x === width - 1 ? 0 : 1)] as number) -
        (height[p - (x === 0 ? 0 : 1)] as number);
      const fall = (height[p + down] as number) - (height[p + up] as number);
      const length = Math.hypot(slope, fall, 2);
      const nx = -slope / length;
      const ny = -fall / length;
      const nz = 2 / length;
      const lit = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
      const facing = Math.max(0, nx * SHINE[0] + ny * SHINE[1] + nz * SHINE[2]);
      const gloss = facing ** 48 * 0.1 * (1 - nz ** 8) + (shine[p] as number) * 0.3;
      const edge = (1 - nz) ** 2;
      const rim = Math.max(0, nx * RIM[0] + ny * RIM[1] + nz * RIM[2]) * edge * 0.75;
      const light = 0.5 + 0.62 * lit - 0.12 * edge;
      for (let c = 0; c < 3; c++) {
        const value =
          ((data[i + c] as number) / 255) * light + gloss + rim * (c === 2 ? 0.52 : 0.44);
        data[i + c] = 255 * (value < 0.82 ? value : 0.82 + 0.18 * Math.tanh((value - 0.82) / 0.18));
      }
    }
  }
  return surface;
}
