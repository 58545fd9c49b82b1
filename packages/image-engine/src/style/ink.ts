import { averagedAlong, type Flow } from '../vision/flow.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Pause } from './pause.ts';

/** How a picture is inked. */
export interface Nib {
  /** Breadth of the finest line, px. */
  sigma: number;
  /** How faint an edge may be to be drawn: 0 none … 1 nearly all. */
  reach: number;
  /** From pencil-soft 1 to pen-hard 12. */
  hardness: number;
}

/** How far round edges crowd each other, in breadths of a line. */
const CROWD = 10;
/** Share of the edges around that a line must rise above. */
const CROWD_SHARE = 0.62;
/** The wider of the two blurs whose difference makes the lines, as in the source. */
const WIDER = 1.6;

/**
 * Ink lines where the picture's light falls off, joined along the flow: the extended difference of
 * Gaussians (Winnemöller, Kyprianidis & Olsen, "XDoG", 2012) with the flow of Kang, Lee & Chui,
 * "Coherent line drawing", 2007. The difference is taken relative to the light around, so that shade
 * is drawn as readily as sun.
 *
 * @param light 0 … 1
 * @returns how much ink: 0 none … 1
 */
export async function ink(
  light: Float32Array,
  flow: Flow,
  { sigma, reach, hardness }: Nib,
  pause: Pause,
): Promise<Float32Array> {
  const near = gaussian(light, flow, sigma);
  await pause();
  const far = gaussian(light, flow, sigma * WIDER);
  for (let p = 0; p < near.length; p++) {
    const around = far[p] as number;
    near[p] = ((near[p] as number) - around) / (around + 0.12);
  }
  const lines = await averagedAlong(near, flow, Math.max(2, Math.round(sigma * 4)), pause);
  await pause();
  // Where edges crowd, as in grass and gravel, only the strong ones are drawn: texture is not form.
  for (let p = 0; p < near.length; p++) near[p] = Math.abs(lines[p] as number);
  const crowd = gaussian(near, flow, sigma * CROWD, near);
  await pause();
  const faintest = 0.06 * (1 - reach) + 0.004;
  for (let p = 0; p < lines.length; p++) {
    const depth = -(lines[p] as number) - faintest - CROWD_SHARE * (crowd[p] as number);
    lines[p] = depth <= 0 ? 0 : Math.tanh(depth * hardness * 12);
  }
  return lines;
}
