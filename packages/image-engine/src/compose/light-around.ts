import { fromPixels, toPixels } from '../picture/decode.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { enlargedRows } from '../vision/plane.ts';
import type { Cut } from './fit.ts';
import type { Light } from './light.ts';
import { blurMask, resizeMask, within } from './plane.ts';

/** Light changes slowly over a subject: it is worked out at that longer edge, px. */
const WORKING_EDGE = 360;
/** Width of the band at the edge into which light from behind wraps, as a share of the longer edge. */
const WRAP_WIDTH = 0.012;
const WRAP_STRENGTH = 0.42;
/** How much brighter the side that faces a wholly directed light is. */
const SHADING = 0.3;
/** Gains from 0.5 to 1.5 are carried in a byte. */
const GAIN_RANGE = 1;

/** Light of the ground on the subject, in place: brighter where it faces the light, a glow at its edge. */
export async function lightAround(
  cut: Cut,
  ground: Pixels,
  light: Light,
  pause: PassContext['checkpoint'],
): Promise<void> {
  const { mask } = cut;
  const size = within(mask, WORKING_EDGE);
  const small = await resizeMask(mask, size);
  const wrap = await wrapLight(await behind(cut, ground, size), small);
  const shade = await shading(small, light);
  const maps = [shade.data, ...[0, 1, 2].map((c) => wrap.data.filter((_, i) => i % 3 === c))];
  const rows = maps.map((data) => enlargedRows({ ...size, data: Float32Array.from(data) }, mask));
  const [gain, red, green, blue] = maps.map(() => new Float32Array(mask.width)) as Lines;
  await eachRow(mask.height, pause, (y) => {
    for (const [k, line] of [gain, red, green, blue].entries()) rows[k]?.row(y, line);
    lightRow(cut, y, gain, [red, green, blue]);
  });
  await pause();
}

type Lines = [Float32Array, Float32Array, Float32Array, Float32Array];

/** Lights one row of the subject, in place. */
function lightRow(
  { pixels: { data, channels }, mask }: Cut,
  y: number,
  gain: Float32Array,
  glow: readonly Float32Array[],
): void {
  for (let x = 0, p = y * mask.width, i = p * channels; x < mask.width; x++, p++, i += channels) {
    if (mask.data[p] === 0) continue;
    const factor = 0.5 + ((gain[x] as number) / 255) * GAIN_RANGE;
    for (let c = 0; c < 3; c++) {
      const was = data[i + c] as number;
      // Brighter by less where it is bright already: lit skin must not burn out.
      const value = factor > 1 ? (was * factor) / (1 + (was / 255) * (factor - 1)) : was * factor;
      const light = (glow[c] as Float32Array)[x] as number;
      // Screen: what is bright already gains little.
      data[i + c] = value + light - (value * light) / 255 + 0.5;
    }
  }
}

/** What lies behind the subject, small and without its details. */
async function behind({ mask, left, top }: Cut, ground: Pixels, size: Size): Promise<Pixels> {
  const part = await toPixels(
    fromPixels(ground)
      .extract({ left, top, width: mask.width, height: mask.height })
      .removeAlpha()
      .resize(size.width, size.height, { fit: 'fill' }),
  );
  return toPixels(fromPixels(part).blur(Math.max(0.5, WORKING_EDGE * 0.025)));
}

/** Light that reaches round the subject's edge, in the colours behind it. */
async function wrapLight(behind: Pixels, mask: Mask): Promise<Pixels> {
  const sigma = Math.max(0.5, WRAP_WIDTH * Math.max(mask.width, mask.height));
  const soft = await blurMask(mask, sigma);
  const { data } = behind;
  for (let p = 0, i = 0; p < mask.data.length; p++, i += 3) {
    // Half at the edge itself, nothing deep inside.
    const open = Math.max(0, 1 - (soft.data[p] as number) / 255);
    const share = WRAP_STRENGTH * Math.min(0.6, open);
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) * share;
  }
  return behind;
}

/** How much of the light falls on each part: the subject is taken to bulge like a cushion. */
async function shading(mask: Mask, { from: [across, down] }: Light): Promise<Mask> {
  const { width, height } = mask;
  const bulge = await blurMask(mask, Math.max(1, Math.max(width, height) * 0.06));
  const data = new Uint8Array(width * height);
  const reach = Math.max(width, height) * 0.06;
  for (let y = 0, p = 0; y < height; y++) {
    const above = y === 0 ? 0 : -width;
    const below = y === height - 1 ? 0 : width;
    for (let x = 0; x < width; x++, p++) {
      const rise =
        (bulge.data[p + (x === width - 1 ? 0 : 1)] as number) -
        (bulge.data[p - (x === 0 ? 0 : 1)] as number);
      const fall = (bulge.data[p + below] as number) - (bulge.data[p + above] as number);
      // The surface leans away from where the bulge rises.
      const facing = (-(rise * across + fall * down) / 255) * reach;
      const gain = 1 + SHADING * Math.max(-0.8, Math.min(1, facing));
      data[p] = Math.round(Math.min(1, Math.max(0, (gain - 0.5) / GAIN_RANGE)) * 255);
    }
  }
  return blurMask({ data, width, height }, 2);
}
