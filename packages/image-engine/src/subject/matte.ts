import type { Pixels } from '../picture/picture.ts';
import { type MattingLaplacian, mattingLaplacian, ROW } from './matting-laplacian.ts';

/** The remaining error, squared and relative, that ends the search. */
const GOOD_ENOUGH = 1e-6;
/** The least that an error is divided by: a pixel whose colour is all its own is explained by itself. */
const LEAST = 1e-3;

/**
 * Solves for how much of the subject is in each pixel between what is known to be inside and what is
 * known to be outside, from the assumption that colours vary along a line within small windows (A. Levin
 * et al., A Closed-Form Solution to Natural Image Matting, 2008), by conjugate gradients.
 *
 * @param start share of the subject, 0 to 1; exact where known. It becomes the result.
 * @param known 1 where it is known
 * @param pause awaited between rounds
 */
export async function closedFormMatte(
  picture: Pixels,
  start: Float32Array,
  known: Uint8Array,
  rounds: number,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const laplacian = await mattingLaplacian(picture, start, known, pause);
  const { places, entries, wanted } = laplacian;
  const count = places.length;
  // One more, which is always 0, for what is known.
  const solution = new Float32Array(count + 1);
  for (let k = 0; k < count; k++) solution[k] = start[places[k] as number] as number;
  const residual = new Float32Array(count);
  const direction = new Float32Array(count + 1);
  const image = new Float32Array(count + 1);
  await pause();
  apply(laplacian, solution, image);
  const shares = new Float32Array(count);
  for (let k = 0; k < count; k++) shares[k] = 1 / Math.max(LEAST, entries[k * ROW] as number);
  let error = 0;
  for (let k = 0; k < count; k++) {
    const value = (wanted[k] as number) - (image[k] as number);
    residual[k] = value;
    direction[k] = value * (shares[k] as number);
    error += value * (direction[k] as number);
  }
  const enough = error * GOOD_ENOUGH;
  for (let round = 0; round < rounds && error > enough; round++) {
    if (round % 8 === 7) await pause();
    apply(laplacian, direction, image);
    let curvature = 0;
    for (let k = 0; k < count; k++) curvature += (direction[k] as number) * (image[k] as number);
    if (curvature <= 0) break;
    const step = error / curvature;
    let left = 0;
    for (let k = 0; k < count; k++) {
      solution[k] = (solution[k] as number) + step * (direction[k] as number);
      const value = (residual[k] as number) - step * (image[k] as number);
      residual[k] = value;
      left += value * value * (shares[k] as number);
    }
    const turn = left / error;
    for (let k = 0; k < count; k++)
      direction[k] =
        (residual[k] as number) * (shares[k] as number) + turn * (direction[k] as number);
    error = left;
  }
  for (let k = 0; k < count; k++)
    start[places[k] as number] = Math.min(1, Math.max(0, solution[k] as number));
  return start;
}

/** The matrix times a vector; one more entry at the end of both takes what is known. */
function apply(
  { places, entries, columns }: MattingLaplacian,
  values: Float32Array,
  out: Float32Array,
): void {
  out.fill(0);
  for (let k = 0, i = 0; k < places.length; k++) {
    const own = values[k] as number;
    let sum = own * (entries[i++] as number);
    for (const end = i + ROW - 1; i < end; i++) {
      const entry = entries[i] as number;
      const other = columns[i] as number;
      sum += entry * (values[other] as number);
      out[other] = (out[other] as number) + entry * own;
    }
    out[k] = (out[k] as number) + sum;
  }
}
