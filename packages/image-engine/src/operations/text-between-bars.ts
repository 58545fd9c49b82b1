import { barOf } from '../light/cinematic.ts';
import type { Pixels } from '../picture/picture.ts';

/** Whether black bars are at the edges when words are written. */
export const hasBars = (
  plan: readonly { readonly op: string; readonly params: object }[],
): boolean =>
  plan.some(({ params }) => 'letterbox' in params && params.letterbox === true) &&
  plan.every(({ op }) => op !== 'pad');

/** Written on what is between the bars: half on one, words would lie on two grounds. In place. */
export async function betweenBars(
  pixels: Pixels,
  draw: (on: Pixels) => Promise<Pixels | null>,
): Promise<Pixels | null> {
  const { data, width, height, channels } = pixels;
  const bar = barOf(pixels);
  const row = width * channels;
  const seen = data.subarray(bar * row, (height - bar) * row);
  const written = await draw({ ...pixels, data: seen, height: height - 2 * bar });
  if (!written) return null;
  if (written.data !== seen) seen.set(written.data);
  return pixels;
}
