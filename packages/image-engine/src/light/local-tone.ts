import type { PassContext, Pixels } from '../picture/picture.ts';
import { lumaPlaneOf, type Plane, shrunk } from '../vision/plane.ts';
import { followTones } from './follow-tones.ts';
import { localLaplacian } from './local-laplacian.ts';
import { noiseLevel } from './noise-level.ts';

/** Longer edge of the copy on which the tones are worked out, px. */
const WORKING_EDGE = 720;

/** Luma that a share of the pixels lies below. */
function percentileOf(plane: Float32Array): (share: number) => number {
  const sorted = plane.slice().sort();
  return (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/**
 * The tones brought back to the range that the picture had, which a flat one may overstep a little, and
 * those of a dark picture lifted, its black excepted.
 */
async function spread(
  toned: Plane,
  luma: Plane,
  amount: number,
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  const now = percentileOf(toned.data);
  await checkpoint();
  const before = percentileOf(luma.data);
  await checkpoint();
  const [low, high] = [now(0.005), now(0.995)];
  if (high - low < 0.02) return;
  const from = before(0.005) * (1 - 0.5 * amount) + 0.01 * amount;
  const to = before(0.995) + (0.985 - before(0.995)) * 0.6 * amount;
  const gain = Math.min(1.8, (to - from) / (high - low));
  const median = from + (now(0.5) - low) * gain;
  const lift = amount * Math.min(1, Math.max(0, (0.52 - median) / 0.3));
  for (let p = 0; p < toned.data.length; p++) {
    const value = Math.max(0, from + ((toned.data[p] as number) - low) * gain);
    // Rises fastest a fifth of the way up and leaves both ends where they are.
    toned.data[p] = value + lift * 1.1 * value * Math.max(0, 1 - value) ** 3;
  }
}

/**
 * Lifts shadows, holds highlights and brings out detail, in place. The tones are worked out on a
 * smaller copy; the picture follows them by local lines, so that its own edges stay.
 *
 * @param amount 0 to 1
 */
export async function withLocalTone(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { checkpoint } = context;
  const stage = 'Balancing light and shade';
  await checkpoint(stage, 0);
  const luma = lumaPlaneOf(await shrunk(pixels, WORKING_EDGE));
  const noise = noiseLevel({ ...luma, data: luma.data.map((value) => 255 * value) }) / 255;
  const tone = { sigma: 0.16, clarity: 1.15 * amount, edges: 1 - 0.5 * amount, noise };
  const toned = await localLaplacian(luma, tone, (share) => checkpoint(stage, share * 0.6));
  await spread(toned, luma, amount, checkpoint);
  await checkpoint();
  return followTones(pixels, luma, toned, context, {
    from: 0.6,
    stage,
    colour: 1 + 0.22 * amount,
    noise,
  });
}
