import { eachRow } from '../picture/each-row.ts';
import type { Size } from '../picture/picture.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import { ink } from './ink.ts';
import { add, hills } from './noise.ts';
import type { Pause } from './pause.ts';
import { byte, lightOf, type Planes, smoothstep } from './planes.ts';
import { colourGain, gammaFor, slope, stepped, stretched } from './tones.ts';
import { wobbled } from './wobble.ts';

/** Washes laid over one another. */
const WASHES = 5;
/** Cold-pressed cotton paper. */
const PAPER = [0.995, 0.985, 0.96] as const;
/** Pigment density that the densest wash keeps of the light: watercolour has no black. */
const DEEPEST = 0.17;

/**
 * Transparent washes on grained paper: wobbling edges along which pigment gathers, colours that run
 * into each other where the picture is soft, pigment that settles in the paper's grain, lights left
 * blank, over a faint pencil drawing. Pigment density after Bousseau, Kaplan, Thollot & Sillion,
 * "Interactive watercolor rendering", 2006: c′ = c − (c − c²)(d − 1).
 *
 * @param strength 0 … 1: how wet it was painted
 */
export async function watercolour(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const longer = Math.max(pixels.width, pixels.height);
  const simple = { radius: 0.003 + 0.0034 * strength, times: 2 };
  const { light, flow, flat } = await formsOf(pixels, simple, pause);
  const nib = { sigma: Math.max(0.65, longer / 1400), reach: 0.8, hardness: 1.1 };
  const pencil = await ink(light, flow, nib, pause);
  await pause(0.55);
  const reach = (longer / 380) * (0.5 + strength);
  const wet = await wobbled(flat, { reach, scale: longer / 80 }, pause);
  const run = hills(pixels, longer / 9, 41);
  add(run, hills(pixels, longer / 26, 42), 0.7);
  await pause(0.65);
  await pause();
  const grain = hills(pixels, Math.max(1.6, longer / 520), 44);
  add(grain, hills(pixels, Math.max(1, longer / 1100), 45), 0.8);
  await pause(0.7);
  const own = lightOf(wet);
  const washed = await washes(stretched(own.slice()), run, pixels, pause);
  const density = await densities({ washed, run, grain }, pixels, strength, pause);
  await pause(0.9);
  const vivid = 1.2 + 0.3 * strength;
  return laid(pixels, { wet, own, washed, density, run, grain, pencil }, vivid, pause);
}

/** Light in soft-edged washes: hard edges where the picture has edges, running where it is soft. */
async function washes(
  tone: Float32Array,
  run: Float32Array,
  size: Size,
  pause: Pause,
): Promise<Float32Array> {
  const longer = Math.max(size.width, size.height);
  await pause();
  const gamma = gammaFor(tone, 0.64);
  const steep = slope(gaussian(tone, size, longer / 260), size);
  await pause(0.75);
  for (let p = 0; p < tone.length; p++) {
    const t = (tone[p] as number) ** gamma;
    const dry = 1.2 + Math.min(5, (steep[p] as number) * longer * 1.2);
    const wave = Math.min(1, Math.max(0, t + (run[p] as number) * 0.03));
    tone[p] = t + (stepped(wave, WASHES, dry) - t) * 0.7;
  }
  await pause(0.8);
  return tone;
}

/** Where pigment lies thick or thin; 1 is the colour as it was mixed. */
async function densities(
  { washed, run, grain }: { washed: Float32Array; run: Float32Array; grain: Float32Array },
  size: Size,
  strength: number,
  pause: Pause,
): Promise<Float32Array> {
  const longer = Math.max(size.width, size.height);
  const near = gaussian(washed, size, Math.max(0.9, longer / 420));
  await pause();
  const far = gaussian(washed, size, longer / 130);
  await pause(0.85);
  for (let p = 0; p < near.length; p++) {
    const t = washed[p] as number;
    // A wash is darkest just inside its edge, where it is darker than the blurred picture.
    const gathered = Math.max(-0.35, Math.min(0.9, ((near[p] as number) - t) * 8));
    const drained = Math.max(-0.1, Math.min(0.3, ((far[p] as number) - t) * 0.9));
    const flowed = (run[p] as number) * (0.2 + 0.2 * strength);
    near[p] = 1 + gathered + drained + flowed + (grain[p] as number) * (0.12 + 0.2 * (1 - t));
  }
  return near;
}

/** All that makes the painting, one value a pixel each. */
interface Sheet {
  wet: Planes;
  /** Light of `wet`. */
  own: Float32Array;
  washed: Float32Array;
  density: Float32Array;
  run: Float32Array;
  grain: Float32Array;
  pencil: Float32Array;
}

/** Lays the pigment on the paper. */
async function laid(
  pixels: OpaquePixels,
  sheet: Sheet,
  vivid: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { wet, own, washed, density, run, grain, pencil } = sheet;
  const { data } = pixels;
  const { width, height } = pixels;
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, i = 3 * p; x < width; x++, p++, i += 3) {
      const t = washed[p] as number;
      const l = own[p] as number;
      const lit = DEEPEST + (1 - DEEPEST) * t;
      // What was black is laid in with indigo.
      const indigo = 0.06 * (1 - t) * (1 - t);
      const r = wet.red[p] as number;
      const g = wet.green[p] as number;
      const b = wet.blue[p] as number;
      const gain = Math.min(3.6, (lit + 0.03) / (l + 0.03));
      const stain = colourGain(gain, Math.max(r, g, b) - Math.min(r, g, b), vivid);
      const thick = (density[p] as number) - 1;
      // Lights are left blank.
      const blank = smoothstep(0.8, 1, t + (run[p] as number) * 0.05) * 0.85;
      const shown = (1 - (pencil[p] as number) * 0.72) * (1 + (grain[p] as number) * 0.012);
      for (let c = 0; c < 3; c++) {
        const hue = (c === 0 ? r : c === 1 ? g : b) - l;
        const colour = Math.min(0.985, Math.max(0.03, lit + hue * stain + indigo * (c - 1)));
        const dyed = colour - (colour - colour * colour) * thick;
        data[i + c] = byte((dyed + (1 - dyed) * blank) * (PAPER[c] as number) * shown);
      }
    }
  });
  return pixels;
}
