import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { paletteOf } from './palette.ts';
import type { Pause } from './pause.ts';
import { intoPixels, lightOf } from './planes.ts';
import { colourGain } from './tones.ts';

/** How much stronger the colours of inks are than those of the photo. */
const INKS = 1.3;
/** Share of the detail that the forms lost and the shapes get back. */
const DETAIL = 0.5;

/**
 * Flat shapes in the few colours that a picture's own gather round.
 *
 * @param count of the colours
 */
export async function posterised(
  pixels: OpaquePixels,
  count: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const forms = await formsOf(pixels, { radius: 0.0034, times: 2 }, pause);
  const { flat } = forms;
  const light = lightOf(flat);
  await pause();
  const fine = gaussian(
    forms.light,
    flat,
    Math.max(0.6, Math.max(pixels.width, pixels.height) / 1300),
  );
  await pause();
  const { red, green, blue } = flat;
  for (let p = 0; p < light.length; p++) {
    const l = light[p] as number;
    const r = red[p] as number;
    const g = green[p] as number;
    const b = blue[p] as number;
    const colour = colourGain(1, Math.max(r, g, b) - Math.min(r, g, b), INKS);
    // A little of the photo's own detail keeps eyes and lettering.
    const lit = l + DETAIL * ((fine[p] as number) - l);
    red[p] = lit + (r - l) * colour;
    green[p] = lit + (g - l) * colour;
    blue[p] = lit + (b - l) * colour;
  }
  await pause();
  const { data } = intoPixels(flat, pixels);
  await pause(0.7);
  const { colours, nearest } = await paletteOf(pixels, count, pause);
  await pause(0.95);
  for (let p = 0, i = 0; p < nearest.length; p++, i += 3) {
    const k = (nearest[p] as number) * 3;
    data[i] = colours[k] as number;
    data[i + 1] = colours[k + 1] as number;
    data[i + 2] = colours[k + 2] as number;
  }
  return pixels;
}
