import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { ink } from './ink.ts';
import type { Pause } from './pause.ts';
import { byte, combined, lightOf } from './planes.ts';
import { colourGain, gammaFor, slope, stepped, stretched } from './tones.ts';

/** Levels of light. */
const LEVELS = 5;

/**
 * Flat bright colours in a few levels of light, within bold dark lines.
 *
 * @param strength 0 … 1
 */
export async function cartoon(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const longer = Math.max(pixels.width, pixels.height);
  const simple = { radius: 0.0028 + 0.0032 * strength, times: 2 };
  const { photo, light, flow, flat } = await formsOf(pixels, simple, pause);
  const flatLight = lightOf(flat);
  const nib = {
    sigma: Math.max(0.8, (longer / 1100) * (0.9 + 0.6 * strength)),
    reach: 0.5 + 0.45 * strength,
    hardness: 3.5,
  };
  // Drawn half from the photo, for its features, half from the forms, which have no texture.
  const drawnFrom = combined(light, 0.5, flatLight, 0.5);
  await pause(0.55);
  const lines = await ink(drawnFrom, flow, nib, pause);
  await pause(0.75);
  const tone = gaussian(stretched(flatLight.slice()), photo, Math.max(0.7, longer / 1200));
  await pause();
  const gamma = gammaFor(tone, 0.5);
  const steep = slope(gaussian(tone, photo, longer / 400), photo);
  await pause(0.95);
  const { data } = pixels;
  const vivid = 1.4 + 0.5 * strength;
  const stepping = 0.45 + 0.5 * strength;
  const { width, height } = pixels;
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, i = 3 * p; x < width; x++, p++, i += 3) {
      const was = flatLight[p] as number;
      const t = (tone[p] as number) ** gamma;
      // A hard step across a slow gradient would draw a shore where there is none.
      const sharpness = Math.min(8, 2.2 + (steep[p] as number) * longer * 1.6);
      const lit = 0.05 + 0.95 * (t + (stepped(t, LEVELS, sharpness) - t) * stepping);
      const gain = Math.min(3.2, (lit + 0.02) / (was + 0.02));
      const r = flat.red[p] as number;
      const g = flat.green[p] as number;
      const b = flat.blue[p] as number;
      const colour = colourGain(gain, Math.max(r, g, b) - Math.min(r, g, b), vivid);
      const line = (lines[p] as number) * 0.92;
      const shown = 1 - line;
      data[i] = byte((lit + (r - was) * colour) * shown + 0.04 * line);
      data[i + 1] = byte((lit + (g - was) * colour) * shown + 0.03 * line);
      data[i + 2] = byte((lit + (b - was) * colour) * shown + 0.07 * line);
    }
  });
  return pixels;
}
