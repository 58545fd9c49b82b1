import type { OpaquePixels } from '../picture/working-size.ts';
import { flowOf } from '../vision/flow.ts';
import { gaussian } from '../vision/gaussian.ts';
import { footprint } from './brush.ts';
import { formsOf } from './forms.ts';
import type { Pause } from './pause.ts';
import { byte, intoPixels, lightOf, type Planes } from './planes.ts';
import { type Layer, paintLayer } from './stroke-layer.ts';
import type { Easel } from './strokes.ts';
import { colourGain, gammaFor } from './tones.ts';

const BRUSHES = [1, 2, 3, 4, 5, 6].map((seed) => footprint(seed * 7919));

/** Breadths of the brushes, large first, as shares of the longer edge, and what each is used for. */
const LAYERS: readonly Omit<Layer, 'seed'>[] = [
  { breadth: 1 / 38, length: 4, tolerance: 54, error: 0 },
  { breadth: 1 / 75, length: 4.5, tolerance: 60, error: 26 },
  { breadth: 1 / 140, length: 4.5, tolerance: 66, error: 30 },
  { breadth: 1 / 260, length: 4, tolerance: 80, error: 34 },
];
/** Breadth under which a stroke is no stroke any more, px. */
const FINEST = 2.6;

/**
 * Strokes of thick paint that follow the forms, large ones first and fine ones where they are needed,
 * in light from the upper left.
 *
 * @param strength 0 … 1: how broad the brushes are and how thick the paint
 */
export async function oilPainting(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { width, height } = pixels;
  const longer = Math.max(width, height);
  const { light, flat } = await formsOf(pixels, { radius: 0.003, times: 1 }, pause);
  await pause();
  enrich(flat);
  await pause();
  const model = intoPixels(flat, { ...pixels, data: new Uint8Array(pixels.data.length) });
  const flow = await flowOf(light, pixels, Math.max(1.5, longer / 220), pause);
  await pause(0.55);
  const canvas = intoPixels(flat, pixels);
  const relief = new Float32Array(width * height).fill(0.2);
  const easel: Easel = { canvas, relief, model, flow, brushes: BRUSHES };
  for (const [index, layer] of LAYERS.entries()) {
    const breadth = layer.breadth * longer * (0.6 + 0.65 * strength);
    if (breadth < FINEST) continue;
    await paintLayer(easel, { ...layer, breadth, seed: 11 + index }, pause);
    await pause(0.55 + (0.4 * (index + 1)) / LAYERS.length);
  }
  return lit(canvas, gaussian(relief, canvas, Math.max(0.5, longer / 2000)), 0.5 + 0.9 * strength);
}

/** Oil's deep, saturated colours, in place. */
function enrich(planes: Planes): void {
  const light = lightOf(planes);
  const gamma = (1 + gammaFor(light, 0.42)) / 2;
  const { red, green, blue } = planes;
  for (let p = 0; p < light.length; p++) {
    const l = light[p] as number;
    const lifted = l ** gamma;
    const deep = lifted + (lifted * lifted * (3 - 2 * lifted) - lifted) * 0.25;
    const r = red[p] as number;
    const g = green[p] as number;
    const b = blue[p] as number;
    const colour = colourGain(
      (lifted + 0.02) / (l + 0.02),
      Math.max(r, g, b) - Math.min(r, g, b),
      1.3,
    );
    red[p] = deep + (r - l) * colour;
    green[p] = deep + (g - l) * colour;
    blue[p] = deep + (b - l) * colour;
  }
}

/** Lights the paint's relief from the upper left, in place. */
function lit(canvas: OpaquePixels, relief: Float32Array, thickness: number): OpaquePixels {
  const { width, height, data } = canvas;
  for (let y = 0, i = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++, i += 3) {
      const dx =
        (relief[row + Math.min(width - 1, x + 1)] as number) -
        (relief[row + Math.max(0, x - 1)] as number);
      const dy = (relief[below + x] as number) - (relief[above + x] as number);
      const facing = Math.min(0.22, Math.max(-0.22, (dx * 0.7 + dy) * 0.3 * thickness));
      const shine = Math.max(0, facing - 0.06) * 0.55;
      for (let c = 0; c < 3; c++)
        data[i + c] = byte(((data[i + c] as number) / 255) * (1 + facing) + shine);
    }
  }
  return canvas;
}
