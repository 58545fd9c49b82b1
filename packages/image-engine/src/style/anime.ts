import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { ink } from './ink.ts';
import type { Pause } from './pause.ts';
import { byte, combined, lightOf, smoothstep } from './planes.ts';
import { colourGain, gammaFor, stretched } from './tones.ts';

/**
 * Cel shading: clean, luminous colours, one soft step between light and cool shade, thin lines in a
 * deep shade of the colour they bound, and light that blooms as from a bright sky.
 *
 * @param strength 0 … 1
 */
export async function anime(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { width, height, data } = pixels;
  const longer = Math.max(width, height);
  const simple = { radius: 0.003 + 0.0034 * strength, times: 2 };
  const { photo, light, flow, flat } = await formsOf(pixels, simple, pause);
  const flatLight = lightOf(flat);
  const drawnFrom = combined(light, 0.4, flatLight, 0.6);
  await pause(0.55);
  const nib = { sigma: Math.max(0.7, longer / 1400), reach: 0.7 + 0.25 * strength, hardness: 2.2 };
  const lines = await ink(drawnFrom, flow, nib, pause);
  await pause(0.68);
  const tone = stretched(flatLight.slice());
  const gamma = gammaFor(tone, 0.56);
  // Shade is judged against the light around, as a painter does who lights each form by itself.
  const around = gaussian(tone, photo, longer / 14);
  await pause(0.82);
  const bright = new Float32Array(tone.length);
  for (let p = 0; p < bright.length; p++)
    bright[p] = Math.max(0, (tone[p] as number) ** gamma - 0.7) * 1.6;
  const bloom = gaussian(bright, photo, longer / 45);
  await pause(0.95);
  const vivid = 1.3 + 0.7 * strength;
  const cel = 0.35 + 0.4 * strength;
  const glow = 0.15 + 0.3 * strength;
  await eachRow(height, pause, (y) => {
    const sky = (0.1 + 0.2 * strength) * (1 - y / height) ** 2;
    for (let x = 0, p = y * width, i = 3 * p; x < width; x++, p++, i += 3) {
      const t = tone[p] as number;
      const middle = 0.5 * (around[p] as number) + 0.2;
      const lit = smoothstep(middle - 0.09, middle + 0.09, t);
      const bright = 0.08 + 0.88 * t ** gamma;
      // Within light and within shade most of the modelling goes, the soft gradients stay.
      const evened = bright + (0.12 * lit - 0.07 + (middle - t) * 0.35) * cel * (1 - bright * 0.6);
      const gain = Math.min(3.4, (evened + 0.03) / ((flatLight[p] as number) + 0.03));
      const shade = (1 - lit) * cel * (0.2 + bright) * (1 - bright);
      const own = flatLight[p] as number;
      let r = flat.red[p] as number;
      let g = flat.green[p] as number;
      let b = flat.blue[p] as number;
      const colour = colourGain(gain, Math.max(r, g, b) - Math.min(r, g, b), vivid);
      r = evened + (r - own) * colour - 0.04 * shade;
      g = evened + (g - own) * colour - 0.03 * shade;
      b = evened + (b - own) * colour + 0.3 * shade;
      const line = (lines[p] as number) * (0.55 + 0.35 * strength);
      r *= 1 - line * 0.82;
      g *= 1 - line * 0.9;
      b *= 1 - line * 0.76;
      const shine = (bloom[p] as number) * glow;
      data[i] = byte(1 - (1 - r) * (1 - shine) * (1 - sky * 0.5));
      data[i + 1] = byte(1 - (1 - g) * (1 - shine * 0.94) * (1 - sky * 0.82));
      data[i + 2] = byte(1 - (1 - b) * (1 - shine * 0.82) * (1 - sky));
    }
  });
  return pixels;
}
